import { countCovered } from './byte-spans.ts'
import { createDataView } from './byte-views.ts'
import type { MetadataRemoval } from './metadata-report.ts'
import { type Box, getHeaders, readBoxes } from './mp4-boxes.ts'
import { readVideoLayout } from './mp4-layout.ts'
import type { Track } from './mp4-tracks.ts'
import { isSafeUserData } from './mp4-user-data.ts'
import type { SampleReader } from './video-unit.ts'
import type { WorkLimiter } from './work-limiter.ts'

/**
 * Returns the bytes of an MP4 without its metadata, as many as before, so that its offsets stay right: what is neither
 * picture nor sound is zeroed in place, boxes that are no part of the video become free space, and samples without their
 * messages move together in their chunk. Throws RangeError if the file contradicts itself, or holds something that cannot be
 * taken out surely, and WorkLimitError.
 */
export function cleanMp4(original: Uint8Array, removal: MetadataRemoval, limiter: WorkLimiter): Uint8Array[] {
  const bytes = original.slice()
  const top = readBoxes(original, 0, original.length, limiter).children
  const { spans, tracks, readers } = readVideoLayout(original, top, limiter)
  for (const { start, end, type, box, replacement } of spans) {
    if (box && type === 'udta' && removal === 'location' && cleanUserData(bytes, box, limiter)) continue
    bytes.set(replacement ?? new Uint8Array(end - start), start)
    if (box) markAsFree(bytes, box)
  }
  const all = tracks.flatMap((track) => track.chunks)
  // Samples can only move where no other has its bytes.
  const canMove = countCovered(all, bytes.length) === all.reduce((sum, { start, end }) => sum + end - start, 0)
  for (const [track, readSample] of readers) cleanSamples(bytes, original, track, canMove, readSample, limiter)
  if (removal === 'all')
    // Section 8.2.2: when it was made and changed, behind the version.
    for (const { contentStart } of getHeaders(top))
      bytes.fill(0, contentStart + 4, contentStart + (bytes[contentStart] === 1 ? 20 : 12))
  return [bytes]
}

/** Takes out of each sample the units that are no part of its picture, and writes how long it is then. */
function cleanSamples(
  bytes: Uint8Array,
  original: Uint8Array,
  { chunks, getSize, sizesStart }: Track,
  canMove: boolean,
  readSample: SampleReader,
  limiter: WorkLimiter,
): void {
  const view = createDataView(bytes)
  for (const { start, end, firstSample, endSample } of chunks) {
    let [from, to] = [start, start]
    for (let sample = firstSample; sample < endSample; sample += 1) {
      const size = getSize(sample)
      const begin = to
      limiter.spend(1 + size / 64)
      for (const { kept } of readSample(original.subarray(from, from + size))) {
        limiter.spend(4)
        if (!kept) continue
        if (to + kept.length > end) throw new RangeError()
        bytes.set(kept, to)
        to += kept.length
      }
      from += size
      if (to - begin === size) continue
      if (!canMove || to === begin || to - begin > size || sizesStart === undefined) throw new RangeError()
      view.setUint32(sizesStart + sample * 4, to - begin)
    }
    bytes.fill(0, to, end)
  }
}

function markAsFree(bytes: Uint8Array, { start }: Box): void {
  bytes.set(new TextEncoder().encode('free'), start + 4)
}

/** Frees the user data that could hold a location. A `udta` whose boxes do not fill it goes whole. */
function cleanUserData(bytes: Uint8Array, udta: Box, limiter: WorkLimiter): boolean {
  const { children, isFilled } = readBoxes(bytes, udta.contentStart, udta.end, limiter)
  for (const box of isFilled ? children : []) {
    if (isSafeUserData(bytes, box)) continue
    bytes.fill(0, box.contentStart, box.end)
    markAsFree(bytes, box)
  }
  return isFilled
}
