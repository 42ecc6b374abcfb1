import { isZeroFilled } from './byte-views.ts'

/** Reads fields of bits. Beyond the end they are 0, and `isPastEnd` is true. */
export class BitFields {
  position = 0
  readonly #bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }
  get isPastEnd(): boolean {
    return this.position > this.#bytes.length * 8
  }
  read(bits: number): number {
    let value = 0
    for (let left = bits; left > 0; left -= 1) {
      value = value * 2 + (((this.#bytes[this.position >> 3] ?? 0) >> (7 - (this.position & 7))) & 1)
      this.position += 1
    }
    return value
  }
  /** Reads Exp-Golomb codes (ITU-T H.264, section 9.1) and returns the last; a signed one has the same length. */
  readCode(count = 1): number {
    let value = 0
    for (let left = count; left > 0; left -= 1) {
      let zeros = 0
      while (zeros < 32 && !this.isPastEnd && this.read(1) === 0) zeros += 1
      value = zeros === 32 ? 0 : 2 ** zeros - 1 + this.read(zeros)
    }
    return value
  }
  /** Whether all that follows is one bit 1 and zeros (section 7.3.2.11). */
  isAtTrailingBits(): boolean {
    if (this.isPastEnd || this.read(1) !== 1) return false
    return this.read((8 - (this.position & 7)) & 7) === 0 && isZeroFilled(this.#bytes.subarray(this.position >> 3))
  }
}

/** Removes the byte 03 behind two zeros (H.264, section 7.4.1), which keeps a unit from looking like the start of another. */
export function removeEmulation(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => !(byte === 3 && at > 1 && bytes[at - 1] === 0 && bytes[at - 2] === 0))
}

/** Adds the byte 03 where three bytes of a unit would look like the start of another. */
export function addEmulation(bytes: Uint8Array): Uint8Array {
  const escaped: number[] = []
  let zeros = 0
  for (const byte of bytes) {
    if (zeros > 1 && byte < 4) {
      escaped.push(3)
      zeros = 0
    }
    escaped.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(escaped)
}
