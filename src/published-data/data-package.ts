import { openData } from '../content/cases.ts'
import { organization } from '../content/organization.ts'
import { home, research } from '../site.ts'
import { archiveFields } from './archive-fields.ts'
import { caseFields } from './case-fields.ts'
import { publishedFiles } from './file-urls.ts'
import { forecastFile } from './forecast-files.ts'
import { formatJson } from './json.ts'
import type { FieldSchema, PublishedField } from './published-field.ts'
import { createTableFields, type ReadingFile, readingFiles } from './readings.ts'
import { getPageUrl } from './urls.ts'

const profiles = 'https://datapackage.org/profiles/2.0'

/** Returns `/datapackage.json` (Data Package 2.0): every published table, and what each of their columns contains. */
export function renderDataPackage(): string {
  return formatJson({
    $schema: `${profiles}/datapackage.json`,
    name: 'cases',
    title: openData.title,
    description: openData.description,
    homepage: getPageUrl(research),
    licenses: [{ name: 'CC0-1.0', path: openData.license.url, title: openData.license.name }],
    contributors: [{ title: organization.name, path: getPageUrl(home), roles: ['publisher'] }],
    resources: [
      table('cases', publishedFiles.csv, 'One line a case.', caseFields, 'id'),
      table('archive', publishedFiles.archive, 'One line a sealed year.', archiveFields, 'year'),
      ...[...readingFiles, forecastFile].map(createReadingResource),
    ],
  })
}

function table<Row>(
  name: string,
  path: string,
  description: string,
  fields: readonly PublishedField<Row>[],
  key: string,
) {
  return {
    name,
    type: 'table',
    path,
    description,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema: createTableSchema(
      fields.map(({ name: field, description, schema }) => ({
        name: field,
        ...getType(field, schema),
        description,
        constraints: getConstraints(schema),
      })),
      key,
    ),
  }
}

function createTableSchema(fields: readonly object[], key: string) {
  return { $schema: `${profiles}/tableschema.json`, fields, primaryKey: [key], missingValues: [''] }
}

function createReadingResource({ name, path, description, mediaType, license, sources, table: readings }: ReadingFile) {
  return {
    name,
    ...(readings && { type: 'table' }),
    path,
    description,
    format: path.split('.').at(-1),
    mediatype: mediaType,
    encoding: 'utf-8',
    licenses: [{ name: license.id, title: license.name, path: license.url }],
    sources: [
      ...(readings ? [{ title: organization.name, path: getPageUrl(home) }] : []),
      ...sources.map(({ name: title, url }) => ({ title, path: url })),
    ],
    ...(readings && { schema: createTableSchema(createTableFields(readings), readings.key) }),
  }
}

/** Returns the Table Schema 2.0 type that corresponds to a JSON Schema of a value. */
function getType(name: string, { type, format }: FieldSchema): { type: string; format?: string } {
  if (name === 'year') return { type: 'year' }
  if (format === 'date') return { type: 'date' }
  if (typeof type !== 'string') return { type: 'string' }
  return format ? { type, format } : { type }
}

function getConstraints({ type, minLength, minimum, maximum, pattern, enum: choices }: FieldSchema) {
  return { required: !Array.isArray(type), minLength, minimum, maximum, pattern, enum: choices }
}
