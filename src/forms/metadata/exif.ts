import { latin, viewOf } from '../bytes/byte-reader.ts'
import { type Entry, readTiff, type Tiff, writeTiff } from './tiff.ts'
import { coordinates, deviceName, localTime, type Removal, type Traces } from './traces.ts'

const orientation = 0x0112
/** Exif's type for bytes of no said meaning. */
const opaque = 7

// Fields that can tell no place. Not among them, on purpose: captions and comments, which are free text; the maker's
// private block, which nobody can check; the offset from UTC, which is a place 15 degrees wide; air pressure and the
// like; the fields of Exif this list does not know yet. Exif 3.0, sections 4.6.4 and 4.6.5.
const mainFields = [0x010f, 0x0110, orientation, 0x011a, 0x011b, 0x0128, 0x0131, 0x0132, 0x0213]
const exifFields = [
  0x829a, 0x829d, 0x8822, 0x8827, 0x8830, 0x8831, 0x8832, 0x8833, 0x9000, 0x9003, 0x9004, 0x9101, 0x9102, 0x9201,
  0x9202, 0x9203, 0x9204, 0x9205, 0x9206, 0x9207, 0x9208, 0x9209, 0x920a, 0x9290, 0x9291, 0x9292, 0xa000, 0xa001,
  0xa002, 0xa003, 0xa20e, 0xa20f, 0xa210, 0xa217, 0xa300, 0xa301, 0xa401, 0xa402, 0xa403, 0xa404, 0xa405, 0xa406,
  0xa407, 0xa408, 0xa409, 0xa40a, 0xa40c, 0xa431, 0xa432, 0xa433, 0xa434, 0xa435,
]

/** What an Exif block (its TIFF part) tells. A block that is no TIFF is damaged. */
export function exifTraces(bytes: Uint8Array): Partial<Traces> {
  const tiff = readTiff(bytes)
  if (!tiff) return { damaged: true }
  const { main, exif, gps, thumbnail, damaged } = tiff
  const has = (entries: readonly Entry[], ...tags: number[]) => entries.some(({ tag }) => tags.includes(tag))
  const small = thumbnail.length ? thumbnailTraces(bytes, tiff) : {}
  const times = [text(exif, 0x9003), text(exif, 0x9004), text(main, 0x0132)]
  return {
    places: [...placeOf(tiff), ...(small.places ?? [])],
    time: times.map(localTime).find(Boolean),
    device: deviceName(text(main, 0x010f), text(main, 0x0110)),
    others: [
      ...(thumbnail.length ? ['a small copy of the picture'] : []),
      ...(has(exif, 0x927c) ? ['the camera maker’s private notes'] : []),
      ...(has(exif, 0x9286) || has(main, 0x010e, 0x9c9b, 0x9c9c, 0x9c9e, 0x9c9f) ? ['a caption or comment'] : []),
      ...(has(main, 0x013b, 0x8298, 0x9c9d) || has(exif, 0xa430) ? ['the name of an author or owner'] : []),
      ...(gps.length && placeOf(tiff).length === 0 ? ['a record of place that states none'] : []),
    ],
    damaged,
  }
}

/** The small copy is a JPEG, and may hold an Exif block of its own. */
function thumbnailTraces(bytes: Uint8Array, { thumbnail, littleEndian }: Tiff): Partial<Traces> {
  const [from = 0, length = 0] = [0x0201, 0x0202].map((tag) => {
    const { value } = thumbnail.find((entry) => entry.tag === tag && entry.type === 4) ?? {}
    return value && viewOf(value).getUint32(0, littleEndian)
  })
  const inner = bytes.subarray(from, from + length)
  const start = latin(inner).indexOf('Exif\0\0')
  return from && start >= 0 ? exifTraces(inner.subarray(start + 6)) : {}
}

/**
 * A new Exif block with only the fields that may stay: for `place` those that can tell no place, for `all` how the
 * picture is turned, without which it would lie on its side. Of a damaged block no more stays either way. Undefined if
 * nothing stays.
 */
export function exifWithout(bytes: Uint8Array, what: Removal): Uint8Array<ArrayBuffer> | undefined {
  const tiff = readTiff(bytes)
  if (!tiff) return undefined
  const little = what === 'all' || tiff.damaged
  const kept = (entries: readonly Entry[], tags: readonly number[]) =>
    entries.filter(({ tag, type, value }) => tags.includes(tag) && (type !== opaque || value.length <= 4))
  const main = kept(tiff.main, little ? [orientation] : mainFields)
  const exif = little ? [] : kept(tiff.exif, exifFields)
  return main.length + exif.length ? writeTiff(tiff.littleEndian, main, exif) : undefined
}

function text(entries: readonly Entry[], tag: number): string {
  const value = entries.find((entry) => entry.tag === tag && entry.type === 2)?.value ?? new Uint8Array()
  return latin(value).replace(/\0.*/s, '').trim()
}

function placeOf({ gps, littleEndian }: Tiff): string[] {
  const degrees = (tag: number): number => {
    const { type, count, value } = gps.find((entry) => entry.tag === tag) ?? {
      type: 0,
      count: 0,
      value: new Uint8Array(),
    }
    if (type !== 5 || count < 1) return Number.NaN
    const view = viewOf(value)
    const part = (index: number) =>
      index < count ? view.getUint32(index * 8, littleEndian) / view.getUint32(index * 8 + 4, littleEndian) : 0
    return part(0) + (part(1) || 0) / 60 + (part(2) || 0) / 3600
  }
  const sign = (tag: number, negative: string) => (text(gps, tag).toUpperCase() === negative ? -1 : 1)
  return coordinates(degrees(2) * sign(1, 'S'), degrees(4) * sign(3, 'W'))
}
