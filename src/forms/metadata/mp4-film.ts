import { latin, viewOf } from '../bytes/byte-views.ts'
import type { Effort } from './effort.ts'
import { type Box, BoxLies, boxesIn, contentOf, innerBoxes, type Range } from './mp4-boxes.ts'
import { decoding, type FieldsLength } from './mp4-decoding.ts'
import { between, merged, overlap, pictures, sounds, tracksOf } from './mp4-tracks.ts'

/** Bytes of a film's file that are not the film. */
export interface Rest extends Range {
  /** The box whose whole content they are, or in which they are. */
  readonly type: string
  /** Whether that box is no part of the film at all, and can become free space. */
  readonly box?: Box
}

/** What each box that holds boxes may hold (ISO/IEC 14496-12, section 6.2.3). */
const boxes: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsd', 'stts', 'ctts', 'stss', 'stsc', 'stsz', 'stco', 'co64'],
}

const table = (entry: number) => (content: DataView) => 8 + entry * content.getUint32(4)
const versioned = (short: number, long: number) => (content: DataView) => (content.getUint8(0) === 1 ? long : short)
/** How many bytes of each box are its fields, by their definitions in section 8. What is behind them is not the film. */
const lengths: Readonly<Record<string, FieldsLength>> = {
  mvhd: versioned(100, 112),
  tkhd: versioned(84, 96),
  elst: (content) => table(content.getUint8(0) === 1 ? 20 : 12)(content),
  mdhd: versioned(24, 36),
  // All but the name, which is free text.
  hdlr: () => 24,
  vmhd: () => 12,
  smhd: () => 8,
  stts: table(8),
  ctts: table(8),
  stss: table(4),
  stsc: table(12),
  stsz: (content) => (content.getUint32(4) ? 12 : 12 + 4 * content.getUint32(8)),
  stco: table(4),
  co64: table(8),
}

/** Where the boxes begin in a description of pictures or sounds, and which of its fields are free text or unused. */
const descriptions = {
  picture: { head: 78, unused: [8, 24, 36, 40, 42, 74], formats: pictures },
  sound: { head: 28, unused: [10, 16], formats: sounds },
}
/**
 * What in a film's file is not the film: everything but the boxes of this list, their fields, and the samples of its
 * pictures and sounds. Throws BoxLies where the file does not say truly what is where or is made in a way that is not on
 * the list (fragments, foreign tracks of pictures), and TooMuchWork.
 */
export function restOf(bytes: Uint8Array, effort: Effort): Rest[] {
  const { boxes: top, end } = boxesIn(bytes, 0, bytes.length, effort)
  const [moov, second] = top.filter(({ type }) => type === 'moov')
  if (!moov || second || top.some(({ type }) => type === 'moof')) throw new BoxLies()
  const tracks = tracksOf(bytes, moov, effort)
  const kept = tracks.filter(({ film }) => film)
  const samples = merged(kept.flatMap(({ chunks }) => chunks))
  const data = top.filter(({ type }) => type === 'mdat').map(({ content, end }) => ({ start: content, end }))
  const outside = samples.some((range) => !data.some(({ start, end }) => start <= range.start && range.end <= end))
  const others = tracks.filter(({ film }) => !film).flatMap(({ chunks }) => chunks)
  // Bytes that two tracks claim would show in one what the other holds.
  if (!kept.length || outside || overlap(samples, others)) throw new BoxLies()
  return [
    ...top.flatMap((box) => {
      if (box.type === 'moov') return inside(box)
      if (box.type === 'mdat') return between({ start: box.content, end: box.end }, samples).map(named('mdat'))
      return box.type === 'ftyp' ? behind(box, 88) : whole(box)
    }),
    { start: end, end: bytes.length, type: 'the end' },
  ]

  function inside(parent: Box): Rest[] {
    const seen = new Set<string>()
    return innerBoxes(bytes, parent, effort).flatMap((box) => {
      const { type } = box
      const foreign = type === 'trak' && !kept.some((track) => track.box.start === box.start)
      if (!boxes[parent.type]?.includes(type) || foreign || (type !== 'trak' && seen.has(type))) return whole(box)
      seen.add(type)
      if (boxes[type]) return inside(box)
      if (type === 'stsd') return described(box)
      if (type === 'dref') return reference(box)
      return defined(box, lengths[type])
    })
  }

  /** All that is behind the fields of a box, if it has fields that are known here. */
  function defined(box: Box, fieldsLength?: FieldsLength): Rest[] {
    if (!fieldsLength) return whole(box)
    const content = viewOf(contentOf(bytes, box))
    const length = lengthOf(content, fieldsLength)
    if (length > content.byteLength) throw new BoxLies()
    return behind(box, length)
  }

  /** How pictures or sounds are written (section 8.5.2). */
  function described(stsd: Box): Rest[] {
    return innerBoxes(bytes, { content: stsd.content + 8, end: stsd.end }, effort).flatMap((entry) => {
      const { head, unused } = pictures.includes(entry.type) ? descriptions.picture : descriptions.sound
      // QuickTime's second version of sound has 16 bytes more.
      const more = head === 28 && viewOf(bytes).getUint16(entry.content + 8) === 1 ? 16 : 0
      const content = entry.content + head + more
      if (content > entry.end) throw new BoxLies()
      const fields = Array.from({ length: unused.length / 2 }, (_, index) => ({
        start: entry.content + (unused[index * 2] ?? 0),
        end: entry.content + (unused[index * 2 + 1] ?? 0),
      }))
      const inner = innerBoxes(bytes, { content, end: entry.end }, effort)
      return [...fields.map(named('hdlr')), ...inner.flatMap((box) => defined(box, decoding[box.type]))]
    })
  }

  /** Samples may only be in this file (section 8.7.2); GoPro says so as QuickTime does. */
  function reference(dref: Box): Rest[] {
    const fields = latin(bytes.subarray(dref.content, dref.content + 20))
    const here = ['url ', 'alis'].some((kind) => fields === `\0\0\0\0\0\0\0\x01\0\0\0\x0c${kind}\0\0\0\x01`)
    if (!here) throw new BoxLies()
    return behind(dref, 20)
  }
}

/** Throws BoxLies where a box is too short to say how long it is. */
function lengthOf(content: DataView, fieldsLength: FieldsLength): number {
  try {
    return fieldsLength(content)
  } catch (error) {
    if (error instanceof RangeError) throw new BoxLies()
    throw error
  }
}

function whole(box: Box): Rest[] {
  return [{ start: box.content, end: box.end, type: box.type, box }]
}

function behind({ type, content, end }: Box, length: number): Rest[] {
  return content + length < end ? [{ start: content + length, end, type }] : []
}

function named(type: string) {
  return (range: Range): Rest => ({ ...range, type })
}
