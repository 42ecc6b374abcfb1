import { getCaseStatus, getLastModified, getStatusLabel } from '../content/case-attributes.ts'
import { lastUpdated } from '../content/case-summary.ts'
import { openData, type ResearchCase } from '../content/cases.ts'
import { formatDate } from '../content/dates.ts'
import { organization } from '../content/organization.ts'
import { cases } from '../content/record.ts'
import { home, research } from '../site.ts'
import { toRfc3339 } from './rfc3339.ts'
import { createTagUri, getCaseUrl, getFileUrl, getPageUrl } from './urls.ts'
import { renderElement, renderXmlDocument } from './xml.ts'

/**
 * Returns the feed, whose path is given: Atom 1.0 (RFC 4287), an entry for each case and one for each change of it, the latest first. Feed readers
 * tell of an id once, so what changes in the entry of a case is news only with an entry of its own.
 */
export function renderAtomFeed(path: string): string {
  const entries = cases
    .flatMap((researchCase) => [
      { day: getLastModified(researchCase), xml: renderCase(researchCase) },
      ...researchCase.changes.map((change) => ({ day: change.date, xml: renderChange(researchCase, change) })),
    ])
    .toSorted((a, b) => b.day.localeCompare(a.day))
  return renderXmlDocument(
    renderElement(
      'feed',
      [
        renderElement('id', createTagUri('cases')),
        renderElement('title', openData.title),
        renderElement('subtitle', research.description),
        renderElement('updated', toRfc3339(lastUpdated)),
        renderElement('author', [renderElement('name', organization.name), renderElement('uri', getPageUrl(home))]),
        renderElement('rights', openData.license.name),
        renderElement('icon', getFileUrl('favicon.ico')),
        link('self', 'application/atom+xml', getFileUrl(path)),
        link('alternate', 'text/html', getPageUrl(research)),
        ...entries.map(({ xml }) => xml),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' },
    ),
  )
}

function renderCase(researchCase: ResearchCase): string {
  const html = [
    renderElement('p', researchCase.description),
    renderElement('p', researchCase.summary),
    history(researchCase),
  ].join('')
  return renderElement('entry', [
    renderElement('id', createTagUri(`case:${researchCase.id}`)),
    renderElement('title', `${researchCase.name}, ${researchCase.location}: ${getStatusLabel(researchCase)}`),
    link('alternate', 'text/html', getCaseUrl(researchCase)),
    renderElement('published', toRfc3339(researchCase.published)),
    renderElement('updated', toRfc3339(getLastModified(researchCase))),
    renderElement('category', '', { term: getCaseStatus(researchCase), label: getStatusLabel(researchCase) }),
    renderElement('summary', researchCase.description),
    renderElement('content', html, { type: 'html' }),
  ])
}

/** Returns the entry of a change. Its id is that of its case with its day, which no two changes of a case share. */
function renderChange(researchCase: ResearchCase, { date, description }: ResearchCase['changes'][number]): string {
  return renderElement('entry', [
    renderElement('id', createTagUri(`case:${researchCase.id}:${date}`)),
    renderElement('title', `${researchCase.name}, ${researchCase.location}: ${description}`),
    link('alternate', 'text/html', getCaseUrl(researchCase)),
    renderElement('published', toRfc3339(date)),
    renderElement('updated', toRfc3339(date)),
    renderElement('summary', description),
  ])
}

function history({ published, changes }: ResearchCase): string {
  const days = [{ date: published, description: 'Published.' }, ...changes]
  return renderElement(
    'ul',
    days.map(({ date, description }) => renderElement('li', `${formatDate(date)}: ${description}`)),
  )
}

function link(rel: string, type: string, href: string): string {
  return renderElement('link', '', { rel, type, href })
}
