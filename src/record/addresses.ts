import type { Case } from '../content/cases.ts'
import { reservedOrigin } from '../content/organization.ts'
import { origin } from '../origin.ts'
import { type Page, research } from '../site.ts'

/** Names in `dist/` of what is published for machines. Lasting: others have written them down. */
export const recordFiles = {
  json: 'cases.json',
  schema: 'cases.schema.json',
  csv: 'cases.csv',
  geojson: 'cases.geojson',
  archive: 'archive.csv',
  dataPackage: 'datapackage.json',
  reportSchema: 'report.schema.json',
  feed: 'feed.xml',
  jsonFeed: 'feed.json',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
} as const

/** The whole address of a page. */
export function addressOfPage(page: Page): string {
  return origin + page.path
}

/** The whole address of a published file. */
export function addressOfFile(file: string): string {
  return `${origin}/${file}`
}

/** The permanent address of a case. */
export function addressOfCase({ id }: Case): string {
  return `${addressOfPage(research)}#${id}`
}

/**
 * A tag URI (RFC 4151): names a thing for good, wherever the site is published. `2025` is the year in which the
 * organization's host name was its own to mint names under.
 */
export function tagUri(name: string): string {
  return `tag:${new URL(reservedOrigin).host},2025:${name}`
}
