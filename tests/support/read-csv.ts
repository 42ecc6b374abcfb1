import { execFileSync } from 'node:child_process'
import { findProgram } from '../../tooling/programs.ts'

type Rows = Record<string, string>[]

/** Reads a row without the value of a column as null, and one with too many under the name `null`. */
const script = `
import csv, io, json, sys
texts = json.load(sys.stdin)
print(json.dumps([list(csv.DictReader(io.StringIO(text, newline=''), strict=True)) for text in texts]))`

/** What was read before, by its text. */
const known = new Map<string, Rows>()

/**
 * Returns the rows of each of these texts in CSV by the names of their columns, as Python reads them, which takes longer to start
 * than to read. Throws where a line does not end with CRLF.
 */
export function readTables(texts: readonly string[]): Rows[] {
  const unread = texts.filter((text) => !known.has(text))
  for (const text of unread)
    if (/[\r\n]/.test(text.replaceAll('\r\n', '')) || !text.endsWith('\r\n')) throw new Error('A line has another end.')
  const input = JSON.stringify(unread)
  const output = unread.length > 0 ? execFileSync(findProgram('python3'), ['-c', script], { input }) : '[]'
  for (const [index, rows] of JSON.parse(String(output)).entries()) known.set(unread[index] ?? '', rows)
  return texts.map((text) => known.get(text) ?? [])
}

/** Returns the rows of a text in CSV, as `readTables` does. */
export function readCsv(csv: string): Rows {
  return readTables([csv])[0] ?? []
}
