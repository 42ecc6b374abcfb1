/** Thrown where a file cannot be followed to its end. The message is the reason, in English: "it is encrypted". */
export class UncleanableError extends Error {}
export const contradiction = 'its tables contradict each other'
export const truncation = 'it ends too early'
export const missingPicture = 'it has no picture, or several'

const latin1 = new TextDecoder('latin1')

/** Decodes bytes one character each, which is how formats write their own names. */
export const decodeLatin1 = (bytes: Uint8Array): string => latin1.decode(bytes)

/** Encodes characters up to U+00FF, one byte each. */
export const encodeLatin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Reads the four characters with which formats name their parts. */
export const readCode = (bytes: Uint8Array, at = 0): string => decodeLatin1(bytes.subarray(at, at + 4))

/** Reads a text up to its first NUL or 200 bytes, as UTF-8 if it is that, else as Latin-1. */
export function readText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0)
  const content = bytes.subarray(0, Math.min(end < 0 ? 200 : end, 200))
  const text = new TextDecoder().decode(content)
  return (text.includes('\ufffd') ? decodeLatin1(content) : text).trim()
}

/** Creates a view of bytes that may be part of a longer buffer. */
export function createDataView({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

/** Reads an unsigned number, the highest byte first. Throws UncleanableError where the bytes end before it does. */
export function readNumber(bytes: Uint8Array, at: number, size: number): number {
  if (at + size > bytes.length) throw new UncleanableError(truncation)
  let value = 0
  for (let offset = at; offset < at + size; offset += 1) value = value * 256 + (bytes[offset] as number)
  return value
}

/** Writes an unsigned number into as many bytes, the highest first. */
export function writeNumber(value: number, size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** (size - 1 - index)))
}

/** Returns whether every byte is zero, so that nothing can be recorded in them. */
export const isZeroFilled = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0)

/** Joins bytes into new ones. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
