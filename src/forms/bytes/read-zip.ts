/** A file inside a ZIP, as the directory at the archive's end describes it. */
export interface ZippedFile {
  readonly path: string
  readonly content: Blob
  readonly crc32: number
}

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50

async function view(file: Blob, start: number, end = file.size): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(start, end).arrayBuffer())
}

/**
 * Lists the files of a ZIP that `zip` wrote: stored, no comment, no 64-bit sizes. The contents are slices of the archive.
 * Undefined if anything in it does not hold together, which is also what becomes of archives that other programs wrote.
 */
export async function readZip(archive: Blob): Promise<ZippedFile[] | undefined> {
  try {
    const end = await view(archive, Math.max(0, archive.size - 22))
    if (end.getUint32(0, true) !== directoryEnd) return undefined
    const count = end.getUint16(10, true)
    const start = end.getUint32(16, true)
    const directory = await view(archive, start, archive.size - 22)
    const files: ZippedFile[] = []
    for (let at = 0; files.length < count; ) {
      const length = directory.getUint16(at + 28, true)
      const name = new Uint8Array(directory.buffer, at + 46, length)
      const offset = directory.getUint32(at + 42, true)
      const size = directory.getUint32(at + 24, true)
      const local = await view(archive, offset, offset + 30)
      const from = offset + 30 + local.getUint16(26, true) + local.getUint16(28, true)
      const signed = directory.getUint32(at, true) === directoryEntry && local.getUint32(0, true) === localEntry
      if (!signed || directory.getUint16(at + 10, true) !== 0) return undefined
      const path = new TextDecoder('utf-8', { fatal: true }).decode(name)
      files.push({ path, content: archive.slice(from, from + size), crc32: directory.getUint32(at + 16, true) })
      at += 46 + length + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    }
    return files
  } catch (error) {
    // Reading past an end is a RangeError, a name that is not UTF-8 a TypeError.
    if (error instanceof RangeError || error instanceof TypeError) return undefined
    throw error
  }
}
