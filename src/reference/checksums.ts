export interface FileChecksums {
  /** In hexadecimal; undefined on a page over plain HTTP, where browsers compute none. */
  readonly sha256: string | undefined
  readonly crc32: number
}

export async function computeChecksums(bytes: Uint8Array<ArrayBuffer>): Promise<FileChecksums> {
  return { sha256: await computeSha256(bytes), crc32: crc32(bytes) }
}

/** Returns the SHA-256 of bytes in hexadecimal; undefined where the browser computes none. */
export async function computeSha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (!subtle) return undefined
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const table = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** Returns the CRC-32 of bytes (ISO 3309), an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array): number {
  let sum = ~0
  for (let index = 0; index < bytes.length; index += 1)
    sum = (sum >>> 8) ^ (table[(sum ^ (bytes[index] as number)) & 255] as number)
  return ~sum >>> 0
}
