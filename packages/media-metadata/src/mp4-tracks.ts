import { missingPicture, readCode, readNumber, UncleanableError } from './bytes.ts'
import { type Box, findBoxes, readBoxes } from './mp4-boxes.ts'
import { readUnitConfiguration } from './mp4-decoders.ts'
import { commonLayouts } from './mp4-layouts.ts'
import { type Run, readDefaultSizes, readFragment, readSampleTables } from './mp4-samples.ts'
import type { UnitFormat } from './sei.ts'

export interface Track {
  readonly id: number
  readonly box: Box
  /** Whether it is picture or sound. All else is readings, such as a camera's position second by second, or text. */
  readonly isMedia: boolean
  /** How its samples are cut, if they are pictures of H.264, H.265 or MPEG-4 Part 2. */
  readonly unitFormat: UnitFormat | undefined
  readonly runs: Run[]
}

/** How pictures are written, with the box that their decoder reads, if they need one (mp4ra.org). */
const pictureDecoders: Readonly<Record<string, string | undefined>> = {
  ...{ avc1: 'avcC', avc3: 'avcC', hvc1: 'hvcC', hev1: 'hvcC', dvh1: 'hvcC', av01: 'av1C' },
  ...{ vp08: 'vpcC', vp09: 'vpcC', mp4v: 'esds' },
}
/** The same for sound. */
const soundDecoders: Readonly<Record<string, string | undefined>> = {
  ...{ mp4a: 'esds', 'ac-3': 'dac3', 'ec-3': 'dec3', Opus: 'dOps', fLaC: 'dfLa', alac: 'alac', samr: 'damr' },
  ...{ '.mp3': '', twos: '', sowt: '', ipcm: 'pcmC' },
}
/** Returns whether a box in the description of samples is one that players need. */
export const isDecoderBox = (description: string, type: string): boolean =>
  type === (pictureDecoders[description] ?? soundDecoders[description]) || commonLayouts[type] !== undefined

export const pictureFieldsLength = 78
/** Returns the bytes of fields before the boxes of a description (ISO/IEC 14496-12, sections 12.1.3 and 12.2.3). */
export const getFieldsLength = (description: string): number =>
  soundDecoders[description] === undefined ? pictureFieldsLength : 28

/** Reads the tracks and where their samples are. Throws UncleanableError where there is no picture or sound. */
export function readTracks(bytes: Uint8Array, boxes: readonly Box[]): readonly Track[] {
  const [moov, second] = boxes.filter(({ type }) => type === 'moov')
  if (!moov || second) throw new UncleanableError(missingPicture)
  const children = readBoxes(bytes, moov.contentStart, moov.end)
  const tracks = findBoxes(bytes, children, 'trak').map((box) => readTrack(bytes, box))
  if (!tracks.some(({ isMedia }) => isMedia)) throw new UncleanableError(missingPicture)
  const defaultSizes = readDefaultSizes(bytes, children)
  const tracksById = new Map(tracks.map((track) => [track.id, track]))
  for (const moof of boxes.filter(({ type }) => type === 'moof'))
    for (const [id, run] of readFragment(bytes, moof, defaultSizes)) tracksById.get(id)?.runs.push(run)
  return tracks
}

function readTrack(bytes: Uint8Array, box: Box): Track {
  const children = readBoxes(bytes, box.contentStart, box.end)
  const find = (...path: readonly string[]) => {
    const [found] = findBoxes(bytes, children, ...path)
    if (!found) throw new UncleanableError(missingPicture)
    return found
  }
  const { content: tkhd } = find('tkhd')
  const stbl = find('mdia', 'minf', 'stbl')
  const stsd = find('mdia', 'minf', 'stbl', 'stsd')
  const entries = readBoxes(bytes, stsd.contentStart + 8, stsd.end)
  const isMedia = /^(vide|soun)$/.test(readCode(find('mdia', 'hdlr').content, 8)) && entries.length > 0
  return {
    id: readNumber(tkhd, tkhd[0] === 1 ? 20 : 12, 4),
    box,
    isMedia,
    unitFormat: isMedia ? readUnitFormat(bytes, entries) : undefined,
    runs: readSampleTables(bytes, stbl),
  }
}

/** Throws UncleanableError for pictures and sound that would be lost, because it is not known what their decoder needs. */
function readUnitFormat(bytes: Uint8Array, entries: readonly Box[]): UnitFormat | undefined {
  for (const { type } of entries) {
    if (/^enc[av]$/.test(type)) throw new UncleanableError('it is encrypted')
    if ((pictureDecoders[type] ?? soundDecoders[type]) === undefined)
      throw new UncleanableError(`its pictures or sound are of a kind that is not known (${type.replace(/\W/g, '')})`)
  }
  if (entries.some(({ type }) => type === 'mp4v')) return { isHevc: false, lengthSize: 0 }
  return entries
    .flatMap(({ type, contentStart, end }) => readBoxes(bytes, contentStart + getFieldsLength(type), end))
    .map(({ type, content }) => readUnitConfiguration(type, content))
    .find(Boolean)
}
