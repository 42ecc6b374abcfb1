// Figures in the prose are derived from the tables of readings.
import { expect, test } from '@playwright/test'
import { readCsv } from '../../../tests/support/read-csv.ts'
import { joinQuantities } from '../format-numbers.ts'
import { cases } from '../record.ts'
import { predictHeight, tideTable } from '../uncharted/tide-table.ts'
import { createPredictionDeviation, fitLine } from './fit.ts'
import { resonanceTable } from './resonance.ts'
import { type Column, getDay, parseTable, readReadingFile, readTable } from './table.ts'
import { uncharted } from './uncharted.ts'
import { unchartedChecks } from './uncharted-checks.ts'
import { findMissingDays, unchartedDaily } from './uncharted-daily.ts'
import { deriveStorm, storm, stormTable } from './uncharted-storm.ts'

test('the tide tables are the prediction from NOAA’s constituents, to the centimeter, in every table that has them', () => {
  expect(JSON.parse(readReadingFile('tide-constituents.json')).constituents).toHaveLength(37)
  const moments = [
    ...uncharted.walks.map(({ walked, tide_table_m }) => ({ moment: walked, tide_table_m })),
    ...storm.readings.map(({ read, tide_table_m }) => ({ moment: read, tide_table_m })),
  ]
  for (const { moment, tide_table_m } of moments) {
    const { level } = tideTable.getWaterLevelAtTime({ time: new Date(moment) })
    // As numbers: some of them round to -0.00.
    expect(Number(level.toFixed(2)) + 0, moment).toBe(tide_table_m + 0)
  }
  for (const row of unchartedDaily.days)
    for (const [moment, height] of [
      [row.longest_at, row.longest_tide_table_m],
      [row.shortest_at, row.shortest_tide_table_m],
    ] as const) {
      expect(getDay(moment)).toBe(row.day)
      // To the minute. One of them lies between two centimeters.
      expect(Math.abs(predictHeight(Date.parse(moment)) - height), moment).toBeLessThan(0.0051)
    }
})

test('a line is fitted to points that lie on one, and tells how far the farthest of others is', () => {
  expect(fitLine([0, 1, 2, 3].map((x) => [x, 7 - 2 * x]))).toEqual({ slope: -2, intercept: 7, largestResidual: 0 })
  const { slope, largestResidual } = fitLine([
    [-1, 0],
    [0, 3],
    [1, 0],
  ])
  expect(slope).toBe(0)
  expect(largestResidual).toBe(2)
})

test('a further point is as uncertain as the points around their line, and more so where there are none', () => {
  // By hand: the residuals are 1, -2 and 1, so s² is 6; at the mean √(6 · 4/3), one away √(6 · (4/3 + 1/2)).
  const deviation = createPredictionDeviation([
    [-1, 1],
    [0, -2],
    [1, 1],
  ])
  expect(deviation(0)).toBeCloseTo(Math.sqrt(8), 12)
  expect(deviation(1)).toBeCloseTo(Math.sqrt(11), 12)
})

test('a table with another column, a missing value or one of another type is refused, by its line', () => {
  const csv = readReadingFile('resonance.csv')
  expect(parseTable(resonanceTable, csv)[0]).toMatchObject({ mains: true, tone: true, frequency_hz: 19.2 })
  expect(parseTable(resonanceTable, csv).at(-1)).toMatchObject({ tone: false, frequency_hz: undefined })
  for (const [from, to, words] of [
    ['frequency_hz', 'frequency', /has the columns/],
    [',on,yes,19.2,0.1', ',on,yes,19.2', /line 2: there are not 5 values/],
    [',on,yes,19.2,', ',on,yes,loud,', /line 2: frequency_hz is “loud”/],
    [',on,yes,', ',maybe,yes,', /line 2: mains is “maybe”/],
    ['-07:00', '', /line 2: measured/],
    [',on,', ',,', /line 2: mains is “”/],
    ['01-06T21', '01-06T18', /line 3: its measured is not later than that of the line before/],
    ['2025-01-06T21', '2025-13-06T21', /line 3: its measured is not later/],
  ] as const)
    expect(() => parseTable(resonanceTable, csv.replace(from, to)), to).toThrow(words)
})

test('low water is not taken for a rise of the water', () => {
  const rows = readTable(stormTable).map((row, index) =>
    index === 3 ? { ...row, water_m: row.tide_table_m - 0.5 } : row,
  )
  expect(deriveStorm(rows).rise).toBe(storm.rise)
})

// The figures of the sentences, computed a second time: from the published file, by another reader, with other formulas.
const readColumns = (file: string) => {
  const rows = readCsv(readReadingFile(file))
  return (name: string) => rows.map((row) => Number(row[name]))
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** Returns the line by least squares, from sums of products. */
const computeLine = (x: readonly number[], y: readonly number[]) => {
  const products = sum(x.map((value, index) => value * (y[index] ?? Number.NaN)))
  const slope = (x.length * products - sum(x) * sum(y)) / (x.length * sum(x.map((value) => value ** 2)) - sum(x) ** 2)
  return { slope, intercept: (sum(y) - slope * sum(x)) / x.length }
}
const computeResiduals = (x: readonly number[], y: readonly number[]) =>
  x.map((value, index) => (y[index] ?? Number.NaN) - uncharted.line.slope * value - uncharted.line.intercept)
const findLargest = (values: readonly number[]) => Math.max(...values.map(Math.abs))

test('the line of the walks, and what lies farthest from it on walks, in the storm and at the instruments', () => {
  const [walks, night, days] = ['uncharted.csv', 'uncharted-storm.csv', 'uncharted-daily.csv'].map(readColumns)
  if (!walks || !night || !days) throw new Error('A table is missing.')
  const line = computeLine(walks('tide_table_m'), walks('length_m'))
  expect(uncharted.line.slope).toBeCloseTo(line.slope, 9)
  expect(uncharted.line.intercept).toBeCloseTo(line.intercept, 9)
  const findFarthest = (heights: readonly number[], lengths: readonly number[]) =>
    findLargest(computeResiduals(heights, lengths))
  const ofWalks = findFarthest(walks('tide_table_m'), walks('length_m'))
  expect(uncharted.line.largestResidual).toBeCloseTo(ofWalks, 9)
  expect(storm.largestResidual).toBeCloseTo(findFarthest(night('tide_table_m'), night('length_m')), 9)
  const ofDays = ['longest', 'shortest'].map((turn) => findFarthest(days(`${turn}_tide_table_m`), days(`${turn}_m`)))
  expect(unchartedDaily.largestResidual).toBeCloseTo(Math.max(...ofDays), 9)
  const water = night('water_m')
  expect(storm.rise).toBeCloseTo(
    Math.max(...night('tide_table_m').map((height, index) => (water[index] ?? 0) - height)),
  )
})

test('the second walker, the neighboring block and the air on every walk since the checks began but the one in the storm', () => {
  const { checks, firstDay, lastDay, ...figures } = unchartedChecks
  const isInStorm = (walked: string) => getDay(walked) >= storm.firstDay && getDay(walked) <= storm.lastDay
  const walks = uncharted.walks.filter(({ walked }) => getDay(walked) >= firstDay && !isInStorm(walked))
  expect(checks.map(({ walked, length_m }) => [walked, length_m])).toEqual(
    walks.map(({ walked, length_m }) => [walked, length_m]),
  )
  expect(lastDay).toBe(uncharted.latest.day)
  const heights = walks.map(({ tide_table_m }) => tide_table_m)
  const column = readColumns('uncharted-checks.csv')
  const [first, neighbor, temperatures] = ['length_m', 'neighbor_length_m', 'temperature_c'].map(column)
  if (!first || !neighbor || !temperatures) throw new Error('A column is missing.')
  const differences = column('second_length_m').map((length, index) => length - (first[index] ?? 0))
  const mean = sum(neighbor) / neighbor.length
  const expected: typeof figures = {
    largestDifference: findLargest(differences),
    neighbor: mean,
    neighborShortest: neighbor.toSorted((a, b) => a - b)[0] ?? Number.NaN,
    neighborLongest: neighbor.toSorted((a, b) => b - a)[0] ?? Number.NaN,
    neighborSlope: computeLine(heights, neighbor).slope,
    coldest: temperatures.toSorted((a, b) => a - b)[0] ?? Number.NaN,
    warmest: temperatures.toSorted((a, b) => b - a)[0] ?? Number.NaN,
    heatSlope: computeLine(temperatures, computeResiduals(heights, first)).slope,
  }
  for (const [name, value] of Object.entries(expected))
    expect(figures[name as keyof typeof figures], name).toBeCloseTo(value, 9)
})

test('the days of the instruments, their range, and each day between that is missing', () => {
  const days = readReadingFile('uncharted-daily.csv').match(/^\d{4}-\d\d-\d\d/gm) ?? []
  const { firstDay, lastDay, missing, dayCount, shortest, longest } = unchartedDaily
  expect([firstDay, lastDay, dayCount]).toEqual([days[0], days.at(-1), days.length])
  const between = (Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000 + 1
  expect(missing).toHaveLength(between - days.length)
  for (const day of missing) expect(days).not.toContain(day)
  const column = readColumns('uncharted-daily.csv')
  expect([shortest, longest]).toEqual([Math.min(...column('shortest_m')), Math.max(...column('longest_m'))])
  expect(findMissingDays(['2025-10-31', '2025-11-03'])).toEqual(['2025-11-01', '2025-11-02'])
})

test('no line ends between a number and the unit of a table', () => {
  const columns = cases.flatMap(({ tables }) => tables.flatMap((table) => Object.values<Column>(table.columns)))
  // A unit that is a word is not joined.
  const units = [...new Set(columns.flatMap(({ unit }) => unit ?? []))].filter((unit) => unit !== 'counts')
  expect(units.length).toBeGreaterThan(3)
  expect(units.filter((unit) => joinQuantities(`4 ${unit}`) !== `4\u00a0${unit}`)).toEqual([])
})
