import { createBitReader } from './bit-reader.ts'
import { concatBytes } from './byte-views.ts'
import { createLookup } from './huffman.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** What a zlib stream unpacks to, and where it ends. */
export interface InflatedStream {
  /** The unpacked bytes; empty if only the length was asked for. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly length: number
  /** Where the stream ends, its checksum included. */
  readonly end: number
}

/** Longer text is none; a small file can unpack to anything. */
export const maxTextBytes = 2 ** 20
const codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
/** Bytes from their lowest bit on, as RFC 1951 packs them (section 3.1.1). */
const reversedBytes = Uint8Array.from({ length: 256 }, (_, byte) => {
  let reversed = 0
  for (let bit = 0; bit < 8; bit += 1) reversed |= ((byte >> bit) & 1) << (7 - bit)
  return reversed
})

/**
 * Unpacks a zlib stream (RFC 1950 and 1951), or with `maxBytes` 0 finds how long it is and where it ends. DecompressionStream
 * does not report its end, and engines differ on what follows. Undefined if it is none, is cut off, or unpacks to more. Throws
 * WorkLimitError.
 */
export function inflate(packed: Uint8Array, limiter: WorkLimiter, maxBytes: number): InflatedStream | undefined {
  const [method = 0, flags = 0] = packed
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 || flags & 32) return undefined
  const bits = createBitReader(
    packed.map((byte) => reversedBytes[byte] as number),
    2,
    packed.length,
    false,
  )
  limiter.spend(maxBytes / 256)
  const output = new Uint8Array(maxBytes)
  let length = 0
  let isDamaged = false

  const take = (count: number): number => {
    let value = 0
    for (let bit = 0; bit < count; bit += 1) {
      value |= (bits.peek() >> 15) << bit
      bits.skip(1)
    }
    return value
  }
  const decode = (lookup: Uint16Array | undefined): number => {
    const entry = lookup?.[bits.peek()] ?? 0
    if (entry === 0 || bits.isExhausted()) isDamaged = true
    bits.skip(entry >> 9)
    return entry & 511
  }
  const readBlock = (literals: Uint16Array | undefined, distances: Uint16Array | undefined) => {
    for (let symbol = decode(literals); symbol !== 256 && !isDamaged; symbol = decode(literals)) {
      limiter.spend(0.1)
      if (symbol < 256) {
        output[length] = symbol
        length += 1
        continue
      }
      // Section 3.2.5.
      const index = symbol - 257
      const more = index < 8 || index > 27 ? 0 : (index >> 2) - 1
      const run = (index > 27 ? 258 : index < 8 ? index + 3 : ((4 + (index & 3)) << more) + 3) + take(more)
      const code = decode(distances)
      const extra = code < 4 ? 0 : (code >> 1) - 1
      const distance = (code < 4 ? code : (2 + (code & 1)) << extra) + 1 + take(extra)
      if (index > 28 || code > 29 || distance > length) isDamaged = true
      limiter.spend(maxBytes && run / 16)
      const end = length + run
      if (maxBytes) for (; length < end; length += 1) output[length] = output[length - distance] as number
      length = end
      if (maxBytes && length > maxBytes) isDamaged = true
    }
  }
  const readLengths = (code: Uint16Array | undefined, count: number): number[] => {
    const lengths: number[] = []
    while (lengths.length < count && !isDamaged) {
      const symbol = decode(code)
      const times = symbol < 16 ? 1 : symbol === 16 ? 3 + take(2) : symbol === 17 ? 3 + take(3) : 11 + take(7)
      const value = symbol < 16 ? symbol : symbol === 16 ? (lengths.at(-1) ?? 0) : 0
      for (let left = times; left > 0; left -= 1) lengths.push(value)
    }
    return lengths
  }

  for (let isLast = false; !isLast && !isDamaged; ) {
    limiter.spend(4)
    isLast = take(1) === 1
    const type = take(2)
    if (type === 1) readBlock(fixedLiterals, fixedDistances)
    else if (type === 2) {
      // The tables take as long as searching this much.
      limiter.spend(600)
      const [literals, distances] = [take(5) + 257, take(5) + 1]
      const lengths: number[] = []
      for (const next of codeOrder.slice(0, take(4) + 4)) lengths[next] = take(3)
      const all = readLengths(createCode(lengths), literals + distances)
      readBlock(createCode(all.slice(0, literals)), createCode(all.slice(literals)))
    } else {
      // A stored block begins with a whole byte.
      const at = bits.align() + 4
      const size = (packed[at - 4] ?? 0) + 256 * (packed[at - 3] ?? 0)
      if (type > 0 || at + size > packed.length || (maxBytes && length + size > maxBytes)) isDamaged = true
      else if (maxBytes) output.set(packed.subarray(at, at + size), length)
      length += size
      limiter.spend(size / 64)
      bits.moveTo(at + size)
    }
  }
  const end = bits.align() + 4
  return isDamaged || end > packed.length ? undefined : { bytes: output.slice(0, length), length, end }
}

/** Creates a lookup from the length of the code of each symbol (RFC 1951, section 3.2.2). */
function createCode(lengths: readonly (number | undefined)[]): Uint16Array | undefined {
  const counts = new Array(17).fill(0)
  for (const length of lengths) if (length) counts[length] += 1
  const symbols = lengths.map((length = 0, symbol) => [length, symbol] as const).filter(([length]) => length)
  return createLookup(
    counts,
    symbols.sort(([one], [other]) => one - other).map(([, symbol]) => symbol),
  )
}

const fixedLiterals = createCode(
  Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
)
const fixedDistances = createCode(new Array(30).fill(5))

/** Writes a zlib stream that is not compressed (RFC 1951, section 3.2.4). */
export function deflateStored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)]
  for (let at = 0; at < bytes.length || at === 0; at += 65_535) {
    const block = bytes.subarray(at, at + 65_535)
    const isLast = at + 65_535 >= bytes.length ? 1 : 0
    const { length } = block
    parts.push(Uint8Array.of(isLast, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255), block)
  }
  let [one, two] = [1, 0]
  for (const byte of bytes) {
    one = (one + byte) % 65_521
    two = (two + one) % 65_521
  }
  parts.push(Uint8Array.of(two >> 8, two & 255, one >> 8, one & 255))
  return concatBytes(...parts)
}
