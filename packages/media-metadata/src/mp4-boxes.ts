import { type ByteSpan, isZeroFilled, readCode, readNumber } from './bytes.ts'
import { boxChildren } from './mp4-fields.ts'
import { contradiction, truncation, UncleanableError } from './uncleanable-error.ts'

const none: readonly Box[] = []

/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2). All offsets are counted from the file's start. */
export class Box implements ByteSpan {
  /** Empty for bytes that are no box. */
  readonly type: string
  readonly start: number
  /** Where its content begins: 8 bytes on, or 16 where its length needs 64 bits. */
  readonly contentStart: number
  readonly end: number
  /** The boxes in it, as far as they were read. */
  children = none
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array, type: string, { start, end }: ByteSpan, headLength: number) {
    this.#bytes = bytes
    this.type = type
    this.start = start
    this.contentStart = start + headLength
    this.end = end
  }

  get content(): Uint8Array {
    return this.#bytes.subarray(this.contentStart, this.end)
  }
}

/** Reads the boxes between two offsets. Bytes behind the last box come as one without a type, unless they are zeros. */
export function* readBoxes(bytes: Uint8Array, from: number, to: number): Generator<Box, void, void> {
  let start = from
  while (to - start >= 8) {
    const short = readNumber(bytes, start, 4)
    const isLong = short === 1 && to - start >= 16
    const end = start + (isLong ? readNumber(bytes, start + 8, 8) : short || to - start)
    const headLength = isLong ? 16 : 8
    if (end > to || end < start + headLength) break
    yield new Box(bytes, readCode(bytes, start + 4), { start, end }, headLength)
    start = end
  }
  const rest = bytes.subarray(start, to)
  // QuickTime ends some lists of boxes with four zero bytes.
  if (rest.length > 8 || !isZeroFilled(rest)) yield new Box(bytes, '', { start, end: to }, 0)
}

/**
 * Reads boxes, and those in them as far as the lists go. Throws UncleanableError where they do not fill what they are in.
 */
export function readBoxTrees(bytes: Uint8Array, from: number, to: number, parent = ''): Box[] {
  return Array.from(readBoxes(bytes, from, to), (box) => {
    if (box.type === '') throw new UncleanableError(truncation)
    const hasChildren = boxChildren[parent]?.includes(box.type) && boxChildren[box.type]
    if (hasChildren) box.children = readBoxTrees(bytes, box.contentStart, box.end, box.type)
    return box
  })
}

/** Returns the boxes of a type. */
export function filterBoxes(boxes: readonly Box[], type: string): Box[] {
  return boxes.filter((box) => box.type === type)
}

/** Returns the first box of each type on a path. Throws UncleanableError if there is none. */
export function findBox(parent: Box, ...path: readonly string[]): Box {
  let found = parent
  for (const type of path) {
    const child = found.children.find((box) => box.type === type)
    if (!child) throw new UncleanableError(contradiction)
    found = child
  }
  return found
}
