import { type Change, type ResearchCase, statuses } from './cases.ts'
import { formatDate, formatShortDate, getLatestDate, type IsoDate } from './dates.ts'
import { getLastDay } from './readings/table.ts'

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

/** Returns the last day that any table of a case has. */
export function getLastReadingDay({ tables }: ResearchCase): IsoDate {
  return getLatestDate(tables.map(getLastDay))
}

/** Returns what a change says. Of a case that was published before it ended, the first change since then says that it did. */
export function describeChange({ published, ended, changes }: ResearchCase, change: Change): string {
  const isEnd = ended && published < ended && change === changes.find(({ date }) => date >= ended)
  return isEnd ? `Ended on ${formatDate(ended)}. ${change.description}` : change.description
}

/** Returns the one date that is displayed with a case, and what happened then, in the specification's words (section 3). */
export function getDisplayDate({ reported, ended }: ResearchCase) {
  return ended
    ? { event: 'ended', date: ended, text: formatShortDate(ended) }
    : { event: 'first reported', date: reported, text: formatDate(reported) }
}
