// Figures in the prose are derived from the tables of readings, and computed here a second time.
import { expect, test } from '@playwright/test'
import { readTables } from '../../../tests/support/read-csv.ts'
import { formatDate } from '../dates.ts'
import { formatQuantity, joinQuantities } from '../format-numbers.ts'
import { cases } from '../record.ts'
import { toneLengths, toneTrack } from '../tone-track.ts'
import { predictHeight, tideTable } from '../uncharted/tide-table.ts'
import { cascade, cascadeReported } from './cascade.ts'
import { createPredictionDeviation, fitLine } from './fit.ts'
import { nexus } from './nexus.ts'
import { resonance, resonanceTable } from './resonance.ts'
import { type Column, getDay, parseTable, readReadingFile, readTable } from './table.ts'
import { threshold } from './threshold.ts'
import { uncharted } from './uncharted.ts'
import { checksTable, unchartedChecks } from './uncharted-checks.ts'
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
    [
      'frequency_hz',
      'frequency',
      /^resonance\.csv, line 1: the columns are “measured,mains,tone,frequency,uncertainty_hz”, not “/,
    ],
    ['measured,', 'measured;', /line 1: the columns are “measured;mains,/],
    ['measured,', 'measured\u00a0,', /line 1: the columns are “measured\[U\+00A0\],mains,/],
    [',on,yes,19.2,0.1\r\n', ',on,yes,19.2,0.1\r\n\r\n', /line 3: there are not 5 values/],
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

test('a table from another program is read alike: with LF, with a byte order mark, without an end of the last line', () => {
  const csv = readReadingFile('resonance.csv')
  const rows = parseTable(resonanceTable, csv)
  for (const [name, text] of [
    ['LF', csv.replaceAll('\r\n', '\n')],
    ['a byte order mark', `\uFEFF${csv}`],
    ['no end', csv.trimEnd()],
    ['empty lines at the end', `${csv}\r\n\r\n`],
  ] as const)
    expect(parseTable(resonanceTable, text), name).toEqual(rows)
})

test('low water is not taken for a rise of the water', () => {
  const rows = readTable(stormTable).map((row, index) =>
    index === 3 ? { ...row, water_m: row.tide_table_m - 0.5 } : row,
  )
  expect(deriveStorm(rows).rise).toBe(storm.rise)
})

// From the published file, by another reader, with other formulas. What a figure is compared with names each, so that a new
// one has no type without its own.
const tables = new Map<string, ReturnType<typeof readTables>[number]>()

test.beforeAll(() => {
  const files = cases.flatMap(({ tables }) => tables.map(({ name }) => `${name}.csv`))
  const texts = files.map((file) =>
    readReadingFile(file)
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split(/\r?\n/),
  )
  const read = readTables(texts.map((lines) => lines.concat('').join('\r\n')))
  for (const [index, file] of files.entries()) tables.set(file, read[index] ?? [])
})

const readRows = (file: string) => tables.get(file) ?? []
const readColumns = (file: string) => {
  const rows = readRows(file)
  return (name: string) => rows.map((row) => Number(row[name]))
}
function expectFigures<Derived extends object>(
  derived: Derived,
  expected: { readonly [Name in keyof Derived]: unknown },
) {
  for (const [name, value] of Object.entries(expected)) {
    const figure = derived[name as keyof Derived]
    if (typeof figure === 'number') expect(figure, name).toBeCloseTo(Number(value), 9)
    else expect(figure as unknown, name).toEqual(value)
  }
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

test('the figures of UNCHARTED: its walks, their line, and what lies farthest from it on walks and in the storm', () => {
  const [walks, night] = ['uncharted.csv', 'uncharted-storm.csv'].map(readColumns)
  if (!walks || !night) throw new Error('A table is missing.')
  const [heights, lengths] = [walks('tide_table_m'), walks('length_m')]
  const { slope, intercept } = computeLine(heights, lengths)
  const sorted = lengths.toSorted((a, b) => a - b)
  const [shortest = Number.NaN, longest = Number.NaN] = [sorted[0], sorted.at(-1)]
  const { walks: _, line, latest, ...figures } = uncharted
  expectFigures(figures, {
    walkCount: lengths.length,
    shortest,
    longest,
    side: Number(((shortest + longest) / 8).toPrecision(1)),
    leastRange: Number.parseInt(String(longest - shortest), 10),
    lowest: heights.toSorted((a, b) => a - b)[0],
    highest: heights.toSorted((a, b) => b - a)[0],
    uncertainty: walks('uncertainty_m')[0],
  })
  const last = readRows('uncharted.csv').at(-1)
  expect(latest).toEqual({ day: last?.walked?.slice(0, 10), length: Number(last?.length_m) })
  const largestResidual = findLargest(computeResiduals(heights, lengths))
  expectFigures(line, { slope, intercept, largestResidual })

  const water = night('water_m')
  const rise = Math.max(...night('tide_table_m').map((height, index) => (water[index] ?? 0) - height))
  const { readings: __, highest, ...ofNight } = storm
  const reads = readRows('uncharted-storm.csv').map(({ read = '' }) => read)
  expect(highest.water_m - highest.tide_table_m).toBe(rise)
  expectFigures(ofNight, {
    // The last reading is that of the midnight at which the night ends.
    firstDay: reads[0]?.slice(0, 10),
    lastDay: reads.at(-2)?.slice(0, 10),
    rise,
    riseInCentimeters: Number((100 * rise).toFixed(0)),
    growthWithWater: slope * rise,
    readingCount: reads.length,
    hours: (reads.length - 1) / 2,
    largestResidual: findLargest(computeResiduals(night('tide_table_m'), night('length_m'))),
  })
  const halfHours = reads.slice(1).map((read, index) => Date.parse(read) - Date.parse(reads[index] ?? ''))
  expect(new Set(halfHours)).toEqual(new Set([1_800_000]))
})

test('the figures of UNCHARTED: the second walker, the neighboring block and the air, on every walk since but the one in the storm', () => {
  const { checks, ...figures } = unchartedChecks
  const { firstDay } = figures
  const isInStorm = (walked: string) => getDay(walked) >= storm.firstDay && getDay(walked) <= storm.lastDay
  const walks = uncharted.walks.filter(({ walked }) => getDay(walked) >= firstDay && !isInStorm(walked))
  expect(checks.map(({ walked, length_m }) => [walked, length_m])).toEqual(
    walks.map(({ walked, length_m }) => [walked, length_m]),
  )
  expect(checksTable.description).toContain(formatDate(firstDay))
  const heights = walks.map(({ tide_table_m }) => tide_table_m)
  const column = readColumns('uncharted-checks.csv')
  const [first, neighbor, temperatures] = ['length_m', 'neighbor_length_m', 'temperature_c'].map(column)
  if (!first || !neighbor || !temperatures) throw new Error('A column is missing.')
  const differences = column('second_length_m').map((length, index) => length - (first[index] ?? 0))
  const mean = sum(neighbor) / neighbor.length
  const days = readRows('uncharted-checks.csv').map(({ walked = '' }) => walked.slice(0, 10))
  expectFigures(figures, {
    checkCount: days.length,
    firstDay: days[0],
    lastDay: days.at(-1),
    largestDifference: findLargest(differences),
    neighbor: mean,
    neighborShortest: neighbor.toSorted((a, b) => a - b)[0],
    neighborLongest: neighbor.toSorted((a, b) => b - a)[0],
    neighborSlope: computeLine(heights, neighbor).slope,
    coldest: temperatures.toSorted((a, b) => a - b)[0],
    warmest: temperatures.toSorted((a, b) => b - a)[0],
    heatSlope: computeLine(temperatures, computeResiduals(heights, first)).slope,
  })
})

test('the figures of UNCHARTED: the days of the instruments, their range, and each day between that is missing', () => {
  const days = readReadingFile('uncharted-daily.csv').match(/^\d{4}-\d\d-\d\d/gm) ?? []
  const { days: _, missing, ...figures } = unchartedDaily
  const column = readColumns('uncharted-daily.csv')
  const residuals = ['longest', 'shortest'].map((turn) =>
    findLargest(computeResiduals(column(`${turn}_tide_table_m`), column(`${turn}_m`))),
  )
  expectFigures(figures, {
    dayCount: days.length,
    firstDay: days[0],
    lastDay: days.at(-1),
    shortest: Math.min(...column('shortest_m')),
    longest: Math.max(...column('longest_m')),
    largestResidual: Math.max(...residuals),
  })
  const between = (Date.parse(figures.lastDay) - Date.parse(figures.firstDay)) / 86_400_000 + 1
  expect(missing).toHaveLength(between - days.length)
  for (const day of missing) expect(days).not.toContain(day)
  expect(findMissingDays(['2025-10-31', '2025-11-03'])).toEqual(['2025-11-01', '2025-11-02'])
})

test('the figures of NEXUS', () => {
  const rows = readRows('nexus.csv')
  const [first, second] = ['room_a_counts', 'room_b_counts'].map(readColumns('nexus.csv'))
  if (!first || !second) throw new Error('A column is missing.')
  const mean = (sum(first) + sum(second)) / (2 * rows.length)
  const differences = second.map((count, index) => count - (first[index] ?? 0))
  expect(readColumns('nexus.csv')('difference')).toEqual(differences)
  const equal = differences.filter((difference) => difference === 0).length
  // The equal days are the first ones.
  expect(differences.slice(0, equal)).toEqual(Array(equal).fill(0))
  const exchanges = rows
    .slice(1, equal)
    .filter(
      ({ detector_a, detector_b }, index) =>
        detector_a !== rows[index]?.detector_a || detector_b !== rows[index]?.detector_b,
    )
  const since = differences.slice(equal + 1)
  const { days: _, ...figures } = nexus
  expectFigures(figures, {
    roomCount: Object.keys(rows[0] ?? {}).filter((name) => /^room_._counts$/.test(name)).length,
    digits: Number(Math.log10(mean).toFixed(0)),
    equalDays: equal,
    dayNumberApart: equal + 1,
    firstDifference: differences.find((difference) => difference !== 0),
    firstApart: rows[equal]?.day,
    firstDay: rows[0]?.day,
    lastDay: rows.at(-1)?.day,
    chance: Math.sqrt(mean) * Math.SQRT2,
    daysPerEqual: 2 * Math.sqrt(mean * Math.PI),
    yearsPerPair: Number(((4 * mean * Math.PI) / 365.25).toPrecision(2)),
    countsNear: 1000 * Number((mean / 1000).toFixed(0)),
    exchangeCount: exchanges.length,
    exchangeDays: exchanges.map(({ day }) => day),
    daysApart: differences.length - equal,
    daysSince: since.length,
    daysWithinChance: since.filter((difference) => difference ** 2 <= 2 * mean).length,
  })
})

test('the figures of THRESHOLD', () => {
  const rows = readRows('threshold.csv').map(({ measured = '', instrument = '', ...row }) => ({
    ...{ measured, instrument, day: measured.slice(0, 10) },
    ...{ outside: Number(row.outside_mm), inside: Number(row.inside_mm), uncertainty: Number(row.uncertainty_mm) },
  }))
  const closed = rows.findIndex(({ outside, inside }) => outside - inside < 2)
  const ended = rows[closed]?.day ?? ''
  const before = rows.filter(({ day }) => day < ended)
  const after = rows.filter(({ day }) => day > ended)
  // One a day.
  expect(new Set(after.map(({ day }) => day)).size).toBe(after.length)
  const average = (values: readonly number[]) => sum(values) / values.length
  const names = new Set(before.map(({ instrument }) => instrument))
  const { readings: _, ...figures } = threshold
  expectFigures(figures, {
    ended,
    readingCount: rows.length - after.length,
    instruments: [...names].map((name) => {
      const found = before.filter(({ instrument }) => instrument === name)
      const difference = expect.closeTo(average(found.map(({ outside, inside }) => outside - inside)), 9)
      return { name, count: found.length, difference }
    }),
    instrumentCount: names.size,
    countBefore: before.length,
    countOnLastDay: rows.filter(({ day }) => day === ended).length,
    lastOpen: before.at(-1)?.measured,
    firstClosed: rows[closed]?.measured,
    difference: average(before.map(({ outside }) => outside)) - average(before.map(({ inside }) => inside)),
    outside: average(before.map(({ outside }) => outside)),
    inside: average(before.map(({ inside }) => inside)),
    outsideAfter: average(after.map(({ outside }) => outside)),
    insideAfter: average(after.map(({ inside }) => inside)),
    outsideChange: Number(
      (Math.abs(average(after.map((row) => row.outside)) - average(before.map((row) => row.outside))) + 0.05).toFixed(
        1,
      ),
    ),
    uncertainty: rows[0]?.uncertainty,
    weeksAfter: (after.length - (after.length % 7)) / 7,
    lastDay: rows.at(-1)?.day,
  })
})

test('the figures of CASCADE', () => {
  const rows = readRows('cascade.csv')
  const gains = readColumns('cascade-eighth.csv')('gain_ms')
  const days = readRows('cascade-eighth.csv').map(({ day }) => day)
  const stops = rows.map(({ stopped = '' }) => stopped.slice(0, 10)).toSorted()
  const mean = sum(gains) / gains.length
  const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1))
  const { clocks, eighth: _, ...figures } = cascade
  expectFigures(figures, {
    clockCount: rows.length,
    countWithLoaned: rows.length + 1,
    stoppedBefore: stops.findIndex((day) => day >= cascadeReported),
    stoppedBeforeEighth: stops.findIndex((day) => day >= (days[0] ?? '')),
    daysToLastStop: (Date.parse(stops.at(-1) ?? '') - Date.parse(cascadeReported)) / (24 * 3_600_000),
    orders: factorial(rows.length),
    makeCount: new Set(rows.map(({ make }) => make)).size,
    officeCount: new Set(rows.map(({ office }) => office)).size,
    eighthDays: gains.length,
    eighthFirstDay: days[0],
    eighthLastDay: days.at(-1),
    gain: mean,
    gainDeviation: Math.sqrt((sum(gains.map((gain) => gain ** 2)) - gains.length * mean ** 2) / (gains.length - 1)),
  })
  // They stopped in the order in which they were bought.
  const stopped = clocks.map(({ stopped }) => Date.parse(stopped))
  expect(stopped).toEqual(stopped.toSorted((a, b) => a - b))
})

test('the figures of RESONANCE, and how long they take as sound', () => {
  const rows = readRows('resonance.csv')
  const heard = rows.filter(({ tone }) => tone === 'yes')
  const runs = rows.map(({ mains }) => (mains === 'off' ? 'x' : ' ')).join('')
  const outages = [...runs.matchAll(/x+/g)].map(({ index, 0: run }) => ({
    from: rows[index]?.measured,
    to: rows[index + run.length - 1]?.measured,
  }))
  // In each outage the tone was there at every reading.
  expect(rows.filter(({ mains, tone }) => mains === 'off' && tone === 'no')).toEqual([])
  const { readings: _, ...figures } = resonance
  expectFigures(figures, {
    frequency: sum(heard.map(({ frequency_hz }) => Number(frequency_hz))) / heard.length,
    uncertainty: Number(rows[0]?.uncertainty_hz),
    outages,
    outageCount: runs.trim().split(/ +/).length,
    lastHeard: heard.at(-1)?.measured,
    firstSilent: rows[heard.length]?.measured,
    foundCount: heard.length,
    silentCount: rows.slice(heard.length).filter(({ tone }) => tone === 'no').length,
  })
  const hours = (Date.parse(rows.at(-1)?.measured ?? '') - Date.parse(rows[0]?.measured ?? '')) / 3_600_000
  expectFigures(toneLengths, { hours, seconds: hours * toneTrack.secondsPerHour, octaves: 3 })
  expect(2 ** toneLengths.octaves).toBe(toneTrack.timesAsHigh)
})

test('no line ends between a number and the unit of a table', () => {
  const columns = cases.flatMap(({ tables }) => tables.flatMap((table) => Object.values<Column>(table.columns)))
  // A unit that is a word is not joined.
  const units = [...new Set(columns.flatMap(({ unit }) => unit ?? []))].filter((unit) => unit !== 'counts')
  expect(units.length).toBeGreaterThan(3)
  expect(units.filter((unit) => joinQuantities(formatQuantity(4, unit)).includes(' '))).toEqual([])
})
