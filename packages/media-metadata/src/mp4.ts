import { contradiction, encodeLatin1, isZeroFilled, readCode, readNumber, UncleanableError } from './bytes.ts'
import type { Findings } from './findings.ts'
import { cleanIcc } from './icc.ts'
import { type Box, readBoxes } from './mp4-boxes.ts'
import { isStandardBrand } from './mp4-brands.ts'
import { reportName, reportNotes } from './mp4-notes.ts'
import { readFragmentTrackId } from './mp4-samples.ts'
import { getFieldsLength, isDecoderBox, readTracks, type Track } from './mp4-tracks.ts'
import { cleanUnit, splitParameters, splitSample } from './sei.ts'
import { createUtcTime } from './values.ts'

/** What each box may hold (ISO/IEC 14496-12, section 6.2.3); the file itself has an empty name. */
const keptChildren: Readonly<Record<string, string | undefined>> = {
  '': 'ftyp styp moov moof mdat sidx',
  moov: 'mvhd trak mvex',
  trak: 'tkhd edts mdia',
  edts: 'elst',
  mdia: 'mdhd hdlr minf',
  minf: 'vmhd smhd dinf stbl',
  dinf: 'dref',
  stbl: 'stsd stts ctts stss stsc stsz stco co64',
  mvex: 'mehd trex',
  moof: 'mfhd traf',
  traf: 'tfhd tfdt trun',
}
/** Boxes of numbers that players can do without. */
const numberBoxes = /^(sdtp|sbgp|sgpd|cslg|iods|tref|mfra)$/

/** Reports what an MP4 records, and puts zeros in its place: all offsets stay right. Throws UncleanableError. */
export function cleanMp4(bytes: Uint8Array<ArrayBuffer>, findings: Findings): Uint8Array<ArrayBuffer> {
  const boxes = readBoxes(bytes, 0, bytes.length)
  const tracks = readTracks(bytes, boxes)
  const media = tracks.filter(({ isMedia }) => isMedia)
  const mediaIds = new Set(media.map(({ id }) => id))
  const mediaStarts = new Set(media.map(({ box }) => box.start))
  eraseRest(bytes, boxes, tracks, findings)
  cleanBoxes('', boxes)
  for (const track of media) cleanSamples(bytes, track, findings)
  return bytes

  function cleanBoxes(parent: string, children: readonly Box[]) {
    for (const box of children) {
      const { type, start, contentStart, end } = box
      const isOfMedia =
        type === 'trak' ? mediaStarts.has(start) : type !== 'traf' || mediaIds.has(readFragmentTrackId(bytes, box))
      if (!isOfMedia || !keptChildren[parent]?.split(' ').includes(type)) eraseBox(bytes, box, findings)
      else if (keptChildren[type]) cleanBoxes(type, readBoxes(bytes, contentStart, end))
      else cleanFields(bytes, box, findings)
    }
  }
}

/** Fills with zeros what is in no sample: dash cameras write there. Throws UncleanableError where bytes are read twice. */
function eraseRest(bytes: Uint8Array, boxes: readonly Box[], tracks: readonly Track[], findings: Findings): void {
  const spans: { readonly start: number; readonly end: number; readonly isErased?: boolean }[] = [
    ...boxes.map(({ type, start, contentStart, end }) => ({ start, end: type === 'mdat' ? contentStart : end })),
    ...tracks.flatMap(({ isMedia, runs }) => runs.map(({ start, end }) => ({ start, end, isErased: !isMedia }))),
    { start: bytes.length, end: bytes.length + 1 },
  ]
  let reached = 0
  for (const { start, end, isErased } of spans
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start)) {
    if (start < reached) throw new UncleanableError(contradiction)
    if (!isZeroFilled(bytes.subarray(reached, start))) findings.addUnreadPart('unknown data')
    bytes.fill(0, reached, isErased ? end : start)
    reached = end
  }
}

function eraseBox(bytes: Uint8Array, box: Box, findings: Findings): void {
  const { type, start, content } = box
  if (/^(udta|meta)$/.test(type)) reportNotes(bytes, box, findings)
  // QuickTime has a second handler, of the file that the samples are in.
  else if (type === 'hdlr') reportName(content.subarray(24), findings)
  else if (type === 'trak') findings.addUnreadPart('a track of text or readings')
  else if (!numberBoxes.test(type) && !isZeroFilled(content))
    findings.addUnknown(`a block called ${type.replace(/\W/g, '')}`)
  bytes.set(encodeLatin1('free'), start + 4)
  content.fill(0)
}

function cleanFields(bytes: Uint8Array, { type, contentStart, end, content }: Box, findings: Findings): void {
  if (type === 'ftyp' || type === 'styp') cleanBrands(content, findings)
  else if (type === 'hdlr') {
    // Behind its kind there are zeros, then its name (section 8.4.3).
    reportName(content.subarray(12), findings)
    content.fill(0, 12)
  } else if (/^(mv|tk|md)hd$/.test(type)) cleanClock(content, findings)
  else if (type === 'stsd')
    for (const entry of readBoxes(bytes, contentStart + 8, end)) cleanDescription(bytes, entry, findings)
}

/** Puts the general brand in the place of a maker's (section 4.3), and zeros in that of a version that can be a date. */
function cleanBrands(content: Uint8Array, findings: Findings): void {
  const makers = Array.from({ length: Math.floor(content.length / 4) }, (_, index) => index * 4).filter((at) =>
    at === 4 ? !isZeroFilled(content.subarray(4, 6)) : !isStandardBrand(readCode(content, at)),
  )
  for (const at of makers) content.set(encodeLatin1(at === 4 ? '\0\0\0\0' : 'isom'), at)
  if (makers.length > 0) findings.addUnknown('a brand of a maker', ['device'])
}

/** Erases when something was made and changed, in seconds since 1904, UTC (section 8.2.2). */
function cleanClock(content: Uint8Array, findings: Findings): void {
  const size = content[0] === 1 ? 8 : 4
  for (const seconds of [readNumber(content, 4, size), readNumber(content, 4 + size, size)].filter(Boolean)) {
    const time = createUtcTime(Date.UTC(1904, 0) + seconds * 1000)
    findings.addTime(time)
    if (!time) findings.addUnknown('a time that is none', ['time'])
  }
  content.fill(0, 4, 4 + 2 * size)
}

/** Cleans how pictures or sound are written (section 8.5.2): without the compressor's name, and with decoders' boxes. */
function cleanDescription(bytes: Uint8Array, entry: Box, findings: Findings): void {
  const fieldsLength = getFieldsLength(entry.type)
  // The name of the compressor, behind its length (section 12.1.3).
  if (fieldsLength === 78) {
    reportName(entry.content.subarray(42, 74), findings)
    entry.content.fill(0, 42, 74)
  }
  for (const box of readBoxes(bytes, entry.contentStart + fieldsLength, entry.end)) {
    const { type, content } = box
    if (!isDecoderBox(entry.type, type)) eraseBox(bytes, box, findings)
    else if (type === 'hvcC') for (const unit of splitParameters(content)) cleanUnit(unit, true, findings)
    else if (type === 'colr' && /^(prof|rICC)$/.test(readCode(content)))
      content.set(cleanIcc(content.subarray(4), findings), 4)
  }
}

function cleanSamples(bytes: Uint8Array, { unitFormat, runs }: Track, findings: Findings): void {
  if (!unitFormat) return
  const { isHevc, lengthSize } = unitFormat
  for (const { start, sizes } of runs) {
    let at = start
    for (const size of sizes) {
      for (const unit of splitSample(bytes.subarray(at, at + size), lengthSize)) cleanUnit(unit, isHevc, findings)
      at += size
    }
  }
}
