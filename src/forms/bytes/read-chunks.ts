export interface ReadOptions {
  /** Aborting it rejects the work with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Called after each step with the number of bytes of that step. */
  readonly onBytesRead?: ((bytes: number) => void) | undefined
}

/** Small enough that processing one chunk, at a quarter of a laptop's speed, stays far below 100 ms. */
const sliceLength = 2 ** 17

/**
 * Reads a file in chunks of an eighth of a megabyte, and lets the page respond between them. Rejects with the browser's
 * NotReadableError or NotFoundError if the file cannot be read, or changed since it was chosen.
 */
export async function* readChunks(
  file: Blob,
  options: ReadOptions = {},
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  for (let start = 0; start < file.size; start += sliceLength) {
    options.signal?.throwIfAborted()
    const bytes = new Uint8Array(await file.slice(start, start + sliceLength).arrayBuffer())
    options.signal?.throwIfAborted()
    yield bytes
    options.onBytesRead?.(bytes.length)
  }
}
