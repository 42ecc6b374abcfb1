import { type Case, statuses } from './cases.ts'
import { type Day, dayInShort, dayInWords, latest } from './days.ts'

/** Active until it has a day on which it ended. */
export function statusOf({ ended }: Case): keyof typeof statuses {
  return ended ? 'ended' : 'active'
}

/** The case's status exactly as it is read: `ACTIVE (Ongoing)` or `ENDED`. */
export function statusLabel(each: Case): string {
  return statuses[statusOf(each)].label
}

/** The day on which the published record last changed; the day it was published where it never has. */
export function modifiedOf({ published, changes }: Case): Day {
  return latest([published, ...changes.map(({ day }) => day)])
}

/** A day of a case as it is shown: what happened on it, the day, and the day in words. */
export interface CaseDay {
  readonly what: 'first reported' | 'ended'
  readonly day: Day
  readonly words: string
}

/** The one day that stands beside a case, as the specification (section 3) words it: `ended` once it has ended. */
export function dateOf({ reported, ended }: Case): CaseDay {
  return ended
    ? { what: 'ended', day: ended, words: dayInShort(ended) }
    : { what: 'first reported', day: reported, words: dayInWords(reported) }
}
