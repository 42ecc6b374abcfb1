/** One file for the archive, with its checksum. */
interface ZipInputEntry {
  readonly path: string
  readonly content: Blob
  readonly crc32: number
}

// APPNOTE.TXT 4.4.4, bit 11: names in UTF-8.
const utf8Names = 0x0800
/** February 1, 1980 (4.4.6): always the same, and in no time zone before 1980, where programs refuse to pack a file again. */
const fixedDate = (2 << 5) | 1
const madeByUnix = 0x031e
const regularFile = 0o100644

/** Returns an uncompressed ZIP (APPNOTE.TXT 6.3.10), at most 65,535 files and 4 GiB. Contents are not copied. */
export function createZip(entries: readonly ZipInputEntry[]): Blob {
  const parts: BlobPart[] = []
  const directory: number[] = []
  let offset = 0
  for (const { path, content, crc32 } of entries) {
    const { size } = content
    const name = new TextEncoder().encode(path)
    const shared = [10, utf8Names, 0, 0, fixedDate, ...[crc32, size, size].flatMap(toWords), name.length, 0]
    const header = [...encodeWords([...toWords(0x04034b50), ...shared]), ...name]
    const location = [0, 0, 0, 0, regularFile, ...toWords(offset)]
    directory.push(...encodeWords([...toWords(0x02014b50), madeByUnix, ...shared, ...location]), ...name)
    parts.push(Uint8Array.from(header), content)
    offset += header.length + size
  }
  const count = entries.length
  const extent = [...toWords(directory.length), ...toWords(offset)]
  const end = encodeWords([...toWords(0x06054b50), 0, 0, count, count, ...extent, 0])
  return new Blob([...parts, Uint8Array.from([...directory, ...end])], { type: 'application/zip' })
}

/** Returns an integer of 32 bits, which may be negative, as two words of 16, the lower first. */
function toWords(value: number): [low: number, high: number] {
  return [value & 0xffff, value >>> 16]
}

/** Returns words of 16 bits as bytes, the lower of each first. */
function encodeWords(words: readonly number[]): number[] {
  return words.flatMap((word) => [word & 0xff, word >>> 8])
}
