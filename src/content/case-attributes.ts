import { type ResearchCase, statuses } from './cases.ts'
import { formatDate, formatShortDate, getLatestDate, type IsoDate } from './dates.ts'

export function getCaseStatus({ ended }: ResearchCase): keyof typeof statuses {
  return ended ? 'ended' : 'active'
}

/** Returns the displayed status of a case: `ACTIVE (Ongoing)` or `ENDED`. */
export function getStatusLabel(researchCase: ResearchCase): string {
  return statuses[getCaseStatus(researchCase)].label
}

export function getLastModified({ published, changes }: ResearchCase): IsoDate {
  return getLatestDate([published, ...changes.map(({ date }) => date)])
}

/** Returns the one date that is displayed with a case, and what happened then, in the specification's words (section 3). */
export function getDisplayDate({ reported, ended }: ResearchCase) {
  return ended
    ? { event: 'ended', date: ended, text: formatShortDate(ended) }
    : { event: 'first reported', date: reported, text: formatDate(reported) }
}
