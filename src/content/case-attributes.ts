import { type ResearchCase, statuses } from './cases.ts'
import { formatDate, formatShortDate, getLatestDate, type IsoDate } from './dates.ts'

export function getCaseStatus({ ended }: ResearchCase): keyof typeof statuses {
  return ended ? 'ended' : 'active'
}

/** Returns the displayed status of a case: `ACTIVE (Ongoing)` or `ENDED`. */
export function getStatusLabel(researchCase: ResearchCase): string {
  return statuses[getCaseStatus(researchCase)].label
}

/** Returns the day on which the published case last changed; the day of its publication if it never has. */
export function getLastModified({ published, changes }: ResearchCase): IsoDate {
  return getLatestDate([published, ...changes.map(({ date }) => date)])
}

/** The displayed date of a case: what happened on it, the ISO date, and the displayed text. */
export interface CaseDate {
  readonly event: 'first reported' | 'ended'
  readonly date: IsoDate
  readonly text: string
}

/**
 * Returns the one date that is displayed with a case, as the specification (section 3) words it: `ended` once it has
 * ended.
 */
export function getDisplayDate({ reported, ended }: ResearchCase): CaseDate {
  return ended
    ? { event: 'ended', date: ended, text: formatShortDate(ended) }
    : { event: 'first reported', date: reported, text: formatDate(reported) }
}
