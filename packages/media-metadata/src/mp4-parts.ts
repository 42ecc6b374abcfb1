import { type ByteSpan, encodeLatin1, isZeroFilled, readCode, readNumber } from './bytes.ts'
import { type Box, findBox, readBoxTrees } from './mp4-boxes.ts'
import { boxChildren, clockBoxes, decoderBoxes, descriptionBoxes, safeBrands } from './mp4-fields.ts'
import { getDescriptionHead, type Video } from './mp4-video.ts'
import { truncation, UncleanableError } from './uncleanable-error.ts'

/** A part of a video's file, outside of its samples. */
export interface Part extends ByteSpan {
  /**
   * `kept` is what players need; `clock` is when it was made; `rest` is all else in a box that they need, such as names;
   * `foreign` is the content of a box that they do not need. `brands`, `profile` and `parameters` are kept when they have been
   * cleaned.
   */
  readonly kind: 'kept' | 'clock' | 'rest' | 'foreign' | 'brands' | 'profile' | 'parameters'
  /** The box that it is, or is in. */
  readonly box: Box
}

type Parts = Generator<Part, void, void>

/** Cuts a video's file into parts, in order, by the lists of what each box holds. Throws UncleanableError. */
export function* readParts(bytes: Uint8Array, { boxes, media }: Video): Parts {
  const ids = new Set(media.map(({ id }) => id))
  const starts = new Set(media.map(({ start }) => start))
  yield* readChildren('', boxes)

  function* readChildren(parent: string, children: readonly Box[]): Parts {
    for (const box of children) {
      const { type, start, contentStart, end } = box
      if (boxChildren[parent]?.includes(type) && isOfMedia(box)) {
        yield { kind: 'kept', start, end: contentStart, box }
        if (boxChildren[type]) yield* readChildren(type, box.children)
        else if (type !== 'mdat') yield* readFields(bytes, box)
      } else yield { kind: 'foreign', start: contentStart, end, box }
    }
  }

  /** Returns whether a box is of a track of pictures or sound, or of no track. */
  function isOfMedia(box: Box): boolean {
    if (box.type === 'trak') return starts.has(box.start)
    return box.type !== 'traf' || ids.has(readNumber(findBox(box, 'tfhd').content, 4, 4))
  }
}

/** Parts a box that holds no boxes: without clocks and without the name of a handler it is kept. */
function* readFields(bytes: Uint8Array, box: Box): Parts {
  const { type, contentStart, end, content } = box
  if (type === 'stsd') yield* readDescriptions(bytes, box)
  else if (type === 'ftyp' || type === 'styp') yield { kind: 'brands', start: contentStart, end, box }
  else if (type === 'hdlr') yield* splitFields(box, [0, 4, 8, 12])
  else if (!clockBoxes.test(type)) yield { kind: 'kept', start: contentStart, end, box }
  else {
    const clockStart = contentStart + 4
    const clockEnd = Math.min(contentStart + (content[0] === 1 ? 20 : 12), end)
    yield { kind: 'kept', start: contentStart, end: clockStart, box }
    yield { kind: 'clock', start: clockStart, end: clockEnd, box }
    yield { kind: 'kept', start: clockEnd, end, box }
  }
}

/** Parts a box into what is kept, by offsets in its content, in pairs, and the rest up to an end. Throws UncleanableError. */
function* splitFields(box: Box, offsets: readonly number[], end = box.end): Parts {
  let reached = box.contentStart
  for (let index = 0; index < offsets.length; index += 2) {
    const [from = 0, to = 0] = offsets.slice(index, index + 2).map((offset) => box.contentStart + offset)
    if (to > end) throw new UncleanableError(truncation)
    yield { kind: 'rest', start: reached, end: from, box }
    yield { kind: 'kept', start: from, end: to, box }
    reached = to
  }
  yield { kind: 'rest', start: reached, end, box }
}

/** How pictures or sounds are written (section 8.5.2): a description for each way. Throws UncleanableError. */
function* readDescriptions(bytes: Uint8Array, stsd: Box): Parts {
  const entriesStart = stsd.contentStart + 8
  yield { kind: 'kept', start: stsd.contentStart, end: entriesStart, box: stsd }
  for (const entry of readBoxTrees(bytes, entriesStart, stsd.end)) {
    const { type, start, contentStart, end } = entry
    yield { kind: 'kept', start, end: contentStart, box: entry }
    const boxesStart = getDescriptionHead(entry)
    const picture = decoderBoxes.vide?.[type]
    // Of pictures: size, resolution, frames in a sample, depth. Of sound: channels, size, rate.
    const fields = picture === undefined ? [6, 10, 16, 28] : [6, 8, 24, 36, 40, 42, 74, 78]
    yield* splitFields(entry, fields, boxesStart)
    for (const box of readBoxTrees(bytes, boxesStart, end))
      yield* readDescriptionBox(box, picture ?? decoderBoxes.soun?.[type])
  }
}

function* readDescriptionBox(box: Box, decoder: string | undefined): Parts {
  const { type, start, contentStart, end, content } = box
  const isColor = type === 'colr'
  const hasProfile = isColor && /^(prof|rICC)$/.test(readCode(content))
  const kind = hasProfile ? 'profile' : type === 'hvcC' ? 'parameters' : 'kept'
  const fieldsStart = hasProfile ? contentStart + 4 : contentStart
  if (!isColor && type !== decoder && !descriptionBoxes.test(type))
    return yield { kind: 'foreign', start: contentStart, end, box }
  yield { kind: 'kept', start, end: fieldsStart, box }
  yield { kind, start: fieldsStart, end, box }
}

/** Returns brands without those that name a maker, which become the general one (section 4.3), and without a long version. */
export function cleanBrands(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const cleaned = Uint8Array.from(content)
  // A version can be a date.
  if (!isZeroFilled(content.subarray(4, 6))) cleaned.fill(0, 4, 8)
  for (let at = 0; at + 4 <= content.length; at += 4)
    if (at !== 4 && !safeBrands.test(readCode(content, at))) cleaned.set(encodeLatin1('isom'), at)
  return cleaned
}
