// Files with a needle in any of their parts: written over what is there, inserted, behind a repeated part or in a nested one.
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { createBox, createChunk, createSegment } from './fixtures.ts'

const ascii = (text: string) => Buffer.from(text, 'latin1')
const texts = ['Ada Meriwether', '12 Balmer Street', '+37.7750-122.4251/', '2025:04:19 21:14:05']
/** What is hidden, with one byte a letter, and with two. */
const needles: readonly Buffer[] = [...texts.map(ascii), ...texts.map((text) => Buffer.from(text, 'utf16le').swap16())]

/** A box, chunk or segment: the offsets of its start, of its content and of its end, and of its length, of some bytes. */
interface Part {
  readonly type: string
  readonly start: number
  readonly contentStart: number
  readonly end: number
  readonly parents: readonly Part[]
}

const containers = 'moov trak edts mdia minf dinf stbl mvex moof traf mfra udta'.split(' ')
const entries: Readonly<Record<string, number>> = {
  ...{ avc1: 78, hvc1: 78, hev1: 78, av01: 78, vp08: 78, vp09: 78, mp4v: 78 },
  ...{ mp4a: 28, 'ac-3': 28, 'ec-3': 28, Opus: 28, fLaC: 28, alac: 28, '.mp3': 28, twos: 28, sowt: 28 },
}

function listBoxes(bytes: Buffer, from: number, to: number, parents: readonly Part[] = []): Part[] {
  const parts: Part[] = []
  for (let start = from; start + 8 <= to; ) {
    const type = bytes.toString('latin1', start + 4, start + 8)
    const end = Math.min(start + Math.max(8, bytes.readUInt32BE(start)), to)
    const part = { type, start, contentStart: start + 8, end, parents }
    const inside = containers.includes(type) ? 0 : type === 'stsd' ? 8 : entries[type]
    parts.push(part)
    if (inside !== undefined) parts.push(...listBoxes(bytes, start + 8 + inside, end, [...parents, part]))
    start = end
  }
  return parts
}

function listChunks(bytes: Buffer): Part[] {
  const parts: Part[] = []
  for (let start = 8; start < bytes.length; start = parts.at(-1)?.end ?? bytes.length) {
    const type = bytes.toString('latin1', start + 4, start + 8)
    parts.push({ type, start, contentStart: start + 8, end: start + 12 + bytes.readUInt32BE(start), parents: [] })
  }
  return parts
}

function listSegments(bytes: Buffer): Part[] {
  const parts: Part[] = []
  for (let start = 2; (bytes[start + 1] ?? 0xd9) !== 0xd9; ) {
    const end = start + 2 + bytes.readUInt16BE(start + 2)
    parts.push({ type: bytes.toString('hex', start + 1, start + 2), start, contentStart: start + 4, end, parents: [] })
    start = end
    // Behind the start of a scan there is the picture.
    while (parts.at(-1)?.type === 'da' && !(bytes[start] === 0xff && /[^\0\xd0-\xd7]/.test(latin1(bytes, start + 1))))
      start += 1
  }
  return parts
}
const latin1 = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 1)

/** Returns the parts of a file, with those that are in others. */
export function listParts(bytes: Buffer): Part[] {
  if (bytes[0] === 0xff) return listSegments(bytes)
  return bytes[0] === 0x89 ? listChunks(bytes) : listBoxes(bytes, 0, bytes.length)
}

/** Puts bytes in the place of others, which are in some parts: their lengths follow, and the offsets of what is behind. */
function replace(bytes: Buffer, from: number, to: number, by: Buffer, within: readonly Part[]): Buffer {
  const added = by.length - (to - from)
  const before = Buffer.from(bytes.subarray(0, from))
  for (const { start } of within)
    if (bytes[0] === 0xff) before.writeUInt16BE((bytes.readUInt16BE(start + 2) + added) & 0xffff, start + 2)
    else before.writeUInt32BE(bytes.readUInt32BE(start) + added, start)
  const result = Buffer.concat([before, by, bytes.subarray(to)])
  if (bytes[0] === 0x89) {
    for (const { start, end } of within)
      result.writeUInt32BE(crc32(result.subarray(start + 4, end + added - 4)), end + added - 4)
  } else if (bytes[0] !== 0xff && added > 0) shiftOffsets(result, from, added)
  return result
}

/** Adds to the offsets of samples behind a place. */
function shiftOffsets(bytes: Buffer, from: number, added: number): void {
  for (const { type, contentStart, end, parents } of listParts(bytes)) {
    if (type === 'stco')
      for (let at = contentStart + 8; at + 4 <= end; at += 4)
        if (bytes.readUInt32BE(at) >= from) bytes.writeUInt32BE(bytes.readUInt32BE(at) + added, at)
    const [moof] = parents
    if (type === 'trun' && moof && moof.start < from && from <= moof.end && bytes.readUInt8(contentStart + 3) & 1)
      bytes.writeInt32BE(bytes.readInt32BE(contentStart + 8) + added, contentStart + 8)
  }
}

/** Ways in which a needle gets into a part, at an offset of its content. Undefined where there is no room. */
const hidingPlaces = {
  'written over its content': (bytes: Buffer, { contentStart, end }: Part, at: number, needle: Buffer) => {
    if (contentStart + at + needle.length > end - (bytes[0] === 0x89 ? 4 : 0)) return undefined
    const result = Buffer.from(bytes)
    needle.copy(result, contentStart + at)
    return result
  },
  'inserted into its content': (bytes: Buffer, part: Part, at: number, needle: Buffer) =>
    replace(bytes, part.contentStart + at, part.contentStart + at, needle, [...part.parents, part]),
  'at its end, in zeros': (bytes: Buffer, part: Part, _: number, needle: Buffer) => {
    const end = part.end - (bytes[0] === 0x89 ? 4 : 0)
    return replace(bytes, end, end, Buffer.concat([Buffer.alloc(4), needle, Buffer.alloc(4)]), [...part.parents, part])
  },
  'in a second one behind it': (bytes: Buffer, part: Part, at: number, needle: Buffer) => {
    const second = Buffer.from(bytes.subarray(part.start, part.end))
    needle.copy(second, Math.min(part.contentStart - part.start + at, Math.max(8, second.length - needle.length)))
    return replace(bytes, part.end, part.end, second, part.parents)
  },
  'as one in it, of the same kind': (bytes: Buffer, part: Part, _: number, needle: Buffer) =>
    replace(bytes, part.contentStart, part.contentStart, createPart(bytes, part.type, needle), [...part.parents, part]),
  'as one before it, of the same kind': (bytes: Buffer, part: Part, _: number, needle: Buffer) =>
    replace(bytes, part.start, part.start, createPart(bytes, part.type, needle), part.parents),
  'where the rest of it is cut off': (bytes: Buffer, part: Part, at: number, needle: Buffer) =>
    replace(bytes, part.contentStart + at, part.end - (bytes[0] === 0x89 ? 4 : 0), needle, [...part.parents, part]),
} as const

function createPart(bytes: Buffer, type: string, content: Buffer): Buffer {
  if (bytes[0] === 0xff) return createSegment(Number.parseInt(type, 16), content)
  return bytes[0] === 0x89 ? createChunk(type, content) : createBox(type, content)
}

/**
 * Where the numbers begin that a picture or sound is made of, in the content of a part: samples, pixels, parameters of codecs,
 * tables of quantization and of codes, palettes. They are not read, and the README says so.
 */
const numbersStart: Readonly<Record<string, number>> = {
  ...{ mdat: 0, avcC: 6, hvcC: 23, esds: 30, IDAT: 0, PLTE: 0, tRNS: 0, db: 1, c4: 17 },
}

/** Returns whether bytes have a needle, and only in numbers that a picture or sound is made of. */
export function isInPicture(bytes: Buffer, needle: Buffer): boolean {
  const parts = listParts(bytes)
  const places: number[] = []
  for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) places.push(at)
  return (
    places.length > 0 &&
    places.every((at) => {
      const part = parts.findLast(({ contentStart, end }) => contentStart <= at && at < end)
      return part ? at >= part.contentStart + (numbersStart[part.type] ?? Infinity) : false
    })
  )
}

/** Files with a needle in any part of a film or picture; some have no room for it where it was to be. */
export function filesWithNeedles(bytes: Buffer): fc.Arbitrary<{ readonly file: Buffer; readonly needle: Buffer }> {
  const parts = listParts(bytes)
  return fc
    .record({
      part: fc.constantFrom(...parts),
      place: fc.constantFrom(...Object.values(hidingPlaces)),
      offset: fc.nat(),
      needle: fc.constantFrom(...needles),
    })
    .map(({ part, place, offset, needle }) => {
      const file = place(bytes, part, offset % (part.end - part.contentStart + 1), needle) ?? bytes
      return { file, needle }
    })
    .filter(({ file, needle }) => file.includes(needle))
}
