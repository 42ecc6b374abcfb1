import { describeChange, getCaseStatus, getLastModified, getStatusLabel } from '../content/case-attributes.ts'
import { type Change, openData, type ResearchCase } from '../content/cases.ts'
import { formatDate } from '../content/dates.ts'
import { organization } from '../content/organization.ts'
import { cases } from '../content/record.ts'
import { home, research } from '../site.ts'
import { toRfc3339 } from './rfc3339.ts'
import { createTagUri, getCaseUrl, getChangeUrl, getFileUrl, getPageUrl } from './urls.ts'
import { renderElement, renderXmlDocument } from './xml.ts'

/**
 * Returns the feed, whose path is given: Atom 1.0 (RFC 4287), an entry for each case and one for each change of it, the latest
 * first. Feed readers tell of an id once, so what changes in the entry of a case is news only with an entry of its own.
 */
export function renderAtomFeed(path: string): string {
  const entries = cases.flatMap(createEntries).toSorted((a, b) => b.updated.localeCompare(a.updated))
  return renderXmlDocument(
    renderElement(
      'feed',
      [
        renderElement('id', createTagUri('cases')),
        renderElement('title', openData.title),
        renderElement('subtitle', home.description),
        renderElement('updated', entries[0]?.updated ?? ''),
        renderElement('author', [renderElement('name', organization.name), renderElement('uri', getPageUrl(home))]),
        renderElement('rights', openData.license.name),
        renderElement('icon', getFileUrl('favicon.ico')),
        link('self', 'application/atom+xml', getFileUrl(path)),
        link('alternate', 'text/html', getPageUrl(research)),
        ...entries.map(renderEntry),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' },
    ),
  )
}

interface Entry {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly published: string
  readonly updated: string
  readonly summary: string
  /** What only the entry of a case has. */
  readonly more?: readonly string[]
}

/** Returns the entry of a case and those of its changes, whose ids have their days: no two changes of a case share one. */
function createEntries(researchCase: ResearchCase, index: number): Entry[] {
  const { id, name, location, description, published, changes } = researchCase
  const [title, tag] = [`${name}, ${location}`, `case:${id}`]
  // Readers sort by the moment, and some tell entries apart by it. A case has two seconds of each day, counted from the oldest
  // case, so that a new one moves no other.
  const seconds = 2 * (cases.length - 1 - index)
  const createEntry = (change: Change): Entry => ({
    id: createTagUri(`${tag}:${change.date}`),
    title: `${title}: ${describeChange(researchCase, change)}`,
    url: getChangeUrl(researchCase, change),
    published: toRfc3339(change.date, seconds),
    updated: toRfc3339(change.date, seconds),
    summary: describeChange(researchCase, change),
  })
  return [
    {
      id: createTagUri(tag),
      title: `${title}: ${getStatusLabel(researchCase)}`,
      url: getCaseUrl(researchCase),
      published: toRfc3339(published, seconds + 1),
      updated: toRfc3339(getLastModified(researchCase), seconds + 1),
      summary: description,
      more: [
        renderElement('category', '', { term: getCaseStatus(researchCase), label: getStatusLabel(researchCase) }),
        renderElement('content', renderContent(researchCase), { type: 'html' }),
      ],
    },
    ...changes.map(createEntry),
  ]
}

function renderEntry({ id, title, url, published, updated, summary, more = [] }: Entry): string {
  return renderElement('entry', [
    renderElement('id', id),
    renderElement('title', title),
    link('alternate', 'text/html', url),
    renderElement('published', published),
    renderElement('updated', updated),
    renderElement('summary', summary),
    ...more,
  ])
}

/** Returns what the entry of a case has to read: what it is, what is known, and its history. */
function renderContent(researchCase: ResearchCase): string {
  const { description, summary, published, changes } = researchCase
  const days = [
    `${formatDate(published)}: Published.`,
    ...changes.map((change) => `${formatDate(change.date)}: ${describeChange(researchCase, change)}`),
  ]
  return [
    renderElement('p', description),
    renderElement('p', summary),
    renderElement(
      'ul',
      days.map((day) => renderElement('li', day)),
    ),
  ].join('')
}

function link(rel: string, type: string, href: string): string {
  return renderElement('link', '', { rel, type, href })
}
