import { openData } from '../content/cases.ts'
import { archive, cases } from '../content/record.ts'
import { archiveFields } from './archive-fields.ts'
import { renderAtomFeed } from './atom-feed.ts'
import { caseFields } from './case-fields.ts'
import { renderCasesGeoJson } from './cases-geojson.ts'
import { renderCasesJson } from './cases-json.ts'
import { getCitationFiles } from './citation.ts'
import { renderFieldCsv } from './csv.ts'
import { renderDataPackage } from './data-package.ts'
import { getCalendarFiles, getCaseFiles } from './forecast-files.ts'
import type { PublishedField } from './published-field.ts'
import type { PublishedFile } from './published-file.ts'
import { renderRobotsTxt, renderSitemap } from './sitemap.ts'
import { createFieldSchema } from './table-schema.ts'
import { renderWebManifest } from './web-manifest.ts'

const { license } = openData

/** Returns a table with a row for each thing, whose columns are its published fields. The field `key` names a row. */
function createTable<Row>(
  { path, link, name, description }: Readonly<Record<'path' | 'link' | 'name' | 'description', string>>,
  fields: readonly PublishedField<Row>[],
  key: string,
  rows: readonly Row[],
): PublishedFile {
  return {
    path,
    mediaType: 'text/csv',
    render: () => renderFieldCsv(fields, rows),
    link,
    data: { name, description, license, schema: createFieldSchema(fields, key) },
  }
}

/** The files of all cases, in the order of their links. */
export const listFiles: readonly PublishedFile[] = [
  createTable(
    { path: 'cases.csv', link: 'Cases as a table', name: 'cases', description: 'One line a case.' },
    caseFields,
    'id',
    cases,
  ),
  {
    path: 'cases.json',
    mediaType: 'application/json',
    render: renderCasesJson,
    link: 'Cases as JSON',
    data: { name: 'cases-json', description: 'Every case, and the counts of the archive.', license },
  },
  {
    path: 'cases.geojson',
    mediaType: 'application/geo+json',
    render: renderCasesGeoJson,
    link: 'Cases as GeoJSON',
    data: { name: 'cases-geojson', description: 'A point for each case, at its city.', license },
  },
  createTable(
    { path: 'archive.csv', link: 'Archive as a table', name: 'archive', description: 'One line a sealed year.' },
    archiveFields,
    'year',
    archive,
  ),
]

export const feed: PublishedFile = {
  path: 'feed.xml',
  mediaType: 'application/atom+xml',
  render: () => renderAtomFeed(feed.path),
  link: 'Feed of changes',
}

export const dataPackage: PublishedFile = {
  path: 'datapackage.json',
  mediaType: 'application/json',
  render: () => renderDataPackage(publishedFiles),
}

const webManifest: PublishedFile = {
  path: 'site.webmanifest',
  mediaType: 'application/manifest+json',
  render: renderWebManifest,
}

const sitemap: PublishedFile = { path: 'sitemap.xml', mediaType: 'application/xml', render: renderSitemap }

/** Every file that is published beside the pages. */
export const publishedFiles: readonly PublishedFile[] = [
  ...listFiles,
  feed,
  dataPackage,
  webManifest,
  sitemap,
  { path: 'robots.txt', mediaType: 'text/plain', render: () => renderRobotsTxt(sitemap.path) },
  ...[getCaseFiles, getCalendarFiles, getCitationFiles].flatMap((getFiles) => cases.flatMap(getFiles)),
]

/** The files that “Open data” on /research links, and its head names to programs. */
export const linkedFiles = publishedFiles.flatMap(({ path, mediaType, link }) =>
  link ? [{ path, mediaType, link }] : [],
)
