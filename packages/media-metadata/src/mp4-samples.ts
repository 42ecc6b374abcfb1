import { contradiction, readNumber, truncation, UncleanableError } from './bytes.ts'
import { type Box, findBoxes, readBoxes } from './mp4-boxes.ts'

export interface Run {
  readonly start: number
  readonly end: number
  readonly sizes: readonly number[]
}

function createRun(bytes: Uint8Array, start: number, sizes: readonly number[]): Run {
  const end = start + sizes.reduce((sum, size) => sum + size, 0)
  if (start < 0 || end > bytes.length) throw new UncleanableError(truncation)
  return { start, end, sizes }
}

/** Reads the tables of a track (ISO/IEC 14496-12, sections 8.7.3 to 8.7.5). Throws UncleanableError. */
export function readSampleTables(bytes: Uint8Array, stbl: Box): Run[] {
  const boxes = readBoxes(bytes, stbl.contentStart, stbl.end)
  const find = (type: string) => boxes.find((box) => box.type === type)?.content ?? new Uint8Array()
  const [sizes, chunks] = [find('stsz'), find('stsc')]
  const [offsets, offsetSize] = find('stco').length > 0 ? [find('stco'), 4] : [find('co64'), 8]
  const commonSize = readNumber(sizes, 4, 4)
  const sampleCount = readNumber(sizes, 8, 4)
  const entryCount = readNumber(chunks, 4, 4)
  const chunkCount = readNumber(offsets, 4, 4)
  checkLength(sizes, 12 + (commonSize ? 0 : sampleCount * 4))
  checkLength(offsets, 8 + chunkCount * offsetSize)
  const runs: Run[] = []
  let [sample, entry] = [0, 0]
  for (let chunk = 1; chunk <= chunkCount; chunk += 1) {
    // Each entry of `stsc` has the first chunk that it is about.
    if (entry < entryCount && readNumber(chunks, 8 + entry * 12, 4) === chunk) entry += 1
    if (entry === 0) throw new UncleanableError(contradiction)
    const first = sample
    const count = Math.min(readNumber(chunks, entry * 12, 4), sampleCount - first)
    const start = readNumber(offsets, 8 + (chunk - 1) * offsetSize, offsetSize)
    // Samples of one size are sound, and are read as one: their count can be any.
    const list = commonSize
      ? [commonSize * count]
      : Array.from({ length: count }, (_, index) => readNumber(sizes, 12 + (first + index) * 4, 4))
    runs.push(createRun(bytes, start, list))
    sample += count
  }
  if (sample < sampleCount || entry < entryCount) throw new UncleanableError(contradiction)
  checkCounts(find('stts'), 8, sampleCount)
  checkCounts(find('ctts'), 8, sampleCount)
  checkCounts(find('stss'), 4, sampleCount)
  return runs
}

/** Throws UncleanableError where a table is longer or shorter than what it states. */
function checkLength(table: Uint8Array, length: number): void {
  if (table.length !== length) throw new UncleanableError(contradiction)
}

/** Throws UncleanableError where a table is about samples that there are not: each entry begins with a count or number. */
function checkCounts(table: Uint8Array, entrySize: number, sampleCount: number): void {
  for (let at = 8; at < table.length; at += entrySize)
    if (readNumber(table, at, 4) > sampleCount) throw new UncleanableError(contradiction)
}

/** Returns the default sizes of the samples in fragments, by track (section 8.8.3). */
export function readDefaultSizes(bytes: Uint8Array, moov: readonly Box[]): ReadonlyMap<number, number> {
  const boxes = findBoxes(bytes, moov, 'mvex', 'trex')
  return new Map(boxes.map(({ content }) => [readNumber(content, 4, 4), readNumber(content, 16, 4)] as const))
}

/** Returns the number of the track that a `traf` is of (section 8.8.7). Throws UncleanableError where it has none. */
export function readFragmentTrackId(bytes: Uint8Array, { contentStart, end }: Box): number {
  const [tfhd] = findBoxes(bytes, readBoxes(bytes, contentStart, end), 'tfhd')
  return readNumber(tfhd?.content ?? new Uint8Array(), 4, 4)
}

/** Reads the samples of a fragment (sections 8.8.7 and 8.8.8), each run with the number of its track. Throws UncleanableError. */
export function* readFragment(
  bytes: Uint8Array,
  moof: Box,
  defaultSizes: ReadonlyMap<number, number>,
): Generator<[trackId: number, run: Run], void, void> {
  let reached = moof.start
  for (const traf of findBoxes(bytes, readBoxes(bytes, moof.contentStart, moof.end), 'traf')) {
    const boxes = readBoxes(bytes, traf.contentStart, traf.end)
    const tfhd = findBoxes(bytes, boxes, 'tfhd')[0]?.content ?? new Uint8Array()
    const [flags, trackId] = [readNumber(tfhd, 1, 3), readNumber(tfhd, 4, 4)]
    const hasBase = flags & 0x1
    const base = hasBase ? readNumber(tfhd, 8, 8) : flags & 0x20000 ? moof.start : reached
    const sizeAt = (hasBase ? 16 : 8) + 4 * countFlags(flags, 0x2, 0x8)
    const defaultSize = flags & 0x10 ? readNumber(tfhd, sizeAt, 4) : (defaultSizes.get(trackId) ?? 0)
    checkLength(tfhd, sizeAt + 4 * countFlags(flags, 0x10, 0x20))
    reached = base
    for (const { content: trun } of findBoxes(bytes, boxes, 'trun')) {
      const [flags, count] = [readNumber(trun, 1, 3), readNumber(trun, 4, 4)]
      // The offset is signed.
      const start = flags & 0x1 ? base + (readNumber(trun, 8, 4) | 0) : reached
      const sizesAt = 8 + 4 * countFlags(flags, 0x1, 0x4, 0x100)
      const stride = 4 * countFlags(flags, 0x100, 0x200, 0x400, 0x800)
      checkLength(trun, 8 + 4 * countFlags(flags, 0x1, 0x4) + stride * count)
      const hasSizes = (flags & 0x200) > 0
      if (!hasSizes && defaultSize * count > bytes.length) throw new UncleanableError(truncation)
      const sizes = Array.from({ length: hasSizes || defaultSize ? count : 0 }, (_, index) =>
        hasSizes ? readNumber(trun, sizesAt + index * stride, 4) : defaultSize,
      )
      const run = createRun(bytes, start, sizes)
      reached = run.end
      yield [trackId, run]
    }
  }
}

/** Returns how many of some flags are set: each states that there is a field. */
const countFlags = (flags: number, ...masks: readonly number[]) => masks.filter((mask) => flags & mask).length
