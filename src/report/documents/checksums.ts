import { crc32 } from './crc32.ts'

/** The two checksums of a file: one for people and the report, one for the ZIP. */
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
