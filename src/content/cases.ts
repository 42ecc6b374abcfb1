import { formatClockTime, formatDate, formatDay, formatHour, type IsoDate } from './dates.ts'
import { capitalize, formatCount, formatNumberInWords, formatOrdinal } from './format-numbers.ts'
import { emergencyNumber, organization } from './organization.ts'
import { cascade, cascadeReported, cascadeTable, eighthClockTable } from './readings/cascade.ts'
import { nexus, nexusTable } from './readings/nexus.ts'
import { resonance, resonanceTable } from './readings/resonance.ts'
import type { ReadingTable, TableState } from './readings/table.ts'
import { threshold, thresholdTable } from './readings/threshold.ts'
import { uncharted, unchartedTable } from './readings/uncharted.ts'
import { checksTable } from './readings/uncharted-checks.ts'
import { dailyTable, unchartedDaily } from './readings/uncharted-daily.ts'
import { stormTable } from './readings/uncharted-storm.ts'
import type { StateName } from './states.ts'

/** The status label exactly as it is read, and what it means (specification, section 4). */
export const statuses = {
  active: {
    label: 'ACTIVE (Ongoing)',
    meaning: 'The readings depart from what is expected, to the last that is published.',
  },
  ended: {
    label: 'ENDED',
    meaning:
      'The readings returned to what is expected on the date shown, and stayed there to the last that is published. Ended does not mean explained.',
  },
} as const

export interface Change {
  readonly date: IsoDate
  readonly description: string
  /** What its tables had then. */
  readonly states?: readonly TableState[]
}

/** Who measured a case: the id of a person in `team.ts`, and what they did where others did the rest. */
interface CasePerson {
  readonly id: string
  readonly role?: string
}

/** Returns a change in words of what its tables had then. Those words read no table, which grows. */
function createChange<const States extends readonly TableState[]>(
  date: IsoDate,
  states: States,
  write: (states: States) => string,
): Change {
  return { date, description: write(states), states }
}

export interface ResearchCase {
  /** Stable: the last part of the case's permanent URL and its id in the published data. */
  readonly id: string
  readonly name: string
  readonly location: string
  /** The state, and the city's own coordinates (WGS 84, degrees). The exact site is never published. */
  readonly state: StateName
  readonly latitude: number
  readonly longitude: number
  /** A member and a case link to each other. */
  readonly people: readonly CasePerson[]
  /** The day of the report that it began with. */
  readonly reported: IsoDate
  /** The day its readings returned to what is expected. A case without one is active. */
  readonly ended?: IsoDate
  readonly description: string
  /** What was done about it and what is known, for someone who has never read a paper. */
  readonly summary: string
  /** The day the case was published, and every change since, oldest first. Feed, sitemap and citations have them. */
  readonly published: IsoDate
  readonly changes: readonly Change[]
  /** The one figure of the case, and what it is a figure of. An active one with a forecast has the length at this second. */
  readonly figure: { readonly value: string; readonly words: string }
  /** Its published readings. `src/components/plots/` draws them. Plot, answers and the picture of a link have the name of the first. */
  readonly tables: readonly [ReadingTable, ...ReadingTable[]]
  /** What a reader moves or makes in its evidence: the module of that name in `src/pages/case/`. */
  readonly gesture?: 'instruments' | 'chance' | 'fit' | 'listen'
}

/** Description and summary hold for good, in the past tense. */
export interface RecordedCase extends ResearchCase {
  /** What is read until the case has ended: the description in the present tense, and what follows the summary. */
  readonly whileActive?: { readonly description: string; readonly summary: string }
}

const clocks = formatNumberInWords(cascade.clockCount)
const loanedClock = formatOrdinal(cascade.countWithLoaned)
const rooms = formatNumberInWords(nexus.roomCount)

/** What UNCHARTED is. */
const unchartedBlock = `One block of San Francisco, roughly ${uncharted.side} meters on a side.`

/** The published cases, in the specification's order: newest first. */
export const publishedCases: readonly RecordedCase[] = [
  {
    id: 'uncharted',
    name: 'UNCHARTED',
    location: 'San Francisco',
    state: 'California',
    latitude: 37.77,
    longitude: -122.42,
    people: [{ id: 'anand' }, { id: 'seo', role: 'the second walker' }],
    reported: '2025-04-19',
    description: `${unchartedBlock} The way around it moved with the tide tables, but not with the tide.`,
    summary: `A city surveyor reported it when his figures did not add up. It has been walked ${uncharted.walkCount} times since, and its length has ranged over more than ${uncharted.leastRange} m. Everyone who lives there was told, and no one has been hurt.`,
    whileActive: {
      description: `${unchartedBlock} The way around it moves with the tide tables, but not with the tide.`,
      summary: `They may stay. Instruments are in place around it, with readings published to ${formatDate(unchartedDaily.lastDay)}. In danger, call ${emergencyNumber}. Otherwise call ${organization.telephone.text}, ${organization.hours}.`,
    },
    published: '2025-04-21',
    changes: [
      { date: '2025-06-16', description: 'Permanent instruments were put in place.' },
      createChange(
        '2025-12-08',
        [{ table: unchartedTable, rows: 61, columns: 5, last: '2025-12-07' }],
        ([walks]) => `Summary extended to ${walks.rows} walks, the last of them on ${formatDay(walks.last)}.`,
      ),
      createChange(
        '2025-12-15',
        [
          { table: unchartedTable, rows: 61, columns: 5, last: '2025-12-07' },
          { table: checksTable, rows: 24, columns: 5, last: '2025-12-07' },
          { table: dailyTable, rows: 179, columns: 7, last: '2025-12-14' },
          { table: stormTable, rows: 73, columns: 5, last: '2025-12-06' },
        ],
        ([walks, checks, instruments]) =>
          `Readings published: ${walks.rows} walks, the night of the storm, ${checks.rows} walks of a second walker and the permanent instruments, whose readings end on ${formatDay(instruments.last)}.`,
      ),
    ],
    tables: [unchartedTable, stormTable, checksTable, dailyTable],
    gesture: 'instruments',
    figure: {
      value: `${uncharted.shortest.toFixed(2)} to ${uncharted.longest.toFixed(2)} m`,
      words: `the shortest and longest of ${uncharted.walkCount} walks around one block of San Francisco`,
    },
  },
  {
    id: 'nexus',
    name: 'NEXUS',
    location: 'Palo Alto',
    state: 'California',
    latitude: 37.44,
    longitude: -122.14,
    people: [{ id: 'arakawa' }, { id: 'beaumont' }],
    reported: '2025-02-14',
    ended: '2025-02-28',
    description: `${capitalize(rooms)} detectors, in ${rooms} rooms on one corridor, counted the same background, to ${formatNumberInWords(nexus.digits)} digits, for ${formatNumberInWords(nexus.equalDays)} days. On the ${formatOrdinal(nexus.dayNumberApart)} they differed by ${nexus.firstDifference}.`,
    summary: `A background count is what a detector finds when nothing is put in front of it. Chance decides it: the difference of ${rooms} counts near ${nexus.countsNear.toLocaleString('en-US')} is 0 ± ${Math.round(nexus.chance)}. The detectors changed rooms ${nexus.exchangeCount === 2 ? 'twice' : `${formatNumberInWords(nexus.exchangeCount)} times`}; the agreement stayed with the rooms. They differed on each of the ${nexus.daysApart} days to ${formatDay(nexus.lastDay)}, as they should.`,
    published: '2025-03-03',
    changes: [
      createChange(
        '2025-04-07',
        [{ table: nexusTable, rows: 49, columns: 6, last: '2025-04-06' }],
        ([counts]) => `Summary extended with the counts to ${formatDay(counts.last)}.`,
      ),
      createChange(
        '2025-12-15',
        [{ table: nexusTable, rows: 49, columns: 6, last: '2025-04-06' }],
        ([counts]) =>
          `Readings published: the counts of ${counts.rows} days. Day of the report corrected: ${formatDay('2025-02-14')}, not ${formatDay('2025-02-19')}.`,
      ),
    ],
    tables: [nexusTable],
    gesture: 'chance',
    figure: {
      value: `0 for ${nexus.equalDays} days`,
      words: `by how much ${rooms} counts near ${nexus.countsNear.toLocaleString('en-US')} differed, where chance alone makes it ${Math.round(nexus.chance)}`,
    },
  },
  {
    id: 'threshold',
    name: 'THRESHOLD',
    location: 'Los Angeles',
    state: 'California',
    latitude: 34.05,
    longitude: -118.24,
    people: [{ id: 'seo' }],
    reported: '2025-01-27',
    ended: '2025-02-12',
    description: `A doorway measured ${threshold.difference.toFixed(0)} mm narrower from the inside. The difference closed on its own.`,
    summary: `The doorway was measured ${threshold.readingCount} times from both sides, with ${formatNumberInWords(threshold.instrumentCount)} instruments, and then once a day to ${formatDay(threshold.lastDay)}. Until the day it ended each instrument found the same difference. The frame was not touched and the building had not settled. On that day both sides measured alike.`,
    published: '2025-02-14',
    changes: [
      createChange(
        '2025-03-13',
        [{ table: thresholdTable, rows: 241, columns: 6, last: '2025-03-12' }],
        ([widths]) => `Summary extended with the readings to ${formatDay(widths.last)}.`,
      ),
      createChange(
        '2025-12-15',
        [{ table: thresholdTable, rows: 241, columns: 6, last: '2025-03-12' }],
        ([widths]) => `Readings published: ${widths.rows} measurements of the doorway.`,
      ),
    ],
    tables: [thresholdTable],
    gesture: 'fit',
    figure: {
      value: `${threshold.difference.toFixed(1)} ± ${threshold.uncertainty} mm`,
      words: 'by how much one doorway was narrower from the inside',
    },
  },
  {
    id: 'cascade',
    name: 'CASCADE',
    location: 'New York',
    state: 'New York',
    latitude: 40.71,
    longitude: -74.01,
    people: [{ id: 'beaumont' }],
    reported: cascadeReported,
    ended: '2025-01-30',
    description: `${capitalize(clocks)} clocks in one building failed in the order they were bought. The ${loanedClock}, on loan, kept running.`,
    summary: `The clocks were of ${formatNumberInWords(cascade.makeCount)} makes. ${capitalize(formatNumberInWords(cascade.stoppedBefore))} had stopped when they were reported; the ${formatOrdinal(cascade.clockCount)} stopped ${formatCount(cascade.daysToLastStop, 'day')} later. Their receipts were kept in ${formatNumberInWords(cascade.officeCount)} offices. Dust, heat and power-line faults were ruled out. The ${loanedClock} gained ${cascade.gain.toFixed(1)} ± ${cascade.gainDeviation.toFixed(1)} ms a day. On ${formatDay(cascade.eighthLastDay)} all ${clocks} ran again.`,
    published: '2025-02-03',
    changes: [
      { date: '2025-03-17', description: 'Power-line faults ruled out.' },
      createChange(
        '2025-12-15',
        [
          { table: cascadeTable, rows: 7, columns: 4, last: '2025-01-23' },
          { table: eighthClockTable, rows: 9, columns: 2, last: '2025-01-30' },
        ],
        ([stops, gains]) =>
          `Readings published: when ${stops.rows} clocks stopped, and ${gains.rows} days of the ${loanedClock}.`,
      ),
    ],
    tables: [cascadeTable, eighthClockTable],
    gesture: 'chance',
    figure: {
      value: `1 in ${cascade.orders.toLocaleString('en-US')}`,
      words: `how often chance puts ${clocks} clocks in the order they were bought`,
    },
  },
  {
    id: 'resonance',
    name: 'RESONANCE',
    location: 'Denver',
    state: 'Colorado',
    latitude: 39.74,
    longitude: -104.99,
    people: [{ id: 'mbeki' }],
    reported: '2025-01-06',
    ended: '2025-01-15',
    description: `A standing tone at ${resonance.frequency.toFixed(1)} Hz held steady through ${formatNumberInWords(resonance.outageCount)} power outages.`,
    summary: `The tone lay just below what most people hear, and was felt as pressure. It was strong and weak at the same places each day, which is what standing means. No machine in the building turns at that rate. On the last morning it was there at ${formatHour(resonance.lastHeard)}, and at ${formatClockTime(resonance.firstSilent)} it was not.`,
    published: '2025-01-20',
    changes: [
      { date: '2025-02-24', description: 'Uncertainty of the frequency stated.' },
      createChange(
        '2025-12-15',
        [{ table: resonanceTable, rows: 161, columns: 5, last: '2025-01-15' }],
        ([tones]) => `Readings published: ${tones.rows} readings of the tone.`,
      ),
    ],
    tables: [resonanceTable],
    gesture: 'listen',
    figure: {
      value: `${resonance.frequency.toFixed(1)} ± ${resonance.uncertainty} Hz`,
      words: 'the pitch of a tone whose source was not found',
    },
  },
]

/** The title, description and license of the published data. */
export const openData = {
  title: `Cases of ${organization.name}`,
  description: 'Every published case with its readings, and the counts of the sealed archive.',
  /** CC0: facts belong to nobody. */
  license: {
    id: 'CC0-1.0',
    // biome-ignore lint/plugin: The name of a license.
    name: 'CC0 1.0, no rights reserved',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
} as const
