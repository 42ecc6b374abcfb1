import { createDataView, readCode } from './byte-views.ts'
import { crc32 } from './crc32.ts'
import type { WorkLimiter } from './work-limiter.ts'

/** A chunk of a PNG. */
export interface PngChunk {
  readonly type: string
  /** All of it, with its length and its checksum, or as much as there is. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The end of its checksum, or of the file if it claims more. */
  readonly end: number
  /** Returns what it contains, if it is complete and its checksum is right. */
  readonly content: () => Uint8Array<ArrayBuffer> | undefined
}

/** Chunks that make up the picture or change how it looks, with their lengths (PNG third edition, section 11). */
const fixedChunks: Readonly<Record<string, number | undefined>> = {
  IHDR: 13,
  IEND: 0,
  cHRM: 32,
  gAMA: 4,
  sRGB: 1,
  cICP: 4,
  mDCV: 24,
  cLLI: 8,
  pHYs: 9,
  acTL: 8,
  fcTL: 26,
}
/** Those whose length depends on others. */
const otherChunks = /^(PLTE|IDAT|tRNS|iCCP|sBIT|bKGD|fdAT)$/
/** Those of which there may be several. */
const repeatable = ['IDAT', 'fcTL', 'fdAT']

/** Returns whether a chunk makes up the picture or changes how it looks. */
export function isImageChunk({ type }: Pick<PngChunk, 'type'>): boolean {
  return otherChunks.test(type) || Object.hasOwn(fixedChunks, type)
}

/** Returns whether there may be only one chunk of a type. */
export function isSingleChunk({ type }: Pick<PngChunk, 'type'>): boolean {
  return !repeatable.includes(type)
}

/** Channels of each color type, and whether its pixels are numbers of a palette. */
export const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Returns how long the fields of a chunk of the picture are at most, given the content of IHDR and the palette. */
export function getChunkLength(type: string, header: Uint8Array, paletteEntries: number): number | undefined {
  const [depth = 8, color = 0] = header.subarray(8, 10)
  const isPalette = color === 3
  if (type === 'PLTE') return isPalette ? 3 * 2 ** depth : 0
  if (type === 'tRNS') return isPalette ? paletteEntries : color === 0 ? 2 : color === 2 ? 6 : 0
  if (type === 'sBIT') return isPalette ? 3 : channels[color]
  if (type === 'bKGD') return isPalette ? 1 : color === 0 || color === 4 ? 2 : 6
  return fixedChunks[type]
}

/** Reads the chunks from the signature to IEND, in order. Throws WorkLimitError. */
export function* readPngChunks(bytes: Uint8Array<ArrayBuffer>, limiter: WorkLimiter): Generator<PngChunk, void, void> {
  const view = createDataView(bytes)
  for (let start = 8; start + 8 <= bytes.length; ) {
    limiter.spend()
    const claimed = start + 12 + view.getUint32(start)
    const type = readCode(bytes, start + 4)
    const end = Math.min(claimed, bytes.length)
    const chunk = bytes.subarray(start, end)
    const content = () => {
      if (claimed > bytes.length) return undefined
      limiter.spend(chunk.length / 32)
      return createDataView(chunk).getUint32(chunk.length - 4) === crc32(chunk.subarray(4, -4))
        ? chunk.subarray(8, -4)
        : undefined
    }
    yield { type, bytes: chunk, end, content }
    if (type === 'IEND') return
    start = end
  }
}

/** Writes a chunk with its length and its checksum. */
export function writePngChunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12)
  const view = createDataView(bytes)
  view.setUint32(0, content.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(content, 8)
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(4, -4)))
  return bytes
}
