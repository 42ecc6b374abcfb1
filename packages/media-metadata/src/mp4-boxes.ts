import { isZeroFilled, readCode, readNumber, truncation, UncleanableError } from './bytes.ts'

/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2). All offsets are counted from the file's start. */
export interface Box {
  readonly type: string
  readonly start: number
  readonly contentStart: number
  readonly end: number
  readonly content: Uint8Array
}

export function readBoxes(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = []
  let start = from
  while (to - start >= 8) {
    const box = readBox(bytes, start, to)
    boxes.push(box)
    start = box.end
  }
  // QuickTime ends some lists of boxes with four zero bytes.
  if (!isZeroFilled(bytes.subarray(start, to))) throw new UncleanableError(truncation)
  return boxes
}

/** Reads the box at an offset. Throws UncleanableError where it is longer than what it is in. */
export function readBox(bytes: Uint8Array, start: number, to: number): Box {
  const size = readNumber(bytes, start, 4)
  const isLong = size === 1
  const contentStart = start + (isLong ? 16 : 8)
  // A size of 0 reaches to the end.
  const end = start + (isLong ? readNumber(bytes, start + 8, 8) : size || to - start)
  if (end > to || end < contentStart) throw new UncleanableError(truncation)
  return { type: readCode(bytes, start + 4), start, contentStart, end, content: bytes.subarray(contentStart, end) }
}

/** Returns the boxes on a path of types below some boxes. */
export function findBoxes(bytes: Uint8Array, boxes: readonly Box[], ...path: readonly string[]): Box[] {
  const [type, ...below] = path
  const found = boxes.filter((box) => box.type === type)
  if (below.length === 0) return found
  return found.flatMap(({ contentStart, end }) => findBoxes(bytes, readBoxes(bytes, contentStart, end), ...below))
}
