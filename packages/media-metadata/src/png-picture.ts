import { concatBytes, createDataView, decodeLatin1, hasWords, isZeroFilled } from './byte-views.ts'
import { readIcc } from './icc.ts'
import { cleanIcc } from './icc-cleaner.ts'
import { deflateStored, inflate, maxTextBytes } from './inflate.ts'
import type { MetadataFinding } from './metadata-report.ts'
import { getChunkLength, isImageChunk, isSingleChunk, type PngChunk, writePngChunk } from './png-chunks.ts'
import { measurePixels } from './png-pixels.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** The picture of a PNG, without anything that a decoder does not look at. */
export interface PngPicture {
  /** Its chunks as they are kept, by the chunk each was made from. Those that are missing are not kept. */
  readonly chunks: ReadonlyMap<PngChunk, Uint8Array>
  readonly findings: readonly MetadataFinding[]
  /** Whether all of it could be followed, so that nothing else is kept. */
  readonly isUnderstood: boolean
}

/** The compressed pixels of one frame, by their chunks. */
interface PixelChunks {
  readonly frame: Uint8Array
  readonly chunks: { readonly chunk: PngChunk; readonly data: Uint8Array }[]
}

/** Follows the chunks of a picture and its pixels to their end (PNG third edition). Throws WorkLimitError. */
export function readPngPicture(all: readonly PngChunk[], limiter: WorkLimiter): PngPicture {
  const chunks = new Map<PngChunk, Uint8Array>()
  const findings: MetadataFinding[] = []
  const seen = new Set<string>()
  const frames: PixelChunks[] = []
  let header = new Uint8Array(13)
  let paletteEntries = 0
  let control: Uint8Array | undefined
  let isUnderstood = all[0]?.type === 'IHDR'
  const fail = (part: string) => {
    findings.push({ unknownParts: [part] })
    isUnderstood = false
  }

  for (const chunk of all.filter(isImageChunk)) {
    const { type } = chunk
    const content = chunk.content()
    // Pixels of the first frame come first.
    const isMisplaced = type === 'fdAT' ? frames.length === 0 : type === 'IDAT' && frames.length > 1
    const isShort = type === 'IHDR' && content && content.length < 13
    if (!content || isShort || isMisplaced || (isSingleChunk(chunk) && seen.has(type))) {
      fail(`a block called ${type} that is damaged`)
      continue
    }
    seen.add(type)
    if (type === 'IHDR') header = content.slice(0, 13)
    if (type === 'iCCP') readProfile(chunk, content)
    else if (type === 'IDAT' || type === 'fdAT') {
      const data = content.subarray(type === 'IDAT' ? 0 : 4)
      if (frames.length === 0 || (type === 'fdAT' && control)) frames.push({ frame: control ?? header, chunks: [] })
      frames.at(-1)?.chunks.push({ chunk, data })
      control = undefined
    } else {
      const length = getChunkLength(type, header, paletteEntries) ?? 0
      if (type === 'PLTE') paletteEntries = Math.min(content.length, length) / 3
      if (type === 'fcTL') control = content.subarray(4)
      if (type !== 'PLTE' && hasWords(content)) findings.push({ unknownParts: [`a block called ${type}`] })
      if (content.length > length) findings.push({ unknownParts: ['bytes behind the fields of a block'] })
      const kept = content.subarray(0, length)
      if (kept.length > 0 || type === 'IEND')
        chunks.set(chunk, content.length > length ? writePngChunk(type, kept) : chunk.bytes)
    }
  }
  for (const frame of frames) cutPixels(frame)
  if (frames.length === 0) isUnderstood = false
  return { chunks, findings, isUnderstood }

  function cutPixels({ frame, chunks: parts }: PixelChunks) {
    const data = parts.map((part) => part.data)
    const { length, isDamaged } = measurePixels(data, header, frame, limiter)
    if (isDamaged) fail('a picture that could not be followed to its end')
    const total = data.reduce((sum, bytes) => sum + bytes.length, 0)
    if (total > length) findings.push({ unknownParts: ['bytes behind the pixels'] })
    let left = length
    for (const { chunk, data } of parts) {
      const head = chunk.bytes.subarray(8, chunk.bytes.length - 4 - data.length)
      if (left > 0)
        chunks.set(
          chunk,
          left < data.length ? writePngChunk(chunk.type, concatBytes(head, data.subarray(0, left))) : chunk.bytes,
        )
      left -= data.length
    }
  }

  /** Section 11.3.2.3: a name, its method of compression, the profile. */
  function readProfile(chunk: PngChunk, content: Uint8Array) {
    const end = content.indexOf(0)
    const packed = content.subarray(end + 2)
    const stream = end > 0 && end < 80 ? inflate(packed, limiter, maxTextBytes) : undefined
    const name = decodeLatin1(content.subarray(0, Math.max(end, 0)))
    findings.push(readIcc(stream?.bytes ?? new Uint8Array()))
    if (
      !/^(icc|icc profile|photoshop icc profile|iccp?|s?rgb( iec61966-2[.-]1)?|color profile|default|profile)$/i.test(
        name,
      )
    )
      findings.push({ unknownParts: ['the name of a color profile'] })
    if (stream && !isZeroFilled(packed.subarray(stream.end)))
      findings.push({ unknownParts: ['bytes behind the fields of a block'] })
    const cleaned = stream && cleanIcc(stream.bytes)
    if (!cleaned) isUnderstood = false
    else
      chunks.set(chunk, writePngChunk('iCCP', concatBytes(new TextEncoder().encode('icc\0\0'), deflateStored(cleaned))))
  }
}

/** Returns the time of the last change, which a tIME chunk holds in UTC (section 11.3.4), in milliseconds since 1970. */
export function parseChangeTime(content: Uint8Array): number {
  const [, , month = 0, day = 0, hour = 0, minute = 0, second = 0] = content
  return content.length === 7
    ? Date.UTC(createDataView(content).getUint16(0), month - 1, day, hour, minute, second)
    : Number.NaN
}
