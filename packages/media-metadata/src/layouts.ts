import { UncleanableError } from './bytes.ts'

/**
 * What each kind of part contains where it is kept, as a regular expression of its bytes in hexadecimal digits, with spaces
 * between its fields. `n4` is a number of four bytes, `z4` are four zeros, and `s4` is a number smaller than any four
 * letters. Groups named `length` and `counted` are a length, and the bytes that have it.
 */
export type Layouts = Readonly<Record<string, string | undefined>>

/** A table of half a million samples, which are three hours of sound. */
const maxBytes = 2 ** 21
const digitsOfBytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Returns whether bytes are what a layout states, from the first to the last. */
export function hasLayout(layout: string | undefined, bytes: Uint8Array): boolean {
  if (layout === undefined || bytes.length > maxBytes) return false
  const pattern = layout
    .replace(/\((?!\?)/g, '(?:')
    .replace(/s4/g, '[01ef].......')
    // Engines repeat what has no braces without a stack, so that a long table does not overflow it.
    .replace(/([nz])(\d+)/g, (_, kind: string, size: string) => (kind === 'n' ? '..' : '00').repeat(Number(size)))
  let digits = ''
  for (const byte of bytes) digits += digitsOfBytes[byte]
  const match = new RegExp(`^(?:${pattern.replace(/\s/g, '')})$`).exec(digits)
  const { length = '0', counted = '' } = match?.groups ?? {}
  return match !== null && Number.parseInt(length, 16) * 2 === counted.length
}

/** Creates the error of a part without which nothing plays, and which is not what its standard states. */
export const createFormError = (name: string) => new UncleanableError(`${name} is of a form that is not known`)

/** Throws UncleanableError where such a part is not what its layout states. */
export function checkLayout(name: string, layout: string | undefined, bytes: Uint8Array): void {
  if (!hasLayout(layout, bytes)) throw createFormError(`a block called ${name}`)
}
