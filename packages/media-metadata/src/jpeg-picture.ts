import { concatBytes, createDataView, isZeroFilled } from './byte-views.ts'
import { createLookup } from './huffman.ts'
import { type Frame, type FrameComponent, findScanEnd, isFilling, type Scan } from './jpeg-scan.ts'
import {
  dhtMarker,
  dqtMarker,
  eoiMarker,
  isImageSegment,
  type JpegSegment,
  readJpegSegments,
  soiMarker,
  sosMarker,
} from './jpeg-segments.ts'
import { isStandardTable, type JpegTable, splitTables } from './jpeg-tables.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** The picture of a JPEG, without anything that a decoder does not look at. */
export interface JpegPicture {
  /** Returns the segments of the picture behind SOI, from its first table to EOI. */
  write(): Uint8Array[]
  /** What else its segments hold, in English. */
  readonly unknownParts: readonly string[]
  /** All segments of the file. */
  readonly segments: readonly JpegSegment[]
  /** Whether all of it could be followed, so that nothing else is kept. */
  readonly isUnderstood: boolean
}

/**
 * Follows the segments of a picture (ITU-T T.81, annex B) and its scans to their last block. Throws WorkLimitError.
 */
export function readJpegPicture(bytes: Uint8Array, limiter: WorkLimiter): JpegPicture {
  const segments = [...readJpegSegments(bytes, limiter)]
  /** Each returns the segments that are kept of one. */
  const parts: (() => Uint8Array[])[] = []
  const allTables: JpegTable[] = []
  const unknownParts = new Set<string>()
  const quantization = new Map<number, JpegTable>()
  const huffman = new Map<number, JpegTable>()
  let frame: Frame | undefined
  let scan: Scan | undefined
  let interval = 0
  let reached = 0
  let isUnderstood = true

  const keep = (content: Uint8Array, length: number) => {
    if (content.length < length) isUnderstood = false
    if (content.length > length) unknownParts.add('bytes behind the fields of a block')
    parts.push(() => [content.subarray(0, length)])
  }
  const useTable = (tables: Map<number, JpegTable>, slot: number) => {
    const table = tables.get(slot)
    if (table) table.isUsed = true
    return table
  }
  const getLookup = (slot: number) => {
    const table = useTable(huffman, slot)
    if (table && !table.lookup) {
      limiter.spend(400)
      table.lookup = createLookup(table.bytes, table.bytes.subarray(17))
    }
    if (!table?.lookup) isUnderstood = false
    return table?.lookup
  }

  for (const segment of segments) {
    const { marker, start, end } = segment
    if (!isFilling(bytes.subarray(reached, start))) unknownParts.add('bytes between the blocks')
    reached = end
    // A second beginning inside the first: what a wrong segment length leaves of a thumbnail. No decoder goes on there.
    if (marker === soiMarker && start > 0) isUnderstood = false
    if (!isImageSegment(segment) || marker === soiMarker) continue
    const whole = bytes.subarray(start, end)
    const content = bytes.subarray(start + 4, end)
    if (marker === dqtMarker || marker === dhtMarker) {
      const { tables, rest } = splitTables(content, marker === dhtMarker)
      if (rest.length) unknownParts.add('bytes behind the fields of a block')
      limiter.spend(tables.length)
      for (const table of tables)
        (marker === dhtMarker ? huffman : quantization).set(table.slot & (marker === dhtMarker ? 31 : 15), table)
      allTables.push(...tables)
      parts.push(() => writeTables(marker, tables))
    } else if (marker === 0xdd) {
      keep(whole, 6)
      if (content.length >= 2) interval = createDataView(content).getUint16(0)
    } else if (marker === sosMarker) {
      keep(whole, 8 + 2 * (content[0] ?? 0))
      scan = frame && readScan(content, frame)
      if (!scan) isUnderstood = false
    } else if (marker === 0) {
      const found = frame && scan && findScanEnd(bytes, start, end, frame, scan, limiter)
      if (found?.hasMore) unknownParts.add('bytes behind the pixels')
      if (!found) isUnderstood = false
      parts.push(() => [bytes.subarray(start, found?.end ?? end)])
    } else if (marker === eoiMarker) keep(whole, 2)
    else if (frame) isUnderstood = false
    else {
      keep(whole, 10 + 3 * (content[5] ?? 0))
      frame = readFrame(marker, content)
      if (!frame) isUnderstood = false
    }
  }
  const last = segments.at(-1)
  // A picture that was cut off in its pixels has lost nothing but pixels.
  if (last?.marker !== eoiMarker && last?.marker !== 0) unknownParts.add('a part that is cut off')
  else if (!isZeroFilled(bytes.subarray(last.end))) unknownParts.add('something behind the picture')
  if (!scan) isUnderstood = false
  if (allTables.some((table) => !table.isUsed && !isStandardTable(table)))
    unknownParts.add('tables that the picture does not use')
  if (!isUnderstood) unknownParts.add('a picture that could not be followed to its end')
  return {
    unknownParts: [...unknownParts],
    segments,
    isUnderstood,
    write: () => parts.flatMap((part) => part()),
  }

  function readFrame(marker: number, content: Uint8Array): Frame | undefined {
    const count = content[5] ?? 0
    if (content.length < 6 + count * 3 || count < 1 || count > 4 || content[0] !== 8) return undefined
    const view = createDataView(content)
    const components = Array.from({ length: count }, (_, index): FrameComponent => {
      const [id = 0, sampling = 0, table = 0] = content.subarray(6 + index * 3, 9 + index * 3)
      return { id, horizontal: sampling >> 4, vertical: sampling & 15, table }
    })
    const [height, width] = [view.getUint16(1), view.getUint16(3)]
    const isSampled = components.every(
      ({ horizontal: across, vertical: down }) => across > 0 && across < 5 && down > 0 && down < 5,
    )
    return isSampled && width && height ? { isProgressive: marker === 0xc2, width, height, components } : undefined
  }

  function readScan(content: Uint8Array, { components, isProgressive }: Frame): Scan | undefined {
    const count = content[0] ?? 0
    if (content.length < 4 + count * 2 || count < 1 || count > 4) return undefined
    const [first = 0, last = 0, bits = 0] = content.subarray(1 + count * 2, 4 + count * 2)
    if (isProgressive && (last > 63 || first > last || (first > 0 && count > 1))) return undefined
    const refines = isProgressive && bits >> 4 > 0
    const parts = Array.from({ length: count }, (_, index) => {
      const [id, slots = 0] = content.subarray(1 + index * 2, 3 + index * 2)
      const component = components.find((one) => one.id === id)
      if (!component || !useTable(quantization, component.table)) return undefined
      const needsDc = !isProgressive || (first === 0 && !refines)
      const needsAc = !isProgressive || first > 0
      return {
        component,
        dc: needsDc ? getLookup(slots >> 4) : undefined,
        ac: needsAc ? getLookup(16 | (slots & 15)) : undefined,
      }
    })
    const known = parts.filter((part) => part !== undefined)
    return known.length === count ? { components: known, first, last, refines, interval } : undefined
  }
}

/** A segment with the tables that are used, if there are any. */
function writeTables(marker: number, tables: readonly JpegTable[]): Uint8Array[] {
  const content = concatBytes(...tables.filter(({ isUsed }) => isUsed).map(({ bytes }) => bytes))
  return content.length ? [writeSegment(marker, content)] : []
}

/** Writes a segment around some bytes, of which there are at most 65,533. */
export function writeSegment(marker: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = concatBytes(...parts)
  const length = content.length + 2
  return concatBytes(Uint8Array.of(0xff, marker, length >> 8, length & 255), content)
}
