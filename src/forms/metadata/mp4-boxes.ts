import { isBlank, latin, viewOf } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'

/** A stretch of the file, from its start to before its end. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A box of an MP4 file. All places are counted from the file's start. */
export interface Box extends Range {
  readonly type: string
  /** Where its content begins: 8 bytes on, or 16 where its length needs 64 bits. */
  readonly content: number
}

/** A film that does not say truly what is where. Nothing can safely be removed from it. */
export class BoxLies extends Error {
  override readonly name = 'BoxLies'
}

/** The boxes in a stretch of a file (ISO/IEC 14496-12, section 4.2), as far as their lengths can be true. Throws TooMuchWork. */
export function boxesIn(bytes: Uint8Array, from: number, to: number, effort: Effort): { boxes: Box[]; end: number } {
  const boxes: Box[] = []
  let at = from
  for (let box = boxAt(bytes, at, to); box; box = boxAt(bytes, at, to)) {
    effort.spend()
    boxes.push(box)
    at = box.end
  }
  // QuickTime ends some lists of boxes with four zero bytes.
  return { boxes, end: to - at <= 8 && isBlank(bytes.subarray(at, to)) ? to : at }
}

/** The boxes inside a box. Throws BoxLies if one does not end where it says, and TooMuchWork. */
export function innerBoxes(bytes: Uint8Array, { content, end }: Pick<Box, 'content' | 'end'>, effort: Effort): Box[] {
  const inner = boxesIn(bytes, content, end, effort)
  if (inner.end !== end) throw new BoxLies()
  return inner.boxes
}

/** The first box on a path of types below a box: `innerBox(bytes, trak, effort, 'mdia', 'hdlr')`. Throws as `innerBoxes`. */
export function innerBox(bytes: Uint8Array, box: Box, effort: Effort, ...path: readonly string[]): Box | undefined {
  let found: Box | undefined = box
  for (const type of path) found = found && innerBoxes(bytes, found, effort).find((inner) => inner.type === type)
  return found
}

/** A box's content. */
export function contentOf(bytes: Uint8Array, { content, end }: Pick<Box, 'content' | 'end'>): Uint8Array {
  return bytes.subarray(content, end)
}

function boxAt(bytes: Uint8Array, start: number, limit: number): Box | undefined {
  if (limit - start < 8) return undefined
  const view = viewOf(bytes)
  const short = view.getUint32(start)
  const long = short === 1 && limit - start >= 16
  const length = long ? Number(view.getBigUint64(start + 8)) : short === 0 ? limit - start : short
  const content = start + (long ? 16 : 8)
  const end = start + length
  return end > limit || end < content
    ? undefined
    : { type: latin(bytes.subarray(start + 4, start + 8)), start, content, end }
}
