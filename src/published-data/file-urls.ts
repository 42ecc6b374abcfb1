import { siteOrigin } from '../origin.ts'

export const publishedFiles = {
  json: 'cases.json',
  csv: 'cases.csv',
  geojson: 'cases.geojson',
  archive: 'archive.csv',
  dataPackage: 'datapackage.json',
  feed: 'feed.xml',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
} as const

export function getFileUrl(file: string): string {
  return `${siteOrigin}/${file}`
}
