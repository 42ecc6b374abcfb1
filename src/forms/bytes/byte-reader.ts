/** Reads a file here and there, and keeps the last stretch it read, since most readings are near the one before. */
export interface ByteReader {
  readonly size: number
  /** The bytes from `start`, as many as asked for or as there are. Rejects if the file cannot be read. */
  read(start: number, length: number): Promise<Uint8Array<ArrayBuffer>>
}

const stretch = 2 ** 18

/** A reader of `file`. It holds a quarter of a megabyte, or the longest single reading asked of it. */
export function byteReader(file: Blob): ByteReader {
  let held = new Uint8Array()
  let heldFrom = 0
  return {
    size: file.size,
    async read(start, length) {
      const end = Math.min(start + length, file.size)
      if (start < heldFrom || end > heldFrom + held.length) {
        held = new Uint8Array(await file.slice(start, Math.max(end, start + stretch)).arrayBuffer())
        heldFrom = start
      }
      return held.subarray(start - heldFrom, Math.max(start, end) - heldFrom)
    },
  }
}

/** Bytes as text, one character each: how formats write their own names. */
export function latin(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/** A view of bytes that may be a part of a longer stretch. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
