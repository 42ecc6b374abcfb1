/**
 * Creates a table to look up the next 16 bits in, from how many codes there are of each length (from index 1 on) and their
 * values in order: the code's length times 512, plus its value. 0 where no code begins so. Undefined if the codes overflow,
 * or two stand for one value.
 */
export function createLookup(counts: ArrayLike<number>, values: Iterable<number>): Uint16Array | undefined {
  const lookup = new Uint16Array(65_536)
  const rest = [...values]
  if (new Set(rest).size < rest.length) return undefined
  let [code, index] = [0, 0]
  for (let length = 1; length <= 16; length += 1) {
    const size = 65_536 >> length
    for (let count = counts[length] ?? 0; count > 0; count -= 1) {
      if (code + size > 65_536) return undefined
      lookup.fill(length * 512 + (rest[index] ?? 0), code, code + size)
      code += size
      index += 1
    }
  }
  return lookup
}
