/** First and last byte, both included. */
export type ByteRange = readonly [first: number, last: number]

/**
 * Reads a Range header for content of `length` bytes (RFC 9110 section 14). `whole`: send everything, because the unit
 * is not bytes or because more than one range is satisfiable: no client of ours asks for several, and answering
 * hundreds of overlapping ones is an old way to exhaust a server (RFC 9110 section 17.15). `unsatisfiable`: 416.
 */
export function byteRange(header: string, length: number): ByteRange | 'whole' | 'unsatisfiable' {
  const set = /^bytes=(.*)$/i.exec(header)?.[1]
  if (set === undefined) return 'whole'
  const found: ByteRange[] = []
  for (const part of set.split(',')) {
    const range = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(part)
    if (!range || (!range[1] && !range[2])) return 'unsatisfiable'
    const [first, last] = range[1] ? [Number(range[1]), Number(range[2] || Infinity)] : suffix(Number(range[2]), length)
    if (first > last) return 'unsatisfiable'
    if (first < length && found.push([first, Math.min(last, length - 1)]) > 1) return 'whole'
  }
  return found[0] ?? 'unsatisfiable'
}

function suffix(count: number, length: number): ByteRange {
  return [count === 0 ? length : Math.max(0, length - count), Infinity]
}
