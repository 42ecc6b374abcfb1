import { openData } from '../content/cases.ts'
import { organization } from '../content/organization.ts'
import { home, research } from '../site.ts'
import { addressOfPage, recordFiles } from './addresses.ts'
import { archiveFields } from './archive-fields.ts'
import { caseFields } from './case-fields.ts'
import { json } from './json.ts'
import type { FieldSchema, PublishedField } from './published-field.ts'

const profiles = 'https://datapackage.org/profiles/2.0'

/** `/datapackage.json` (Data Package 2.0): the two tables, and what each of their columns holds. */
export function dataPackage(): string {
  return json({
    $schema: `${profiles}/datapackage.json`,
    name: 'cases',
    title: openData.title,
    description: openData.description,
    homepage: addressOfPage(research),
    licenses: [{ name: 'CC0-1.0', path: openData.license.address, title: openData.license.name }],
    contributors: [{ title: organization.name, path: addressOfPage(home), roles: ['publisher'] }],
    resources: [
      table('cases', recordFiles.csv, 'One line a case.', caseFields, 'id'),
      table('archive', recordFiles.archive, 'One line a sealed year.', archiveFields, 'year'),
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
    schema: {
      $schema: `${profiles}/tableschema.json`,
      fields: fields.map(({ name: field, meaning, schema }) => ({
        name: field,
        ...typeOf(field, schema),
        description: meaning,
        constraints: constraintsOf(schema),
      })),
      primaryKey: [key],
      missingValues: [''],
    },
  }
}

/** The type that Table Schema 2.0 has for what JSON Schema says of a value. */
function typeOf(name: string, { type, format }: FieldSchema): { type: string; format?: string } {
  if (name === 'year') return { type: 'year' }
  if (format === 'date') return { type: 'date' }
  if (typeof type !== 'string') return { type: 'string' }
  return format ? { type, format } : { type }
}

function constraintsOf({ type, minLength, minimum, maximum, pattern, enum: choices }: FieldSchema) {
  return { required: !Array.isArray(type), minLength, minimum, maximum, pattern, enum: choices }
}
