// Figures in the prose are derived from the tables of readings.
import { expect, test } from '@playwright/test'
import { tideTable } from '../uncharted/tide-table.ts'
import { createPredictionDeviation, fitLine } from './fit.ts'
import { resonanceTable } from './resonance.ts'
import { parseTable, readReadingFile, readTable } from './table.ts'
import { uncharted } from './uncharted.ts'
import { deriveStorm, storm, stormTable } from './uncharted-storm.ts'

test('the tide tables are the prediction from NOAA’s constituents, to the centimeter, at every walk and in the night of the storm', () => {
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
