// Files that record a location, by what is special about them: 37.7750° N, 122.4251° W, or NULL ISLAND.
import { createExifBlock } from './exif-block.ts'
import * as fixtures from './fixtures.ts'

const { createBox, createExifSegment, createJpeg, createPng, createVideo, locationSegments } = fixtures
const ascii = (text: string) => Buffer.from(text, 'latin1')
const jpeg = fixtures.readExampleFile('plain.jpg')
const exif = createExifSegment(createExifBlock(true))
const thumbnail = createJpeg(jpeg, [exif, ...Object.values(locationSegments)])
const withThumbnail = createExifSegment(createExifBlock(true, thumbnail))

function addBetweenScans(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(Buffer.from([0xff, 0xc4]))
  return Buffer.concat([bytes.subarray(0, at), exif, locationSegments.comment ?? exif, bytes.subarray(at)])
}

export const jpegsWithLocation: Readonly<Record<string, Buffer>> = {
  'Exif, little endian': createJpeg(jpeg, [exif]),
  'Exif, big endian': createJpeg(jpeg, [createExifSegment(createExifBlock(false))]),
  'Exif with a thumbnail that records one, too': createJpeg(jpeg, [withThumbnail]),
  'several Exif blocks': createJpeg(jpeg, [exif, createExifSegment(createExifBlock(false))]),
  'a progressive picture with notes between its scans': addBetweenScans(fixtures.readExampleFile('progressive.jpg')),
  'a second photo behind the first': Buffer.concat([jpeg, createJpeg(jpeg, [exif])]),
  'a trailer as Samsung writes it': Buffer.concat([jpeg, ascii('\0\0\xa1\x0a\x08\0\0\0NULL ISLANDSEFHk\0\0\0SEFT')]),
  everything: createJpeg(jpeg, [withThumbnail, ...Object.values(locationSegments)], createJpeg(jpeg, [exif])),
  ...Object.fromEntries(Object.entries(locationSegments).map(([name, bytes]) => [name, createJpeg(jpeg, [bytes])])),
}

const plainPng = fixtures.readExampleFile('plain.png')
const chunks: Readonly<Record<string, Buffer>> = {
  eXIf: fixtures.createChunk('eXIf', createExifBlock(false)),
  ...Object.fromEntries(
    // One of them is not registered.
    ['tEXt', 'zTXt', 'iTXt', 'gpSx'].map((type) => [type, fixtures.createChunk(type, ascii('Comment\0NULL ISLAND'))]),
  ),
}
export const pngsWithLocation: Readonly<Record<string, Buffer>> = {
  ...Object.fromEntries(Object.entries(chunks).map(([name, bytes]) => [name, createPng(plainPng, [bytes])])),
  everything: createPng(plainPng, Object.values(chunks), Object.values(chunks), 'NULL ISLAND'),
}

const udta = createBox('udta', ...Object.values(fixtures.locationUserData), ...fixtures.deviceNotes)
const meta = fixtures.createQuickTimeMeta({
  'location.ISO6709': '+37.7750-122.4251+010.000/',
  make: 'Balmer',
  model: 'H-656',
})
const place = 'exif:GPSLatitude="37,46.5N" exif:GPSLongitude="122,25.506W"'
const dashCamera = createBox('mdat', ascii('\0\0\x40\0freeGPS \xf0\x01\0\0ANW\0 37,46 NULL ISLAND'))

/** Returns a video with a track of readings, whose samples, of the same length each, are behind the video. */
export function createVideoWithReadings(samples: Buffer, count = 1): Buffer {
  const size = samples.length / count
  const getOffsets = (start: number) => Array.from({ length: count }, (_, index) => start + index * size)
  const start = createVideo([fixtures.createReadingsTrack(getOffsets(0), size)]).length + 8
  return createVideo([fixtures.createReadingsTrack(getOffsets(start), size)], [createBox('mdat', samples)])
}

export const filmsWithLocation: Readonly<Record<string, Buffer>> = {
  ...Object.fromEntries(
    Object.entries(fixtures.locationUserData).map(([name, bytes]) => [name, createVideo([createBox('udta', bytes)])]),
  ),
  'a meta box as iPhones write it': createVideo([meta]),
  'a meta box in a track, as iPhones write it': createVideo([], [], [meta]),
  'a meta box with a version in a track': createVideo([], [], [createBox('meta', Buffer.alloc(4), meta.subarray(8))]),
  'notes beside the film': createVideo([], [udta, meta]),
  'XMP beside the film': createVideo([], [createBox('uuid', ascii(`${'\xbe'.repeat(16)}<x:xmpmeta ${place}>`))]),
  'free space with remains in it': createVideo([createBox('free', ascii('NULL ISLAND'))]),
  'an unknown box': createVideo([], [createBox('gpsX', ascii('NULL ISLAND'))]),
  'a track of text': createVideoWithReadings(ascii('NULL ISLAND 37,46')),
  'a dash camera’s block among the pictures': createVideo([], [dashCamera]),
  everything: createVideo([udta, meta], [udta, meta, dashCamera]),
}
