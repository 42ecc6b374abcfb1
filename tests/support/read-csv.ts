import { execFileSync } from 'node:child_process'
import { findProgram } from '../../tooling/programs.ts'

/** Reads a row without the value of a column as null, and one with too many under the name `null`. */
const script = `
import csv, json, sys
sys.stdin.reconfigure(newline='')
print(json.dumps(list(csv.DictReader(sys.stdin, strict=True))))`

/** Returns the rows of CSV by the names of its columns, as Python reads it. Throws where a line does not end with CRLF. */
export function readCsv(csv: string): Record<string, string>[] {
  if (/[\r\n]/.test(csv.replaceAll('\r\n', '')) || !csv.endsWith('\r\n')) throw new Error('A line has another end.')
  return JSON.parse(execFileSync(findProgram('python3'), ['-c', script], { input: csv, encoding: 'utf8' }))
}
