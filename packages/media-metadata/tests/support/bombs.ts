import { deflateSync } from 'node:zlib'
import { createTiffBlock, type TiffField } from './exif-block.ts'
import {
  createBox,
  createChunk,
  createExifSegment,
  createJpeg,
  createPng,
  createReadingsTrack,
  createSegment,
  createTextBox,
  createVideo,
  readExampleFile,
} from './fixtures.ts'

const plain = readExampleFile('plain.jpg')
const png = readExampleFile('plain.png')
const none = Buffer.alloc(0)
const repeat = (n: number, part: Uint8Array): Buffer => Buffer.concat(Array<Uint8Array>(Math.ceil(n)).fill(part))
const behind = (bytes: Uint8Array) => Buffer.concat([plain, bytes])
const numbers = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255])),
  )

/** A video with a track of so many samples, one to a chunk, in as many `mdat` boxes of a byte each. */
function createScattered(n: number): Buffer {
  const moov = createVideo([createReadingsTrack(Array(n).fill(0), 1)]).length
  const offsets = Array.from({ length: n }, (_, index) => moov + index * 9 + 8)
  return createVideo([createReadingsTrack(offsets, 1)], Array(n).fill(createBox('mdat', Buffer.from('x'))))
}

/** A video whose pictures have so many more units, all messages, in one sample. */
function createUnits(n: number): Buffer {
  const video = Buffer.from(createVideo([]))
  const message = Buffer.from([0, 0, 0, 5, 6, 5, 1, 65, 0x80])
  const units = repeat(n, message)
  const offset = video.length + 8
  const stsz = video.indexOf('stsz') + 4
  const first = video.readUInt32BE(video.indexOf('stco') + 12)
  const size = video.readUInt32BE(stsz + 12)
  const sample = video.subarray(first, first + size)
  // One sample in one chunk: what the others' tables state does not matter here.
  video.writeUInt32BE(1, stsz + 8)
  video.writeUInt32BE(size + units.length, stsz + 12)
  video.writeUInt32BE(1, video.indexOf('stco') + 8)
  video.writeUInt32BE(offset, video.indexOf('stco') + 12)
  for (const times of ['stts', 'ctts']) {
    video.writeUInt32BE(1, video.indexOf(times) + 8)
    video.writeUInt32BE(1, video.indexOf(times) + 12)
  }
  return Buffer.concat([video, createBox('mdat', Buffer.concat([sample, units]))])
}

/** `keys` and as many `ilst` boxes, each with a value. */
function createKeys(n: number): Buffer {
  const keys = createBox('keys', Buffer.concat([numbers(0, n), repeat(n, createBox('mdta', Buffer.from('k')))]))
  const item = createBox(
    'ilst',
    createBox('\0\0\0\x01', createBox('data', Buffer.concat([numbers(1, 0), Buffer.from('v')]))),
  )
  return createVideo([createBox('meta', Buffer.concat([createBox('hdlr', Buffer.alloc(25)), keys, repeat(n, item)]))])
}

/** A JPEG with so many scans behind its first. */
function createScans(n: number): Buffer {
  const start = plain.indexOf(Buffer.from([0xff, 0xda]))
  return Buffer.concat([plain.subarray(0, -2), repeat(n, plain.subarray(start, start + 14)), plain.subarray(-2)])
}

/** A PNG whose pixels are cut into chunks of a byte, with as many empty ones behind. */
function createPixelChunks(n: number): Buffer {
  return createPng(png, [], Array(n).fill(createChunk('IDAT', none)))
}

/** Files of n parts each, of every structure that can be repeated. */
export const bombs: Readonly<Record<string, (n: number) => Buffer>> = {
  comments: (n) => createJpeg(plain, Array(n * 20).fill(createSegment(0xfe, Buffer.from('x')))),
  'markers that begin nothing': (n) => Buffer.concat([plain.subarray(0, -2), Buffer.alloc(n * 100, 0xff)]),
  'starts of XMP': (n) => behind(Buffer.from('<x:xmpmeta a:b="c"'.repeat(n))),
  'starts of Exif': (n) => behind(Buffer.from('Exif\0\0II*\0\x08\0\0\0\xff\xff'.repeat(n), 'latin1')),
  'fields of GPS directories': (n) =>
    createJpeg(
      plain,
      Array(Math.ceil(n / 20)).fill(
        createExifSegment(
          createTiffBlock(
            {
              fields: Array(28).fill([
                34853,
                4,
                { fields: Array(120).fill([8, 2, Buffer.from('1\0')] satisfies TiffField) },
              ]),
            },
            true,
          ),
        ),
      ),
    ),
  'starts of freeGPS': (n) => behind(Buffer.from('freeGPS '.repeat(n * 10))),
  'signs and digits': (n) => behind(Buffer.from('+12.123456789+123.1CRSxxxx'.repeat(n * 5))),
  'words without a colon': (n) =>
    createJpeg(
      plain,
      Array(Math.ceil(n / 40)).fill(
        createSegment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${'a'.repeat(60_000)}`)),
      ),
    ),
  'quantization tables': (n) => createJpeg(plain, Array(n * 5).fill(createSegment(0xdb, Buffer.alloc(65, 1)))),
  'Huffman tables': (n) =>
    createJpeg(plain, Array(n * 5).fill(createSegment(0xc4, Buffer.concat([Buffer.from([0, 1]), Buffer.alloc(16)])))),
  'parts of a color profile': (n) =>
    createJpeg(plain, Array(n * 5).fill(createSegment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01x', 'latin1')))),
  'datasets of IPTC': (n) =>
    createJpeg(
      plain,
      Array(Math.ceil(n / 40)).fill(
        createSegment(
          0xed,
          Buffer.concat([Buffer.from('Photoshop 3.0\0'), repeat(9000, Buffer.from([0x1c, 2, 90, 0, 1, 65]))]),
        ),
      ),
    ),
  scans: createScans,
  'empty boxes': (n) => createVideo([], Array(n * 20).fill(createBox('free', none))),
  'empty user data': (n) => createVideo([repeat(n * 20, createBox('udta', none))]),
  'user data with a text': (n) => createVideo([repeat(n * 5, createBox('udta', createTextBox('\xa9day', '2025')))]),
  'media data a byte long, each with a chunk': (n) => createScattered(n * 5),
  'keys and values': (n) => createKeys(n * 5),
  tracks: (n) => createVideo([repeat(n, createReadingsTrack([60], 1))]),
  brands: (n) =>
    Buffer.concat([
      createBox('ftyp', Buffer.concat([Buffer.from('isom\0\0\0\0'), repeat(n * 20, Buffer.from('abcd'))])),
      createVideo([]),
    ]),
  'boxes in boxes': (n) =>
    createVideo([
      Array(n)
        .fill(0)
        .reduce<Buffer>((inner) => createBox('meta', inner), none),
    ]),
  'messages between slices': (n) => createUnits(n * 20),
  'packed texts': (n) =>
    createPng(
      png,
      Array(n).fill(createChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('x'.repeat(2000))]))),
    ),
  'texts of hexadecimal': (n) =>
    createPng(png, [createChunk('tEXt', Buffer.from(`Raw profile type exif\0exif ${' '.repeat(n * 300)}!`))]),
  'empty chunks of pixels': (n) => createPixelChunks(n * 10),
  'frames of an animation': (n) => createPng(png, [], Array(n * 5).fill(createChunk('fcTL', Buffer.alloc(26)))),
  'unknown chunks': (n) => createPng(png, Array(n * 10).fill(createChunk('abCd', none))),
}
