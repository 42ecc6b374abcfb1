import { BitFields } from './bit-fields.ts'
import { decodeLatin1, hasWords } from './byte-views.ts'
import type { VideoUnit } from './video-unit.ts'

const part = 'a message in the sound'

/**
 * Reads a sample of AAC (ISO/IEC 14496-3, section 4.4.2). Encoders write their names into what fills it up before its first
 * channel; that is zeroed. The channels are searched for words, and not decoded.
 */
export function readAac(sample: Uint8Array): readonly VideoUnit[] {
  const bits = new BitFields(sample)
  const kept = sample.slice()
  const unknownParts: string[] = []
  let device: string | undefined
  let element = bits.read(3)
  for (; element === 6 && !bits.isPastEnd; element = bits.read(3)) {
    let count = bits.read(4)
    if (count === 15) count += bits.read(8) - 1
    const start = bits.position
    const isZero = bits.read(count * 8) === 0
    for (let bit = start; bit < bits.position; bit += 1) kept[bit >> 3] = (kept[bit >> 3] ?? 0) & ~(128 >> (bit & 7))
    const [name] = /[ -~]{4,}/.exec(decodeLatin1(sample.subarray(start >> 3, bits.position >> 3))) ?? []
    device ??= name
    if (!isZero && !/^Lav/.test(name ?? '')) unknownParts.push(part)
  }
  // One channel, two, or one of low frequencies: anything else can be data.
  if (bits.isPastEnd || ![0, 1, 3].includes(element) || hasWords(kept, 20)) unknownParts.push(part)
  return [{ kept, unknownParts, device }]
}
