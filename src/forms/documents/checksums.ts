import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { crc32 } from '../bytes/crc32.ts'
import { type ReadOptions, readChunks } from '../bytes/read-chunks.ts'

/** The two checksums of a file: one for people and the report, one for the ZIP. */
export interface FileChecksums {
  readonly sha256: string
  readonly crc32: number
}

/**
 * Computes both checksums of a file in one pass, in chunks of an eighth of a megabyte. Rejects when aborted, or when
 * the file cannot be read.
 */
export async function computeChecksums(file: Blob, options?: ReadOptions): Promise<FileChecksums> {
  const digest = sha256.create()
  let crc = 0
  for await (const bytes of readChunks(file, options)) {
    digest.update(bytes)
    crc = crc32(bytes, crc)
  }
  return { sha256: bytesToHex(digest.digest()), crc32: crc }
}

export function computeChecksumsSync(bytes: Uint8Array): FileChecksums {
  return { sha256: bytesToHex(sha256(bytes)), crc32: crc32(bytes) }
}
