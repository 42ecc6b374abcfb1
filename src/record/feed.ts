import { modifiedOf, statusLabel, statusOf } from '../content/case-facts.ts'
import { type Case, cases, openData } from '../content/cases.ts'
import { latest } from '../content/days.ts'
import { organization } from '../content/organization.ts'
import { home, research } from '../site.ts'
import { addressOfCase, addressOfFile, addressOfPage, recordFiles, tagUri } from './addresses.ts'
import { moment } from './dates.ts'
import { element, xmlDocument } from './xml.ts'

/** `/feed.xml`: Atom 1.0 (RFC 4287), one entry a case, the one that changed last first. */
export function feed(): string {
  const newestFirst = [...cases].sort((a, b) => modifiedOf(b).localeCompare(modifiedOf(a)))
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' }, [
      element('id', {}, tagUri('cases')),
      element('title', {}, openData.title),
      element('subtitle', {}, research.description),
      element('updated', {}, moment(latest(cases.map(modifiedOf)))),
      element('author', {}, [element('name', {}, organization.name), element('uri', {}, addressOfPage(home))]),
      element('rights', {}, openData.license.name),
      element('icon', {}, addressOfFile('favicon.ico')),
      link('self', 'application/atom+xml', addressOfFile(recordFiles.feed)),
      link('alternate', 'text/html', addressOfPage(research)),
      ...newestFirst.map(entry),
    ]),
  )
}

function entry(each: Case): string {
  return element('entry', {}, [
    element('id', {}, tagUri(`case:${each.id}`)),
    element('title', {}, `${each.name}, ${each.location}: ${statusLabel(each)}`),
    link('alternate', 'text/html', addressOfCase(each)),
    element('published', {}, moment(each.published)),
    element('updated', {}, moment(modifiedOf(each))),
    element('category', { term: statusOf(each), label: statusLabel(each) }),
    element('summary', {}, each.description),
    element('content', { type: 'text' }, `${each.description} ${each.summary}`),
  ])
}

function link(rel: string, type: string, href: string): string {
  return element('link', { rel, type, href })
}
