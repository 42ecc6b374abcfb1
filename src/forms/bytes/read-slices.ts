/** How a long reading is watched and stopped. */
export interface Watch {
  /** Aborting it rejects the work with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Told, after each step, how many bytes that step finished. */
  readonly onBytes?: ((bytes: number) => void) | undefined
}

/** Small enough that the work on one slice, at a quarter of a laptop's speed, stays far below 100 ms. */
const sliceLength = 2 ** 17

/**
 * Reads a file piece by piece: an eighth of a megabyte in memory at a time, and the page free to answer between two pieces.
 * Rejects with the browser's NotReadableError or NotFoundError if the file cannot be read, or changed since it was chosen.
 */
export async function* readSlices(
  file: Blob,
  watch: Watch = {},
  length = sliceLength,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  for (let start = 0; start < file.size; start += length) {
    watch.signal?.throwIfAborted()
    const bytes = new Uint8Array(await file.slice(start, start + length).arrayBuffer())
    watch.signal?.throwIfAborted()
    yield bytes
    watch.onBytes?.(bytes.length)
  }
}
