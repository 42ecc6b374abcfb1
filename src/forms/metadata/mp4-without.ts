import type { Effort } from './effort.ts'
import { type Box, BoxLies, boxesIn, innerBoxes } from './mp4-boxes.ts'
import { restOf } from './mp4-film.ts'
import { isHarmlessNote } from './mp4-notes.ts'
import type { Removal } from './traces.ts'

const clocks = ['mvhd', 'tkhd', 'mdhd']

/**
 * The bytes of an MP4 without its traces, as many as before, so that its index stays true: what is not the film is zeroed
 * in place, boxes that are no part of it become free space. Undefined if the file does not say truly what is where, or
 * holds something that cannot be kept by list. Throws TooMuchWork.
 */
export function mp4Without(original: Uint8Array, what: Removal, effort: Effort): Uint8Array[] | undefined {
  const bytes = original.slice()
  try {
    for (const { start, end, type, box } of restOf(original, effort)) {
      if (box && type === 'udta' && what === 'place' && freeNotes(bytes, box, effort)) continue
      bytes.fill(0, start, end)
      if (box) free(bytes, box)
    }
    if (what === 'all') for (const box of clocksOf(bytes, effort)) stop(bytes, box)
    return [bytes]
  } catch (error) {
    if (error instanceof BoxLies) return undefined
    throw error
  }
}

function free(bytes: Uint8Array, { start }: Box): void {
  bytes.set(new TextEncoder().encode('free'), start + 4)
}

/** Frees the notes that could tell a place. A `udta` that lies about what is in it goes whole. */
function freeNotes(bytes: Uint8Array, udta: Box, effort: Effort): boolean {
  const { boxes, end } = boxesIn(bytes, udta.content, udta.end, effort)
  if (end !== udta.end) return false
  for (const box of boxes) {
    if (isHarmlessNote(bytes, box)) continue
    bytes.fill(0, box.content, box.end)
    free(bytes, box)
  }
  return true
}

function clocksOf(bytes: Uint8Array, effort: Effort): Box[] {
  const inside = (boxes: readonly Box[], ...types: string[]) =>
    boxes.filter(({ type }) => types.includes(type)).flatMap((box) => innerBoxes(bytes, box, effort))
  const film = inside(boxesIn(bytes, 0, bytes.length, effort).boxes, 'moov')
  const tracks = inside(film, 'trak')
  return [...film, ...tracks, ...inside(tracks, 'mdia')].filter(({ type }) => clocks.includes(type))
}

/** Section 8.2.2: when it was made and changed, behind the version. */
function stop(bytes: Uint8Array, { content }: Box): void {
  bytes.fill(0, content + 4, content + (bytes[content] === 1 ? 20 : 12))
}
