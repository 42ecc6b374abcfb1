import { openData, type ResearchCase } from '../content/cases.ts'
import { type Column, type ReadingTable, readReadingFile, type Source } from '../content/readings/table.ts'
import { cases } from '../content/record.ts'
import { formatCsv } from './csv.ts'

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

/** Returns the text of a file as it is published: a table has its moments at the end once more, in UTC. */
export function renderReadingFile(file: ReadingFile): string {
  const text = readReadingFile(getFileName(file))
  if (!file.table) return text
  const names = listMoments(file.table)
  const [header = '', ...lines] = text.trimEnd().split('\r\n')
  const columns = header.split(',')
  const addMoments = (line: string) => {
    const values = line.split(',')
    return [...values, ...names.map((name) => formatUtc(values[columns.indexOf(name)] ?? ''))]
  }
  return formatCsv([...columns, ...names.map(getUtcName)], lines.map(addMoments))
}

/** Returns the names of a table's columns with moments. */
export function listMoments({ columns }: ReadingTable): string[] {
  return Object.keys(columns).filter((name) => columns[name]?.type === 'datetime')
}

/** Returns the name of the column that has a moment in UTC. */
export function getUtcName(name: string): string {
  return `${name}_utc`
}

/** Returns an instant with its offset in UTC, as LibreOffice and pandas read a time: `2025-04-20T11:35:00`, without a zone. */
export function formatUtc(instant: string): string {
  return new Date(instant).toISOString().slice(0, 19)
}

/** Returns the name of a file without its folder: `uncharted.csv`. */
export function getFileName({ path }: Pick<ReadingFile, 'path'>): string {
  return path.replace('readings/', '')
}

/** Returns a table's columns as fields of a Table Schema 2.0, which has no keyword for a unit: `unit` is our own. */
export function createTableFields(table: ReadingTable): readonly object[] {
  const fields = Object.entries(table.columns).map(([name, column]) => ({
    name,
    ...getFieldType(column),
    unit: column.unit,
    description: column.unit ? column.description.replace('.', `, in ${column.unit}.`) : column.description,
    constraints: { required: !column.optional },
  }))
  const moments = listMoments(table).map((name) => ({
    name: getUtcName(name),
    type: 'datetime',
    format: '%Y-%m-%dT%H:%M:%S',
    description: `The moment of ${name}, in UTC.`,
    constraints: { required: true },
  }))
  return [...fields, ...moments]
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
