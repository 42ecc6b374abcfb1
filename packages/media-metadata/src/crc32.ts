const table = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** Returns the CRC-32 of bytes, as ZIP and PNG use it (ISO 3309; PNG third edition, annex D), unsigned. */
export function crc32(bytes: Uint8Array): number {
  let sum = -1
  for (let index = 0; index < bytes.length; index += 1)
    sum = (sum >>> 8) ^ (table[(sum ^ (bytes[index] as number)) & 255] as number)
  return ~sum >>> 0
}
