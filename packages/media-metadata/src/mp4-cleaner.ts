import { encodeLatin1 } from './bytes.ts'
import { cleanIcc } from './icc.ts'
import type { MetadataRemoval } from './metadata-report.ts'
import { type Box, readBoxes } from './mp4-boxes.ts'
import { cleanBrands, type Part, readParts } from './mp4-parts.ts'
import { isSafeUserData } from './mp4-user-data.ts'
import { listUnits, readVideo } from './mp4-video.ts'
import { cleanUnit, splitParameters } from './nal-units.ts'

/**
 * Returns an MP4 without its metadata, as long as before, so that its offsets stay right: zeros, into which the parts that
 * players need are copied, and the samples of pictures and sound. Boxes that are no part of the video become free space.
 * Throws UncleanableError.
 */
export function cleanMp4(bytes: Uint8Array, removal: MetadataRemoval): Uint8Array<ArrayBuffer> {
  const video = readVideo(bytes)
  const copy = new Uint8Array(bytes.length)
  for (const part of readParts(bytes, video)) copyPart(bytes, copy, part, removal)
  for (const track of video.media) {
    for (const { start, end } of track.runs) copy.set(bytes.subarray(start, end), start)
    for (const unit of listUnits(copy, track)) cleanUnit(unit, track.units?.isHevc)
  }
  return copy
}

function copyPart(
  bytes: Uint8Array,
  copy: Uint8Array,
  { kind, start, end, box }: Part,
  removal: MetadataRemoval,
): void {
  const content = bytes.subarray(start, end)
  const target = copy.subarray(start, end)
  if (kind === 'kept' || (kind === 'clock' && removal === 'location')) target.set(content)
  else if (kind === 'profile') target.set(cleanIcc(content))
  else if (kind === 'brands') target.set(cleanBrands(content))
  else if (kind === 'parameters') {
    target.set(content)
    for (const unit of splitParameters(target)) cleanUnit(unit, true)
  } else if (kind === 'foreign') copyForeign(bytes, copy, box, removal)
}

/** Makes free space of a box, or keeps of user data what can hold no location. */
function copyForeign(bytes: Uint8Array, copy: Uint8Array, box: Box, removal: MetadataRemoval): void {
  const notes = box.type === 'udta' && removal === 'location' ? [...readBoxes(bytes, box.contentStart, box.end)] : []
  const isKept = notes.length > 0 && notes.every(({ type }) => type !== '')
  copyHead(bytes, copy, box, isKept ? box.type : 'free')
  for (const note of isKept ? notes : []) {
    const isSafe = isSafeUserData(note)
    copyHead(bytes, copy, note, isSafe ? note.type : 'free')
    if (isSafe) copy.set(note.content, note.contentStart)
  }
}

/** Copies the head of a box under a type. */
function copyHead(bytes: Uint8Array, copy: Uint8Array, { start, contentStart }: Box, type: string): void {
  copy.set(bytes.subarray(start, contentStart), start)
  copy.set(encodeLatin1(type), start + 4)
}
