// The record as it is published, and as another year may leave it: tests build the site of each, and look at it.
import { type ArchiveYear, publishedArchive } from './archive.ts'
import { publishedCases, type RecordedCase } from './cases.ts'
import { lastDay } from './uncharted/forecast-days.ts'

/** What a build publishes: the cases, the sealed years, and the moment of it. */
export interface PublicRecord {
  readonly cases: readonly RecordedCase[]
  readonly archive: readonly ArchiveYear[]
  readonly now: Date
}

const published: PublicRecord = { cases: publishedCases, archive: publishedArchive, now: new Date() }

const [uncharted, nexus, threshold, cascade, resonance] = publishedCases as [
  RecordedCase,
  RecordedCase,
  RecordedCase,
  RecordedCase,
  RecordedCase,
]

type Addition = Pick<RecordedCase, 'name' | 'location' | 'state' | 'latitude' | 'longitude' | 'reported' | 'figure'>

/** Returns a case that was measured as another was: readings, plot and answers are that one's. It is active until it ends. */
function addCase(like: RecordedCase, addition: Addition, ended?: RecordedCase['reported']): RecordedCase {
  const { ended: _, whileActive, changes, ...rest } = like
  return {
    ...rest,
    ...addition,
    id: addition.name.toLowerCase(),
    published: addition.reported,
    changes: ended ? [{ date: ended, description: 'Summary extended by how it ended.' }] : [],
    ...(ended && { ended }),
  }
}

const unchartedEnded: RecordedCase = {
  ...uncharted,
  ended: '2026-03-14',
  changes: [...uncharted.changes, { date: '2026-04-13', description: 'Summary extended by what the walks show.' }],
}

const meridian: Addition = {
  name: 'MERIDIAN',
  location: 'Chicago',
  state: 'Illinois',
  latitude: 41.88,
  longitude: -87.63,
  reported: '2026-02-02',
  figure: { value: '0 for 23 days', words: 'by how much two counts differed, where chance alone makes it 355' },
}

const sixth = addCase(nexus, meridian, '2026-02-25')

/** Six more, with the longest name and place that fit, and values of every length. */
const more: readonly RecordedCase[] = [
  addCase(
    threshold,
    {
      name: 'PERPENDICULAR',
      location: 'Colorado Springs',
      state: 'Colorado',
      latitude: 38.83,
      longitude: -104.82,
      reported: '2026-11-09',
      figure: { value: '0.4 ± 0.2 mm', words: 'by how much two walls of one room were not at right angles' },
    },
    '2026-12-01',
  ),
  addCase(
    cascade,
    {
      name: 'INTERVAL',
      location: 'Miami',
      state: 'Florida',
      latitude: 25.76,
      longitude: -80.19,
      reported: '2026-09-21',
      figure: { value: '1 in 3,628,800', words: 'how often chance puts ten lamps in the order they were bought' },
    },
    '2026-10-02',
  ),
  addCase(
    resonance,
    {
      name: 'UNISON',
      location: 'Seattle',
      state: 'Washington',
      latitude: 47.61,
      longitude: -122.33,
      reported: '2026-08-03',
      figure: { value: '1,204.8 ± 0.1 Hz', words: 'the pitch of a bell that nobody struck' },
    },
    '2026-08-17',
  ),
  addCase(
    nexus,
    {
      name: 'TWIN',
      location: 'Houston',
      state: 'Texas',
      latitude: 29.76,
      longitude: -95.37,
      reported: '2026-06-15',
      figure: { value: '0 for 7 days', words: 'by how much two detectors on two floors differed' },
    },
    '2026-06-22',
  ),
  addCase(
    threshold,
    {
      name: 'LINTEL',
      location: 'Honolulu',
      state: 'Hawaii',
      latitude: 21.31,
      longitude: -157.86,
      reported: '2026-05-04',
      figure: { value: '12.0 ± 0.2 mm', words: 'by how much one window was lower from the inside' },
    },
    '2026-05-20',
  ),
  addCase(
    resonance,
    {
      name: 'PEDAL',
      location: 'Anchorage',
      state: 'Alaska',
      latitude: 61.22,
      longitude: -149.9,
      reported: '2026-03-16',
      figure: { value: '9.1 ± 0.1 Hz', words: 'the pitch of a tone that was felt and not heard' },
    },
    '2026-03-29',
  ),
]

/** The published record by its name, and those of another year. `RECORD=<name> npm run dev` shows the site of one. */
export const records = {
  published,
  'uncharted-ended': {
    ...published,
    cases: [unchartedEnded, nexus, threshold, cascade, resonance],
    now: new Date('2026-04-20T19:00Z'),
  },
  'sixth-case': { ...published, cases: [sixth, ...publishedCases], now: new Date('2026-03-02T20:00Z') },
  /** It has no forecast, no night and no finding. */
  'second-active-case': {
    ...published,
    cases: [addCase(nexus, meridian), ...publishedCases],
    now: new Date('2026-02-20T20:00Z'),
  },
  'one-case': { ...published, cases: [uncharted], now: new Date('2025-12-16T20:00Z') },
  'twelve-cases': { ...published, cases: [...more, sixth, ...publishedCases], now: new Date('2026-12-15T20:00Z') },
  'after-the-forecast': { ...published, now: new Date(Date.parse(`${lastDay}T20:00Z`) + 86_400_000) },
  'sealed-year': {
    ...published,
    cases: [unchartedEnded, nexus, threshold, cascade, resonance],
    archive: [{ year: 2025, reports: 163 }, ...publishedArchive],
    now: new Date('2026-05-04T19:00Z'),
  },
} satisfies Readonly<Record<string, PublicRecord>>
