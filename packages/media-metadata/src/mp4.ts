import { contradiction, encodeLatin1, isZeroFilled, readCode, readNumber, UncleanableError } from './bytes.ts'
import type { Findings } from './findings.ts'
import { cleanIcc } from './icc.ts'
import { checkLayout, hasLayout } from './layouts.ts'
import { type Box, readBoxes } from './mp4-boxes.ts'
import { isStandardBrand } from './mp4-brands.ts'
import { readElementaryStream, readUnitConfiguration } from './mp4-decoders.ts'
import { boxLayouts, dataHandlerFields, pictureFields, soundFields } from './mp4-layouts.ts'
import { reportName, reportNotes } from './mp4-notes.ts'
import { readFragmentTrackId } from './mp4-samples.ts'
import { getFieldsLength, isDecoderBox, pictureFieldsLength, readTracks, type Track } from './mp4-tracks.ts'
import { cleanSample, cleanUnit, eraseUserData } from './sei.ts'
import { createUtcTime } from './values.ts'

/** What each box may hold (ISO/IEC 14496-12, section 6.2.3); the file itself has an empty name. */
const keptChildren: Readonly<Record<string, string | undefined>> = {
  '': 'ftyp styp moov moof mdat sidx mfra',
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
  mfra: 'tfra mfro',
}
/** Boxes of which there may be several in the same box. */
const repeatedBoxes = /^(trak|trex|moof|traf|trun|mdat|sidx|styp|tfra)$/

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
    const seen = new Set<string>()
    for (const box of children) {
      const { type, start, contentStart, end } = box
      const isOfMedia =
        type === 'trak' ? mediaStarts.has(start) : type !== 'traf' || mediaIds.has(readFragmentTrackId(bytes, box))
      if (!isOfMedia || !keptChildren[parent]?.split(' ').includes(type)) eraseBox(bytes, box, findings)
      else if (seen.has(type)) throw new UncleanableError(contradiction)
      else if (keptChildren[type]) cleanBoxes(type, readBoxes(bytes, contentStart, end))
      else if (type !== 'mdat') cleanFields(bytes, box, findings)
      if (!repeatedBoxes.test(type)) seen.add(type)
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
  else if (type === 'hdlr' && hasLayout(dataHandlerFields, content.subarray(0, 24)))
    reportName(content.subarray(24), findings)
  else if (type === 'trak') findings.addUnreadPart('a track of text or readings')
  else if (!isZeroFilled(content) && !hasLayout(boxLayouts[type], content))
    findings.addUnknown(`a block called ${type.replace(/\W/g, '')}`)
  bytes.set(encodeLatin1('free'), start + 4)
  content.fill(0)
}

function cleanFields(bytes: Uint8Array, { type, contentStart, end, content }: Box, findings: Findings): void {
  if (type === 'ftyp' || type === 'styp') cleanBrands(content, findings)
  // Behind its kind there are zeros, then its name (section 8.4.3).
  else if (type === 'hdlr') eraseName(content.subarray(12), findings)
  else if (/^(mv|tk|md)hd$/.test(type)) cleanClock(content, findings)
  checkLayout(type, boxLayouts[type], content)
  if (type !== 'stsd') return
  for (const entry of readBoxes(bytes, contentStart + 8, end)) cleanDescription(bytes, entry, findings)
}

/** Puts the general brand in the place of a maker's (section 4.3), and zeros in that of a version that can be a date. */
function cleanBrands(content: Uint8Array, findings: Findings): void {
  for (let at = 0; at + 4 <= content.length; at += 4) {
    if (at === 4 ? isZeroFilled(content.subarray(4, 6)) : isStandardBrand(readCode(content, at))) continue
    content.set(encodeLatin1(at === 4 ? '\0\0\0\0' : 'isom'), at)
    findings.addUnknown('a brand of a maker', ['device'])
  }
}

/** Erases when something was made and changed, in seconds since 1904, UTC (section 8.2.2). */
function cleanClock(content: Uint8Array, findings: Findings): void {
  const size = content[0] === 1 ? 8 : 4
  for (const seconds of [readNumber(content, 4, size), readNumber(content, 4 + size, size)].filter(Boolean))
    findings.addClock(createUtcTime(Date.UTC(1904, 0) + seconds * 1000))
  content.fill(0, 4, 4 + 2 * size)
}

/** Cleans how pictures or sound are written (section 8.5.2): without the compressor's name, and with decoders' boxes. */
function cleanDescription(bytes: Uint8Array, entry: Box, findings: Findings): void {
  const fields = entry.content.subarray(0, getFieldsLength(entry.type))
  const isPicture = fields.length === pictureFieldsLength
  // The name of the compressor, behind its length (section 12.1.3), and QuickTime's vendor.
  if (isPicture) eraseName(fields.subarray(42, 74), findings)
  eraseName(fields.subarray(12, 16), findings)
  checkLayout(entry.type, isPicture ? pictureFields : soundFields, fields)
  for (const box of readBoxes(bytes, entry.contentStart + fields.length, entry.end))
    if (isDecoderBox(entry.type, box.type)) cleanDecoderBox(box, findings)
    else eraseBox(bytes, box, findings)
}

function cleanDecoderBox({ type, content }: Box, findings: Findings): void {
  if (type === 'damr') eraseName(content.subarray(0, 4), findings)
  else if (type === 'dfLa') {
    // The checksum of the sound, in the last field, can be any bytes.
    if (!isZeroFilled(content.subarray(26))) findings.addUnknown('a checksum of its sound')
    content.fill(0, 26)
  } else if (/^(prof|rICC)$/.test(type === 'colr' ? readCode(content) : ''))
    content.set(cleanIcc(content.subarray(4), findings), 4)
  const configuration = readUnitConfiguration(type, content)
  if (configuration) for (const unit of configuration.units) cleanUnit(unit, configuration.isHevc, findings)
  else if (type === 'esds') eraseUserData(readElementaryStream(content), findings)
  else checkLayout(type, boxLayouts[type], content)
}

function eraseName(name: Uint8Array, findings: Findings): void {
  reportName(name, findings)
  name.fill(0)
}

function cleanSamples(bytes: Uint8Array, { unitFormat, runs }: Track, findings: Findings): void {
  if (!unitFormat) return
  for (const { start, sizes } of runs) {
    let at = start
    for (const size of sizes) {
      cleanSample(bytes.subarray(at, at + size), unitFormat, findings)
      at += size
    }
  }
}
