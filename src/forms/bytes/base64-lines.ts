const alphabet = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')
const equals = 61

/** How many bytes make one full line: a file is encoded in pieces of a multiple of it. */
export const bytesPerLine = 57

/** How long the base64 of so many bytes is, with its line ends. */
export function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4 + 2 * Math.ceil(bytes / bytesPerLine)
}

/**
 * Base64 in lines of 76 characters (RFC 2045, section 6.8), each ended by CR LF, the last one too. Writes bytes, not
 * text: a string of a megabyte would be made of two.
 */
export function base64Lines(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const lines = new Uint8Array(base64Length(bytes.length))
  const digit = (bits: number) => alphabet[bits & 63] as number
  let out = 0
  for (let start = 0; start < bytes.length; start += bytesPerLine) {
    const end = Math.min(start + bytesPerLine, bytes.length)
    for (let index = start; index < end; index += 3) {
      const three = ((bytes[index] as number) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)
      lines[out] = digit(three >> 18)
      lines[out + 1] = digit(three >> 12)
      lines[out + 2] = index + 1 < end ? digit(three >> 6) : equals
      lines[out + 3] = index + 2 < end ? digit(three) : equals
      out += 4
    }
    lines[out] = 13
    lines[out + 1] = 10
    out += 2
  }
  return lines
}
