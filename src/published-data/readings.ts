import { cases, openData, type ResearchCase } from '../content/cases.ts'
import type { Column, ReadingTable, Source } from '../content/readings/table.ts'

export interface ReadingFile {
  readonly path: string
  readonly name: string
  readonly description: string
  readonly mediaType: 'text/csv' | 'application/json'
  /** A name of the Open Definition's list, its name for people and its terms. */
  readonly license: { readonly id: string; readonly name: string; readonly url: string }
  readonly sources: readonly Source[]
  /** What each column contains; none for a file that is no table. */
  readonly table?: ReadingTable
}

const publicDomain = {
  id: 'other-pd',
  name: 'Public domain',
  url: 'https://creativecommons.org/publicdomain/mark/1.0/',
}

/** Every published file of readings, in the order of the cases. */
export const readingFiles: readonly ReadingFile[] = cases.flatMap(getReadingFiles)

/** Returns the files of a case: its tables, then the constants of their sources. */
export function getReadingFiles({ tables }: ResearchCase): readonly ReadingFile[] {
  const sources = new Set(tables.flatMap((table) => table.sources ?? []))
  return [...tables.map(createReadingFile), ...[...sources].flatMap(createConstantsFile)]
}

/** Returns the path of a table in `dist/`. */
export function getReadingPath({ name }: ReadingTable): string {
  return `readings/${name}.csv`
}

export function createReadingFile(table: ReadingTable): ReadingFile {
  const { name, description, sources = [] } = table
  return {
    path: getReadingPath(table),
    name,
    description,
    mediaType: 'text/csv',
    license: openData.license,
    sources,
    table,
  }
}

function createConstantsFile(source: Source): readonly ReadingFile[] {
  if (!source.constants) return []
  const path = `readings/${source.constants.name}.json`
  return [{ ...source.constants, path, mediaType: 'application/json', license: publicDomain, sources: [source] }]
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
