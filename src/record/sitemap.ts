import { modifiedOf } from '../content/case-facts.ts'
import { cases } from '../content/cases.ts'
import { latest } from '../content/days.ts'
import { pages, research } from '../site.ts'
import { addressOfFile, addressOfPage, recordFiles } from './addresses.ts'
import { element, xmlDocument } from './xml.ts'

/** `/sitemap.xml` (sitemaps.org 0.9): every page, with the day its content last changed. */
export function sitemap(): string {
  const urls = pages.map((page) =>
    element('url', {}, [
      element('loc', {}, addressOfPage(page)),
      element('lastmod', {}, latest([page.modified, ...(page === research ? cases.map(modifiedOf) : [])])),
    ]),
  )
  return xmlDocument(element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, urls))
}

/** `/robots.txt` (RFC 9309): all may read all of it, and the sitemap is there. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOfFile(recordFiles.sitemap)}\n`
}
