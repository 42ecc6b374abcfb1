import { formatClockTime, formatDate, formatDay, formatHour, type IsoDate } from './dates.ts'
import { capitalize, formatCount, formatNumberInWords, formatOrdinal } from './format-numbers.ts'
import { emergencyNumber, organization } from './organization.ts'
import { cascade, cascadeReported, cascadeTable, eighthClockTable } from './readings/cascade.ts'
import { nexus, nexusTable } from './readings/nexus.ts'
import { resonance, resonanceTable } from './readings/resonance.ts'
import { getRowsUntil, type ReadingTable, type RowsUntil } from './readings/table.ts'
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
      'The readings returned to what is expected on the date shown, and have stayed there. Ended does not mean explained.',
  },
} as const

export interface Change {
  readonly date: IsoDate
  readonly description: string
}

/** Who measured a case: the id of a person in `team.ts`, and what they did where others did the rest. */
interface CasePerson {
  readonly id: string
  readonly role?: string
}

/** Returns a change in words that say what its tables had at the end of its day, whatever is added to them later. */
function createChange(date: IsoDate, getDescription: (until: (table: ReadingTable) => RowsUntil) => string): Change {
  return { date, description: getDescription((table) => getRowsUntil(table, date)) }
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
      createChange('2025-12-08', (until) => {
        const { count, last } = until(unchartedTable)
        return `Summary extended to ${count} walks, the last of them on ${formatDay(last)}.`
      }),
      createChange(
        '2025-12-15',
        (until) =>
          `Readings published: ${until(unchartedTable).count} walks, the night of the storm, ${until(checksTable).count} walks of a second walker and the permanent instruments, whose readings end on ${formatDay(until(dailyTable).last)}.`,
      ),
    ],
    tables: [unchartedTable, stormTable, checksTable, dailyTable],
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
    description: `${capitalize(rooms)} rooms on the same corridor returned the same background count, to ${formatNumberInWords(nexus.digits)} digits, for ${formatNumberInWords(nexus.equalDays)} days. On the ${formatOrdinal(nexus.dayNumberApart)} they differed by ${nexus.firstDifference}.`,
    summary: `A background count is what a detector finds when nothing is put in front of it. Chance decides it: the difference of ${rooms} counts near ${nexus.countsNear.toLocaleString('en-US')} is 0 ± ${Math.round(nexus.chance)}. The detectors were exchanged ${nexus.exchangeCount === 2 ? 'twice' : `${formatNumberInWords(nexus.exchangeCount)} times`}; the agreement stayed with the rooms. The counts have differed ever since it ended, as they should.`,
    published: '2025-03-03',
    changes: [
      createChange(
        '2025-04-07',
        (until) => `Summary extended by what the counts to ${formatDay(until(nexusTable).last)} show.`,
      ),
      createChange(
        '2025-12-15',
        (until) =>
          `Readings published: the counts of ${until(nexusTable).count} days. Day of the report corrected: ${formatDay('2025-02-14')}, not ${formatDay('2025-02-19')}.`,
      ),
    ],
    tables: [nexusTable],
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
        (until) => `Summary extended by what the readings to ${formatDay(until(thresholdTable).last)} show.`,
      ),
      createChange(
        '2025-12-15',
        (until) => `Readings published: ${until(thresholdTable).count} measurements of the doorway.`,
      ),
    ],
    tables: [thresholdTable],
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
    summary: `The clocks were of ${formatNumberInWords(cascade.makeCount)} makes and shared no power supply. ${capitalize(formatNumberInWords(cascade.stoppedBefore))} had stopped when they were reported; the ${formatOrdinal(cascade.clockCount)} stopped ${formatCount(cascade.daysToLastStop, 'day')} later. Their receipts were kept in ${formatNumberInWords(cascade.officeCount)} offices. Dust, heat and power-line faults were ruled out. The ${loanedClock} gained ${cascade.gain.toFixed(1)} ± ${cascade.gainDeviation.toFixed(1)} ms a day. All ${clocks} run again.`,
    published: '2025-02-03',
    changes: [
      { date: '2025-03-17', description: 'Power-line faults ruled out.' },
      createChange(
        '2025-12-15',
        (until) =>
          `Readings published: when ${until(cascadeTable).count} clocks stopped, and ${until(eighthClockTable).count} days of the ${loanedClock}.`,
      ),
    ],
    tables: [cascadeTable, eighthClockTable],
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
      createChange('2025-12-15', (until) => `Readings published: ${until(resonanceTable).count} readings of the tone.`),
    ],
    tables: [resonanceTable],
    figure: {
      value: `${resonance.frequency.toFixed(1)} ± ${resonance.uncertainty} Hz`,
      words: 'the pitch of a tone whose source was not found',
    },
  },
]

/** The title, description and license of the published data. */
export const openData = {
  title: 'Cases of Quantum Reality Research',
  description: 'Every published case with its readings, and the counts of the sealed archive.',
  /** CC0: facts belong to nobody. */
  license: {
    id: 'CC0-1.0',
    // biome-ignore lint/plugin: The name of a license.
    name: 'CC0 1.0, no rights reserved',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
} as const
