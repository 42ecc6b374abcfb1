import type { ByteSpan } from './byte-spans.ts'
import { createDataView, readCode } from './byte-views.ts'
import { type Box, getBoxContent, readBoxes } from './mp4-boxes.ts'
import { decoderBoxes } from './mp4-codecs.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** Samples that follow each other in the file. */
interface Chunk extends ByteSpan {
  /** The number of its first sample, from 0, and of the one behind its last. */
  readonly firstSample: number
  readonly endSample: number
}

/** A track of a video. */
export interface Track {
  readonly box: Box
  /** How its samples are written: `avc1`, `mp4a`, `gpmd`. */
  readonly format: string
  /** Whether it is picture or sound. All else is readings, such as a camera's position second by second, or text. */
  readonly isMedia: boolean
  readonly chunks: readonly Chunk[]
  /** Returns how long a sample is. */
  readonly getSize: (sample: number) => number
  /** Where the size of the first sample stands, four bytes each; undefined if all are equally long. */
  readonly sizesStart: number | undefined
}

/**
 * Reads a track from its box. Throws RangeError where it does not state where its samples are, or they are pictures or sound
 * of a kind that is not read, and WorkLimitError.
 */
export function readTrack(bytes: Uint8Array, box: Box, limiter: WorkLimiter): Track {
  const find = (parent: Box | undefined, ...path: readonly string[]): Box => {
    const found = path.reduce((inner, type) => inner?.children.find((child) => child.type === type), parent)
    if (!found) throw new RangeError()
    return found
  }
  const handler = readCode(bytes, find(box, 'mdia', 'hdlr').contentStart + 8)
  const table = find(box, 'mdia', 'minf', 'stbl')
  const { contentStart, end } = find(table, 'stsd')
  const formats = readBoxes(bytes, contentStart + 8, end, limiter).children.map(({ type }) => type)
  const known = decoderBoxes[handler]
  const isMedia = known !== undefined && formats.length > 0 && formats.every((format) => known[format])
  // What is not read is not taken out either, as text and readings are.
  if (known && !isMedia) throw new RangeError('', { cause: 'pictures or sound of a kind that is not read' })
  return {
    box,
    format: formats.join(' '),
    isMedia,
    ...readSampleTable(bytes, table, isMedia, limiter),
  }
}

/** ISO/IEC 14496-12, sections 8.7.3 to 8.7.5: sizes of samples, samples in a chunk, offsets of chunks. */
function readSampleTable(bytes: Uint8Array, table: Box, isMedia: boolean, limiter: WorkLimiter) {
  const find = (type: string) => table.children.find((box) => box.type === type)
  const read = (type: string) => {
    const box = find(type)
    return box && createDataView(getBoxContent(bytes, box))
  }
  const [sizes, runs, short, long, times, shifts, syncs] = 'stsz stsc stco co64 stts ctts stss'.split(' ').map(read)
  const offsets = short ?? long
  if (!sizes || !runs || !offsets) throw new RangeError()
  const [same, sampleCount] = [sizes.getUint32(4), sizes.getUint32(8)]
  const [runCount, chunkCount] = [runs.getUint32(4), offsets.getUint32(4)]
  // A table cannot have more entries than its box has bytes for.
  if (same === 0 && sampleCount * 4 > sizes.byteLength) throw new RangeError()
  const getSize = (sample: number) => same || sizes.getUint32(12 + sample * 4)
  const chunks: Chunk[] = []
  let [sample, run, total] = [0, 0, 0]
  // Of two tables one would not be read; what is behind the last sample would not be, either.
  if (short && long) throw new RangeError()
  for (let chunk = 1; chunk <= chunkCount; chunk += 1) {
    if (sample >= sampleCount) throw new RangeError()
    if (run < runCount && runs.getUint32(8 + run * 12) === chunk) run += 1
    if (run === 0 || runs.getUint32(4 + run * 12) !== 1) throw new RangeError()
    const start = short ? short.getUint32(4 + chunk * 4) : Number(offsets.getBigUint64(chunk * 8))
    const endSample = Math.min(sample + runs.getUint32(run * 12), sampleCount)
    limiter.spend(1 + (same ? 0 : (endSample - sample) / 8))
    let end = start + (endSample - sample) * same
    if (same === 0) for (let next = sample; next < endSample; next += 1) end += getSize(next)
    total += end - start
    // More than there is would be read more than once.
    if (end > bytes.length || total > bytes.length) throw new RangeError()
    if (end > start) chunks.push({ start, end, firstSample: sample, endSample })
    sample = endSample
  }
  if (sample < sampleCount || run < runCount) throw new RangeError()
  if (isMedia) {
    checkTable(times, 8, sampleCount, limiter)
    checkTable(shifts, 8, sampleCount, limiter)
    checkTable(syncs, 4, sampleCount, limiter)
  }
  return { chunks, getSize, sizesStart: same ? undefined : (find('stsz')?.contentStart ?? 0) + 12 }
}

/** Sections 8.6.1 and 8.6.2: times for as many samples as there are; sync samples in order. Else they could be anything. */
function checkTable(view: DataView | undefined, size: number, sampleCount: number, limiter: WorkLimiter): void {
  const count = view?.getUint32(4) ?? 0
  let last = 0
  for (let entry = 0; view && entry < count; entry += 1) {
    limiter.spend(0.125)
    const value = view.getUint32(8 + entry * size)
    // A time for no sample could be any number.
    if (value === 0 || (size === 4 && value <= last)) throw new RangeError()
    last = size === 4 ? value : last + value
  }
  if (last > sampleCount) throw new RangeError()
}
