import { modifiedOf, statusLabel, statusOf } from '../content/case-facts.ts'
import { type Case, cases } from '../content/cases.ts'
import { type Day, dayInWords } from '../content/days.ts'
import { addressOfCase, tagUri } from './addresses.ts'
import { element } from './xml.ts'

/** What a feed says of a case, in whatever format. */
export interface FeedEntry {
  /** A tag URI: the same entry for good. */
  readonly id: string
  readonly title: string
  readonly address: string
  readonly published: Day
  readonly updated: Day
  readonly status: { readonly term: string; readonly label: string }
  readonly summary: string
  /** HTML: the case, and its history by days. */
  readonly html: string
}

/** One entry a case, the one that changed last first. */
export function feedEntries(): FeedEntry[] {
  return cases.map(entry).toSorted((a, b) => b.updated.localeCompare(a.updated))
}

function entry(each: Case): FeedEntry {
  return {
    id: tagUri(`case:${each.id}`),
    title: `${each.name}, ${each.location}: ${statusLabel(each)}`,
    address: addressOfCase(each),
    published: each.published,
    updated: modifiedOf(each),
    status: { term: statusOf(each), label: statusLabel(each) },
    summary: each.description,
    html: [element('p', {}, each.description), element('p', {}, each.summary), history(each)].join(''),
  }
}

function history({ published, changes }: Case): string {
  const days = [{ day: published, what: 'Published.' }, ...changes]
  return element(
    'ul',
    {},
    days.map(({ day, what }) => element('li', {}, `${dayInWords(day)}: ${what}`)),
  )
}
