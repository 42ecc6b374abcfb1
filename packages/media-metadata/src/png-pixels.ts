import { concatBytes, createDataView } from './byte-views.ts'
import { inflate } from './inflate.ts'
import { channels } from './png-chunks.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** Adam7 (PNG third edition, section 8.1): where each pass starts and the distance of its pixels, across and down. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Returns how many bytes the rows of a picture take before compression, one for the filter of each row included. */
function getRawLength(header: Uint8Array, width: number, height: number): number {
  const bits = (header[8] ?? 0) * (channels[header[9] ?? 0] ?? 0)
  const size = (across: number, down: number) =>
    across > 0 && down > 0 ? down * (1 + Math.ceil((across * bits) / 8)) : 0
  if (header[12] === 0) return size(width, height)
  return passes.reduce((sum, [left, top, right, bottom]) => {
    return sum + size(Math.ceil((width - left) / right), Math.ceil((height - top) / bottom))
  }, 0)
}

/** The compressed pixels of a picture or of a frame of an animation. */
export interface PixelStream {
  /** How many bytes the stream has; what follows is not looked at by decoders. */
  readonly length: number
  /** Whether anything else than its rows is packed in it, or it could not be unpacked. */
  readonly isDamaged: boolean
}

/**
 * Finds where the compressed pixels end (section 10.1). `contents` are those of its IDAT chunks, or of the fdAT chunks of
 * one frame. Throws WorkLimitError.
 */
export function measurePixels(
  contents: readonly Uint8Array[],
  header: Uint8Array,
  frame: Uint8Array,
  limiter: WorkLimiter,
): PixelStream {
  const packed = contents.length === 1 ? (contents[0] as Uint8Array) : concatBytes(...contents)
  limiter.spend(packed.length / 64)
  const stream = inflate(packed, limiter, 0)
  const view = createDataView(frame)
  const expected = getRawLength(header, view.getUint32(0), view.getUint32(4))
  return stream
    ? { length: stream.end, isDamaged: stream.length !== expected }
    : { length: packed.length, isDamaged: true }
}
