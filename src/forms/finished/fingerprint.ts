import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { crc32 } from '../bytes/crc32.ts'
import { readSlices, type Watch } from '../bytes/read-slices.ts'

/** The two sums of a file's bytes: one for people and the report, one for the ZIP. */
export interface Fingerprint {
  /** 64 lowercase hexadecimal digits. */
  readonly sha256: string
  readonly crc32: number
}

/** Sums a file in one reading, an eighth of a megabyte at a time. Rejects when aborted, or when the file cannot be read. */
export async function fingerprint(file: Blob, watch?: Watch): Promise<Fingerprint> {
  const digest = sha256.create()
  let crc = 0
  for await (const bytes of readSlices(file, watch)) {
    digest.update(bytes)
    crc = crc32(bytes, crc)
  }
  return { sha256: bytesToHex(digest.digest()), crc32: crc }
}

/** The same for bytes already in memory, at once. */
export function fingerprintBytes(bytes: Uint8Array): Fingerprint {
  return { sha256: bytesToHex(sha256(bytes)), crc32: crc32(bytes) }
}
