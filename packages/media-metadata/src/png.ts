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
import { createUtcTime, formatDeviceName } from './values.ts'

/** The greatest lengths of the chunks that make up a picture or change how it looks (PNG third edition, section 11). */
const maxLengths: Readonly<Record<string, number | undefined>> = {
  ...{ IHDR: 13, PLTE: 768, tRNS: 256, IDAT: Infinity, acTL: 8, fcTL: 26, fdAT: Infinity, IEND: 0 },
  ...{ cHRM: 32, gAMA: 4, sRGB: 1, sBIT: 4, bKGD: 6, pHYs: 9, cICP: 4, mDCV: 24, cLLI: 8 },
}
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
    if (content.length <= (maxLengths[type] ?? -1)) parts.push(bytes.subarray(start, end))
    else if (type === 'iCCP' && !seen.has(type)) parts.push(createChunk(type, await cleanProfile(content, findings)))
    else if (type === 'eXIf') {
      const exif = cleanExif(content, findings)
      if (exif && !seen.has(type)) parts.push(createChunk(type, exif))
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
  if (/^(software|source|model|make|camera|device)$/i.test(name) && device) findings.addDevice(device)
  else if (/^(author|artist|copyright|owner|creator)$/i.test(name) && text) findings.addOwner(text)
  else if (/time|date/i.test(name)) findings.addTimeText(text)
  else findings.addUnknown(`a text called ${name.replace(/[^\w .:-]/g, '')}`)
}

/** Reports the last change, in UTC (section 11.3.4.1). */
function reportChangeTime(content: Uint8Array, findings: Findings): void {
  const [high = 0, low = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = content
  const time = createUtcTime(Date.UTC(high * 256 + low, month - 1, day, hour, minute, second))
  findings.addTime(time)
  if (!time) findings.addUnknown('a time that is none', ['time'])
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
