import { openData } from '../content/cases.ts'
import { organization } from '../content/organization.ts'
import { home, research } from '../site.ts'
import { formatJson } from './json.ts'
import type { License, PublishedFile } from './published-file.ts'
import { getPageUrl } from './urls.ts'

/** Returns `/datapackage.json` (Data Package 2.0): each of these files that is data, and what the columns of tables contain. */
export function renderDataPackage(files: readonly PublishedFile[]): string {
  return formatJson({
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'cases',
    title: openData.title,
    description: openData.description,
    homepage: getPageUrl(research),
    licenses: [createLicense(openData.license)],
    contributors: [{ title: organization.name, path: getPageUrl(home), roles: ['publisher'] }],
    resources: files.flatMap(createResource),
  })
}

function createResource({ path, mediaType, data }: PublishedFile) {
  if (!data) return []
  const { name, description, license, sources = [], schema } = data
  return {
    name,
    ...(schema && { type: 'table' }),
    path,
    description,
    format: path.split('.').at(-1),
    mediatype: mediaType,
    encoding: 'utf-8',
    licenses: [createLicense(license)],
    ...(sources.length > 0 && { sources: sources.map(({ name: title, url }) => ({ title, path: url })) }),
    schema,
  }
}

function createLicense({ id, name, url }: License) {
  return { name: id, title: name, path: url }
}
