// Files with a place, a time or a device in any segment, chunk or box that is no part of a picture, a video or its tables.
import fc from 'fast-check'
import { createTiffBlock, secret, type TiffField } from '../../packages/media-metadata/tests/support/exif-block.ts'
import * as fixtures from '../../packages/media-metadata/tests/support/fixtures.ts'

const { createBox, createChunk, createExifSegment, createJpeg, createPng, createSegment, createVideo } = fixtures

/** A file, and the bytes that nothing may be left of. */
export interface FileWithMetadata {
  readonly bytes: Buffer
  readonly needle: Buffer
}

const ascii = (text: string) => Buffer.from(text, 'latin1')
const needles = [secret, '+37.7750-122.4251/', 'GPSLatitude="37,46.5003N"', '2025:04:19 21:14:05', 'Balmer H-656'].map(
  ascii,
)
const anyOf = (values: string) => fc.constantFrom(...values.split(' '))
const list = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 1, maxLength: 4 })
/** A needle among other bytes, behind a beginning of a known format. */
const among = (needle: Buffer, ...beginnings: readonly string[]) =>
  fc
    .tuple(fc.constantFrom('', ...beginnings), fc.uint8Array({ maxLength: 40 }))
    .map(([beginning, padding]) => Buffer.concat([ascii(beginning), padding, needle, padding]))

/** An Exif block with needles for values of any tags and types. */
function exif(needle: Buffer): fc.Arbitrary<Buffer> {
  const tag = fc.oneof(fc.nat(0xffff), anyOf('270 271 272 274 305 306 36867 37500 37510 42032 29').map(Number))
  const fields = list(fc.tuple(tag, fc.constantFrom(1, 2, 7)).map(([id, type]): TiffField => [id, type, needle]))
  return fc.tuple(fields, fields, fields, fc.boolean()).map(([main, below, gps, littleEndian]) => {
    const fields: TiffField[] = [...main, [0x8769, 4, { fields: below }], [0x8825, 4, { fields: gps }]]
    return createTiffBlock({ fields, next: { fields: main } }, littleEndian)
  })
}

function jpegs(needle: Buffer): fc.Arbitrary<Buffer> {
  const content = among(
    needle,
    'JFIF\0\x01\x01\0\0\x01\0\x01\0\0',
    'Exif\0\0II*\0',
    'ICC_PROFILE\0',
    'MPF\0II*\0',
    'JP\0',
  )
  const segment = fc.tuple(fc.integer({ min: 0xe0, max: 0xfe }), content).map((parts) => createSegment(...parts))
  const part = fc.oneof(
    segment,
    exif(needle).map((block) => createExifSegment(block)),
  )
  const base = anyOf('plain.jpg progressive.jpg').map(fixtures.readExampleFile)
  return fc.tuple(base, list(part), among(needle, '\xff\xd8')).map((parts) => createJpeg(...parts))
}

function pngs(needle: Buffer): fc.Arbitrary<Buffer> {
  const content = among(needle, 'Comment\0', 'Software\0', 'Creation Time\0', 'XML:com.adobe.xmp\0\0\0\0\0')
  const chunk = fc.tuple(anyOf('tEXt zTXt iTXt tIME zxIf caBX gpSx sTER IDAU'), content)
  const part = fc.oneof(
    chunk.map((parts) => createChunk(...parts)),
    exif(needle).map((block) => createChunk('eXIf', block)),
  )
  const base = fixtures.readExampleFile('plain.png')
  return fc.tuple(list(part), list(part)).map((parts) => createPng(base, ...parts, needle.toString('latin1')))
}

function films(needle: Buffer): fc.Arbitrary<Buffer> {
  const box = fc.tuple(anyOf('udta meta uuid free skip wide gpsX mdat ilst keys emsg'), among(needle, 'freeGPS '))
  const part = fc.oneof(
    box.map((parts) => createBox(...parts)),
    anyOf('\xa9xyz \xa9mak \xa9nam loci FIRM').map((type) => fixtures.createTextBox(type, needle.toString('latin1'))),
  )
  return fc.tuple(list(part), list(part)).map((parts) => createVideo(...parts))
}

export const filesWithMetadata: fc.Arbitrary<FileWithMetadata> = fc
  .constantFrom(...needles)
  .chain((needle) => fc.oneof(jpegs(needle), pngs(needle), films(needle)).map((bytes) => ({ bytes, needle })))
