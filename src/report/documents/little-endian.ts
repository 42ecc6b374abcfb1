/** Returns an integer of 32 bits, which may be negative, as two words of 16, the lower first. */
export function toWords(value: number): [low: number, high: number] {
  return [value & 0xffff, value >>> 16]
}

/** Returns words of 16 bits as bytes, the lower of each first. */
export function encodeWords(words: readonly number[]): number[] {
  return words.flatMap((word) => [word & 0xff, word >>> 8])
}
