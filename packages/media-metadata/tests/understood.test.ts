// Where an address or coordinates can stand in a part that means something else: none may be said of no such file, and no copy
// may have it.
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { cleanIcc } from '../src/icc-cleaner.ts'
import { createTiffBlock, type TiffField } from './support/exif-block.ts'
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
} from './support/fixtures.ts'
import { createMetadataReader, getFormat } from './support/reading.ts'

const address = '12 Balmer Street'
const getBytes = (text: string) => Buffer.from(text, 'latin1')
const numbers = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes
    }),
  )
const [plain, png, film] = [readExampleFile('plain.jpg'), readExampleFile('plain.png'), readExampleFile('film.mp4')]
const withFields = (...fields: TiffField[]) =>
  createJpeg(plain, [createExifSegment(createTiffBlock({ fields }, false))])
const withGps = (...fields: TiffField[]) => withFields([0x8825, 4, { fields }])

/** A photo with its thumbnail at the end of its Exif block. */
function withThumbnail(thumbnail: Buffer): Buffer {
  const fields: TiffField[] = [
    [0x201, 4, numbers(0)],
    [0x202, 4, numbers(thumbnail.length)],
  ]
  const block = Buffer.from(createTiffBlock({ fields: [], next: { fields } }, false))
  block.writeUInt32BE(block.length, block.length - 20)
  return createJpeg(plain, [createExifSegment(Buffer.concat([block, thumbnail]))])
}

const photo = readFileSync(new URL('./support/files/icc-monitor.jpg', import.meta.url))
const start = photo.indexOf('ICC_PROFILE\0')
const profile = cleanIcc(photo.subarray(start + 14, start - 2 + photo.readUInt16BE(start - 2))) ?? new Uint8Array()
/** A photo with a neutral profile, in which a text stands, counted from a tag or from the beginning. */
function withProfile(text: Buffer, at: number, tag?: string): Buffer {
  const changed = Buffer.from(profile)
  text.copy(changed, at + (tag ? changed.readUInt32BE(changed.indexOf(tag, 132) + 4) : 0))
  return createJpeg(plain, [createSegment(0xe2, Buffer.concat([getBytes('ICC_PROFILE\0\x01\x01'), changed]))])
}

const moov = film.lastIndexOf('moov') - 4
/** The example film with bytes put over a box's content, and others behind it. */
function withBox(type: string, at: number, content: Buffer, behind: Uint8Array = Buffer.alloc(0)): Buffer {
  const found = film.indexOf(type, moov) - 4
  const end = found + film.readUInt32BE(found)
  const changed = Buffer.concat([film.subarray(0, end), behind, film.subarray(end)])
  content.copy(changed, found + 8 + at)
  for (const parent of ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'avc1', type])
    for (let from = film.indexOf(parent, moov); from >= 0; from = film.indexOf(parent, from + 1)) {
      const length = film.readUInt32BE(from - 4)
      if (from - 4 <= found && from - 4 + length >= end) changed.writeUInt32BE(length + behind.length, from - 4)
    }
  return changed
}
const getCount = (type: string) => film.readUInt32BE(film.indexOf(type, moov) + 8)
const handler = getBytes(`\0\0\0\0\0\0\0\0mdta${'\0'.repeat(13)}`)

const files: Readonly<Record<string, Buffer>> = {
  'a GPS version of sixteen bytes': withGps([0, 1, getBytes(address)]),
  'a GPS clock that is a text': withGps([7, 2, getBytes(`${address}\0`)]),
  'a GPS day that is none': withGps([0x1d, 2, getBytes(`${address}\0`)]),
  'GPS satellites with coordinates': withGps([8, 2, getBytes('37,7750,122,4251\0')]),
  'fractions of a lens': withFields([0x8769, 4, { fields: [[0xa432, 5, getBytes(`${address}, San Francisco `)]] }]),
  'fractions of black and white': withFields([0x214, 5, getBytes(address.repeat(3))]),
  'a time of Exif that is none': withFields([0x132, 2, getBytes(`${address}\0`)]),
  'a thumbnail with bytes behind its end': withThumbnail(Buffer.concat([plain, getBytes(address)])),
  'a thumbnail with a table that it does not use': withThumbnail(
    createJpeg(plain, [createSegment(0xdb, getBytes(`\x03${address.repeat(4)}`))]),
  ),
  'the ID of a color profile': withProfile(getBytes(address), 84),
  'the digits in a name of a color profile': withProfile(getBytes('37.7750 122.4251'), 12, 'desc'),
  'the Unicode name of a color profile': withProfile(Buffer.from(address, 'utf16le').swap16(), 34, 'desc'),
  'the white point of a color profile': withProfile(getBytes('37.7750,122.'), 8, 'wtpt'),
  'the chromaticities of a PNG': createPng(png, [createChunk('cHRM', getBytes(address.repeat(2)))]),
  'the size of a frame without pixels': createPng(
    png,
    [],
    [createChunk('fcTL', Buffer.concat([numbers(0), getBytes(address), Buffer.alloc(6)]))],
  ),
  'the pixels of a frame before the first': createPng(png, [createChunk('fdAT', getBytes(`\0\0\0\0${address}`))]),
  'the keyword of a time': createPng(png, [createChunk('tEXt', getBytes(`date ${address}\x002025:04:19 21:14:05`))]),
  'the name of a profile in a PNG': createPng(png, [
    createChunk('iCCP', Buffer.concat([getBytes(`sRGB ${address}\0\0`), deflateSync(profile)])),
  ]),
  'the format of user data': createVideo([createBox('udta', createTextBox('\xa9fmt', address))]),
  'free space in user data': createVideo([createBox('udta', createBox('free', getBytes(address)))]),
  'a day of user data that is none': createVideo([createBox('udta', createTextBox('\xa9day', address))]),
  'a key without a value': createVideo([
    createBox(
      'meta',
      Buffer.concat([
        createBox('hdlr', handler),
        createBox('keys', Buffer.concat([numbers(0, 1), createBox('mdta', getBytes(address))])),
      ]),
    ),
  ]),
  'the brands of a video': Buffer.from(film.toString('latin1').replace('isomiso2avc1', address.slice(0, 12)), 'latin1'),
  'the crop of a picture': withBox('avc1', 0, Buffer.alloc(0), createBox('clap', getBytes(address.repeat(2)))),
  'an edit of a track': withBox('elst', 8, getBytes(address.slice(0, 12))),
  'times of no sample': withBox(
    'stts',
    4,
    numbers(getCount('stts') + 1),
    Buffer.concat([numbers(0), getBytes(address.slice(0, 4))]),
  ),
  'a chunk that is not there': withBox('stsc', 4, numbers(getCount('stsc') + 1), getBytes(address.slice(0, 12))),
  'offsets behind the last chunk': withBox('stco', 4, numbers(getCount('stco') + 4), getBytes(address)),
}

for (const [name, bytes] of Object.entries(files))
  test(`${name} is not said to hold no location, and no copy has it`, async () => {
    const { read, clean } = createMetadataReader(getFormat(bytes))
    expect((await read(bytes)).location.status).toBe('unknown')
    for (const removal of ['location', 'all'] as const) {
      const copy = Buffer.from((await clean(bytes, removal)) ?? [])
      for (const text of [address.slice(0, 4), '37.7750', '37,7750', Buffer.from(address, 'utf16le').swap16()])
        expect(copy.includes(text), removal).toBe(false)
    }
  })

test('an orientation that is none is not kept', async () => {
  const bytes = withFields([0x112, 3, getBytes('12')])
  expect(Buffer.from((await createMetadataReader('jpeg').clean(bytes, 'all')) ?? []).equals(plain)).toBe(true)
})
