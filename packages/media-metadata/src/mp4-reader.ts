import { getGaps, isZeroFilled, readNumber } from './bytes.ts'
import { createUtcTime, unclearTime } from './format-values.ts'
import { readGpmf } from './gpmf.ts'
import { readIcc } from './icc.ts'
import type { Findings, MetadataFinding } from './metadata-report.ts'
import { type Box, readBoxes } from './mp4-boxes.ts'
import { clockBoxes } from './mp4-fields.ts'
import { readName } from './mp4-names.ts'
import { cleanBrands, type Part, readParts } from './mp4-parts.ts'
import { readUserData } from './mp4-user-data.ts'
import { listUnits, readVideo } from './mp4-video.ts'
import { readUnit, splitParameters } from './nal-units.ts'
import { readXmp } from './xmp.ts'

/**
 * Reads what an MP4 records: in its user data, its clocks, the names of its tracks and programs, messages in its pictures,
 * and tracks of readings. Throws UncleanableError where parts are not where the file states.
 */
export function* readMp4(bytes: Uint8Array): Findings {
  const notes = [...findNotes(bytes, '', 0, bytes.length)]
  for (const box of notes) if (!clockBoxes.test(box.type)) yield* readUserData(bytes, box)
  for (const box of notes) if (clockBoxes.test(box.type)) yield readClock(box.content)
  const video = readVideo(bytes)
  // What a message or a profile states is more exact than the name of a track.
  for (const part of readParts(bytes, video)) if (part.kind !== 'rest') yield* readPart(bytes, part)
  for (const part of readParts(bytes, video)) if (part.kind === 'rest') yield* readPart(bytes, part)
  for (const track of video.media)
    for (const unit of listUnits(bytes, track)) yield* readUnit(unit, track.units?.isHevc)
  for (const { format, runs } of video.others)
    if (format === 'gpmd') for (const { start, end } of runs) yield readGpmf(bytes.subarray(start, end))
  // Dash cameras write into the media data what is no sample.
  const spans = [...video.heads, ...[...video.media, ...video.others].flatMap(({ runs }) => runs)]
  if (getGaps(spans, bytes.length).some(({ start, end }) => !isZeroFilled(bytes.subarray(start, end))))
    yield { unknownParts: ['bytes behind or between the video’s pictures'] }
}

/** Where user data and clocks are. */
const noteParents: Readonly<Record<string, string | undefined>> = { '': 'moov', moov: 'trak', trak: 'mdia' }

/** Finds user data and headers with clocks, even of a video that cannot be followed otherwise. */
function* findNotes(bytes: Uint8Array, parent: string, from: number, to: number): Generator<Box, void, void> {
  for (const box of readBoxes(bytes, from, to)) {
    if (/^(udta|meta)$/.test(box.type) || clockBoxes.test(box.type)) yield box
    else if (box.type === noteParents[parent]) yield* findNotes(bytes, box.type, box.contentStart, box.end)
  }
}

/** Numbers about samples that a player can do without (ISO/IEC 14496-12 and -14). */
const numberBoxes = /^(sdtp|sbgp|sgpd|cslg|iods|tref|mfra|udta|meta)$/

function* readPart(bytes: Uint8Array, { kind, start, end, box }: Part): Findings {
  const { type } = box
  const content = bytes.subarray(start, end)
  if (kind === 'profile') yield readIcc(content)
  else if (kind === 'brands' && cleanBrands(content).some((byte, index) => byte !== content[index]))
    yield { unknownParts: ['a brand of a maker'] }
  else if (kind === 'parameters') for (const unit of splitParameters(content)) yield* readUnit(unit, true)
  if ((kind !== 'rest' && kind !== 'foreign') || numberBoxes.test(type) || isZeroFilled(content)) return
  // QuickTime has a second handler, of the file that the samples are in.
  if (type === 'hdlr') yield readName(kind === 'foreign' ? content.subarray(24) : content)
  else if (kind === 'rest') yield readName(content)
  else if (type === 'uuid') yield readXmp(new TextDecoder().decode(content))
  else if (type === 'trak') yield { unknownParts: ['a track of text or readings beside the video'] }
  else yield { unknownParts: [`a block called ${type.replace(/\W/g, '')}`] }
}

/** ISO/IEC 14496-12, section 8.2.2: made and changed, in seconds since 1904, UTC. */
function readClock(header: Uint8Array): MetadataFinding {
  if (header.length < 20) return {}
  const size = header[0] === 1 ? 8 : 4
  const set = [readNumber(header, 4, size), readNumber(header, 4 + size, size)].filter(Boolean)
  const time = set.map((seconds) => createUtcTime(Date.UTC(1904, 0) + seconds * 1000)).find(Boolean)
  return set.length > 0 && !time ? unclearTime : { time }
}
