/** First and last byte, both included. */
export type ByteRange = readonly [first: number, last: number]

const digits = /^\d*$/

/**
 * Reads a Range header for content of `length` bytes (RFC 9110 section 14). `whole`: send everything, because the unit
 * is not bytes or because more than one range is satisfiable: no client of ours asks for several, and answering
 * hundreds of overlapping ones is an old way to exhaust a server (RFC 9110 section 17.15). `unsatisfiable`: 416.
 *
 * Each character is looked at a fixed number of times: cut at commas, cut at the first hyphen, trimmed. One regular
 * expression for a whole range, `\s*(\d*)\s*-\s*(\d*)\s*`, held the server for 6 s over 5 kB of spaces (November 2026).
 */
export function byteRange(header: string, length: number): ByteRange | 'whole' | 'unsatisfiable' {
  if (!/^bytes=/i.test(header)) return 'whole'
  let found: ByteRange | undefined
  for (const element of header.slice('bytes='.length).split(',')) {
    const spec = element.trim()
    // Empty elements of a list are passed over (RFC 9110 section 5.6.1.2).
    if (spec === '') continue
    const range = oneRange(spec, length)
    if (!range || range[0] > range[1]) return 'unsatisfiable'
    if (range[0] >= length) continue
    if (found) return 'whole'
    found = [range[0], Math.min(range[1], length - 1)]
  }
  return found ?? 'unsatisfiable'
}

function oneRange(spec: string, length: number): ByteRange | undefined {
  const hyphen = spec.indexOf('-')
  const [first, last] = [spec.slice(0, Math.max(0, hyphen)).trim(), spec.slice(hyphen + 1).trim()]
  if (hyphen < 0 || !digits.test(first) || !digits.test(last) || first + last === '') return undefined
  if (first !== '') return [Number(first), last === '' ? Infinity : Number(last)]
  // The last so many bytes.
  return [last === '0' ? length : Math.max(0, length - Number(last)), Infinity]
}
