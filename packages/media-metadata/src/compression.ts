import { concatBytes } from './bytes.ts'

/** Longer text is none, and no profile: a small file can unpack to anything. */
const maxBytes = 2 ** 20
/** What all texts of a file together may unpack to. */
const maxTotalBytes = 2 ** 23
/** To unpack a text takes as long as this many bytes of one, however short it is. */
const minCost = 2 ** 12

/** Unpacks the texts of one file, up to a total length. */
export class Unpacker {
  #left = maxTotalBytes

  /**
   * Unpacks a zlib stream (RFC 1950). Undefined if it is none, or unpacks to more than is left, or the browser cannot unpack
   * (Firefox before 113, Safari before 16.4).
   */
  async unpack(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (typeof DecompressionStream === 'undefined' || this.#left < minCost) return undefined
    const unpacked = new DecompressionStream('deflate')
    const bytes = await readStream(packed, unpacked, Math.min(maxBytes, this.#left))
    this.#left -= Math.max(bytes?.length ?? maxBytes, minCost)
    return bytes
  }
}

/** Packs bytes as a zlib stream. */
export async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return (await readStream(bytes, new CompressionStream('deflate'), Infinity)) ?? new Uint8Array()
}

/** Sends bytes through a stream. Undefined if more than `most` come out, or the stream rejects what it is given. */
async function readStream(
  bytes: Uint8Array<ArrayBuffer>,
  through: GenericTransformStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const writer = through.writable.getWriter()
  const reader = (through.readable as ReadableStream<Uint8Array>).getReader()
  // What the stream rejects is reported by its other end.
  const written = Promise.all([writer.write(bytes), writer.close()]).catch(() => undefined)
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value)
      length += next.value.length
      if (length <= most) continue
      await reader.cancel()
      return undefined
    }
    await written
    return concatBytes(parts)
  } catch (error) {
    // Compression Streams, section 5: damaged data is a TypeError; Node's has a code of zlib.
    if (error instanceof TypeError || (error instanceof Error && 'code' in error)) return undefined
    throw error
  }
}
