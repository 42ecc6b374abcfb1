import {
  concatBytes,
  decodeLatin1,
  encodeLatin1,
  isZeroFilled,
  missingPicture,
  readCode,
  readNumber,
  readText,
  truncation,
  UncleanableError,
  writeNumber,
} from './bytes.ts'
import { cleanExif } from './exif.ts'
import type { Findings } from './findings.ts'
import { cleanIcc } from './icc.ts'
import { hasLayout, type Layouts } from './layouts.ts'
import { masteringDisplay } from './mp4-layouts.ts'
import { createUtcTime, formatDeviceName } from './values.ts'

/** Chunks that make up a picture or change how it looks (PNG third edition); a digit is the type of color that has them. */
const chunkLayouts: Layouts = {
  IHDR: 's4 s4 (0[1248] | 10) 0[02346] 0000 0[01]', // 11.2.1
  PLTE3: '(n3){1,256}', // 11.2.2
  IEND: '', // 11.2.4
  tRNS0: 'n2', // 11.3.1.1
  tRNS2: 'n6',
  tRNS3: '(..){1,256}',
  cHRM: '(000[0-3] n2){8}', // 11.3.2.1
  gAMA: 'n4', // 11.3.2.2
  sBIT: '(0. | 10){1,4}', // 11.3.2.4
  sRGB: '0[0-3]', // 11.3.2.5
  cICP: 'n2 00 0[01]', // 11.3.2.6
  mDCV: masteringDisplay, // 11.3.2.7
  cLLI: 'n8', // 11.3.2.8
  bKGD: 'n1 | n2 | n6', // 11.3.4.1
  pHYs: 'n8 0[01]', // 11.3.4.3
  acTL: 's4 s4', // 11.3.6.1
  fcTL: 's4 s4 s4 s4 s4 n4 0[0-2] 0[01]', // 11.3.6.2
}
/** Chunks of pixels, of which there may be several; they are not read. */
const pixelChunks = /^(IDAT|fdAT)$/
const colorTypeAt = 25
/** A profile of this size unpacks to 68 MB at most. */
const maxPackedProfileBytes = 2 ** 16

/** Reports what a PNG records, and returns a copy of what makes up its picture. Throws UncleanableError. */
export async function cleanPng(bytes: Uint8Array<ArrayBuffer>, findings: Findings): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  const seen = new Set<string>()
  let start = 8
  while (!seen.has('IEND')) {
    const end = start + 12 + readNumber(bytes, start, 4)
    if (end > bytes.length) throw new UncleanableError(truncation)
    const type = readCode(bytes, start + 4)
    const content = bytes.subarray(start + 8, end - 4)
    if ((type === 'IHDR') !== (start === 8)) throw new UncleanableError(missingPicture)
    const isFirst = !seen.has(type) || type === 'fcTL'
    const layout = chunkLayouts[type] ?? chunkLayouts[type + bytes[colorTypeAt]]
    if (pixelChunks.test(type) || (isFirst && hasLayout(layout, content))) parts.push(bytes.subarray(start, end))
    else if (type === 'iCCP' && isFirst) parts.push(createChunk(type, await cleanProfile(content, findings)))
    else if (type === 'eXIf') {
      const exif = cleanExif(content, findings)
      if (exif && isFirst) parts.push(createChunk(type, exif))
    } else if (type === 'tIME' && content.length === 7) reportChangeTime(content, findings)
    else if (type === 'tEXt') reportText(content, findings)
    else findings.addUnknown(`a block called ${type.replace(/\W/g, '')}`)
    seen.add(type)
    start = end
  }
  if (!seen.has('IDAT')) throw new UncleanableError(missingPicture)
  if (!isZeroFilled(bytes.subarray(start))) findings.addUnreadPart('unknown data')
  return concatBytes(parts)
}

/** Reports a text in Latin-1 (section 11.3.3.2) that names a time, a program, a device or an owner. */
function reportText(content: Uint8Array, findings: Findings): void {
  const nameEnd = content.indexOf(0)
  const name = readText(content)
  const text = nameEnd < 0 ? '' : decodeLatin1(content.subarray(nameEnd + 1, nameEnd + 201))
  const device = formatDeviceName('', text)
  if (/^(software|source|model|make|camera|device)$/i.test(name) && device) findings.device ||= device
  else if (/^(author|artist|copyright|owner|creator)$/i.test(name) && text) findings.owner ||= text
  else if (/time|date/i.test(name)) findings.addTimeText(text)
  else findings.addUnknown(`a text called ${name.replace(/[^\w .:-]/g, '')}`)
}

/** Reports the last change, in UTC (section 11.3.4.1). */
function reportChangeTime(content: Uint8Array, findings: Findings): void {
  const [high = 0, low = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = content
  findings.addClock(createUtcTime(Date.UTC(high * 256 + low, month - 1, day, hour, minute, second)))
}

/** Throws UncleanableError where the browser cannot unpack (Firefox before 113, Safari before 16.4). */
async function cleanProfile(content: Uint8Array<ArrayBuffer>, findings: Findings): Promise<Uint8Array> {
  if (typeof DecompressionStream === 'undefined' || content.length > maxPackedProfileBytes)
    throw new UncleanableError('its color profile cannot be read')
  const pipe = async (input: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) => {
    const output = new Blob([input]).stream().pipeThrough(stream)
    return new Uint8Array(await new Response(output).arrayBuffer())
  }
  const packed = content.subarray(content.indexOf(0) + 2)
  // One that cannot be unpacked is empty, and damaged.
  const profile = await pipe(packed, new DecompressionStream('deflate')).catch(() => new Uint8Array())
  return concatBytes([
    encodeLatin1('icc\0\0'),
    await pipe(cleanIcc(profile, findings), new CompressionStream('deflate')),
  ])
}

function createChunk(type: string, content: Uint8Array): Uint8Array {
  const body = concatBytes([encodeLatin1(type), content])
  return concatBytes([writeNumber(content.length, 4), body, writeNumber(computeCrc32(body), 4)])
}

/** Returns the CRC-32 of bytes (PNG third edition, annex D), without a table: what is written is short. */
function computeCrc32(bytes: Uint8Array): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}
