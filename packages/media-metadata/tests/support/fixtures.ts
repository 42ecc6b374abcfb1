import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { secret, secretSeconds } from './exif-block.ts'

/** Returns a file in example-files/. A picture as JPEG, progressive JPEG and PNG, and a film, record nothing. */
export function readExampleFile(name: string): Buffer {
  return readFileSync(new URL(`example-files/${name}`, import.meta.url))
}

const ascii = (text: string) => Buffer.from(text, 'latin1')

export function encodeNumbers(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.from((value >>> 0).toString(16).padStart(8, '0'), 'hex')))
}

/** Returns a segment of a JPEG; `claim` is the length it states, if not its own. */
export function createSegment(marker: number, content: Uint8Array, claim = content.length + 2): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, claim >> 8, claim & 255]), content])
}

export const createExifSegment = (block: Uint8Array, claim?: number) =>
  createSegment(0xe1, Buffer.concat([ascii('Exif\0\0'), block]), claim)

export const locationSegments: Readonly<Record<string, Buffer>> = {
  xmp: createSegment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="37,46.5003N" City="${secret}">`)),
  iptc: createSegment(0xed, ascii(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x10\x1c\x02\x5a\0\x0b${secret}`)),
  comment: createSegment(0xfe, ascii(`taken at ${secret}`)),
  'a second JFIF with more behind': createSegment(0xe0, ascii(`JFIF\0\x01\x01\0\0\x01\0\x01\0\0${secret}`)),
  'an unknown block': createSegment(0xe7, ascii(`maker\0${secret}`)),
}

/** Returns a JPEG with segments inserted behind its first, and bytes behind its end. */
export function createJpeg(base: Buffer, segments: readonly Uint8Array[], behind: Uint8Array = Buffer.of()): Buffer {
  const first = 4 + base.readUInt16BE(4)
  return Buffer.concat([base.subarray(0, first), ...segments, base.subarray(first), behind])
}

export function createChunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([ascii(type), content])
  return Buffer.concat([encodeNumbers(content.length), body, encodeNumbers(crc32(body))])
}

/** Returns a PNG with chunks inserted before its pixels, others before its end, and a text behind. */
export function createPng(base: Buffer, before: readonly Uint8Array[], after: readonly Uint8Array[] = [], behind = '') {
  const [head, pixels, end] = [base.subarray(0, 33), base.subarray(33, -12), base.subarray(-12)]
  return Buffer.concat([head, ...before, pixels, ...after, end, ascii(behind)])
}

export function createBox(type: string, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([encodeNumbers(content.length + 8), ascii(type), content])
}

/** Returns QuickTime's international text: a length, a language, the words. */
export const createTextBox = (type: string, text: string) =>
  createBox(type, Buffer.from([text.length >> 8, text.length & 255, 0x15, 0xc7]), ascii(text))

export const locationUserData: Readonly<Record<string, Buffer>> = {
  '©xyz': createTextBox('\xa9xyz', '+37.7750-122.4251/'),
  loci: createBox('loci', ascii(`\0\0\0\0\x15\xc7${secret}\0\0`), encodeNumbers(-122.4251 * 65536, 37.775 * 65536, 0)),
  'a name': createTextBox('\xa9nam', secret),
}
export const deviceNotes = [createTextBox('\xa9mak', 'Balmer'), createTextBox('\xa9mod', 'H-656')]

/** Returns a `meta` box as iPhones write it: keys, then values by the number of their key. */
export function createQuickTimeMeta(values: Readonly<Record<string, string>>): Buffer {
  const keys = Object.keys(values).map((key) => createBox('mdta', ascii(`com.apple.quicktime.${key}`)))
  const items = Object.values(values).map((value, index) =>
    createBox(`\0\0\0${String.fromCharCode(index + 1)}`, createBox('data', encodeNumbers(1, 0), ascii(value))),
  )
  const handler = createBox('hdlr', ascii(`\0\0\0\0\0\0\0\0mdta${'\0'.repeat(13)}`))
  const list = createBox('keys', encodeNumbers(0, keys.length), ...keys)
  return createBox('meta', handler, list, createBox('ilst', ...items))
}

/** Returns a video with boxes at the end of its index, which is the end of the file, others behind, and others in its track. */
export function createVideo(
  inMoov: readonly Uint8Array[],
  behind: readonly Uint8Array[] = [],
  inTrack: readonly Uint8Array[] = [],
): Buffer {
  const base = readExampleFile('film.mp4')
  const [moov, trak] = [base.lastIndexOf('moov') - 4, base.lastIndexOf('trak') - 4]
  const end = trak + base.readUInt32BE(trak)
  const track = createBox('trak', base.subarray(trak + 8, end), ...inTrack)
  const index = createBox('moov', base.subarray(moov + 8, trak), track, base.subarray(end), ...inMoov)
  return Buffer.concat([base.subarray(0, moov), index, ...behind])
}

/** Returns a track of readings whose samples are at these offsets of the file, each of a length. */
export function createReadingsTrack(offsets: readonly number[], sampleSize: number, id = 9): Buffer {
  const stbl = createBox(
    'stbl',
    createBox('stsd', encodeNumbers(0, 1), createBox('text', encodeNumbers(0, 1))),
    createBox('stsz', encodeNumbers(0, sampleSize, offsets.length)),
    createBox('stsc', encodeNumbers(0, 1, 1, 1, 1)),
    createBox('stco', encodeNumbers(0, offsets.length, ...offsets)),
  )
  const tkhd = createBox('tkhd', encodeNumbers(0, 0, 0, id), Buffer.alloc(68))
  const hdlr = createBox('hdlr', ascii(`\0\0\0\0\0\0\0\0meta${'\0'.repeat(12)}GoPro MET\0`))
  return createBox('trak', tkhd, createBox('mdia', hdlr, createBox('minf', stbl)))
}

/** Returns the names of what is left of a location in some bytes. */
export function findLocationBytes(bytes: Uint8Array): string[] {
  const all = Buffer.from(bytes)
  const numbers = secretSeconds.flatMap((value) => [encodeNumbers(value), encodeNumbers(value).reverse()])
  const words = [secret, [...secret].join('\0'), 'GPSLat', '37,46', '+37.7750', '37.775', '122.425'].map(ascii)
  return [...words, ...numbers].filter((needle) => all.includes(needle)).map((needle) => needle.toString('latin1'))
}
