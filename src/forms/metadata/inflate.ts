import type { Effort } from './effort.ts'

/** More than any honest text; a small file can unpack to anything. */
const longest = 2 ** 20
/** To begin unpacking costs as much as reading this many stretches of 64 bytes. */
const start = 1000

/** Unpacks a zlib stream. Undefined if it is none, or unpacks to more than a megabyte. Throws TooMuchWork. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, effort: Effort): Promise<Uint8Array | undefined> {
  effort.spend(start + bytes.length / 64)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  for (;;) {
    // A stream rejects with nothing but its own fault: these bytes are not packed as they say.
    const { value, done } = await reader.read().catch(() => ({ value: undefined, done: false }))
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    length += value?.length ?? longest + 1
    if (!value || length > longest) {
      await reader.cancel().catch(() => undefined)
      return undefined
    }
    effort.spend(value.length / 8)
    parts.push(value)
  }
}
