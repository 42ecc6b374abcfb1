import { openData } from '../content/cases.ts'
import type { Column, ReadingTable } from '../content/readings/table.ts'
import { readingTables, tideConstituents, tideSource } from '../content/readings/tables.ts'

export interface ReadingFile {
  readonly path: string
  readonly name: string
  readonly caseId: string
  readonly description: string
  readonly mediaType: 'text/csv' | 'application/json'
  /** A name of the Open Definition's list, its name for people and its terms. */
  readonly license: { readonly id: string; readonly name: string; readonly url: string }
  readonly sources: readonly { readonly name: string; readonly url: string }[]
  /** What each column contains; none for a file that is no table. */
  readonly table?: ReadingTable
}

const cc0 = { id: 'CC0-1.0', name: openData.license.name, url: openData.license.url }

/** Every published file of readings: the tables in the order of the cases, then the constants of the tide tables. */
export const readingFiles: readonly ReadingFile[] = [
  ...readingTables.map(createReadingFile),
  {
    ...tideConstituents,
    path: `readings/${tideConstituents.name}.json`,
    mediaType: 'application/json',
    license: { id: 'other-pd', name: 'Public domain', url: 'https://creativecommons.org/publicdomain/mark/1.0/' },
    sources: [tideSource],
  },
]

export function createReadingFile(table: ReadingTable): ReadingFile {
  const { name, caseId, description, sources = [] } = table
  return {
    path: `readings/${name}.csv`,
    name,
    caseId,
    description,
    mediaType: 'text/csv',
    license: cc0,
    sources,
    table,
  }
}

export function getReadingFiles(caseId: string): readonly ReadingFile[] {
  return readingFiles.filter((file) => file.caseId === caseId)
}

/** Returns the name of a file without its folder: `uncharted.csv`. */
export function getFileName({ path }: Pick<ReadingFile, 'path'>): string {
  return path.replace('readings/', '')
}

/** Returns a table's columns as fields of a Table Schema 2.0, which has no keyword for a unit: `unit` is our own. */
export function createTableFields({ columns }: ReadingTable): readonly object[] {
  return Object.entries(columns).map(([name, column]) => ({
    name,
    ...getFieldType(column),
    unit: column.unit,
    description: column.unit ? column.description.replace('.', `, in ${column.unit}.`) : column.description,
    constraints: { required: !column.optional },
  }))
}

function getFieldType({ type, words }: Column) {
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
