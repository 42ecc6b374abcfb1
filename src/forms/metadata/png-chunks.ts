import { latin, viewOf } from '../bytes/byte-views.ts'
import { crc32 } from '../bytes/crc32.ts'
import type { Effort } from './effort.ts'

/** A chunk of a PNG. */
export interface Chunk {
  readonly type: string
  /** All of it, with its length and its sum, or as much as there is. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The end of its sum, or of the file if it claims more. */
  readonly end: number
  /** What it holds, if it is all there and its sum is right. */
  readonly content: () => Uint8Array<ArrayBuffer> | undefined
}

// Chunks that make up the picture or change how it looks (PNG third edition, section 11, and APNG in it).
const picture =
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' ')

export function isPictureChunk({ type }: Chunk): boolean {
  return picture.includes(type)
}

/** The chunks from the signature to IEND, in order. Throws TooMuchWork. */
export function* chunksOf(bytes: Uint8Array<ArrayBuffer>, effort: Effort): Generator<Chunk, void, void> {
  for (let start = 8; start + 8 <= bytes.length; ) {
    effort.spend()
    const claimed = start + 12 + viewOf(bytes).getUint32(start)
    const type = latin(bytes.subarray(start + 4, start + 8))
    const end = Math.min(claimed, bytes.length)
    const chunk = bytes.subarray(start, end)
    const content = () => {
      if (claimed > bytes.length) return undefined
      effort.spend(chunk.length / 64)
      return viewOf(chunk).getUint32(chunk.length - 4) === crc32(chunk.subarray(4, -4))
        ? chunk.subarray(8, -4)
        : undefined
    }
    yield { type, bytes: chunk, end, content }
    if (type === 'IEND') return
    start = end
  }
}

/** A chunk with its length and its sum. */
export function pngChunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12)
  const view = viewOf(bytes)
  view.setUint32(0, content.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(content, 8)
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(4, -4)))
  return bytes
}
