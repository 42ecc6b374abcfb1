import { BitFields, removeEmulation } from './bit-fields.ts'

/** What of an H.264 sequence parameter set decides how long timing messages are (ITU-T H.264, annex E). */
export interface H264Timing {
  /** Length in bits of both delays in picture timing messages; 0 if there are none. */
  readonly delayBits: number
  readonly hasPictureStructure: boolean
}

/** Returns whether a profile states its colors and depth: all but baseline, main and extended (annex A.2). */
export function isHighProfile(profile: number): boolean {
  return ![66, 77, 88].includes(profile)
}

/**
 * Reads a sequence parameter set from its header on (section 7.3.2.1). Undefined if it does not end where it should.
 */
export function readH264Sequence(unit: Uint8Array): H264Timing | undefined {
  const bits = new BitFields(removeEmulation(unit))
  bits.read(8)
  const profile = bits.read(8)
  bits.read(16)
  bits.readCode()
  if (isHighProfile(profile)) {
    const chroma = bits.readCode()
    if (chroma === 3) bits.read(1)
    bits.readCode(2)
    bits.read(1)
    const lists = bits.read(1) ? (chroma === 3 ? 12 : 8) : 0
    for (let list = 0; list < lists; list += 1) if (bits.read(1)) skipScalingList(bits, list < 6 ? 16 : 64)
  }
  bits.readCode()
  const order = bits.readCode()
  if (order === 0) bits.readCode()
  else if (order === 1) {
    bits.read(1)
    bits.readCode(2)
    bits.readCode(Math.min(bits.readCode(), 255))
  }
  bits.readCode()
  bits.read(1)
  bits.readCode(2)
  if (!bits.read(1)) bits.read(1)
  bits.read(1)
  bits.readCode(bits.read(1) * 4)
  const timing = bits.read(1) ? readUsability(bits) : { delayBits: 0, hasPictureStructure: false }
  return bits.isAtTrailingBits() ? timing : undefined
}

/** Section 7.3.2.1.1.1. */
function skipScalingList(bits: BitFields, size: number): void {
  let [last, next] = [8, 8]
  for (let index = 0; index < size; index += 1) {
    if (next !== 0) {
      const code = bits.readCode()
      next = (last + (code & 1 ? (code + 1) / 2 : -code / 2) + 256) & 255
    }
    last = next || last
  }
}

/** Section E.1.1. */
function readUsability(bits: BitFields): H264Timing {
  if (bits.read(1) && bits.read(8) === 255) bits.read(32)
  bits.read(bits.read(1))
  if (bits.read(1)) {
    bits.read(4)
    bits.read(bits.read(1) * 24)
  }
  bits.readCode(bits.read(1) * 2)
  bits.read(bits.read(1) * 65)
  const networkUnits = bits.read(1) && readDelays(bits)
  const delayBits = (bits.read(1) && readDelays(bits)) || networkUnits
  bits.read(delayBits ? 1 : 0)
  const hasPictureStructure = bits.read(1) === 1
  if (bits.read(1)) {
    bits.read(1)
    bits.readCode(6)
  }
  return { delayBits, hasPictureStructure }
}

/** Section E.1.2: parameters of a buffer, with the lengths of its delays, of which there are two; returns their sum. */
function readDelays(bits: BitFields): number {
  const count = Math.min(bits.readCode() + 1, 32)
  bits.read(8)
  for (let left = count; left > 0; left -= 1) {
    bits.readCode(2)
    bits.read(1)
  }
  bits.read(5)
  const sum = bits.read(5) + bits.read(5) + 2
  bits.read(5)
  return sum
}
