// The record as it is published, and as another year may leave it: tests build the site of each, and look at it.
import { type ArchiveYear, publishedArchive } from './archive.ts'
import { publishedCases, type RecordedCase } from './cases.ts'
import type { IsoDate } from './dates.ts'
import type { StateName } from './states.ts'
import { lastDay } from './uncharted/forecast-days.ts'

/** What a build publishes: the cases, the sealed years, and the moment of it. */
export interface PublicRecord {
  readonly cases: readonly RecordedCase[]
  readonly archive: readonly ArchiveYear[]
  readonly now: Date
}

const published: PublicRecord = { cases: publishedCases, archive: publishedArchive, now: new Date() }

function getCase(id: string): RecordedCase {
  const found = publishedCases.find((recordedCase) => recordedCase.id === id)
  if (!found) throw new Error(`cases.ts has no case with the id ${id}.`)
  return found
}

const [uncharted, nexus] = [getCase('uncharted'), getCase('nexus')]
const [threshold, cascade, resonance] = [getCase('threshold'), getCase('cascade'), getCase('resonance')]

type Place = readonly [location: string, state: StateName, latitude: number, longitude: number]

/** Returns a case that was measured as another was: readings, plot and answers are that one's. It is active until it ends. */
function addCase(
  like: RecordedCase,
  name: string,
  [location, state, latitude, longitude]: Place,
  value: string,
  reported: IsoDate,
  ended?: IsoDate,
): RecordedCase {
  const { ended: _, whileActive, ...rest } = like
  return {
    ...rest,
    ...{ id: name.toLowerCase(), name, location, state, latitude, longitude, reported, published: reported },
    figure: { ...like.figure, value },
    changes: ended ? [{ date: ended, description: 'Summary extended by how it ended.' }] : [],
    ...(ended && { ended }),
  }
}

const casesOnceEnded = publishedCases.map((recordedCase): RecordedCase => {
  if (recordedCase !== uncharted) return recordedCase
  const change = { date: '2026-04-13', description: 'Summary extended by what the walks show.' } as const
  return { ...uncharted, ended: '2026-03-14', changes: [...uncharted.changes, change] }
})

const meridian = [nexus, 'MERIDIAN', ['Chicago', 'Illinois', 41.88, -87.63], '0 for 23 days', '2026-02-02'] as const

const sixth = addCase(...meridian, '2026-02-25')

/** Six more, with the longest name and place that fit, and values of every length. */
const more: readonly RecordedCase[] = [
  addCase(
    threshold,
    'PERPENDICULAR',
    ['Colorado Springs', 'Colorado', 38.83, -104.82],
    '0.4 ± 0.2 mm',
    '2026-11-09',
    '2026-12-01',
  ),
  addCase(cascade, 'INTERVAL', ['Miami', 'Florida', 25.76, -80.19], '1 in 3,628,800', '2026-09-21', '2026-10-02'),
  addCase(
    resonance,
    'UNISON',
    ['Seattle', 'Washington', 47.61, -122.33],
    '1,204.8 ± 0.1 Hz',
    '2026-08-03',
    '2026-08-17',
  ),
  addCase(nexus, 'TWIN', ['Houston', 'Texas', 29.76, -95.37], '0 for 7 days', '2026-06-15', '2026-06-22'),
  addCase(threshold, 'LINTEL', ['Honolulu', 'Hawaii', 21.31, -157.86], '12.0 ± 0.2 mm', '2026-05-04', '2026-05-20'),
  addCase(resonance, 'PEDAL', ['Anchorage', 'Alaska', 61.22, -149.9], '9.1 ± 0.1 Hz', '2026-03-16', '2026-03-29'),
]

/** The published record by its name, and those of another year. `RECORD=<name> npm run dev` shows the site of one. */
export const records = {
  published,
  'uncharted-ended': {
    ...published,
    cases: casesOnceEnded,
    now: new Date('2026-04-20T19:00Z'),
  },
  'sixth-case': { ...published, cases: [sixth, ...publishedCases], now: new Date('2026-03-02T20:00Z') },
  /** It has no forecast, no night and no finding. */
  'second-active-case': {
    ...published,
    cases: [addCase(...meridian), ...publishedCases],
    now: new Date('2026-02-20T20:00Z'),
  },
  'one-case': { ...published, cases: [uncharted], now: new Date('2025-12-16T20:00Z') },
  'twelve-cases': { ...published, cases: [...more, sixth, ...publishedCases], now: new Date('2026-12-15T20:00Z') },
  'after-the-forecast': { ...published, now: new Date(Date.parse(`${lastDay}T20:00Z`) + 86_400_000) },
  'sealed-year': {
    ...published,
    cases: casesOnceEnded,
    archive: [{ year: 2025, reports: 163 }, ...publishedArchive],
    now: new Date('2026-05-04T19:00Z'),
  },
} satisfies Readonly<Record<string, PublicRecord>>
