import { type ByteSpan, readNumber } from './bytes.ts'
import { type Box, filterBoxes, findBox } from './mp4-boxes.ts'
import { contradiction, truncation, UncleanableError } from './uncleanable-error.ts'

/** Samples that follow each other in the file: a chunk, or what a fragment has of a track. */
export interface SampleRun extends ByteSpan {
  readonly sampleCount: number
  /** Returns how long a sample is, counted from 0. */
  readonly getSize: (sample: number) => number
}

/** Reads the tables of a track (ISO/IEC 14496-12, sections 8.7.3 to 8.7.5). Throws UncleanableError. */
export function* readSampleTables(bytes: Uint8Array, stbl: Box): Generator<SampleRun, void, void> {
  const sizes = findBox(stbl, 'stsz').content
  const chunks = findBox(stbl, 'stsc').content
  const [short] = filterBoxes(stbl.children, 'stco')
  const offsets = (short ?? findBox(stbl, 'co64')).content
  const same = readNumber(sizes, 4, 4)
  const sampleCount = readNumber(sizes, 8, 4)
  const chunkCount = readNumber(offsets, 4, 4)
  const entryCount = readNumber(chunks, 4, 4)
  let sample = 0
  let entry = 0
  for (let chunk = 1; chunk <= chunkCount; chunk += 1) {
    if (entry < entryCount && readNumber(chunks, 8 + entry * 12, 4) === chunk) entry += 1
    if (entry === 0) throw new UncleanableError(contradiction)
    const first = sample
    const count = Math.min(readNumber(chunks, entry * 12, 4), sampleCount - first)
    const getSize = (index: number) => same || readNumber(sizes, 12 + (first + index) * 4, 4)
    const start = short ? readNumber(offsets, 4 + chunk * 4, 4) : readNumber(offsets, chunk * 8, 8)
    sample += count
    yield createRun(bytes, start, count, same || getSize)
  }
  if (sample < sampleCount) throw new UncleanableError(contradiction)
}

/** Creates a run from the size of its samples, or what returns it of each. Throws UncleanableError where it is not in the file. */
function createRun(
  bytes: Uint8Array,
  start: number,
  sampleCount: number,
  size: number | ((sample: number) => number),
): SampleRun {
  let end = start
  if (typeof size === 'number') end += sampleCount * size
  else for (let sample = 0; sample < sampleCount; sample += 1) end += size(sample)
  if (end > bytes.length) throw new UncleanableError(truncation)
  const getSize = typeof size === 'number' ? () => size : size
  // Any number of empty samples could be claimed.
  return { start, end, sampleCount: end > start ? sampleCount : 0, getSize }
}

/** The samples of one track in a fragment. */
export interface FragmentRun {
  readonly trackId: number
  readonly run: SampleRun
}

/** Returns the default sizes of the samples in fragments, by track (section 8.8.3). */
export function readDefaultSizes(moov: Box): ReadonlyMap<number, number> {
  const boxes = filterBoxes(moov.children, 'mvex').flatMap(({ children }) => filterBoxes(children, 'trex'))
  return new Map(boxes.map(({ content }) => [readNumber(content, 4, 4), readNumber(content, 16, 4)] as const))
}

/** Reads the runs of a fragment (sections 8.8.7 and 8.8.8). Throws UncleanableError. */
export function* readFragment(
  bytes: Uint8Array,
  moof: Box,
  defaultSizes: ReadonlyMap<number, number>,
): Generator<FragmentRun, void, void> {
  let reached = moof.start
  for (const traf of filterBoxes(moof.children, 'traf')) {
    const tfhd = findBox(traf, 'tfhd').content
    const flags = readNumber(tfhd, 1, 3)
    const trackId = readNumber(tfhd, 4, 4)
    const isFromMoof = (flags & 0x20000) !== 0
    const base = flags & 0x1 ? readNumber(tfhd, 8, 8) : isFromMoof ? moof.start : reached
    const ownSize =
      flags & 0x10 ? readNumber(tfhd, 8 + (flags & 0x1 ? 8 : 0) + 4 * countFlags(flags, 0x2, 0x8), 4) : undefined
    reached = base
    for (const { content } of filterBoxes(traf.children, 'trun')) {
      const run = readFragmentRun(bytes, content, { base, reached, size: ownSize ?? defaultSizes.get(trackId) ?? 0 })
      reached = run.end
      yield { trackId, run }
    }
  }
}

/** What a run of a fragment does not state itself: from where its offset is counted, where it is without one, and sizes. */
interface RunDefaults {
  readonly base: number
  readonly reached: number
  readonly size: number
}

function readFragmentRun(bytes: Uint8Array, trun: Uint8Array, { base, reached, size }: RunDefaults): SampleRun {
  const flags = readNumber(trun, 1, 3)
  // The offset is signed.
  const start = flags & 0x1 ? base + (readNumber(trun, 8, 4) | 0) : reached
  if (start < 0) throw new UncleanableError(contradiction)
  const sampleCount = readNumber(trun, 4, 4)
  if (!(flags & 0x200)) return createRun(bytes, start, sampleCount, size)
  const sizesStart = 8 + 4 * countFlags(flags, 0x1, 0x4, 0x100)
  const stride = 4 * countFlags(flags, 0x100, 0x200, 0x400, 0x800)
  return createRun(bytes, start, sampleCount, (sample) => readNumber(trun, sizesStart + sample * stride, 4))
}

/** Returns how many of some flags are set: each says that there is a field. */
function countFlags(flags: number, ...masks: readonly number[]): number {
  return masks.filter((mask) => flags & mask).length
}
