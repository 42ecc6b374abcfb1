import type { PublishedField } from './published-field.ts'

/** Returns a row for each thing, with its published fields, as CSV. */
export function renderFieldCsv<Row>(fields: readonly PublishedField<Row>[], rows: readonly Row[]): string {
  const names = fields.map(({ name }) => name)
  return formatCsv(
    names,
    rows.map((row) => fields.map(({ value }) => String(value(row) ?? ''))),
  )
}

/** Returns a table, as the names of its columns and the values of each row, in CSV (RFC 4180, ASCII). */
export function formatCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  return [names, ...rows].map((line) => `${line.map(formatAscii).map(quoted).join(',')}\r\n`).join('')
}

/** How signs of the site's texts that have no Unicode decomposition are written in ASCII. */
const asciiSigns: Readonly<Record<string, string>> = {
  '±': '+/-',
  '×': 'x',
  '−': '-',
  '–': '-',
  '’': "'",
  '“': '"',
  '”': '"',
}

/** Returns a text in ASCII, without accents and with signs written out. Throws if a character has no ASCII of its own. */
export function formatAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u0080-\u{10ffff}]/gu, (sign) => {
      const ascii = asciiSigns[sign]
      if (ascii === undefined) throw new Error(`src/published-data/csv.ts has no ASCII for “${sign}”.`)
      return ascii
    })
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
