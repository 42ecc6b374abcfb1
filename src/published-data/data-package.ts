import { openData } from '../content/cases.ts'
import { organization } from '../content/organization.ts'
import { cases } from '../content/record.ts'
import { home, research } from '../site.ts'
import { archiveFields } from './archive-fields.ts'
import { caseFields } from './case-fields.ts'
import { publishedFiles } from './file-urls.ts'
import { getCaseFiles } from './forecast-files.ts'
import { formatJson } from './json.ts'
import type { FieldSchema, PublishedField } from './published-field.ts'
import { createTableFields, type ReadingFile } from './readings.ts'
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
    licenses: [createLicense(openData.license)],
    contributors: [{ title: organization.name, path: getPageUrl(home), roles: ['publisher'] }],
    resources: [
      createResource(
        { name: 'cases', path: publishedFiles.csv, description: 'One line a case.', mediaType: 'text/csv' },
        createTableSchema(createColumns(caseFields), 'id'),
      ),
      createResource(
        {
          name: 'archive',
          path: publishedFiles.archive,
          description: 'One line a sealed year.',
          mediaType: 'text/csv',
        },
        createTableSchema(createColumns(archiveFields), 'year'),
      ),
      ...cases.flatMap(getCaseFiles).map(createReadingResource),
    ],
  })
}

/** `terms` are the license and the sources of a resource that has its own. */
function createResource(
  { name, path, description, mediaType }: Pick<ReadingFile, 'name' | 'path' | 'description' | 'mediaType'>,
  schema: object | undefined,
  terms?: object,
) {
  return {
    name,
    ...(schema && { type: 'table' }),
    path,
    description,
    format: path.split('.').at(-1),
    mediatype: mediaType,
    encoding: 'utf-8',
    ...terms,
    schema,
  }
}

function createReadingResource(file: ReadingFile) {
  const { sources, table } = file
  const own = table ? [{ title: organization.name, path: getPageUrl(home) }] : []
  return createResource(file, table && createTableSchema(createTableFields(table), table.key), {
    licenses: [createLicense(file.license)],
    sources: [...own, ...sources.map(({ name: title, url }) => ({ title, path: url }))],
  })
}

function createLicense({ id, name, url }: ReadingFile['license']) {
  return { name: id, title: name, path: url }
}

function createTableSchema(fields: readonly object[], key: string) {
  return { $schema: `${profiles}/tableschema.json`, fields, primaryKey: [key], missingValues: [''] }
}

function createColumns<Row>(fields: readonly PublishedField<Row>[]) {
  return fields.map(({ name, description, schema }) => ({
    name,
    ...getType(name, schema),
    description,
    constraints: getConstraints(schema),
  }))
}

function getType(name: string, { type, format }: FieldSchema): { type: string; format?: string } {
  if (name === 'year') return { type: 'year' }
  if (format === 'date') return { type: 'date' }
  if (typeof type !== 'string') return { type: 'string' }
  return format ? { type, format } : { type }
}

function getConstraints({ type, minLength, minimum, maximum, pattern, enum: choices }: FieldSchema) {
  return { required: !Array.isArray(type), minLength, minimum, maximum, pattern, enum: choices }
}
