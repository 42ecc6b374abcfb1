import { moved } from './addresses.ts'
import type { BuiltFile } from './build-files.ts'
export function headersFile(_files: readonly BuiltFile[]): string {
  return ''
}
export function redirectsFile(): string {
  return [...moved].map(([from, to]) => `${from} ${to} 301\n`).join('')
}
