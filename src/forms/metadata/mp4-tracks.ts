import { latin, viewOf } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { type Box, BoxLies, contentOf, innerBox, innerBoxes, type Range } from './mp4-boxes.ts'

/** A track of a film. */
export interface Track {
  readonly box: Box
  /** How its samples are written: `avc1`, `mp4a`, `gpmd`. */
  readonly format: string
  /** Whether it is picture or sound. All else is readings, such as a camera's position second by second, or text. */
  readonly film: boolean
  /** Where its samples are, chunk by chunk. */
  readonly chunks: readonly Range[]
}

// Pictures and sounds that browsers and players know (mp4ra.org). A picture as JPEG is a small copy, with notes of its own.
export const pictures = ['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp08', 'vp09', 'mp4v', 'dvh1', 'dvhe', 's263']
export const sounds = ['mp4a', 'Opus', 'fLaC', 'alac', 'ac-3', 'ec-3', 'samr', 'sawb', '.mp3']

/** The tracks of a `moov` box. Throws BoxLies where one does not say where its samples are, and TooMuchWork. */
export function tracksOf(bytes: Uint8Array, moov: Box, effort: Effort): Track[] {
  return innerBoxes(bytes, moov, effort)
    .filter(({ type }) => type === 'trak')
    .map((box) => {
      const hdlr = innerBox(bytes, box, effort, 'mdia', 'hdlr')
      const table = innerBox(bytes, box, effort, 'mdia', 'minf', 'stbl')
      const stsd = table && innerBox(bytes, table, effort, 'stsd')
      if (!hdlr || !table) throw new BoxLies()
      const handler = latin(bytes.subarray(hdlr.content + 8, hdlr.content + 12))
      const described = stsd ? innerBoxes(bytes, { content: stsd.content + 8, end: stsd.end }, effort) : []
      const formats = described.map(({ type }) => type)
      const known = handler === 'vide' ? pictures : handler === 'soun' ? sounds : []
      const film = formats.length > 0 && formats.every((format) => known.includes(format))
      return { box, format: formats[0] ?? '', film, chunks: chunksOf(bytes, table, effort) }
    })
}

/** ISO/IEC 14496-12, sections 8.7.3 to 8.7.5: sizes of samples, samples in a chunk, offsets of chunks. */
function chunksOf(bytes: Uint8Array, table: Box, effort: Effort): Range[] {
  const boxes = innerBoxes(bytes, table, effort)
  const content = (type: string) => {
    const box = boxes.find((each) => each.type === type)
    return box && viewOf(contentOf(bytes, box))
  }
  const [sizes, runs, short, long] = ['stsz', 'stsc', 'stco', 'co64'].map(content)
  const offsets = short ?? long
  if (!sizes || !runs || !offsets || sizes.byteLength < 12 || runs.byteLength < 8 || offsets.byteLength < 8)
    throw new BoxLies()
  const [same, sampleCount, runCount, chunkCount] = [
    sizes.getUint32(4),
    sizes.getUint32(8),
    runs.getUint32(4),
    offsets.getUint32(4),
  ]
  // What a table claims to hold is what its box has room for, or nothing is read by it.
  const room = (view: DataView, head: number, entry: number, count: number) => head + entry * count <= view.byteLength
  if (!room(runs, 8, 12, runCount) || !room(offsets, 8, short ? 4 : 8, chunkCount)) throw new BoxLies()
  if (same === 0 && !room(sizes, 12, 4, sampleCount)) throw new BoxLies()
  effort.spend(chunkCount + runCount + (same ? 0 : sampleCount / 8))
  const chunks: Range[] = []
  let sample = 0
  let run = 0
  for (let chunk = 1; chunk <= chunkCount && sample < sampleCount && runCount > 0; chunk += 1) {
    while (run + 1 < runCount && runs.getUint32(8 + (run + 1) * 12) <= chunk) run += 1
    const start = short ? offsets.getUint32(4 + chunk * 4) : Number(offsets.getBigUint64(chunk * 8))
    const last = Math.min(sample + runs.getUint32(12 + run * 12), sampleCount)
    let end = start + (last - sample) * same
    if (same === 0) for (; sample < last; sample += 1) end += sizes.getUint32(12 + sample * 4)
    sample = last
    if (end > bytes.length) throw new BoxLies()
    if (end > start) chunks.push({ start, end })
  }
  if (sample < sampleCount) throw new BoxLies()
  return chunks
}

/** Some ranges in order, those that touch or overlap as one. */
export function merged(ranges: readonly Range[]): Range[] {
  const all: { start: number; end: number }[] = []
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else all.push({ start, end })
  }
  return all
}

/** Whether any of some ranges has a byte in common with any of others. */
export function overlap(some: readonly Range[], others: readonly Range[]): boolean {
  const length = (ranges: readonly Range[]) => merged(ranges).reduce((sum, { start, end }) => sum + end - start, 0)
  return length([...some, ...others]) < length(some) + length(others)
}

/** What lies between some ranges, inside another. */
export function between({ start, end }: Range, ranges: readonly Range[]): Range[] {
  const gaps: Range[] = []
  let at = start
  for (const range of merged(ranges)) {
    if (range.end <= start || range.start >= end) continue
    if (range.start > at) gaps.push({ start: at, end: range.start })
    at = Math.max(at, range.end)
  }
  return at < end ? [...gaps, { start: at, end }] : gaps
}
