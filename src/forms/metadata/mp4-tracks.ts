import { viewOf } from '../bytes/byte-reader.ts'
import { type Box, BoxLies, bytesOf, type Held, innerBox, innerBoxes } from './mp4-boxes.ts'

/** A stretch of the file, from its start to before its end. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A track of a film. */
export interface Track {
  readonly box: Box
  /** `vide`, `soun`, `tmcd`; all else is readings, such as a camera's position second by second, or text. */
  readonly handler: string
  /** Where its samples are, chunk by chunk. */
  readonly chunks: readonly Range[]
}

/** The tracks of a `moov` box. Throws BoxLies where one does not say where its samples are. */
export function tracksOf(held: Held, moov: Box): Track[] {
  return innerBoxes(held, moov)
    .filter(({ type }) => type === 'trak')
    .map((box) => {
      const hdlr = innerBox(held, box, 'mdia', 'hdlr')
      const handler = hdlr ? String.fromCharCode(...bytesOf(held, hdlr).subarray(8, 12)) : ''
      return { box, handler, chunks: chunksOf(held, box) }
    })
}

/** ISO/IEC 14496-12, sections 8.7.3 to 8.7.5: sizes of samples, samples in a chunk, offsets of chunks. */
function chunksOf(held: Held, trak: Box): Range[] {
  const table = innerBox(held, trak, 'mdia', 'minf', 'stbl')
  if (!table) throw new BoxLies()
  const content = (type: string) => {
    const box = innerBox(held, table, type)
    return box && viewOf(bytesOf(held, box))
  }
  const sizes = content('stsz')
  const runs = content('stsc')
  const offsets = content('stco') ?? content('co64')
  const wide = !content('stco')
  if (!sizes || !runs || !offsets) throw new BoxLies()
  const same = sizes.getUint32(4)
  const sampleCount = sizes.getUint32(8)
  const runCount = runs.getUint32(4)
  const chunkCount = offsets.getUint32(4)
  const chunks: Range[] = []
  let sample = 0
  let run = 0
  for (let chunk = 1; chunk <= chunkCount && sample < sampleCount; chunk += 1) {
    while (run + 1 < runCount && runs.getUint32(8 + (run + 1) * 12) <= chunk) run += 1
    const start = wide ? Number(offsets.getBigUint64(chunk * 8)) : offsets.getUint32(4 + chunk * 4)
    let end = start
    const last = Math.min(sample + runs.getUint32(12 + run * 12), sampleCount)
    for (; sample < last; sample += 1) end += same || sizes.getUint32(12 + sample * 4)
    chunks.push({ start, end })
  }
  return chunks
}

/** Whether any of some ranges has a byte in common with any of others. */
export function overlap(some: readonly Range[], others: readonly Range[]): boolean {
  const marked = [...some.map((range) => ({ range, own: true })), ...others.map((range) => ({ range, own: false }))]
    .filter(({ range }) => range.end > range.start)
    .sort((one, other) => one.range.start - other.range.start)
  let ownEnd = 0
  let otherEnd = 0
  for (const { range, own } of marked) {
    if (range.start < (own ? otherEnd : ownEnd)) return true
    if (own) ownEnd = Math.max(ownEnd, range.end)
    else otherEnd = Math.max(otherEnd, range.end)
  }
  return false
}
