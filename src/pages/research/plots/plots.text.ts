import { recordedLengthText } from '../../../components/recorded-length.text.ts'
import { forecastCase } from '../../../content/case-summary.ts'
import { formatClockTime, formatDate, formatDay, formatShortDate } from '../../../content/dates.ts'
import { formatLimit, formatNumberInWords, joinQuantities } from '../../../content/format-numbers.ts'
import { readings } from '../../../content/readings/readings.ts'
import { getDay } from '../../../content/readings/table.ts'

const { uncharted, storm, nexus, threshold, cascade, resonance } = readings
const { line } = uncharted

export const plotsText = {
  license: 'CC0',
  uncharted: {
    measurement: `${uncharted.shortest.toFixed(2)} to ${uncharted.longest.toFixed(2)} m`,
    caption: joinQuantities(
      `${uncharted.walkCount} walks${forecastCase ? ' so far' : ''}, ${uncharted.shortest.toFixed(2)} to ${uncharted.longest.toFixed(2)} m, each ± ${uncharted.uncertainty} m. Each meter in the tide tables ${forecastCase ? 'adds' : 'added'} ${line.slope.toFixed(2)} m. No walk was more than ${formatLimit(line.largestResidual)} m from the line. ${recordedLengthText.latest}`,
    ),
    now: 'now',
    lengthAxis: 'Length of the boundary, m',
    heightAxis: 'Height in the tide tables, m above mean lower low water',
  },
  storm: {
    title: ['The water left the tables.', 'The street did not.'],
    text: joinQuantities(
      `In the night of ${formatDay(storm.firstDay)} to ${formatDate(storm.lastDay).split(' ').slice(1).join(' ')}, a storm held the water up to ${storm.rise.toFixed(2)} m above the tide tables. A tape stayed around the block and was read every half hour. It followed the tables to ${formatLimit(storm.largestResidual)} m.`,
    ),
    caption: (figure: string) =>
      `36 hours. Thick line: the water. Thin line: the tide tables. Dots: the length of the boundary, at the height to which ${figure} puts it.`,
    height: ['Height', ' of the water and in the tables', ', m'],
    length: ['Length', ' of the boundary', ', m'],
    water: ['the water,', joinQuantities(`${storm.rise.toFixed(2)} m above`)],
    tape: [
      ['the tape', ' around the block'],
      ['on the tables', joinQuantities(`, to ${formatLimit(storm.largestResidual)} m`)],
    ],
    source:
      'The tide tables are NOAA’s for San Francisco, station 9414290, computed from its constituents. Lengths and water are our own measurements.',
  },
  nexus: {
    measurement: `0 for ${nexus.equalDays} days`,
    caption: `By how many counts the two rooms differed, day by day. Two times in three, two such counts differ by less than ${Math.round(nexus.chance)} (gray). These differed by 0, ${formatNumberInWords(nexus.equalDays)} days in a row.`,
  },
  threshold: {
    measurement: `${threshold.difference.toFixed(1)} ± ${threshold.uncertainty} mm`,
    caption: `How much narrower it was from the inside: ${threshold.readingCount} readings to ${formatDay(threshold.ended)}, then one a day for ${formatNumberInWords(Math.floor(threshold.daysAfter.length / 7))} weeks.`,
    rule: `${threshold.difference.toFixed(0)} mm`,
    closed: '0',
  },
  cascade: {
    measurement: `1 in ${cascade.orders.toLocaleString('en-US')}`,
    caption: `When each clock stopped, by when it was bought. By chance, this order comes once in ${cascade.orders.toLocaleString('en-US')}.`,
    bought: 'bought',
    stopped: 'stopped',
  },
  resonance: {
    measurement: `${resonance.frequency.toFixed(1)} ± ${resonance.uncertainty} Hz`,
    rule: `${resonance.frequency.toFixed(1)} Hz`,
    caption: `The tone through ${formatNumberInWords(resonance.outages.length)} outages, shaded. On ${formatDay(getDay(resonance.lastHeard))} it was there at ${formatClockTime(resonance.lastHeard)} am and gone at ${formatClockTime(resonance.firstSilent)}.`,
  },
  doorway: {
    hint: `On paper, the ${threshold.difference.toFixed(0)}\u00a0mm are drawn at true size. Print this page.`,
    outside: `From the outside, ${threshold.outside.toFixed(1)} mm`,
    inside: `From the inside, ${threshold.inside.toFixed(1)} mm`,
    caption: `The doorway is drawn at a tenth of its size, the difference at its full ${threshold.difference.toFixed(1)}\u00a0mm.`,
    check: 'If this line is not 100 mm long,',
    scaled: 'your printer has scaled the page.',
  },
} as const

/** Returns a date as on the axis of a plot, without the year: `2025-02-28` → "Feb 28". */
export function formatAxisDay(day: `${number}-${number}-${number}`): string {
  return formatShortDate(day).replace(/ \d{4}$/, '')
}
