import { crc32 } from '../bytes/crc32.ts'
import { readSlices, type Watch } from '../bytes/read-slices.ts'
import type { Exhibit } from '../finished/report.ts'

/** A file that is no longer what it was when the report was made; a package of it would not match its own list. */
export class EvidenceChanged extends Error {
  override readonly name = 'EvidenceChanged'
  readonly file: string
  constructor(file: string, options?: ErrorOptions) {
    super(`${file} has changed since it was chosen`, options)
    this.file = file
  }
}

/**
 * Reads an exhibit piece by piece (see `readSlices`). Rejects with EvidenceChanged after the last piece if it was not the
 * file the report speaks of, or as soon as it cannot be read; with the signal's reason if aborted.
 */
export async function* readExhibit(
  { name, content, crc32: expected }: Exhibit,
  watch: Watch,
  length?: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  let sum = 0
  try {
    for await (const bytes of readSlices(content, watch, length)) {
      sum = crc32(bytes, sum)
      yield bytes
    }
  } catch (error) {
    watch.signal?.throwIfAborted()
    throw new EvidenceChanged(name, { cause: error })
  }
  if (sum !== expected) throw new EvidenceChanged(name)
}
