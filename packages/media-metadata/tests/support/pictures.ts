import { exifBlock } from './exif-block.ts'
import {
  chunk,
  createLocationChunks,
  exifSegment,
  jpegWith,
  locationSegments,
  pngWith,
  readExampleFile,
} from './fixtures.ts'

const plain = readExampleFile('plain.jpg')
const thumbnail = jpegWith(plain, [
  exifSegment(exifBlock({ littleEndian: true })),
  locationSegments.xmp ?? Buffer.alloc(0),
])

/** JPEGs that record a location, by what is special about them. */
export const jpegsWithLocation: Readonly<Record<string, Buffer>> = {
  'Exif, little endian': jpegWith(plain, [exifSegment(exifBlock({ littleEndian: true }))]),
  'Exif, big endian': jpegWith(plain, [exifSegment(exifBlock({ littleEndian: false }))]),
  'Exif with a thumbnail that records one, too': jpegWith(plain, [
    exifSegment(exifBlock({ littleEndian: true, thumbnail })),
  ]),
  'a location in the thumbnail alone': jpegWith(plain, [
    exifSegment(exifBlock({ littleEndian: false, placeInThumbnail: true, thumbnail: plain })),
  ]),
  'several Exif blocks': jpegWith(plain, [
    exifSegment(exifBlock({ littleEndian: true })),
    exifSegment(exifBlock({ littleEndian: false })),
  ]),
  'a progressive picture with notes between its scans': betweenScans(readExampleFile('progressive.jpg')),
  'everything at once': jpegWith(
    plain,
    [exifSegment(exifBlock({ littleEndian: true, thumbnail })), ...Object.values(locationSegments)],
    jpegWith(plain, [exifSegment(exifBlock({ littleEndian: true }))]),
  ),
  ...Object.fromEntries(Object.entries(locationSegments).map(([name, bytes]) => [name, jpegWith(plain, [bytes])])),
}

function betweenScans(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(Buffer.from([0xff, 0xc4]))
  const notes = [exifSegment(exifBlock({ littleEndian: true })), locationSegments.comment ?? Buffer.alloc(0)]
  return Buffer.concat([bytes.subarray(0, at), ...notes, bytes.subarray(at)])
}

const plainPng = readExampleFile('plain.png')
const chunks = createLocationChunks(exifBlock({ littleEndian: false }))

/** PNGs that record a location. */
export const pngsWithLocation: Readonly<Record<string, Buffer>> = {
  ...Object.fromEntries(Object.entries(chunks).map(([name, bytes]) => [name, pngWith(plainPng, [bytes])])),
  'Exif, little endian': pngWith(plainPng, [chunk('eXIf', exifBlock({ littleEndian: true }))]),
  'everything, before the pixels and after, and behind the end': pngWith(
    plainPng,
    Object.values(chunks),
    Object.values(chunks),
    'NULL ISLAND',
  ),
}
