import { getLastModified } from '../content/case-attributes.ts'
import { getLatestDate } from '../content/dates.ts'
import { cases } from '../content/record.ts'
import { pages, research } from '../site.ts'
import { getFileUrl, getPageUrl } from './urls.ts'
import { renderElement, renderXmlDocument } from './xml.ts'

/** Returns `/sitemap.xml` (sitemaps.org 0.9): every page, with the day its content last changed. */
export function renderSitemap(): string {
  const urls = pages.map((page) => {
    const days = [page.modified, ...(page === research ? cases.map(getLastModified) : [])]
    return renderElement('url', [renderElement('loc', getPageUrl(page)), renderElement('lastmod', getLatestDate(days))])
  })
  return renderXmlDocument(renderElement('urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }))
}

/** Returns `/robots.txt` (RFC 9309), which allows everything and links to the sitemap at this path. */
export function renderRobotsTxt(sitemapPath: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${getFileUrl(sitemapPath)}\n`
}
