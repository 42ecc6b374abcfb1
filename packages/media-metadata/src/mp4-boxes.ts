import type { ByteSpan } from './byte-spans.ts'
import { createDataView, isZeroFilled, readCode } from './byte-views.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** A list of boxes (ISO/IEC 14496-12, section 4.2). */
interface BoxList {
  readonly children: readonly Box[]
  /** Whether they fill what they are in. */
  readonly isFilled: boolean
}

/** A box of an MP4 file. All offsets are counted from the file's start. */
export interface Box extends ByteSpan, BoxList {
  readonly type: string
  /** Where its content begins: 8 bytes on, or 16 where its length needs 64 bits. */
  readonly contentStart: number
}

/** What each box that holds boxes may hold (section 6.2.3). */
export const boxChildren: Readonly<Record<string, readonly string[] | undefined>> = {
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsd', 'stts', 'ctts', 'stss', 'stsc', 'stsz', 'stco', 'co64'],
}

/** Reads the boxes between two offsets, and those in them, as far as their lengths fit. Throws WorkLimitError. */
export function readBoxes(bytes: Uint8Array, from: number, to: number, limiter: WorkLimiter): BoxList {
  const view = createDataView(bytes)
  const children: Box[] = []
  let at = from
  while (to - at >= 8) {
    limiter.spend()
    const short = view.getUint32(at)
    const isLong = short === 1 && to - at >= 16
    const end = at + (isLong ? Number(view.getBigUint64(at + 8)) : short || to - at)
    const contentStart = at + (isLong ? 16 : 8)
    if (end > to || end < contentStart) break
    const type = readCode(bytes, at + 4)
    const list = boxChildren[type] ? readBoxes(bytes, contentStart, end, limiter) : { children: [], isFilled: true }
    children.push({ type, start: at, contentStart, end, ...list })
    at = end
  }
  // QuickTime ends some lists of boxes with four zero bytes.
  return { children, isFilled: to - at <= 8 && isZeroFilled(bytes.subarray(at, to)) }
}

/** Returns the boxes in those of a type. */
export function getChildBoxes(boxes: readonly Box[], type: string): readonly Box[] {
  return boxes.filter((box) => box.type === type).flatMap(({ children }) => children)
}

/** Returns the headers of a movie, its tracks and their media, which have clocks. */
export function getHeaders(top: readonly Box[]): readonly Box[] {
  const movie = getChildBoxes(top, 'moov')
  const tracks = getChildBoxes(movie, 'trak')
  return [...movie, ...tracks, ...getChildBoxes(tracks, 'mdia')].filter(({ type }) => /^(mv|tk|md)hd$/.test(type))
}

/** Returns the content of a box. */
export function getBoxContent(bytes: Uint8Array, { contentStart, end }: Box): Uint8Array {
  return bytes.subarray(contentStart, end)
}
