import type { Column, ReadingTable } from '../content/readings/table.ts'
import type { FieldSchema, PublishedField } from './published-field.ts'
import { getUtcName, listMoments } from './utc-columns.ts'

/** Returns the Table Schema 2.0 of published fields, the one named `key` being the primary key. */
export function createFieldSchema<Row>(fields: readonly PublishedField<Row>[], key: string): object {
  return createTableSchema(
    fields.map(({ name, description, schema }) => ({
      name,
      ...getType(name, schema),
      description,
      constraints: getConstraints(schema),
    })),
    key,
  )
}

/** Returns the Table Schema 2.0 of a table of readings. It has no keyword for a unit: `unit` is our own. */
export function createReadingSchema(table: ReadingTable): object {
  const fields = Object.entries(table.columns).map(([name, column]) => ({
    name,
    ...getColumnType(column),
    unit: column.unit,
    description: column.unit ? column.description.replace('.', `, in ${column.unit}.`) : column.description,
    constraints: { required: !column.optional },
  }))
  const moments = listMoments(table).map((name) => ({
    name: getUtcName(name),
    type: 'datetime',
    format: '%Y-%m-%dT%H:%M:%S',
    description: `The moment of ${name}, in UTC, without a zone: JavaScript would take it for the reader’s own time. There, read new Date(value + 'Z').`,
    constraints: { required: true },
  }))
  return createTableSchema([...fields, ...moments], table.key)
}

function getColumnType({ type, words }: Column) {
  switch (type) {
    case 'text':
      return { type: 'string' }
    case 'flag':
      return { type: 'boolean', trueValues: [words?.[0]], falseValues: [words?.[1]] }
    case 'datetime':
      // RFC 3339 with its offset, as a pattern: what Table Schema 1 calls the default has no offset.
      return { type, format: '%Y-%m-%dT%H:%M:%S%z' }
    default:
      return { type }
  }
}

function createTableSchema(fields: readonly object[], key: string): object {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
    fields,
    primaryKey: [key],
    missingValues: [''],
  }
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
