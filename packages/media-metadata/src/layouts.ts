import { UncleanableError } from './bytes.ts'

/**
 * What each kind of part contains where it is kept, as a regular expression of its bytes in hexadecimal digits, with spaces
 * between its fields. `n4` is a number of four bytes, `z4` are four zeros, and `s4` is a number smaller than any four
 * letters. Groups named `length` and `counted` are a length, and the bytes that have it.
 */
export type Layouts = Readonly<Record<string, string | undefined>>

/** No table of a film is longer that has less than a million samples. */
const maxBytes = 2 ** 22

/** Returns whether bytes are what a layout states, from the first to the last. */
export function hasLayout(layout: string | undefined, bytes: Uint8Array): boolean {
  if (layout === undefined || bytes.length > maxBytes) return false
  const pattern = layout
    .replace(/\((?!\?)/g, '(?:')
    .replace(/s4/g, '[01ef].{7}')
    .replace(/([nz])(\d+)/g, (_, kind: string, size: string) => `${kind === 'n' ? '.' : '0'}{${Number(size) * 2}}`)
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const match = new RegExp(`^(?:${pattern.replace(/\s/g, '')})$`).exec(digits)
  const { length = '0', counted = '' } = match?.groups ?? {}
  return match !== null && Number.parseInt(length, 16) * 2 === counted.length
}

/** Throws UncleanableError where a part without which nothing plays is not what its layout states. */
export function checkLayout(name: string, layout: string | undefined, bytes: Uint8Array): void {
  if (!hasLayout(layout, bytes)) throw new UncleanableError(`a block called ${name} has more than its standard states`)
}
