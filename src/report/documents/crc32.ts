const table = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/**
 * Returns the CRC-32 of ZIP and PNG (ISO 3309; PNG third edition, annex D) as an unsigned 32-bit number. Takes bytes,
 * and the checksum of the bytes before them to continue it.
 */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let sum = ~previous
  for (let index = 0; index < bytes.length; index += 1)
    sum = (sum >>> 8) ^ (table[(sum ^ (bytes[index] as number)) & 255] as number)
  return ~sum >>> 0
}
