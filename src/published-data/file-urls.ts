import { siteOrigin } from '../origin.ts'

/** Names in `dist/` of what is published for machines. Lasting: others have written them down. */
export const publishedFiles = {
  json: 'cases.json',
  schema: 'cases.schema.json',
  csv: 'cases.csv',
  geojson: 'cases.geojson',
  archive: 'archive.csv',
  dataPackage: 'datapackage.json',
  reportSchema: 'report.schema.json',
  feed: 'feed.xml',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
} as const

/** Returns the whole address of a published file. */
export function getFileUrl(file: string): string {
  return `${siteOrigin}/${file}`
}
