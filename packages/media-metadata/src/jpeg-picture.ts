import {
  concatBytes,
  contradiction,
  decodeLatin1,
  encodeLatin1,
  isZeroFilled,
  missingPicture,
  readCode,
  UncleanableError,
  writeNumber,
} from './bytes.ts'
import { cleanExif } from './exif.ts'
import type { Findings } from './findings.ts'
import { cleanIcc } from './icc.ts'
import { checkLayout, hasLayout, type Layouts } from './layouts.ts'
import { readTiff } from './tiff.ts'

interface Segment {
  /** 0 for the compressed picture behind a start of scan. */
  readonly marker: number
  readonly start: number
  readonly bytes: Uint8Array
}

const soi = 0xd8
const eoi = 0xd9
const sos = 0xda
const dht = 0xc4
const app0 = 0xe0
const app1 = 0xe1
const app2 = 0xe2
const app14 = 0xee
const app15 = 0xef
const com = 0xfe
const frame = '(08 | 0c) n4 (01 n3 | 02 n6 | 03 n9 | 04 n12)'
/** What is behind the length of segments that make up a picture (ITU-T T.81, annex B), by the digits of their markers. */
const segmentLayouts: Layouts = {
  // B.2.2: frames that browsers decode, baseline, extended, progressive; the same with arithmetic codes.
  ...{ c0: frame, c1: frame, c2: frame, c9: frame, ca: frame },
  da: '(01 n2 | 02 n4 | 03 n6 | 04 n8) n3', // B.2.3
  db: '(0[0-3] ((?!00)..){64} | 1[0-3] ((?!0000)....){64}){1,4}', // B.2.4.1
  c4: '[01][0-3] (..)*', // B.2.4.2; the lengths of its tables are added up
  cc: '([01][0-3] n1){1,8}', // B.2.4.3
  dd: 'n2', // B.2.4.4
  d9: '', // B.2.1
}
/** JFIF 1.02 without its thumbnail, and colors of Adobe (ITU-T T.872, sections 6.1 and 6.5.3): as many bytes. */
const fieldLayouts: Layouts = { [app0]: '4a464946 0001 0. 0[0-2] n4', [app14]: '41646f62 6500 6[45] n4 0[0-2]' }
const fieldsLength = 12
const iccName = 'ICC_PROFILE\0'
const gainMapName = 'urn:iso:std:iso:ts:21496:-1\0'

/** Reports what a picture records; returns a copy of the segments that decoders need, and where it ends. */
export function cleanPicture(bytes: Uint8Array, findings: Findings): { copy: Uint8Array<ArrayBuffer>; end: number } {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  const profile: Uint8Array[] = []
  let hasOrientation = false
  let reached = 2
  for (const { marker, start, bytes: segment } of readSegments(bytes)) {
    const content = segment.subarray(4)
    if (bytes.subarray(reached, start).some((byte) => byte > 0 && byte < 0xff))
      findings.addUnknown('bytes between the blocks')
    reached = start + segment.length
    const name = marker >= app0 && marker <= app15 ? decodeLatin1(content.subarray(0, 40)) : ''
    const layout = segmentLayouts[marker.toString(16)]
    const fields = content.subarray(0, fieldsLength)
    if (marker === 0) parts.push(segment)
    else if (layout !== undefined) {
      checkLayout(`FF${marker.toString(16)}`, layout, content)
      if (marker === dht) checkCodes(content)
      parts.push(segment)
    } else if (hasLayout(fieldLayouts[marker], fields)) {
      parts.push(createSegment(marker, marker === app0 ? concatBytes([fields, new Uint8Array(2)]) : fields))
      if (!isZeroFilled(content.subarray(fieldsLength))) findings.addUnknown('bytes behind the fields of a block')
    } else if (marker === app2 && name.startsWith(iccName)) {
      parts.push(segment)
      profile.push(content)
    } else if (marker === app1 && name.startsWith('Exif\0')) {
      const exif = cleanExif(content.subarray(6), findings)
      if (exif && !hasOrientation) parts.push(createSegment(marker, concatBytes([encodeLatin1('Exif\0\0'), exif])))
      hasOrientation ||= exif !== undefined
    } else if (marker === com) findings.addUnknown('a caption or comment')
    else if (!isIndex(marker, content)) reportBlock(name, content, findings)
  }
  if (profile.length > 0) cleanProfile(profile, findings)
  return { copy: concatBytes(parts), end: reached }
}

/** Throws UncleanableError unless tables of codes have as many values as each of 16 lengths of codes states, no value twice. */
function checkCodes(tables: Uint8Array): void {
  for (let at = 0; at < tables.length; ) {
    const count = tables.subarray(at + 1, at + 17).reduce((sum, codes) => sum + codes, 0)
    if (new Set(tables.subarray(at + 17, at + 17 + count)).size !== count) throw new UncleanableError(contradiction)
    at += 17 + count
  }
}

/** Returns whether a segment is a list of pictures (CIPA DC-007) or the numbers of a gain map (ISO 21496-1). */
function isIndex(marker: number, content: Uint8Array): boolean {
  if (marker !== app2) return false
  if (decodeLatin1(content.subarray(0, gainMapName.length)) === gainMapName) return content.length < 200
  const tiff = readCode(content) === 'MPF\0' ? readTiff(content.subarray(4)) : undefined
  return tiff?.ifd0.every(({ tag }) => tag >= 0xb000 && tag <= 0xb002) === true && !tiff.isDamaged
}

/** Reports a segment that is not read. Google's XMP can contain a picture or sound (GImage, GDepth, GAudio). */
function reportBlock(name: string, content: Uint8Array, findings: Findings): void {
  findings.addUnknown(`a block called ${formatName(name)}`)
  const [, format] = /\bG(Audio|Image|Depth):Data/.exec(decodeLatin1(content)) ?? []
  if (format) findings.addPart(format === 'Audio' ? 'a recording' : 'a second picture')
}

/** Reads the segments to the first EOI (ITU-T T.81, annex B). Throws UncleanableError where there is not one picture. */
function* readSegments(bytes: Uint8Array): Generator<Segment, void, void> {
  let [frames, scans] = [0, 0]
  for (let at = 2, marker = 0; at < bytes.length && marker !== eoi; ) {
    const start = findMarker(bytes, at)
    if (start >= bytes.length) break
    const [, code = 0, high = 0, low = 0] = bytes.subarray(start, start + 4)
    marker = code
    // What a wrong length of a segment leaves of a thumbnail. No decoder goes on there.
    if (marker === soi) break
    // TEM and EOI.
    const hasLength = marker !== 0x01 && marker !== eoi
    const end = Math.min(start + 2 + (hasLength ? Math.max(2, high * 256 + low) : 0), bytes.length)
    yield { marker, start, bytes: bytes.subarray(start, end) }
    if (segmentLayouts[marker.toString(16)] === frame) frames += 1
    at = end
    if (marker !== sos) continue
    scans += 1
    at = findMarker(bytes, end)
    yield { marker: 0, start: end, bytes: bytes.subarray(end, at) }
  }
  if (frames !== 1 || scans === 0) throw new UncleanableError(missingPicture)
}

/** Returns where FF is followed by neither 00 (a stuffed byte), nor a restart, nor another FF. The end if it is nowhere. */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] as number
    if (code !== 0 && code !== 0xff && code >> 3 !== 0xd0 >> 3) return at
  }
  return bytes.length
}

/** Formats the name with which a segment begins; XMP begins with a URL. */
const formatName = (name: string) =>
  name.startsWith('http://ns.adobe.com/x') ? 'XMP' : (/^[\w -]{1,20}/.exec(name)?.[0] ?? 'nothing')

/** Cleans a color profile in its parts, which are numbered from 1 (ICC.1:2022, annex B.4). One with a part missing is empty. */
function cleanProfile(parts: readonly Uint8Array[], findings: Findings): void {
  const sorted = [...parts].sort((a, b) => (a[12] ?? 0) - (b[12] ?? 0))
  const isComplete = sorted.every((part, index) => part[12] === index + 1 && part[13] === parts.length)
  const contents = sorted.map((part) => part.subarray(14))
  const profile = cleanIcc(concatBytes(isComplete ? contents : []), findings)
  let at = 0
  for (const content of contents) {
    content.set(profile.subarray(at, at + content.length))
    at += content.length
  }
}

function createSegment(marker: number, content: Uint8Array): Uint8Array {
  return concatBytes([Uint8Array.of(0xff, marker), writeNumber(content.length + 2, 2), content])
}
