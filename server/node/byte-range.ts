/** First and last byte, both included. */
export type ByteRange = readonly [first: number, last: number]

const digits = /^\d*$/

/**
 * Parses a Range header for content of `length` bytes (RFC 9110 section 14). `full`: send everything, because the unit
 * is not bytes or more than one range is satisfiable (many overlapping ranges can exhaust a server, RFC 9110 section
 * 17.15). `unsatisfiable`: 416. It runs in linear time: one regular expression for a range, `\s*(\d*)\s*-\s*(\d*)\s*`,
 * would backtrack quadratically over spaces.
 */
export function parseRange(header: string, length: number): ByteRange | 'full' | 'unsatisfiable' {
  if (!/^bytes=/i.test(header)) return 'full'
  let found: ByteRange | undefined
  for (const element of header.slice('bytes='.length).split(',')) {
    const spec = element.trim()
    // Empty list elements are ignored (RFC 9110 section 5.6.1.2).
    if (spec === '') continue
    const range = parseSpec(spec, length)
    if (!range || range[0] > range[1]) return 'unsatisfiable'
    if (range[0] >= length) continue
    if (found) return 'full'
    found = [range[0], Math.min(range[1], length - 1)]
  }
  return found ?? 'unsatisfiable'
}

function parseSpec(spec: string, length: number): ByteRange | undefined {
  const hyphen = spec.indexOf('-')
  const [first, last] = [spec.slice(0, Math.max(0, hyphen)).trim(), spec.slice(hyphen + 1).trim()]
  if (hyphen < 0 || !digits.test(first) || !digits.test(last) || first + last === '') return undefined
  if (first !== '') return [Number(first), last === '' ? Infinity : Number(last)]
  // A suffix range is a number of last bytes.
  return [last === '0' ? length : Math.max(0, length - Number(last)), Infinity]
}
