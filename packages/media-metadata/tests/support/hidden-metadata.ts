// Files with a place, a time or a device hidden somewhere: in any structure that can be set into a photo or a film.
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import type { MediaFormat } from '../../src/media-metadata.ts'
import { createTiffBlock, type Directory, secret, secretSeconds, type TiffField } from './exif-block.ts'
import {
  createBox,
  createChunk,
  createExifSegment,
  createJpeg,
  createPng,
  createSegment,
  createTextBox,
  createVideo,
  readExampleFile,
} from './fixtures.ts'

/** A file, and the bytes that nothing may be left of. */
export interface FileWithMetadata {
  readonly kind: MediaFormat
  readonly bytes: Buffer
  readonly needle: Buffer
}

const decodeLatin1 = (text: string) => Buffer.from(text, 'latin1')
const rationals = (littleEndian: boolean) => {
  const values = [37, 1, 46, 1, secretSeconds[0], 60_000_000]
  const bytes = Buffer.from(Uint32Array.from(values).buffer)
  return littleEndian ? bytes : bytes.swap32()
}

const needles: readonly Buffer[] = [
  ...[
    secret,
    '+37.7750-122.4251/',
    'GPSLatitude="37,46.5003N"',
    '$GPRMC,041405.00,A,3746.5000,N,12225.5060,W,0.1,270.0,200425,,,A*6C',
    '2025:04:19 21:14:05',
    '2025-04-19T21:14:05-07:00',
    'Balmer H-656',
  ].map(decodeLatin1),
  Buffer.from(secret, 'utf16le'),
  Buffer.from(secret, 'utf16le').swap16(),
  rationals(true),
  rationals(false),
]

const padding = fc.uint8Array({ maxLength: 40 })
const anyNeedle = fc.constantFrom(...needles)

/** A needle among other bytes, behind a beginning of a known format. */
const among = (needle: Buffer, beginnings: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...beginnings), padding, padding)
    .map(([beginning, before, behind]) => Buffer.concat([decodeLatin1(beginning), before, needle, behind]))

/** A field of any tag and type that has the needle for its value. */
const field = (needle: Buffer): fc.Arbitrary<TiffField> =>
  fc
    .tuple(fc.oneof(fc.nat(0xffff), fc.constantFrom(...tags)), fc.constantFrom(1, 2, 5, 7))
    .map(([tag, type]) => [
      tag,
      type,
      type === 5
        ? Buffer.concat([needle, Buffer.alloc(8)]).subarray(0, needle.length + ((8 - (needle.length % 8)) % 8))
        : needle,
    ])
const tags = [
  0x010e, 0x010f, 0x0110, 0x0112, 0x0131, 0x0132, 0x8769, 0x8825, 0x9003, 0x927c, 0x9286, 0xa430, 0xc4a5, 2, 4, 7, 0x1d,
]

/** A record of Exif with needles in any of its directories, and perhaps a small copy that has them too. */
function record(needle: Buffer): fc.Arbitrary<Uint8Array> {
  const fields = fc.array(field(needle), { maxLength: 4 })
  const turn = fc.integer({ min: 1, max: 8 })
  const lists = fc.tuple(fields, fields, fields, fields, turn, fc.boolean())
  return lists.map(([main, exif, gps, next, orientation, littleEndian]) => {
    const value = Uint8Array.of(...(littleEndian ? [orientation, 0] : [0, orientation]))
    const below: readonly TiffField[] = [
      [0x8769, 4, { fields: exif } satisfies Directory],
      [0x8825, 4, { fields: gps } satisfies Directory],
    ]
    return createTiffBlock({ fields: [...main, [0x0112, 3, value], ...below], next: { fields: next } }, littleEndian)
  })
}

const beginnings = [
  '',
  'JFIF\0\x01\x01\0\0\x01\0\x01\0\0',
  'JFXX\0\x10',
  'Exif\0\0',
  'Exif\0\0II*\0\x08\0\0\0',
  'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">',
  `http://ns.adobe.com/xmp/extension/\0${'0'.repeat(40)}`,
  'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20\x1c\x02\x5a',
  'MPF\0II*\0\x08\0\0\0',
  'Adobe\0\x64\0\0\0\0\x01',
  'JP\0\x01',
  'FLIR\0',
  'Ducky\0',
  'GoPro\0',
]

function jpegs(needle: Buffer): fc.Arbitrary<Buffer> {
  // Every marker of an application, a comment, those that T.81 reserves, and one that means nothing.
  const markers = fc.constantFrom(
    ...Array.from({ length: 32 }, (_, index) => 0xe0 + index).filter((code) => code < 0xff),
  )
  const block = fc.tuple(markers, among(needle, beginnings)).map(([marker, content]) => createSegment(marker, content))
  const part = fc.oneof(
    block,
    record(needle).map((bytes) => createExifSegment(bytes)),
  )
  const base = fc.constantFrom('plain.jpg', 'progressive.jpg').map(readExampleFile)
  const behind = fc.oneof(fc.constant(Buffer.alloc(0)), among(needle, ['', '\xff\xd8', 'SEFH', '\0\0\0\x18ftypmp42']))
  return fc
    .tuple(base, fc.array(part, { minLength: 1, maxLength: 5 }), behind, fc.boolean())
    .map(([bytes, parts, rest, late]) => {
      // Between two scans, or before the end of the only one.
      const table = bytes.lastIndexOf(Buffer.from([0xff, 0xc4]))
      const at = bytes.includes(Buffer.from([0xff, 0xc2])) ? table : bytes.length - 2
      return late
        ? Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at), rest])
        : createJpeg(bytes, parts, rest)
    })
}

function pngs(needle: Buffer): fc.Arbitrary<Buffer> {
  const types = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'zxIf', 'caBX', 'dSIG', 'gpSx', 'sTER', 'oFFs', 'IDAU', 'R PL']
  const keywords = ['', 'Comment\0', 'Software\0', 'Creation Time\0', 'XML:com.adobe.xmp\0\0\0\0\0', 'Location\0\0']
  const packed = ['Comment\0\0', 'XML:com.adobe.xmp\0\x01\0\0\0', 'Raw profile type exif\0\0']
  const block = fc
    .tuple(fc.constantFrom(...types), among(needle, keywords))
    .map(([type, content]) => createChunk(type, content))
  const compressed = fc
    .tuple(fc.constantFrom('zTXt', 'iTXt'), fc.constantFrom(...packed))
    .map(([type, head]) => createChunk(type, Buffer.concat([decodeLatin1(head), deflateSync(needle, { level: 0 })])))
  const part = fc.oneof(
    block,
    compressed,
    record(needle).map((bytes) => createChunk('eXIf', bytes)),
  )
  const parts = fc.array(part, { maxLength: 4 })
  const behind = fc.oneof(
    fc.constant(''),
    among(needle, ['', '\xff\xd8']).map((bytes) => bytes.toString('latin1')),
  )
  return fc
    .tuple(parts, parts, behind)
    .map(([before, after, rest]) =>
      createPng(readExampleFile('plain.png'), [...before, createChunk('tEXt', needle), ...after], after, rest),
    )
}

/** Boxes of a film into which a needle can be set: behind its fields, or beside the boxes that it holds. */
const places =
  'ftyp moov mvhd trak tkhd edts elst mdia mdhd hdlr minf vmhd smhd dinf dref stbl stsd stts stsc stsz stco avc1 avcC mp4a esds'.split(
    ' ',
  )

/** Sets bytes in at the end of a box of the index, and corrects the lengths of all boxes around it. */
function longer(film: Buffer, type: string, extra: Uint8Array): Buffer {
  const moov = film.lastIndexOf('moov') - 4
  const at = film.indexOf(type, type === 'ftyp' ? 0 : moov) - 4
  if (at < 0) return film
  const end = at + film.readUInt32BE(at)
  const grown = Buffer.concat([film.subarray(0, end), extra, film.subarray(end)])
  // A beginning of a box is where its type is; all that begin before and end behind hold the bytes.
  for (const parent of places) {
    for (let found = film.indexOf(parent, moov); found >= 0; found = film.indexOf(parent, found + 1)) {
      const start = found - 4
      const length = film.readUInt32BE(start)
      if (start <= at && start + length >= end) grown.writeUInt32BE(length + extra.length, start)
    }
  }
  return grown
}

function films(needle: Buffer): fc.Arbitrary<Buffer> {
  const types = fc.constantFrom(
    'udta',
    'meta',
    'uuid',
    'free',
    'skip',
    'wide',
    'gpsX',
    'GPS ',
    'mdat',
    'thmb',
    'ilst',
    'keys',
    'emsg',
  )
  const kept = fc.constantFrom('stts', 'hdlr', 'colr', 'pasp', 'tkhd', 'elst')
  const plainBox = fc
    .tuple(fc.oneof(types, kept), among(needle, ['', '\0\0\0\0', 'freeGPS ']))
    .map(([type, content]) => createBox(type, content))
  const words = fc
    .constantFrom('\xa9xyz', '\xa9mak', '\xa9nam', 'loci', 'modl', 'FIRM')
    .map((type) => createTextBox(type, needle.toString('latin1')))
  const part = fc.oneof(
    plainBox,
    words,
    fc.array(fc.oneof(plainBox, words), { maxLength: 3 }).map((all) => createBox('udta', Buffer.concat(all))),
  )
  const parts = fc.array(part, { maxLength: 3 })
  const inside = fc.array(fc.tuple(fc.constantFrom(...places), fc.oneof(part, among(needle, ['']))), { maxLength: 2 })
  return fc.tuple(parts, parts, inside).map(([inMoov, behind, set]) => {
    const film = createVideo(inMoov, [...behind, createBox('free', needle)])
    return set.reduce((bytes, [type, extra]) => longer(bytes, type, extra), film)
  })
}

/** Files with one location, time or device hidden in any place. */
export const filesWithMetadata: fc.Arbitrary<FileWithMetadata> = anyNeedle.chain((needle) =>
  fc.oneof(
    jpegs(needle).map((bytes): FileWithMetadata => ({ kind: 'jpeg', bytes, needle })),
    pngs(needle).map((bytes): FileWithMetadata => ({ kind: 'png', bytes, needle })),
    films(needle).map((bytes): FileWithMetadata => ({ kind: 'mp4', bytes, needle })),
  ),
)
