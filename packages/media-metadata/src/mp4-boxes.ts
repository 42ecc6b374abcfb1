import { type ByteSpan, isZeroFilled, readCode, readNumber } from './bytes.ts'
import { boxChildren } from './mp4-fields.ts'
import { contradiction, truncation, UncleanableError } from './uncleanable-error.ts'

/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2). All offsets are counted from the file's start. */
export interface Box extends ByteSpan {
  /** Empty for bytes that are no box. */
  readonly type: string
  /** Where its content begins: 8 bytes on, or 16 where its length needs 64 bits. */
  readonly contentStart: number
  readonly content: Uint8Array
}

/** A box with those in it, of the types that hold boxes and no fields. */
export interface BoxTree extends Box {
  readonly children: readonly BoxTree[]
}

/** Reads the boxes between two offsets. Bytes behind the last box come as one without a type, unless they are zeros. */
export function* readBoxes(bytes: Uint8Array, from: number, to: number): Generator<Box, void, void> {
  let start = from
  while (to - start >= 8) {
    const short = readNumber(bytes, start, 4)
    const isLong = short === 1 && to - start >= 16
    const end = start + (isLong ? readNumber(bytes, start + 8, 8) : short || to - start)
    const contentStart = start + (isLong ? 16 : 8)
    if (end > to || end < contentStart) break
    yield { type: readCode(bytes, start + 4), start, contentStart, end, content: bytes.subarray(contentStart, end) }
    start = end
  }
  const content = bytes.subarray(start, to)
  // QuickTime ends some lists of boxes with four zero bytes.
  if (content.length > 8 || !isZeroFilled(content)) yield { type: '', start, contentStart: start, end: to, content }
}

/**
 * Reads boxes, and those in them as far as the lists go. Throws UncleanableError where they do not fill what they are in.
 */
export function readBoxTrees(bytes: Uint8Array, from: number, to: number, parent = ''): BoxTree[] {
  return Array.from(readBoxes(bytes, from, to), (box) => {
    if (box.type === '') throw new UncleanableError(truncation)
    const hasChildren = boxChildren[parent]?.includes(box.type) && boxChildren[box.type]
    return { ...box, children: hasChildren ? readBoxTrees(bytes, box.contentStart, box.end, box.type) : [] }
  })
}

/** Returns the boxes of a type. */
export function filterBoxes(boxes: readonly BoxTree[], type: string): BoxTree[] {
  return boxes.filter((box) => box.type === type)
}

/** Returns the first box of each type on a path. Throws UncleanableError if there is none. */
export function findBox(parent: BoxTree, ...path: readonly string[]): BoxTree {
  let found = parent
  for (const type of path) {
    const child = found.children.find((box) => box.type === type)
    if (!child) throw new UncleanableError(contradiction)
    found = child
  }
  return found
}
