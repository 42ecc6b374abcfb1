import { type ByteReader, byteReader, latin, viewOf } from '../bytes/byte-reader.ts'
import { crc32 } from '../bytes/crc32.ts'
import { exifTraces, exifWithout } from './exif.ts'
import { pngText, textTraces } from './png-text.ts'
import { gather, type Removal, type Traces } from './traces.ts'

// Chunks that make up the picture or change how it looks (PNG third edition, section 11, and APNG in it).
const picture =
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' ')
// What says when and with what it was made, of the keywords that section 11.3.3.2 registers.
const harmlessText = ['Creation Time', 'Software', 'Source']

/** No honest note is longer; nothing longer is read into memory. */
const longest = 2 ** 24

interface Chunk {
  readonly type: string
  readonly start: number
  /** The end of its sum, or of the file if it claims more. */
  readonly end: number
  readonly whole: boolean
}

/** The chunks from the signature to IEND, in order. */
async function* chunksOf(reader: ByteReader): AsyncGenerator<Chunk, void, void> {
  for (let start = 8; start < reader.size; ) {
    const head = await reader.read(start, 8)
    if (head.length < 8) return
    const claimed = start + 12 + viewOf(head).getUint32(0)
    const type = latin(head.subarray(4))
    const end = Math.min(claimed, reader.size)
    yield { type, start, end, whole: claimed <= reader.size }
    if (type === 'IEND') return
    start = end
  }
}

/** The content of a chunk, if it is all there and its sum is right. */
async function contentOf(
  reader: ByteReader,
  { start, end, whole }: Chunk,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!whole || end - start > longest) return undefined
  const bytes = await reader.read(start, end - start)
  const right = viewOf(bytes).getUint32(bytes.length - 4) === crc32(bytes.subarray(4, -4))
  return right ? bytes.subarray(8, -4) : undefined
}

/** What a PNG tells: in Exif, XMP, its texts and its own time, and in what follows the picture. */
export async function pngTraces(file: Blob): Promise<Traces> {
  const reader = byteReader(file)
  const findings: Partial<Traces>[] = []
  let last: Chunk | undefined
  for await (const chunk of chunksOf(reader)) {
    last = chunk
    if (picture.includes(chunk.type)) continue
    const content = await contentOf(reader, chunk)
    findings.push(content ? await chunkTraces(chunk.type, content) : { damaged: true })
  }
  if (last?.type !== 'IEND') findings.push({ damaged: true })
  else if (last.end < file.size) findings.push({ others: ['something behind the picture'] })
  return gather(findings)
}

async function chunkTraces(type: string, content: Uint8Array<ArrayBuffer>): Promise<Partial<Traces>> {
  if (type === 'eXIf') return exifTraces(content)
  if (type === 'tIME') return ownTime(content)
  const text = await pngText(type, content)
  if (text) return textTraces(text)
  return /^([iz]TXt|tEXt)$/.test(type) ? { damaged: true } : { others: [`a block called ${type.replace(/\W/g, '')}`] }
}

/** Section 11.3.4: the time of the last change, in UTC. */
function ownTime(content: Uint8Array): Partial<Traces> {
  if (content.length !== 7) return { damaged: true }
  const [, , month = 0, day = 0, hour = 0, minute = 0, second = 0] = content
  const two = (value: number) => String(value).padStart(2, '0')
  const year = String(viewOf(content).getUint16(0)).padStart(4, '0')
  return {
    time: { value: `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`, clock: 'utc' },
  }
}

/**
 * A copy of a PNG without its traces: the picture's chunks are slices of the file, byte for byte. Texts that are
 * compressed or not registered as harmless go, and so does what follows the picture. Undefined if it has no picture.
 */
export async function pngWithout(file: Blob, what: Removal): Promise<Blob | undefined> {
  const reader = byteReader(file)
  const parts: BlobPart[] = [file.slice(0, 8)]
  let found = false
  for await (const chunk of chunksOf(reader)) {
    found ||= chunk.type === 'IDAT'
    if (picture.includes(chunk.type)) parts.push(file.slice(chunk.start, chunk.end))
    else if (chunk.type === 'eXIf' || what === 'place') parts.push(...(await kept(reader, chunk, what)))
  }
  return found ? new Blob(parts, { type: 'image/png' }) : undefined
}

async function kept(reader: ByteReader, chunk: Chunk, what: Removal): Promise<Uint8Array<ArrayBuffer>[]> {
  const content = await contentOf(reader, chunk)
  if (!content) return []
  if (chunk.type === 'eXIf') {
    const exif = exifWithout(content, what)
    return exif ? [pngChunk('eXIf', exif)] : []
  }
  const harmless = chunk.type === 'tIME' ? content.length === 7 : chunk.type === 'tEXt' && isHarmless(content)
  return harmless ? [pngChunk(chunk.type, content)] : []
}

function isHarmless(content: Uint8Array): boolean {
  return harmlessText.includes(latin(content.subarray(0, 80)).replace(/\0.*/s, ''))
}

/** A chunk with its length and its sum. */
function pngChunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12)
  const view = viewOf(bytes)
  view.setUint32(0, content.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(content, 8)
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(4, -4)))
  return bytes
}
