import { crc32 } from './crc32.ts'

/** The longest block of stored data (RFC 1951, section 3.2.4). */
const maxStoredLength = 65_535

/**
 * Returns a PNG of 8-bit grays, row by row, as a `data:` URL. It is not compressed: one stored block, at most 65,535
 * bytes with one more for each row (RFC 2083; RFC 1950 for the data in IDAT).
 */
export function createGrayPngUrl(pixels: Uint8Array, width: number): string {
  const height = pixels.length / width
  const rows = new Uint8Array(height * (width + 1))
  if (rows.length > maxStoredLength) throw new RangeError('The picture is larger than one stored block.')
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  const png = [
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    // 8 bits of gray, the only methods of compression and filters, no interlacing.
    ...createChunk('IHDR', [...toBytes(width, 4), ...toBytes(height, 4), 8, 0, 0, 0, 0]),
    ...createChunk('IDAT', [
      ...[0x78, 0x01, 0x01],
      ...toBytes(rows.length, 2).reverse(),
      ...toBytes(~rows.length, 2).reverse(),
      ...rows,
      ...toBytes(adler32(rows), 4),
    ]),
    ...createChunk('IEND', []),
  ]
  return `data:image/png;base64,${btoa(png.map((byte) => String.fromCharCode(byte)).join(''))}`
}

function createChunk(type: string, data: readonly number[]): number[] {
  const bytes = [...new TextEncoder().encode(type), ...data]
  return [...toBytes(data.length, 4), ...bytes, ...toBytes(crc32(Uint8Array.from(bytes)), 4)]
}

/** Returns an integer in this many bytes, the highest first. */
function toBytes(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (value >>> (8 * (count - 1 - index))) & 0xff)
}

/** Returns the checksum of RFC 1950, section 8.2. */
function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return high * 65_536 + low
}
