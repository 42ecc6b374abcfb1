import { archive } from '../content/archive.ts'
import { cases } from '../content/cases.ts'
import { archiveFields } from './archive-fields.ts'
import { caseFields } from './case-fields.ts'
import type { PublishedField } from './published-field.ts'

/** Returns `/cases.csv`: a header line, then one line a case. */
export function renderCasesCsv(): string {
  return csv(caseFields, cases)
}

/** Returns `/archive.csv`: a header line, then one line a sealed year. */
export function renderArchiveCsv(): string {
  return csv(archiveFields, archive)
}

/** Returns a table, as the names of its columns and the values of each row, in CSV (RFC 4180, UTF-8). */
export function formatCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  return [names, ...rows].map((line) => `${line.map(quoted).join(',')}\r\n`).join('')
}

// What has no value is empty.
function csv<Row>(fields: readonly PublishedField<Row>[], rows: readonly Row[]): string {
  const names = fields.map(({ name }) => name)
  return formatCsv(
    names,
    rows.map((row) => fields.map(({ value }) => String(value(row) ?? ''))),
  )
}

// Section 2: where a comma, a quote or a line break makes it necessary.
function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
