import { createExifBlock } from './exif-block.ts'
import {
  createChunk,
  createExifSegment,
  createJpeg,
  createLocationChunks,
  createPng,
  locationSegments,
  readExampleFile,
} from './fixtures.ts'

const plain = readExampleFile('plain.jpg')
const thumbnail = createJpeg(plain, [
  createExifSegment(createExifBlock({ littleEndian: true })),
  locationSegments.xmp ?? Buffer.alloc(0),
])

/** JPEGs that record a location, by what is special about them. */
export const jpegsWithLocation: Readonly<Record<string, Buffer>> = {
  'Exif, little endian': createJpeg(plain, [createExifSegment(createExifBlock({ littleEndian: true }))]),
  'Exif, big endian': createJpeg(plain, [createExifSegment(createExifBlock({ littleEndian: false }))]),
  'Exif with a thumbnail that records one, too': createJpeg(plain, [
    createExifSegment(createExifBlock({ littleEndian: true, thumbnail })),
  ]),
  'a location in the thumbnail alone': createJpeg(plain, [
    createExifSegment(createExifBlock({ littleEndian: false, placeInThumbnail: true, thumbnail: plain })),
  ]),
  'several Exif blocks': createJpeg(plain, [
    createExifSegment(createExifBlock({ littleEndian: true })),
    createExifSegment(createExifBlock({ littleEndian: false })),
  ]),
  'a progressive picture with notes between its scans': betweenScans(readExampleFile('progressive.jpg')),
  'everything at once': createJpeg(
    plain,
    [createExifSegment(createExifBlock({ littleEndian: true, thumbnail })), ...Object.values(locationSegments)],
    createJpeg(plain, [createExifSegment(createExifBlock({ littleEndian: true }))]),
  ),
  ...Object.fromEntries(Object.entries(locationSegments).map(([name, bytes]) => [name, createJpeg(plain, [bytes])])),
}

function betweenScans(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(Buffer.from([0xff, 0xc4]))
  const notes = [
    createExifSegment(createExifBlock({ littleEndian: true })),
    locationSegments.comment ?? Buffer.alloc(0),
  ]
  return Buffer.concat([bytes.subarray(0, at), ...notes, bytes.subarray(at)])
}

const plainPng = readExampleFile('plain.png')
const chunks = createLocationChunks(createExifBlock({ littleEndian: false }))

/** PNGs that record a location. */
export const pngsWithLocation: Readonly<Record<string, Buffer>> = {
  ...Object.fromEntries(Object.entries(chunks).map(([name, bytes]) => [name, createPng(plainPng, [bytes])])),
  'Exif, little endian': createPng(plainPng, [createChunk('eXIf', createExifBlock({ littleEndian: true }))]),
  'everything, before the pixels and after, and behind the end': createPng(
    plainPng,
    Object.values(chunks),
    Object.values(chunks),
    'NULL ISLAND',
  ),
}
