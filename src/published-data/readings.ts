import { openData } from '../content/cases.ts'
import type { Column, ReadingTable } from '../content/readings/table.ts'
import { readReadingFile } from '../content/readings/table.ts'
import { readingTables, tideConstituents, tideSource } from '../content/readings/tables.ts'

/** A published file of readings, as every list of them has it. */
export interface ReadingFile {
  /** Its path in `dist/`, which never changes. */
  readonly path: string
  readonly name: string
  readonly caseId: string
  readonly description: string
  readonly mediaType: 'text/csv' | 'application/json'
  /** A name of the Open Definition's list, its name for people and its terms. */
  readonly license: { readonly id: string; readonly name: string; readonly url: string }
  /** Other organizations whose numbers are in it. */
  readonly sources: readonly { readonly name: string; readonly url: string }[]
  /** What each column contains; none for a file that is no table. */
  readonly table?: ReadingTable
}

const cc0 = { id: 'CC0-1.0', name: openData.license.name, url: openData.license.url }

/** Every published file of readings: the tables in the order of the cases, then the constants of the tide tables. */
export const readingFiles: readonly ReadingFile[] = [
  ...readingTables.map(createReadingFile),
  {
    path: `readings/${tideConstituents.name}.json`,
    name: tideConstituents.name,
    caseId: tideConstituents.caseId,
    description: tideConstituents.description,
    mediaType: 'application/json',
    license: {
      id: 'other-pd',
      name: 'Public domain',
      url: 'https://creativecommons.org/publicdomain/mark/1.0/',
    },
    sources: [tideSource],
  },
]

/** Returns the published file of a table. */
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

/** Returns the published files of a case, in their order. */
export function getReadingFiles(caseId: string): readonly ReadingFile[] {
  return readingFiles.filter((file) => file.caseId === caseId)
}

/** Returns the name of a file without its folder: `uncharted.csv`. */
export function getFileName({ path }: Pick<ReadingFile, 'path'>): string {
  return path.replace('readings/', '')
}

/** Returns each file's path with its text, byte for byte as it is in `src/content/readings/`. */
export function renderReadingFiles(): readonly (readonly [path: string, text: string])[] {
  return readingFiles.map((file) => [file.path, readReadingFile(getFileName(file))])
}

/** Returns a table's columns as fields of a Table Schema 2.0, which has no keyword for a unit: `unit` is our own. */
export function createTableFields({ columns }: ReadingTable): readonly object[] {
  return Object.entries(columns).map(([name, column]) => ({
    name,
    ...getFieldType(column),
    unit: column.unit,
    // The first sentence says what the number is, the second whatever else is to be known.
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
