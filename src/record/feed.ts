import { openData } from '../content/cases.ts'
import { latest } from '../content/days.ts'
import { organization } from '../content/organization.ts'
import { home, research } from '../site.ts'
import { addressOfFile, addressOfPage, recordFiles, tagUri } from './addresses.ts'
import { moment } from './dates.ts'
import { type FeedEntry, feedEntries } from './feed-entries.ts'
import { element, xmlDocument } from './xml.ts'

/** `/feed.xml`: Atom 1.0 (RFC 4287), one entry a case, the one that changed last first. */
export function feed(): string {
  const entries = feedEntries()
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' }, [
      element('id', {}, tagUri('cases')),
      element('title', {}, openData.title),
      element('subtitle', {}, research.description),
      element('updated', {}, moment(latest(entries.map(({ updated }) => updated)))),
      element('author', {}, [element('name', {}, organization.name), element('uri', {}, addressOfPage(home))]),
      element('rights', {}, openData.license.name),
      element('icon', {}, addressOfFile('favicon.ico')),
      link('self', 'application/atom+xml', addressOfFile(recordFiles.feed)),
      link('alternate', 'text/html', addressOfPage(research)),
      ...entries.map(entry),
    ]),
  )
}

function entry({ id, title, address, published, updated, status, summary, html }: FeedEntry): string {
  return element('entry', {}, [
    element('id', {}, id),
    element('title', {}, title),
    link('alternate', 'text/html', address),
    element('published', {}, moment(published)),
    element('updated', {}, moment(updated)),
    element('category', status),
    element('summary', {}, summary),
    element('content', { type: 'html' }, html),
  ])
}

function link(rel: string, type: string, href: string): string {
  return element('link', { rel, type, href })
}
