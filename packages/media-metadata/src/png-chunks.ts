import { concatBytes, encodeLatin1, readCode, readNumber, writeNumber } from './bytes.ts'
import { missingPicture, truncation, UncleanableError } from './uncleanable-error.ts'

/** A chunk of a PNG. */
export interface PngChunk {
  readonly type: string
  /** All of it, with its length and its checksum, which is not verified. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly content: Uint8Array<ArrayBuffer>
  /** Where it ends in the file. */
  readonly end: number
}

const pictureChunks = { IHDR: 13, PLTE: 768, tRNS: 256, IDAT: Infinity, acTL: 8, fcTL: 26, fdAT: Infinity, IEND: 0 }
const colorChunks = { cHRM: 32, gAMA: 4, sRGB: 1, sBIT: 4, bKGD: 6, pHYs: 9, cICP: 4, mDCV: 24, cLLI: 8 }
/** The greatest lengths of the chunks that make up a picture or change how it looks (PNG third edition, section 11). */
const maxLengths: Readonly<Record<string, number | undefined>> = { ...pictureChunks, ...colorChunks }

/** Returns whether a chunk makes up the picture or changes how it looks, and is no longer than that takes. */
export function isImageChunk({ type, content }: PngChunk): boolean {
  return content.length <= (maxLengths[type] ?? -1)
}

/** Reads the chunks from the signature to IEND, in order. Throws UncleanableError where there is not one picture. */
export function* readPngChunks(bytes: Uint8Array<ArrayBuffer>): Generator<PngChunk, void, void> {
  let hasPixels = false
  let type = ''
  for (let start = 8; type !== 'IEND'; ) {
    const end = start + 12 + (start + 12 > bytes.length ? Infinity : readNumber(bytes, start, 4))
    if (end > bytes.length) throw new UncleanableError(truncation)
    type = readCode(bytes, start + 4)
    const content = bytes.subarray(start + 8, end - 4)
    if ((type === 'IHDR') !== (start === 8)) throw new UncleanableError(missingPicture)
    hasPixels ||= type === 'IDAT'
    yield { type, bytes: bytes.subarray(start, end), content, end }
    start = end
  }
  if (!hasPixels) throw new UncleanableError(missingPicture)
}

/** Writes a chunk with its length and its checksum. */
export function writePngChunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = concatBytes([encodeLatin1(type), content])
  return concatBytes([writeNumber(content.length, 4), body, writeNumber(crc32(body), 4)])
}

const table = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** Returns the CRC-32 of bytes, as ZIP and PNG use it (ISO 3309; PNG third edition, annex D), unsigned. */
function crc32(bytes: Uint8Array): number {
  let sum = -1
  for (let index = 0; index < bytes.length; index += 1)
    sum = (sum >>> 8) ^ (table[(sum ^ (bytes[index] as number)) & 255] as number)
  return ~sum >>> 0
}
