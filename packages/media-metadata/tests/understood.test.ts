// Where an address or coordinates can stand in a part that means something else: none may be said of no such file, and no copy
// may have it.
import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { cleanIcc } from '../src/icc-cleaner.ts'
import { type TiffField, tiffBlock } from './support/exif-block.ts'
import {
  box,
  chunk,
  createTextBox,
  createVideo,
  exifSegment,
  jpegWith,
  pngWith,
  readExampleFile,
  segment,
} from './support/fixtures.ts'
import { createMetadataReader, getFormat } from './support/reading.ts'

const address = '12 Balmer Street'
const bytesOf = (text: string) => Buffer.from(text, 'latin1')
const numbers = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes
    }),
  )
const [plain, png, film] = [readExampleFile('plain.jpg'), readExampleFile('plain.png'), readExampleFile('film.mp4')]
const withFields = (...fields: TiffField[]) => jpegWith(plain, [exifSegment(tiffBlock({ fields }, false))])
const withGps = (...fields: TiffField[]) => withFields([0x8825, 4, { fields }])

/** A photo with its thumbnail at the end of its Exif block. */
function withThumbnail(thumbnail: Buffer): Buffer {
  const fields: TiffField[] = [
    [0x201, 4, numbers(0)],
    [0x202, 4, numbers(thumbnail.length)],
  ]
  const block = Buffer.from(tiffBlock({ fields: [], next: { fields } }, false))
  block.writeUInt32BE(block.length, block.length - 20)
  return jpegWith(plain, [exifSegment(Buffer.concat([block, thumbnail]))])
}

const photo = readFileSync(new URL('./support/files/icc-monitor.jpg', import.meta.url))
const start = photo.indexOf('ICC_PROFILE\0')
const profile = cleanIcc(photo.subarray(start + 14, start - 2 + photo.readUInt16BE(start - 2))) ?? new Uint8Array()
/** A photo with a neutral profile, in which a text stands, counted from a tag or from the beginning. */
function withProfile(text: Buffer, at: number, tag?: string): Buffer {
  const changed = Buffer.from(profile)
  text.copy(changed, at + (tag ? changed.readUInt32BE(changed.indexOf(tag, 132) + 4) : 0))
  return jpegWith(plain, [segment(0xe2, Buffer.concat([bytesOf('ICC_PROFILE\0\x01\x01'), changed]))])
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
const countOf = (type: string) => film.readUInt32BE(film.indexOf(type, moov) + 8)
const handler = bytesOf(`\0\0\0\0\0\0\0\0mdta${'\0'.repeat(13)}`)

const files: Readonly<Record<string, Buffer>> = {
  'a GPS version of sixteen bytes': withGps([0, 1, bytesOf(address)]),
  'a GPS clock that is a text': withGps([7, 2, bytesOf(`${address}\0`)]),
  'a GPS day that is none': withGps([0x1d, 2, bytesOf(`${address}\0`)]),
  'GPS satellites with coordinates': withGps([8, 2, bytesOf('37,7750,122,4251\0')]),
  'a time of Exif that is none': withFields([0x132, 2, bytesOf(`${address}\0`)]),
  'a thumbnail with bytes behind its end': withThumbnail(Buffer.concat([plain, bytesOf(address)])),
  'a thumbnail with a table that it does not use': withThumbnail(
    jpegWith(plain, [segment(0xdb, bytesOf(`\x03${address.repeat(4)}`))]),
  ),
  'the ID of a color profile': withProfile(bytesOf(address), 84),
  'the digits in a name of a color profile': withProfile(bytesOf('37.7750 122.4251'), 12, 'desc'),
  'the Unicode name of a color profile': withProfile(Buffer.from(address, 'utf16le').swap16(), 34, 'desc'),
  'the white point of a color profile': withProfile(bytesOf('37.7750,122.'), 8, 'wtpt'),
  'the chromaticities of a PNG': pngWith(png, [chunk('cHRM', bytesOf(address.repeat(2)))]),
  'the size of a frame without pixels': pngWith(
    png,
    [],
    [chunk('fcTL', Buffer.concat([numbers(0), bytesOf(address), Buffer.alloc(6)]))],
  ),
  'the pixels of a frame before the first': pngWith(png, [chunk('fdAT', bytesOf(`\0\0\0\0${address}`))]),
  'the keyword of a time': pngWith(png, [chunk('tEXt', bytesOf(`date ${address}\x002025:04:19 21:14:05`))]),
  'the name of a profile in a PNG': pngWith(png, [
    chunk('iCCP', Buffer.concat([bytesOf(`sRGB ${address}\0\0`), deflateSync(profile)])),
  ]),
  'the format of user data': createVideo([box('udta', createTextBox('\xa9fmt', address))]),
  'free space in user data': createVideo([box('udta', box('free', bytesOf(address)))]),
  'a day of user data that is none': createVideo([box('udta', createTextBox('\xa9day', address))]),
  'a key without a value': createVideo([
    box(
      'meta',
      Buffer.concat([box('hdlr', handler), box('keys', Buffer.concat([numbers(0, 1), box('mdta', bytesOf(address))]))]),
    ),
  ]),
  'the brands of a video': Buffer.from(film.toString('latin1').replace('isomiso2avc1', address.slice(0, 12)), 'latin1'),
  'the crop of a picture': withBox('avc1', 0, Buffer.alloc(0), box('clap', bytesOf(address.repeat(2)))),
  'an edit of a track': withBox('elst', 8, bytesOf(address.slice(0, 12))),
  'times of no sample': withBox(
    'stts',
    4,
    numbers(countOf('stts') + 1),
    Buffer.concat([numbers(0), bytesOf(address.slice(0, 4))]),
  ),
  'a chunk that is not there': withBox('stsc', 4, numbers(countOf('stsc') + 1), bytesOf(address.slice(0, 12))),
  'offsets behind the last chunk': withBox('stco', 4, numbers(countOf('stco') + 4), bytesOf(address)),
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
  const bytes = withFields([0x112, 3, bytesOf('12')])
  expect(Buffer.from((await createMetadataReader('jpeg').clean(bytes, 'all')) ?? []).equals(plain)).toBe(true)
})
