/** Some bytes, from their start to before their end. */
export interface ByteSpan {
  readonly start: number
  readonly end: number
}

/** Returns what of `length` bytes is in none of the spans, in order. */
export function getGaps(spans: readonly ByteSpan[], length: number): ByteSpan[] {
  const gaps: ByteSpan[] = []
  let reached = 0
  for (const { start, end } of [...spans, { start: length, end: length }].sort(
    (one, other) => one.start - other.start,
  )) {
    if (start > reached) gaps.push({ start: reached, end: start })
    reached = Math.max(reached, end)
  }
  return gaps
}

/** Returns how many of `length` bytes the spans cover, each byte counted once. */
export function countCovered(spans: readonly ByteSpan[], length: number): number {
  return getGaps(spans, length).reduce((left, { start, end }) => left + start - end, length)
}
