/** A field of a directory: its tag, its type, and its value in the bytes of either order, or a directory below. */
export type TiffField = readonly [tag: number, type: number, value: Uint8Array | Directory]
export interface Directory {
  readonly fields: readonly TiffField[]
  readonly next?: Directory
}

/** A text in everything that states a location; no copy may contain it. */
export const secret = 'NULL ISLAND'
/** The seconds of the example's latitude and longitude, in sixty-millionths: no other number in the files is like them. */
export const secretSeconds = [0x6b5d2e31, 0x6c5d2e32] as const

const unitSize: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1 }

function number(value: number, size: number, littleEndian: boolean): Uint8Array {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (value / 2 ** (8 * (size - 1 - index))) & 255)
  return littleEndian ? bytes.reverse() : bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Writes a directory and all below it at an offset, in the plainest way there is. */
function write(directory: Directory, offset: number, littleEndian: boolean): Uint8Array {
  const n = (value: number, size: number) => number(value, size, littleEndian)
  const records: Uint8Array[] = []
  const behind: Uint8Array[] = []
  let room = offset + 2 + directory.fields.length * 12 + 4
  const place = (bytes: Uint8Array) => {
    behind.push(bytes)
    room += bytes.length
    return room - bytes.length
  }
  for (const [tag, type, value] of directory.fields) {
    const count = value instanceof Uint8Array ? value.length / (unitSize[type] ?? 1) : 1
    const small = value instanceof Uint8Array && value.length <= 4
    const short = small ? joined([value, new Uint8Array(4 - value.length)]) : undefined
    const where = value instanceof Uint8Array ? value : write(value, room, littleEndian)
    records.push(n(tag, 2), n(type, 2), n(count, 4), short ?? n(place(where), 4))
  }
  const next = directory.next ? place(write(directory.next, room, littleEndian)) : 0
  return joined([n(directory.fields.length, 2), ...records, n(next, 4), ...behind])
}

/** Returns a TIFF block around a directory and all below it. */
export function createTiffBlock(main: Directory, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const n = (value: number, size: number) => number(value, size, littleEndian)
  const head = joined([new TextEncoder().encode(littleEndian ? 'II' : 'MM'), n(42, 2), n(8, 4)])
  return joined([head, write(main, 8, littleEndian)])
}

/** What the example block of Exif may differ in. */
export interface ExifOptions {
  readonly littleEndian: boolean
  readonly orientation?: number
  /** A whole JPEG for the small copy. */
  readonly thumbnail?: Uint8Array
  /** Whether the place is in the second directory instead of the first. */
  readonly placeInThumbnail?: boolean
}

/** Returns a TIFF block as a camera writes it, with the secret in every field that can hold it. */
export function createExifBlock({
  littleEndian,
  orientation = 6,
  thumbnail,
  placeInThumbnail,
}: ExifOptions): Uint8Array {
  const ascii = (text: string) => new TextEncoder().encode(`${text}\0`)
  const n = (value: number, size: number) => number(value, size, littleEndian)
  const rationals = (...pairs: number[]) => joined(pairs.map((value) => n(value, 4)))
  const gps: Directory = {
    fields: [
      [0x0000, 1, Uint8Array.of(2, 3, 0, 0)],
      [0x0001, 2, ascii('N')],
      [0x0002, 5, rationals(37, 1, 46, 1, secretSeconds[0], 60_000_000)],
      [0x0003, 2, ascii('W')],
      [0x0004, 5, rationals(122, 1, 25, 1, secretSeconds[1], 60_000_000)],
      [0x001b, 7, ascii(secret)],
    ],
  }
  const exif: Directory = {
    fields: [
      [0x9000, 7, new TextEncoder().encode('0232')],
      [0x9003, 2, ascii('2025:04:19 21:14:05')],
      [0x9011, 2, ascii('-07:00')],
      [0x927c, 7, ascii(`Maker ${secret}`)],
      [0x9286, 7, ascii(`ASCII\0\0\0${secret}`)],
      [0xa430, 2, ascii(`${secret} owner`)],
    ],
  }
  const small = thumbnail ?? new Uint8Array()
  const second: Directory = {
    fields: [[0x0103, 3, n(6, 2)], ...(placeInThumbnail ? [[0x8825, 4, gps] as const] : [])],
  }
  const main: Directory = {
    fields: [
      [0x010e, 2, ascii(`A door at ${secret}`)],
      [0x010f, 2, ascii('Balmer')],
      [0x0110, 2, ascii('Balmer H-656')],
      [0x0112, 3, n(orientation, 2)],
      [0x0132, 2, ascii('2025:04:20 00:00:00')],
      [0x8769, 4, exif],
      ...(placeInThumbnail ? [] : [[0x8825, 4, gps] as const]),
      [0x9c9c, 1, new TextEncoder().encode([...secret].map((letter) => `${letter}\0`).join(''))],
    ],
    ...(thumbnail || placeInThumbnail ? { next: second } : {}),
  }
  if (!thumbnail) return createTiffBlock(main, littleEndian)
  // The fields that point to the small copy can only be written once its offset is known.
  const pointed: Directory = {
    fields: [
      ...second.fields.slice(0, 1),
      [0x0201, 4, n(0, 4)],
      [0x0202, 4, n(small.length, 4)],
      ...second.fields.slice(1),
    ],
  }
  const whole = createTiffBlock({ ...main, next: pointed }, littleEndian)
  const mark = joined([n(0x0201, 2), n(4, 2), n(1, 4)])
  const at = Buffer.from(whole).indexOf(mark)
  whole.set(n(whole.length, 4), at + 8)
  return joined([whole, small])
}
