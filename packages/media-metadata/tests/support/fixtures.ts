import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { secret, secretSeconds } from './exif-block.ts'

/**
 * Returns one of the four files in example-files/, which record nothing: a test picture of 48 × 32 as baseline JPEG,
 * progressive JPEG (cjpeg) and PNG, and one second of a test film with a tone (ffmpeg, H.264 and AAC, index at the end).
 */
export function readExampleFile(name: 'plain.jpg' | 'progressive.jpg' | 'plain.png' | 'film.mp4'): Buffer {
  return readFileSync(new URL(`example-files/${name}`, import.meta.url))
}

const ascii = (text: string) => Buffer.from(text, 'latin1')

function length(bytes: number, size: 2 | 4): Buffer {
  const all = Buffer.alloc(size)
  all.writeUIntBE(bytes, 0, size)
  return all
}

/** Returns an application or comment segment of a JPEG; `claim` is the length it states, if not its own. */
export function createSegment(marker: number, content: Uint8Array, claim = content.length + 2): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), length(claim, 2), content])
}

/** Returns an APP1 segment of Exif around a TIFF block. */
export const createExifSegment = (block: Uint8Array, claim?: number) =>
  createSegment(0xe1, Buffer.concat([ascii('Exif\0\0'), block]), claim)

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description exif:GPSLatitude="37,46.5003N"
 exif:GPSLongitude="122,25.505W" photoshop:City="${secret}" xmp:CreateDate="2025-04-19T21:14:05-07:00">
 <tiff:Make>Balmer</tiff:Make><tiff:Model>H-656</tiff:Model></rdf:Description></rdf:RDF></x:xmpmeta>`

const city = Buffer.concat([Buffer.from([0x1c, 2, 90]), length(secret.length, 2), ascii(secret)])

/** Every other segment that can state a location. */
export const locationSegments: Readonly<Record<string, Buffer>> = {
  xmp: createSegment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${xmp}`)),
  'extended xmp': createSegment(0xe1, ascii(`http://ns.adobe.com/xmp/extension/\0${'0'.repeat(40)}${xmp}`)),
  iptc: createSegment(0xed, Buffer.concat([ascii('Photoshop 3.0\x008BIM\x04\x04\0\0'), length(city.length, 4), city])),
  comment: createSegment(0xfe, ascii(`taken at ${secret}`)),
  'claims of origin': createSegment(0xeb, ascii(`JP\0\x01${secret}`)),
  'a second JFIF with more behind': createSegment(0xe0, ascii(`JFIF\0\x01\x01\0\0\x01\0\x01\0\0${secret}`)),
  'an unknown block': createSegment(0xe7, ascii(`maker\0${secret}`)),
}

/** Returns a JPEG with segments inserted behind its first, and bytes behind its end. */
export function createJpeg(
  base: Buffer,
  segments: readonly Uint8Array[],
  behind: Uint8Array = Buffer.alloc(0),
): Buffer {
  const first = 4 + base.readUInt16BE(4) - 2 + 2
  return Buffer.concat([base.subarray(0, first), ...segments, base.subarray(first), behind])
}

/** Returns a chunk of a PNG; `claim` and `sum` are the length and the checksum that it states, if they are wrong. */
export function createChunk(type: string, content: Uint8Array, claim = content.length, sum?: number): Buffer {
  const body = Buffer.concat([ascii(type), content])
  return Buffer.concat([length(claim, 4), body, length(sum ?? crc32(body), 4)])
}

const hex = (block: Uint8Array) =>
  `\nexif\n${block.length + 6}\n${Buffer.from(`Exif\0\0`).toString('hex')}${Buffer.from(block).toString('hex')}\n`

/** Returns every chunk that can state a location, with a TIFF block in those that contain one. */
export function createLocationChunks(block: Uint8Array): Readonly<Record<string, Buffer>> {
  return {
    eXIf: createChunk('eXIf', block),
    tEXt: createChunk('tEXt', ascii(`Comment\0${secret}`)),
    zTXt: createChunk('zTXt', Buffer.concat([ascii('Description\0\0'), deflateSync(secret)])),
    'iTXt with XMP': createChunk('iTXt', ascii(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
    'iTXt, compressed': createChunk('iTXt', Buffer.concat([ascii('XML:com.adobe.xmp\0\x01\0\0\0'), deflateSync(xmp)])),
    'Exif in hexadecimal': createChunk(
      'zTXt',
      Buffer.concat([ascii('Raw profile type exif\0\0'), deflateSync(hex(block))]),
    ),
    'unknown chunk': createChunk('gpSx', ascii(secret)),
    'claims of origin': createChunk('caBX', ascii(secret)),
  }
}

/** Returns a PNG with chunks inserted before its pixels, others before its end, and bytes behind. */
export function createPng(
  base: Buffer,
  before: readonly Uint8Array[],
  after: readonly Uint8Array[] = [],
  behind = '',
): Buffer {
  const end = base.length - 12
  return Buffer.concat([
    base.subarray(0, 33),
    ...before,
    base.subarray(33, end),
    ...after,
    base.subarray(end),
    ascii(behind),
  ])
}

/** Returns a box of an MP4; `claim` is the length it states, if not its own. */
export function createBox(type: string, content: Uint8Array, claim = content.length + 8): Buffer {
  return Buffer.concat([length(claim, 4), ascii(type), content])
}

/** Returns QuickTime's international text: a length, a language, the words. */
export const createTextBox = (type: string, text: string) =>
  createBox(type, Buffer.concat([length(text.length, 2), Buffer.from([0x15, 0xc7]), ascii(text)]))

const fixed = (degrees: number) => length((degrees * 65536) >>> 0, 4)

/** Texts for `udta` that state location and time. */
export const locationUserData: Readonly<Record<string, Buffer>> = {
  '©xyz': createTextBox('\xa9xyz', '+37.7750-122.4251/'),
  loci: createBox(
    'loci',
    Buffer.concat([
      ascii(`\0\0\0\0\x15\xc7${secret}\0\0`),
      fixed(-122.4251),
      fixed(37.775),
      length(0, 4),
      ascii('earth\0\0'),
    ]),
  ),
  'a name': createTextBox('\xa9nam', secret),
}
export const deviceNotes = [createTextBox('\xa9mak', 'Balmer'), createTextBox('\xa9mod', 'H-656')]

/** Returns a `meta` box as iPhones write it: keys, then values by the number of their key. */
export function createQuickTimeMeta(values: Readonly<Record<string, string>>): Buffer {
  const keys = Object.keys(values).map((key) => createBox('mdta', ascii(`com.apple.quicktime.${key}`)))
  const items = Object.values(values).map((value, index) => {
    const data = createBox('data', Buffer.concat([length(1, 4), length(0, 4), ascii(value)]))
    return Buffer.concat([length(data.length + 8, 4), length(index + 1, 4), data])
  })
  return createBox(
    'meta',
    Buffer.concat([
      createBox('hdlr', ascii(`\0\0\0\0\0\0\0\0mdta${'\0'.repeat(13)}`)),
      createBox('keys', Buffer.concat([length(0, 4), length(keys.length, 4), ...keys])),
      createBox('ilst', Buffer.concat(items)),
    ]),
  )
}

/** Returns a video with boxes inserted at the end of its index, which is the end of the file, and others behind. */
export function createVideo(inMoov: readonly Uint8Array[], behind: readonly Uint8Array[] = []): Buffer {
  const base = readExampleFile('film.mp4')
  const moov = base.lastIndexOf('moov') - 4
  const whole = Buffer.concat([base, ...inMoov])
  whole.writeUInt32BE(whole.length - moov, moov)
  return Buffer.concat([whole, ...behind])
}

/** Returns a track of readings whose samples are at these offsets of the file, each of a length. */
export function createReadingsTrack(
  offsets: readonly number[],
  sampleSize: number,
  handler = 'meta',
  format = 'text',
): Buffer {
  const full = (...values: number[]) => Buffer.concat([0, ...values].map((value) => length(value, 4)))
  const stbl = createBox(
    'stbl',
    Buffer.concat([
      createBox('stsd', Buffer.concat([full(1), createBox(format, full(1))])),
      createBox('stsz', full(sampleSize, offsets.length)),
      createBox('stsc', full(1, 1, 1, 1)),
      createBox('stco', Buffer.concat([full(offsets.length), ...offsets.map((offset) => length(offset, 4))])),
    ]),
  )
  const hdlr = createBox('hdlr', ascii(`\0\0\0\0\0\0\0\0${handler}${'\0'.repeat(12)}GoPro MET\0`))
  return createBox('trak', createBox('mdia', Buffer.concat([hdlr, createBox('minf', stbl)])))
}

/** Returns the names of what is left of a location in some bytes. */
export function findLocationBytes(bytes: Uint8Array): string[] {
  const all = Buffer.from(bytes)
  const numbers = secretSeconds.flatMap((value) => [length(value, 4), length(value, 4).reverse()])
  const words = [secret, [...secret].join('\0'), 'GPSLat', '37,46', '+37.7750', '37.775', '122.425']
  return [
    ...words.filter((word) => all.includes(ascii(word))),
    ...numbers.filter((number) => all.includes(number)).map((number) => number.toString('hex')),
  ]
}
