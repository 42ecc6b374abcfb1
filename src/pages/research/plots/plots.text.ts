import { formatDate, formatShortDate } from '../../../content/dates.ts'
import { formatCount, formatNumberInWords } from '../../../content/format-numbers.ts'
import { readings } from '../../../content/readings/readings.ts'

const { uncharted, nexus, threshold, cascade, resonance } = readings
const { line, storm } = uncharted
const pause = Math.round((Date.parse(resonance.firstSilent) - Date.parse(resonance.lastHeard)) / 60_000)
const clocks = formatNumberInWords(cascade.clockCount)

export const plotsText = {
  license: 'CC0',
  reportError: 'Report an error',
  uncharted: {
    measurement: `${uncharted.shortest.toFixed(2)} to ${uncharted.longest.toFixed(2)} m`,
    note: `${uncharted.lengthCount} lengths of one boundary, each ± ${uncharted.uncertainty} m`,
    caption: {
      start: 'Each walk twice:',
      table: 'at the height in the tide tables,',
      water: 'at the height of the water. The line is fitted to the tables.',
    },
    lengthAxis: 'Length of the boundary, m',
    heightAxis: 'Height, m above mean lower low water',
    finding: {
      title: 'It keeps to the tables.',
      text: `Each meter in the tide tables adds ${line.slope.toFixed(2)}\u00a0m to the boundary; no length is more than ${(Math.ceil(line.largestResidual * 100) / 100).toFixed(2)}\u00a0m from that line. On ${withoutYear(formatDate(storm.day))} a storm held the water ${storm.rise.toFixed(2)}\u00a0m above the table. The boundary did not follow.`,
      tables: 'The tide tables are NOAA’s for San Francisco, station 9414290, computed from its',
      constituents: 'constituents',
      own: 'Lengths and water are our own measurements.',
    },
  },
  nexus: {
    measurement: `0, not 0 ± ${Math.round(nexus.chance)}`,
    caption: 'By how many counts the two rooms differed, day by day. Chance gives the gray band.',
  },
  threshold: {
    measurement: `${threshold.difference.toFixed(1)} ± ${threshold.uncertainty} mm`,
    caption: `How much narrower it was from the inside: ${threshold.readingCount} readings, then ${formatNumberInWords(Math.floor(threshold.daysAfter.length / 7))} weeks of one a day.`,
    rule: `${threshold.difference.toFixed(0)} mm`,
    closed: '0',
  },
  cascade: {
    measurement: `1 in ${cascade.orders.toLocaleString('en-US')}`,
    caption: `The chance that ${clocks} clocks stop, as these did, in the order in which they were bought.`,
    first: 'bought first',
    last: 'bought last',
  },
  resonance: {
    measurement: `${resonance.frequency.toFixed(1)} ± ${resonance.uncertainty} Hz`,
    caption: `The tone through ${formatNumberInWords(resonance.outages.length)} outages, shaded. Then, ${formatCount(pause, 'minute')} later, nothing.`,
  },
  doorway: {
    outside: `THRESHOLD from the outside, ${threshold.outside.toFixed(1)} mm`,
    inside: `THRESHOLD from the inside, ${threshold.inside.toFixed(1)} mm`,
    scale: `The doorway is drawn at a tenth of its size, the difference at its full ${threshold.difference.toFixed(1)} mm.`,
    check: 'If this line is not 100 mm long, your printer has scaled the page.',
  },
} as const

/** Returns a date as on the axis of a plot, without the year: `2025-02-28` → "Feb 28". */
export function formatAxisDay(day: `${number}-${number}-${number}`): string {
  return formatShortDate(day).replace(/ \d{4}$/, '')
}

function withoutYear(date: string): string {
  return date.replace(/, \d{4}$/, '')
}
