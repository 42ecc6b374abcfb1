import { type ByteReader, latin, viewOf } from '../bytes/byte-reader.ts'

/** A box of an MP4 file. All places are counted from the file's start. */
export interface Box {
  readonly type: string
  readonly start: number
  /** Where its content begins: 8 bytes on, or 16 where its length needs 64 bits. */
  readonly content: number
  readonly end: number
}

/** A stretch of a file in memory, and where in the file it is. */
export interface Held {
  readonly bytes: Uint8Array
  readonly from: number
}

/** A box whose length cannot be true. Nothing behind it can be found, so nothing can safely be removed. */
export class BoxLies extends Error {
  override readonly name = 'BoxLies'
}

function header(bytes: Uint8Array, start: number, limit: number): Box {
  if (bytes.length < 8) throw new BoxLies()
  const view = viewOf(bytes)
  const short = view.getUint32(0)
  const long = short === 1
  if (long && bytes.length < 16) throw new BoxLies()
  const length = long ? Number(view.getBigUint64(8)) : short === 0 ? limit - start : short
  const content = start + (long ? 16 : 8)
  if (start + length > limit || start + length < content) throw new BoxLies()
  return { type: latin(bytes.subarray(4, 8)), start, content, end: start + length }
}

/** The boxes of the file itself (ISO/IEC 14496-12, section 4.2). Throws BoxLies. */
export async function topBoxes(reader: ByteReader): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < reader.size; at = boxes.at(-1)?.end ?? reader.size)
    boxes.push(header(await reader.read(at, 16), at, reader.size))
  return boxes
}

/** The boxes inside a box, or from a place inside it. Throws BoxLies. */
export function innerBoxes(held: Held, { content, end }: Pick<Box, 'content' | 'end'>): Box[] {
  const boxes: Box[] = []
  for (let at = content; at < end; at = boxes.at(-1)?.end ?? end) {
    // QuickTime ends some lists of boxes with four zero bytes.
    if (end - at === 4 && bytesOf(held, { content: at, end }).every((byte) => byte === 0)) break
    boxes.push(header(bytesOf(held, { content: at, end: Math.min(at + 16, end) }), at, end))
  }
  return boxes
}

/** A box's content. */
export function bytesOf({ bytes, from }: Held, { content, end }: Pick<Box, 'content' | 'end'>): Uint8Array {
  return bytes.subarray(content - from, end - from)
}

/** The first box on a path of types below a box: `innerBox(held, trak, 'mdia', 'hdlr')`. Throws BoxLies. */
export function innerBox(held: Held, box: Box, ...path: readonly string[]): Box | undefined {
  let found: Box | undefined = box
  for (const type of path) found = found && innerBoxes(held, found).find((inner) => inner.type === type)
  return found
}
