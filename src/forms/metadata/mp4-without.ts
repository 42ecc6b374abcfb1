import { byteReader } from '../bytes/byte-reader.ts'
import { filmTracks, hold } from './mp4.ts'
import { type Box, BoxLies, bytesOf, type Held, innerBox, innerBoxes, topBoxes } from './mp4-boxes.ts'
import { overlap, type Range, tracksOf } from './mp4-tracks.ts'
import type { Removal } from './traces.ts'

// Boxes of the file that are the film and its index. Others are freed, known or not.
const film = ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin']
// Notes that tell the device and the program and no place.
const harmlessNotes = ['\xa9mak', '\xa9mod', '\xa9swr', '\xa9too']
const containers = ['moov', 'trak', 'mdia', 'minf', 'moof', 'traf', 'mvex']

/** Bytes to write over a place in the file. */
interface Patch extends Range {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * A copy of an MP4 without its traces, as long as the original, so that its index stays true: boxes of notes become free
 * space filled with zeros, tracks of readings too, and their samples are zeroed; the film's own samples are slices of the
 * file, byte for byte. Undefined if the file does not say truly what is where.
 */
export async function mp4Without(file: Blob, what: Removal): Promise<Blob | undefined> {
  try {
    const reader = byteReader(file)
    const boxes = await topBoxes(reader)
    const patches: Patch[] = []
    const fragmented = boxes.some(({ type }) => type === 'moof')
    for (const box of boxes) {
      if (box.type === 'moov' || box.type === 'moof') {
        const held = await hold(reader, box)
        if (box.type === 'moov') patches.push(...readings(held, box, file.size, fragmented))
        patches.push(...notes(held, box, what))
      } else if (!film.includes(box.type)) patches.push(...freed(box))
    }
    return boxes.some(({ type }) => type === 'moov') ? patched(file, patches) : undefined
  } catch (error) {
    if (error instanceof BoxLies || error instanceof RangeError) return undefined
    throw error
  }
}

/** A box turned into free space of zeros. */
function freed({ start, content, end }: Box): Patch[] {
  const free = { start: start + 4, end: start + 8, bytes: new TextEncoder().encode('free') }
  return [free, zeros({ start: content, end })]
}

function zeros({ start, end }: Range): Patch {
  return { start, end, bytes: new Uint8Array(end - start) }
}

/** Frees the tracks that are not the film, and their samples. */
function readings(held: Held, moov: Box, size: number, fragmented: boolean): Patch[] {
  const tracks = tracksOf(held, moov)
  const kept = tracks.filter(({ handler }) => filmTracks.includes(handler))
  const gone = tracks.filter((track) => !kept.includes(track))
  const ranges = gone.flatMap(({ chunks }) => chunks)
  // A fragmented film spreads its samples over boxes that are not read here.
  if (gone.length && fragmented) throw new BoxLies()
  const index = [{ start: moov.start, end: moov.end }]
  if (ranges.some(({ end }) => end > size) || overlap(ranges, [...index, ...kept.flatMap(({ chunks }) => chunks)]))
    throw new BoxLies()
  return [...gone.flatMap(({ box }) => freed(box)), ...ranges.map(zeros)]
}

/** Frees every box of notes below a box; for `all`, also the clocks and the names of the programs that wrote it. */
function notes(held: Held, box: Box, what: Removal): Patch[] {
  return innerBoxes(held, box).flatMap((inner) => {
    const { type, content, end } = inner
    if (type === 'udta' && what === 'place') return innerNotes(held, inner)
    if (['udta', 'meta', 'uuid', 'free', 'skip'].includes(type)) return freed(inner)
    if (type === 'trak' && !isFilm(held, inner)) return []
    if (containers.includes(type)) return notes(held, inner, what)
    if (what === 'place') return []
    if (['mvhd', 'tkhd', 'mdhd'].includes(type)) {
      const wide = bytesOf(held, inner)[0] === 1
      return [zeros({ start: content + 4, end: content + (wide ? 20 : 12) })]
    }
    return type === 'hdlr' && end > content + 24 ? [zeros({ start: content + 24, end })] : []
  })
}

/** A `udta` that lies about what is in it goes whole. */
function innerNotes(held: Held, udta: Box): Patch[] {
  try {
    return innerBoxes(held, udta)
      .filter(({ type }) => !harmlessNotes.includes(type))
      .flatMap(freed)
  } catch {
    return freed(udta)
  }
}

function isFilm(held: Held, trak: Box): boolean {
  const hdlr = innerBox(held, trak, 'mdia', 'hdlr')
  return hdlr !== undefined && filmTracks.includes(String.fromCharCode(...bytesOf(held, hdlr).subarray(8, 12)))
}

function patched(file: Blob, patches: readonly Patch[]): Blob {
  const parts: BlobPart[] = []
  let at = 0
  for (const { start, end, bytes } of patches.toSorted((one, other) => one.start - other.start)) {
    parts.push(file.slice(at, start), bytes)
    at = end
  }
  return new Blob([...parts, file.slice(at)], { type: 'video/mp4' })
}
