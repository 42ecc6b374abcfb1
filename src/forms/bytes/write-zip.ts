/** One file for the archive. Its checksum and size are given, so that writing needs no second pass. */
export interface ZipInputEntry {
  /** Relative, with slashes. */
  readonly path: string
  readonly content: Blob | Uint8Array<ArrayBuffer>
  readonly size: number
  readonly crc32: number
}

// APPNOTE.TXT 6.3.10: 4.4.4 bit 11, names in UTF-8; 4.4.6, January 1, 1980, the earliest date. A fixed date makes the
// archive reproducible and contains no time of creation.
const utf8Names = 0x0800
const noDate = 0x0021
const madeByUnix = 0x031e
const regularFile = 0o100644

/**
 * Returns a ZIP archive (PKWARE APPNOTE.TXT 6.3.10) with uncompressed files. The contents are not copied: the archive
 * is a list of references to them, with headers between. At most 65,535 files and 4 GiB, which the evidence limit
 * ensures.
 */
export function createZip(entries: readonly ZipInputEntry[]): Blob {
  const parts: BlobPart[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.path)
    const shared: Field[] = [
      [2, 10],
      [2, utf8Names],
      [2, 0],
      [2, 0],
      [2, noDate],
      [4, entry.crc32],
      [4, entry.size],
      [4, entry.size],
      [2, name.length],
      [2, 0],
    ]
    const header = encodeRecord([[4, 0x04034b50], ...shared], name)
    directory.push(
      encodeRecord(
        [[4, 0x02014b50], [2, madeByUnix], ...shared, [2, 0], [2, 0], [2, 0], [4, regularFile * 2 ** 16], [4, offset]],
        name,
      ),
    )
    parts.push(header, entry.content)
    offset += header.length + entry.size
  }
  const directorySize = directory.reduce((sum, bytes) => sum + bytes.length, 0)
  const count = entries.length
  const end = encodeRecord([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directorySize],
    [4, offset],
    [2, 0],
  ])
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}

type Field = readonly [bytes: 2 | 4, value: number]

function encodeRecord(fields: readonly Field[], name = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0)
  const all = new Uint8Array(length + name.length)
  const view = new DataView(all.buffer)
  let offset = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(offset, value, true)
    else view.setUint32(offset, value, true)
    offset += bytes
  }
  all.set(name, length)
  return all
}
