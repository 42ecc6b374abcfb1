/** The maximum of all evidence, in MB (specification, section 9). */
export const maxEvidenceMegabytes = 50
/** The same in bytes, with the megabytes of Windows, which are larger: what any system calls 50 MB is accepted. */
export const maxEvidenceBytes = maxEvidenceMegabytes * 2 ** 20

export const maxEvidenceFiles = 50

/** Returns a size for people: `512 bytes`, `12 kB`, `1.4 MB`. No line ends within it. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1\u00a0byte' : `${bytes}\u00a0bytes`
  const kilobytes = Math.round(bytes / 1000)
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${Math.round(bytes / 1e5) / 10}\u00a0MB`
}

/** The maximum in words. */
export const maxEvidenceText = `${maxEvidenceMegabytes}\u00a0MB`

/** Returns an exact size, for the report: `282 bytes`, `1,346 bytes (1 kB)`. */
export function formatExactBytes(bytes: number): string {
  return bytes < 1000 ? formatBytes(bytes) : `${bytes.toLocaleString('en-US')} bytes (${formatBytes(bytes)})`
}

export function sumSizes(contents: readonly { readonly size: number }[]): number {
  return contents.reduce((sum, { size }) => sum + size, 0)
}
