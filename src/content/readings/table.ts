import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getLatestDate, type IsoDate } from '../dates.ts'

export interface Column {
  /** `datetime` is RFC 3339 with its offset; `flag` is one of two words, the first of which is true. */
  readonly type: 'datetime' | 'date' | 'integer' | 'number' | 'text' | 'flag'
  readonly description: string
  /** As it is written after a number. */
  readonly unit?: string
  /** The two words of a flag, true first. */
  readonly words?: readonly [string, string]
  readonly optional?: true
}

/** Another organization whose numbers are in a table. */
export interface Source {
  readonly name: string
  readonly url: string
  /** A file of its numbers that is published beside the table, as JSON in this folder. It is in the public domain. */
  readonly constants?: { readonly name: string; readonly description: string }
}

/** A published table of readings: its file in this folder, and its columns. */
export interface ReadingTable<Columns extends Readonly<Record<string, Column>> = Readonly<Record<string, Column>>> {
  readonly name: string
  readonly description: string
  readonly sources?: readonly Source[]
  /** The column with a row's day or moment. Rows are in its order, and no two share a value. */
  readonly key: string
  readonly columns: Columns
}

/** Returns a table, whose key is one of its columns. */
export function defineTable<const Columns extends Readonly<Record<string, Column>>>(
  table: ReadingTable<Columns> & { readonly key: keyof Columns },
): ReadingTable<Columns> {
  return table
}

/** What the uncertainty of a reading is, in the description of its column. */
export const uncertaintyOfReading = 'one standard deviation of a single reading'

type Value<Type extends Column> = Type['type'] extends 'integer' | 'number'
  ? number
  : Type['type'] extends 'flag'
    ? boolean
    : Type['type'] extends 'date'
      ? IsoDate
      : string

export type Row<Table extends ReadingTable> = {
  readonly [Name in keyof Table['columns']]: Table['columns'][Name] extends { optional: true }
    ? Value<Table['columns'][Name]> | undefined
    : Value<Table['columns'][Name]>
}

const patterns: Readonly<Record<Column['type'], RegExp>> = {
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
  date: /^\d{4}-\d\d-\d\d$/,
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?$/,
  text: /^[^",]+$/,
  flag: /^[a-z]+$/,
}

/** Returns the local day of an instant with its offset: `2025-04-19T21:14:00-07:00` → `2025-04-19`. */
export function getDay(instant: string): IsoDate {
  return instant.slice(0, 10) as IsoDate
}

export function readReadingFile(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}

/** Returns the lines of CSV as other programs write it: with LF or CRLF, with a byte order mark, without an end of the last line. */
export function readLines({ name }: ReadingTable): string[] {
  return splitLines(readReadingFile(`${name}.csv`))
}

function splitLines(csv: string): string[] {
  return csv
    .replace(/^\uFEFF/, '')
    .replace(/(\r?\n)+$/, '')
    .split(/\r?\n/)
}

/** Returns the rows of CSV without quotes. Throws with line and column where it does not fit the table. */
export function parseTable<Table extends ReadingTable>(table: Table, csv: string): Row<Table>[] {
  const names = Object.keys(table.columns)
  const [header = '', ...lines] = splitLines(csv)
  if (header !== names.join(','))
    throw new Error(`${table.name}.csv, line 1: the columns are “${showText(header)}”, not “${names}”.`)
  const moments = lines.map((line) => Date.parse(line.split(',')[names.indexOf(table.key)] ?? ''))
  return lines.map((line, index) => {
    const values = line.split(',')
    if (values.length !== names.length)
      throw new Error(`${table.name}.csv, line ${index + 2}: there are not ${names.length} values.`)
    const row = Object.entries(table.columns).map(([name, column], at) => {
      const value = parseValue(values[at] ?? '', column)
      if (value === null) throw new Error(`${table.name}.csv, line ${index + 2}: ${name} is “${showText(values[at])}”.`)
      return [name, value]
    })
    const [moment = Number.NaN, before = -Infinity] = [moments[index], moments[index - 1]]
    if (Number.isNaN(moment) || moment <= before)
      throw new Error(
        `${table.name}.csv, line ${index + 2}: its ${table.key} is not later than that of the line before.`,
      )
    return Object.fromEntries(row) as Row<Table>
  })
}

export function readTable<Table extends ReadingTable>(table: Table): Row<Table>[] {
  return parseTable(table, readReadingFile(`${table.name}.csv`))
}

/** Returns a text in which a sign that may not be seen, such as a tab, is named by its number. */
function showText(text = ''): string {
  return text.replace(/[^ -~]/g, (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`)
}

/** Null is a text that its column cannot have. */
function parseValue(text: string, { type, words, optional }: Column): string | number | boolean | undefined | null {
  if (text === '' && optional) return undefined
  if (!patterns[type].test(text)) return null
  if (type === 'flag') return words?.includes(text) ? text === words[0] : null
  return type === 'integer' || type === 'number' ? Number(text) : text
}

/** Returns the last day that any column of a table has. */
export function getLastDay(table: ReadingTable): IsoDate {
  const days = readTable(table).flatMap((row) =>
    Object.entries(table.columns).flatMap(([name, { type }]) =>
      type === 'date' || type === 'datetime' ? getDay(String(row[name])) : [],
    ),
  )
  return getLatestDate(days)
}

/** What a table had when its case was changed: how many rows and columns, and the last day in any of them. */
export interface TableState {
  readonly table: ReadingTable
  readonly rows: number
  readonly columns: number
  readonly last: IsoDate
}

/** Returns what a table has now. */
export function getTableState(table: ReadingTable): TableState {
  const [rows, columns] = [readTable(table).length, Object.keys(table.columns).length]
  return { table, rows, columns, last: getLastDay(table) }
}
