// What devices write, built small from the descriptions of their formats; every place is 37.7750° N, 122.4251° W.
import {
  createBox,
  createExifSegment,
  createJpeg,
  createReadingsTrack,
  createVideo,
  readExampleFile,
} from './fixtures.ts'

const decodeLatin1 = (text: string) => Buffer.from(text, 'latin1')
const little = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer)
const floats = (...values: number[]) => Buffer.from(Float32Array.from(values).buffer)
const big = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4)
      bytes.writeInt32BE(value)
      return bytes
    }),
  )

/** Returns a photo as a Nokia 8.3 writes it: big endian, nothing sorted, signed fractions, seconds of 0/0. */
export function createUnsortedPhoto(): Buffer {
  const field = (tag: number, type: number, count: number, value: number | Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt16BE(tag)
    head.writeUInt16BE(type, 2)
    head.writeUInt32BE(count, 4)
    return Buffer.concat([head, typeof value === 'number' ? big(value) : value])
  }
  const gpsAt = 8 + 2 + 2 * 12 + 4
  const valuesAt = gpsAt + 2 + 4 * 12 + 4
  const main = [field(0x8825, 4, 1, gpsAt), field(0x010f, 2, 4, decodeLatin1('HMD\0'))]
  const gps = [
    field(2, 10, 3, valuesAt),
    field(1, 2, 2, decodeLatin1('N\0\0\0')),
    field(4, 10, 3, valuesAt + 24),
    field(3, 2, 2, decodeLatin1('W\0\0\0')),
  ]
  const directory = (fields: readonly Buffer[]) =>
    Buffer.concat([Buffer.from([0, fields.length]), ...fields, Buffer.alloc(4)])
  const values = big(37, 1, 46_500, 1000, 0, 0, 122, 1, 25_506, 1000, 0, 0)
  const block = Buffer.concat([decodeLatin1('MM\0*'), big(8), directory(main), directory(gps), values])
  return createJpeg(readExampleFile('plain.jpg'), [createExifSegment(block)])
}

/** A block as Novatek's dash cameras write it (exiftool, QuickTimeStream.pl, types 1C, 1D and 1J). */
const block = Buffer.concat([
  decodeLatin1('\0\0\x40\0freeGPS \xf0\x01\0\0'),
  little(4, 14, 5, 25, 4, 20),
  decodeLatin1('ANW\0'),
  floats(3746.5, 12225.506, 12.5, 270),
  Buffer.alloc(64),
])

const gpmf = (key: string, type: string, size: number, values: Buffer) => {
  const room = Buffer.alloc(Math.ceil(values.length / 4) * 4)
  values.copy(room)
  return Buffer.concat([decodeLatin1(key + type), Buffer.from([size, 0, values.length / size]), room])
}
const stream = Buffer.concat([
  gpmf('GPSF', 'L', 4, big(3)),
  gpmf('GPSU', 'U', 16, decodeLatin1('250420041405.000')),
  gpmf('SCAL', 'l', 4, big(1e7, 1e7, 1000, 1000, 100)),
  gpmf('GPS5', 'l', 20, big(377_750_000, -1_224_251_000, 10_000, 0, 0)),
])
const goPro = gpmf(
  'DEVC',
  '\0',
  1,
  Buffer.concat([gpmf('DVNM', 'c', 1, decodeLatin1('H-656 Black')), gpmf('STRM', '\0', 1, stream)]),
)

/** Returns a video with a track of readings, as a GoPro writes it; without a fix, its place is the last one that it had. */
export function createGoProVideo(hasFix = true): Buffer {
  const track = (at: number) => createReadingsTrack([at], goPro.length, 'meta', 'gpmd')
  const at = createVideo([track(0)]).length + 8
  const samples = Buffer.from(goPro)
  if (!hasFix) samples.writeUInt32BE(0, samples.indexOf('GPSF') + 8)
  return createVideo([track(at)], [createBox('mdat', samples)])
}

const behind = (bytes: Uint8Array) => createVideo([], [createBox('mdat', bytes)])

/** Videos that contain a location outside their user data. */
export const videosWithLocation: Readonly<Record<string, Buffer>> = {
  'a dash camera’s block among the pictures': behind(block),
  'a dash camera’s block with an index of it': createVideo(
    [createBox('gps ', little(0, 1, 0, block.length))],
    [createBox('mdat', block)],
  ),
  'satellite sentences': behind(
    decodeLatin1('....$GPRMC,041405.00,A,3746.5000,N,12225.5060,W,0.1,270.0,200425,,,A*6C\r\n'),
  ),
  'subtitles of a drone': behind(decodeLatin1('GPS(-122.4251,37.7750,12) BAROMETER: 8.3')),
  'a drone’s log line': behind(decodeLatin1('[iso : 100] [latitude: 37.77500] [longtitude: -122.42510]')),
  'a box for readings in free space': createVideo([createBox('free', block)]),
  'a photo behind the film': Buffer.concat([createVideo([]), createUnsortedPhoto()]),
}

const readings = readExampleFile('plain.jpg')
/** Photos that contain a location outside their Exif block. */
export const photosWithLocation: Readonly<Record<string, Buffer>> = {
  'a second photo behind the first': Buffer.concat([readings, createUnsortedPhoto()]),
  'a film behind the photo': Buffer.concat([readings, videosWithLocation['satellite sentences'] ?? readings]),
}
export const unreadableFiles: Readonly<Record<string, Buffer>> = {
  'a trailer as Samsung writes it': Buffer.concat([
    readings,
    decodeLatin1('\0\0\xa1\x0a\x08\0\0\0MCC_Data310SEFHk\0\0\0SEFT'),
  ]),
  'a dash camera’s block of another kind': behind(Buffer.concat([decodeLatin1('freeGPS '), Buffer.alloc(90, 7)])),
}
