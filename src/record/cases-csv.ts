import { cases } from '../content/cases.ts'
import { caseFields } from './case-fields.ts'

/** `/cases.csv` (RFC 4180, UTF-8): a header line, then one line a case. */
export function casesCsv(): string {
  const rows = cases.map((each) => caseFields.map(({ value }) => String(value(each))))
  return csv([caseFields.map(({ name }) => name), ...rows])
}

/** Lines of fields as CSV (RFC 4180 section 2): quoted where a comma, a quote or a line break makes it necessary. */
function csv(rows: readonly (readonly string[])[]): string {
  const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
}
