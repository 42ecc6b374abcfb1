import { type ByteReader, byteReader, latin } from '../bytes/byte-reader.ts'
import { exifTraces, exifWithout } from './exif.ts'
import { iptcTraces } from './iptc.ts'
import { jpegSegments, type Segment, segmentName } from './jpeg-segments.ts'
import { gather, type Removal, type Traces } from './traces.ts'
import { xmpTraces } from './xmp.ts'

const comment = 0xfe
const exifHead = 6

/** What a JPEG tells: in Exif, XMP, Photoshop's IPTC, comments, and in what follows the picture. */
export async function jpegTraces(file: Blob): Promise<Traces> {
  const reader = byteReader(file)
  const findings: Partial<Traces>[] = []
  let last: Segment | undefined
  for await (const segment of jpegSegments(reader)) {
    last = segment
    if (isApplication(segment) || segment.marker === comment) findings.push(await segmentTraces(reader, segment))
  }
  if (last?.marker !== 0xd9) findings.push({ damaged: true })
  else if (last.end < file.size) findings.push({ others: ['a second picture or a film behind the first'] })
  return gather(findings)
}

async function segmentTraces(reader: ByteReader, { marker, start, end }: Segment): Promise<Partial<Traces>> {
  const bytes = await reader.read(start, end - start)
  if (marker === comment) return { others: ['a caption or comment'] }
  const name = segmentName(bytes)
  if (name === 'Exif') return exifTraces(bytes.subarray(4 + exifHead))
  if (/^http:\/\/ns\.adobe\.com\/xmp\/|^http:\/\/ns\.adobe\.com\/xap\//.test(name)) {
    return xmpTraces(new TextDecoder().decode(bytes.subarray(4 + name.length)))
  }
  if (name === 'Photoshop 3.0') return iptcTraces(bytes)
  return isPictureData(marker, name)
    ? {}
    : { others: [`a block called ${latin(bytes.subarray(4, 12)).replace(/[^\w -].*/s, '') || 'nothing'}`] }
}

/**
 * A copy of a JPEG without its traces: the picture's segments are slices of the file, byte for byte; of the others only
 * those stay that make up its colors and its turn. What follows the picture goes too: it may be a second picture with a
 * place of its own. Undefined if the file has no picture to keep.
 */
export async function jpegWithout(file: Blob, what: Removal): Promise<Blob | undefined> {
  const reader = byteReader(file)
  const parts: BlobPart[] = []
  let exifDone = false
  let picture = false
  for await (const segment of jpegSegments(reader)) {
    const { marker, start, end } = segment
    // A second beginning inside the first: what a short segment length leaves behind of a small copy. No decoder goes on.
    if (marker === 0xd8 && start > 0) return undefined
    const bytes = isApplication(segment) ? await reader.read(start, end - start) : undefined
    const name = bytes && segmentName(bytes)
    picture ||= marker === 0
    if (!bytes) {
      if (isPicture(marker)) parts.push(file.slice(start, end))
    } else if (name === 'Exif' && !exifDone) {
      const exif = exifWithout(bytes.subarray(4 + exifHead), what)
      // Fields that share their bytes in the old block have their own in the new one, and could outgrow a segment.
      exifDone = exif !== undefined && exif.length < 65_500
      if (exif && exifDone) parts.push(applicationSegment(0xe1, new TextEncoder().encode('Exif\0\0'), exif))
    } else if (isPictureData(marker, name ?? '')) {
      parts.push(name === 'ICC_PROFILE' ? file.slice(start, end) : exactly(marker, bytes))
    }
  }
  return picture ? new Blob(parts, { type: 'image/jpeg' }) : undefined
}

function isApplication({ marker }: Segment): boolean {
  return marker >= 0xe0 && marker <= 0xef
}

/** Markers of T.81 table B.1 that a decoder needs, and the compressed data. */
function isPicture(marker: number): boolean {
  return marker === 0 || (marker >= 0xc0 && marker <= 0xdf)
}

/** Application segments that change how the picture looks: JFIF's density, color profiles, Adobe's color transform. */
function isPictureData(marker: number, name: string): boolean {
  return (
    (marker === 0xe0 && name === 'JFIF') ||
    (marker === 0xe2 && name === 'ICC_PROFILE') ||
    (marker === 0xee && name.startsWith('Adobe'))
  )
}

/** JFIF and Adobe segments at the length their definitions give them: no thumbnail, nothing behind. */
function exactly(marker: number, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (marker === 0xee) return applicationSegment(marker, bytes.slice(4, 16))
  return applicationSegment(marker, bytes.slice(4, 16), new Uint8Array(2))
}

function applicationSegment(marker: number, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 2)
  const bytes = new Uint8Array(2 + length)
  bytes.set([0xff, marker, length >> 8, length & 255])
  let at = 4
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
