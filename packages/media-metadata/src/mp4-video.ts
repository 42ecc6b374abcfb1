import { type ByteSpan, cleanName, countCovered, readCode, readNumber } from './bytes.ts'
import { type Box, filterBoxes, findBox, readBoxTrees } from './mp4-boxes.ts'
import { decoderBoxes } from './mp4-fields.ts'
import { readDefaultSizes, readFragment, readSampleTables, type SampleRun } from './mp4-samples.ts'
import { splitUnits, type UnitFormat } from './nal-units.ts'
import { contradiction, missingPicture, UncleanableError } from './uncleanable-error.ts'

/** A track of a video. */
export interface Track {
  readonly start: number
  readonly id: number
  /** How its samples are written: `avc1`, `mp4a`, `gpmd`. */
  readonly format: string
  /** Whether it is picture or sound. All else is readings, such as a camera's position second by second, or text. */
  readonly isMedia: boolean
  /** How its samples are cut into units, of H.264 and H.265. */
  readonly units: UnitFormat | undefined
  readonly runs: SampleRun[]
}

/** A video: the boxes of its file, its tracks, and its bytes that are in no box or sample. */
export interface Video {
  readonly boxes: readonly Box[]
  readonly media: readonly Track[]
  readonly others: readonly Track[]
  /** All that is not in the media data. */
  readonly heads: readonly ByteSpan[]
}

/** Reads the tracks of a video and where their samples are. Throws UncleanableError. */
export function readVideo(bytes: Uint8Array): Video {
  const boxes = readBoxTrees(bytes, 0, bytes.length)
  const [moov, second] = filterBoxes(boxes, 'moov')
  if (!moov || second) throw new UncleanableError(missingPicture)
  const tracks = filterBoxes(moov.children, 'trak').map((box) => readTrack(bytes, box))
  const byId = new Map(tracks.map((track) => [track.id, track]))
  const defaultSizes = readDefaultSizes(moov)
  for (const moof of filterBoxes(boxes, 'moof'))
    for (const { trackId, run } of readFragment(bytes, moof, defaultSizes)) byId.get(trackId)?.runs.push(run)
  const video = {
    boxes,
    media: tracks.filter(({ isMedia }) => isMedia),
    others: tracks.filter(({ isMedia }) => !isMedia),
    heads: listHeads(boxes),
  }
  if (video.media.length === 0) throw new UncleanableError(missingPicture)
  if (byId.size < tracks.length) throw new UncleanableError(contradiction)
  checkSamples(video, bytes.length)
  return video
}

/** Lists what is not in the media data; what follows each other is one span. */
function listHeads(boxes: readonly Box[]): ByteSpan[] {
  const heads: { start: number; end: number }[] = []
  for (const { type, start, contentStart, end } of boxes) {
    const last = heads.at(-1)
    const headEnd = type === 'mdat' ? contentStart : end
    if (last?.end === start) last.end = headEnd
    else heads.push({ start, end: headEnd })
  }
  return heads
}

/** Throws UncleanableError where a sample is outside of the media data, or has bytes that are no picture or sound. */
function checkSamples({ media, others, heads }: Video, length: number): void {
  const samples = media.flatMap(({ runs }) => runs)
  const foreign: ByteSpan[] = [...others.flatMap(({ runs }) => runs), ...heads]
  const total = samples.reduce((sum, { start, end }) => sum + end - start, 0)
  const separate = countCovered(samples, length) + countCovered(foreign, length)
  // More than there is would be read more than once.
  if (total > length || countCovered([...samples, ...foreign], length) < separate)
    throw new UncleanableError(contradiction)
}

function readTrack(bytes: Uint8Array, box: Box): Track {
  const header = findBox(box, 'tkhd').content
  const handler = readCode(findBox(box, 'mdia', 'hdlr').content, 8)
  const stbl = findBox(box, 'mdia', 'minf', 'stbl')
  const { contentStart, end } = findBox(stbl, 'stsd')
  const entries = readBoxTrees(bytes, contentStart + 8, end)
  const known = decoderBoxes[handler]
  for (const { type } of known ? entries : []) {
    if (/^enc[av]$/.test(type)) throw new UncleanableError('it is encrypted')
    // They would be lost, because it is not known what their decoders need.
    if (known?.[type] === undefined)
      throw new UncleanableError(`its pictures or sound are of a kind that is not known (${cleanName(type)})`)
  }
  const [units, second] = known ? entries.flatMap((entry) => readUnitFormat(bytes, entry)) : []
  if (second) throw new UncleanableError(contradiction)
  return {
    start: box.start,
    id: readNumber(header, header[0] === 1 ? 20 : 12, 4),
    format: entries.map(({ type }) => type).join(' '),
    isMedia: known !== undefined && entries.length > 0,
    units,
    runs: [...readSampleTables(bytes, stbl)],
  }
}

/** Returns where the boxes begin in a description of pictures or sound. */
export function getDescriptionHead({ type, contentStart }: Box): number {
  return contentStart + (decoderBoxes.vide?.[type] === undefined ? 28 : 78)
}

/** Returns how samples are cut into units (ISO/IEC 14496-15), by the box that states it. */
function readUnitFormat(bytes: Uint8Array, entry: Box): UnitFormat[] {
  return readBoxTrees(bytes, getDescriptionHead(entry), entry.end).flatMap(({ type, content }) => {
    const isHevc = type === 'hvcC'
    if (!isHevc && type !== 'avcC') return []
    return { isHevc, lengthSize: (readNumber(content, isHevc ? 21 : 4, 1) & 3) + 1 }
  })
}

/** Lists the units of the pictures of a track, if it has any. Throws UncleanableError where they do not fill a sample. */
export function* listUnits(bytes: Uint8Array, { runs, units }: Track): Generator<Uint8Array, void, void> {
  for (const { start, sampleCount, getSize } of units ? runs : []) {
    let at = start
    for (let sample = 0; units && sample < sampleCount; sample += 1) {
      const size = getSize(sample)
      yield* splitUnits(bytes.subarray(at, at + size), units.lengthSize)
      at += size
    }
  }
}
