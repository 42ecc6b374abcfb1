/** The maximum of all evidence, in bytes: "50MB" (specification, section 9) in the units that Windows shows. */
export const maxEvidenceBytes = 50 * 2 ** 20

export const maxEvidenceFiles = 50

/** Returns a size for people: `512 bytes`, `12 kB`, `1.4 MB`, `50 MB`, in steps of 1,024 like the limit. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  const kilobytes = Math.round(bytes / 1024)
  if (kilobytes < 1024) return `${kilobytes} kB`
  const megabytes = Math.round((bytes / 2 ** 20) * 10) / 10
  return `${megabytes} MB`
}

/** Returns an exact size, for the report: `282 bytes`, `1,346 bytes (1 kB)`. */
export function formatExactBytes(bytes: number): string {
  return bytes < 1024 ? formatBytes(bytes) : `${bytes.toLocaleString('en-US')} bytes (${formatBytes(bytes)})`
}

export function sumSizes(contents: readonly { readonly size: number }[]): number {
  return contents.reduce((sum, { size }) => sum + size, 0)
}
