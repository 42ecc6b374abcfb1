import { createBitReader } from './bit-reader.ts'
import { isZeroFilled } from './byte-views.ts'
import { findMarker } from './jpeg-segments.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** A component of a frame: how often it is sampled, and which of its coefficients earlier scans made other than zero. */
export interface FrameComponent {
  readonly id: number
  readonly horizontal: number
  readonly vertical: number
  /** The slot of its quantization table. */
  readonly table: number
  /** Two words of 32 bits a block; only progressive scans need them. */
  nonZero?: Uint32Array
}

/** A frame header (T.81, section B.2.2). */
export interface Frame {
  readonly isProgressive: boolean
  readonly width: number
  readonly height: number
  readonly components: readonly FrameComponent[]
}

/** A scan header (section B.2.3) with the tables that it uses. */
export interface Scan {
  readonly components: readonly {
    readonly component: FrameComponent
    readonly dc: Uint16Array | undefined
    readonly ac: Uint16Array | undefined
  }[]
  readonly first: number
  readonly last: number
  readonly refines: boolean
  readonly interval: number
}

const maxBlocks = 2 ** 23

/**
 * Finds where the last block of a scan ends, by decoding its Huffman codes and not what they stand for. Returns the offset
 * behind it, and whether other bytes than zeros stand where a decoder does not look. Undefined if the scan is in error.
 * Throws WorkLimitError.
 */
export function findScanEnd(
  bytes: Uint8Array,
  start: number,
  end: number,
  frame: Frame,
  scan: Scan,
  limiter: WorkLimiter,
): { end: number; hasMore: boolean } | undefined {
  const { width, height, isProgressive } = frame
  const { first, last, refines, interval } = scan
  const most = (key: 'horizontal' | 'vertical') => Math.max(...frame.components.map((component) => component[key]))
  const [maxHorizontal, maxVertical] = [most('horizontal'), most('vertical')]
  const unitsAcross = Math.ceil(width / 8 / maxHorizontal)
  const unitsDown = Math.ceil(height / 8 / maxVertical)
  const [single] = scan.components.length === 1 ? scan.components : []
  const blocksAcross = ({ horizontal }: FrameComponent) =>
    Math.ceil(Math.ceil((width * horizontal) / maxHorizontal) / 8)
  const blocksDown = ({ vertical }: FrameComponent) => Math.ceil(Math.ceil((height * vertical) / maxVertical) / 8)
  const across = single ? blocksAcross(single.component) : unitsAcross
  const down = single ? blocksDown(single.component) : unitsDown
  const bits = createBitReader(bytes, start, end, true)
  let endOfBlockRun = 0
  let isInError = false

  const decode = (lookup: Uint16Array | undefined): number => {
    const entry = lookup?.[bits.peek()] ?? 0
    if (entry === 0) isInError = true
    bits.skip(entry >> 9)
    return entry & 255
  }
  const receive = (count: number): number => {
    if (count === 0) return 0
    const value = bits.peek() >> (16 - count)
    bits.skip(count)
    return value
  }
  const skipSequential = (dc: Uint16Array | undefined, ac: Uint16Array | undefined) => {
    bits.skip(decode(dc) & 15)
    for (let at = 1; at < 64 && !isInError; at += 1) {
      const code = decode(ac)
      if ((code & 15) === 0 && code < 0xf0) return
      at += code >> 4
      bits.skip(code & 15)
    }
  }
  const skipFirst = (ac: Uint16Array | undefined, mark: (at: number) => void) => {
    if (endOfBlockRun > 0) {
      endOfBlockRun -= 1
      return
    }
    for (let at = first; at <= last && !isInError; at += 1) {
      const code = decode(ac)
      const [run, size] = [code >> 4, code & 15]
      if (size === 0 && run < 15) {
        endOfBlockRun = (1 << run) - 1 + receive(run)
        return
      }
      at += run
      bits.skip(size)
      if (size && at <= last) mark(at)
    }
  }
  const skipRefinement = (ac: Uint16Array | undefined, has: (at: number) => boolean, mark: (at: number) => void) => {
    let at = first
    while (endOfBlockRun === 0 && at <= last && !isInError) {
      const code = decode(ac)
      let run = code >> 4
      const size = code & 15
      if (size === 0 && run < 15) {
        endOfBlockRun = (1 << run) + receive(run)
        break
      }
      bits.skip(size)
      for (; at <= last; at += 1) {
        if (has(at)) bits.skip(1)
        else if (run === 0) break
        else run -= 1
      }
      if (size && at <= last) mark(at)
      at += 1
    }
    if (endOfBlockRun === 0) return
    for (; at <= last; at += 1) if (has(at)) bits.skip(1)
    endOfBlockRun -= 1
  }

  /** One block; `index` is its number in its component. */
  const skipBlock = ({ component, dc, ac }: Scan['components'][number], index: number) => {
    if (!isProgressive) return skipSequential(dc, ac)
    if (first === 0) return refines ? bits.skip(1) : bits.skip(decode(dc) & 15)
    const { nonZero = new Uint32Array() } = component
    const mark = (at: number) => {
      const word = index * 2 + (at >> 5)
      nonZero[word] = (nonZero[word] ?? 0) | (1 << (at & 31))
    }
    const has = (at: number) => ((nonZero[index * 2 + (at >> 5)] ?? 0) & (1 << (at & 31))) !== 0
    return refines ? skipRefinement(ac, has, mark) : skipFirst(ac, mark)
  }

  /** A picture that was cut off has lost nothing but blocks. */
  const cutOff = () => (bits.isExhausted() && bits.align() >= end - 1 ? { end, hasMore } : undefined)

  if (across * down > maxBlocks) return undefined
  if (isProgressive && first > 0)
    for (const { component } of scan.components)
      component.nonZero ??= new Uint32Array(2 * unitsAcross * component.horizontal * unitsDown * component.vertical)
  let hasMore = false
  let unit = 0
  for (let y = 0; y < down; y += 1) {
    // A block with a few bits takes as long as searching 64 bytes.
    limiter.spend(across * (single ? 1 : 3))
    for (let x = 0; x < across; x += 1) {
      if (interval && unit > 0 && unit % interval === 0) {
        const at = bits.align()
        const next = findMarker(bytes, at, end, true)
        if (next === end) return cutOff()
        hasMore ||= !isZeroFilled(bytes.subarray(at, next))
        bits.moveTo(next + 2)
        endOfBlockRun = 0
      }
      unit += 1
      for (const part of scan.components) {
        const { horizontal, vertical } = part.component
        if (single) skipBlock(part, y * unitsAcross * horizontal + x)
        else
          for (let v = 0; v < vertical; v += 1)
            for (let h = 0; h < horizontal; h += 1)
              skipBlock(part, (y * vertical + v) * unitsAcross * horizontal + x * horizontal + h)
      }
      if (isInError || (bits.isExhausted() && !interval)) return cutOff()
    }
  }
  const reached = bits.align()
  return { end: reached, hasMore: hasMore || !isFilling(bytes.subarray(reached, end)) }
}

/** Returns whether nothing is recorded in bytes before a marker, of which any number may be FF (T.81, section B.1.1.2). */
export function isFilling(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0xff || byte === 0)
}
