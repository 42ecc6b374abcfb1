/** A file inside a ZIP, as the directory at the archive's end describes it. */
export interface ZippedFile {
  readonly path: string
  readonly content: Blob
  readonly crc32: number
}

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50

async function view(file: Blob, start: number, end = file.size): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(start, end).arrayBuffer())
}

/**
 * Lists the files of a ZIP that `zip` wrote: stored, without gaps or overlaps, no comment, no 64-bit sizes. The contents
 * are slices of the archive and together no larger than it, so that reading them all is bounded by its size. Undefined if
 * anything in it does not hold together, which is also what becomes of archives that other programs wrote.
 */
export async function readZip(archive: Blob): Promise<ZippedFile[] | undefined> {
  try {
    const end = await view(archive, Math.max(0, archive.size - 22))
    if (end.getUint32(0, true) !== directoryEnd) return undefined
    const count = end.getUint16(10, true)
    const start = end.getUint32(16, true)
    const directory = await view(archive, start, archive.size - 22)
    const files: ZippedFile[] = []
    let offset = 0
    for (let at = 0; files.length < count; ) {
      const length = directory.getUint16(at + 28, true)
      const name = new Uint8Array(directory.buffer, at + 46, length)
      const size = directory.getUint32(at + 24, true)
      const signed = directory.getUint32(at, true) === directoryEntry && directory.getUint16(at + 10, true) === 0
      if (!signed || directory.getUint32(at + 42, true) !== offset) return undefined
      const path = new TextDecoder('utf-8', { fatal: true }).decode(name)
      const from = offset + 30 + length
      offset = from + size
      files.push({ path, content: archive.slice(from, offset), crc32: directory.getUint32(at + 16, true) })
      at += 46 + length
    }
    return offset === start ? files : undefined
  } catch (error) {
    // Reading past an end is a RangeError, a name that is not UTF-8 a TypeError.
    if (error instanceof RangeError || error instanceof TypeError) return undefined
    throw error
  }
}
