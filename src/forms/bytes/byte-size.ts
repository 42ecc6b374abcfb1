/**
 * The most the evidence may hold together, in bytes. "50MB" (specification, section 9) is read as 50 × 2^20: Windows
 * counts that way and macOS counts in millions, so no visitor whose own system says 50 MB or less is refused.
 */
export const evidenceLimit = 50 * 2 ** 20

/** More files than anybody adds by hand; each costs a reading of its own. */
export const mostFiles = 1000

/** Bytes as people read them: `512 bytes`, `12 kB`, `1.4 MB`, `50 MB`, in steps of 1,024 like the limit. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  const kilobytes = Math.round(bytes / 1024)
  if (kilobytes < 1024) return `${kilobytes} kB`
  const megabytes = Math.round((bytes / 2 ** 20) * 10) / 10
  return `${megabytes} MB`
}

/** Bytes to the last one, for a record: `282 bytes`, `1,346 bytes (1 kB)`. */
export function exactSize(bytes: number): string {
  return bytes < 1024 ? sizeWords(bytes) : `${bytes.toLocaleString('en-US')} bytes (${sizeWords(bytes)})`
}

/** How many bytes these hold together. */
export function totalSize(contents: readonly Blob[]): number {
  return contents.reduce((sum, { size }) => sum + size, 0)
}
