import { truncation, UncleanableError } from './uncleanable-error.ts'

/** Some bytes, from their start to before their end. */
export interface ByteSpan {
  readonly start: number
  readonly end: number
}

const latin1 = new TextDecoder('latin1')
const utf8 = new TextDecoder()

/** Decodes bytes one character each, which is how formats write their own names. */
export function decodeLatin1(bytes: Uint8Array): string {
  return latin1.decode(bytes)
}

/** Encodes characters one byte each. */
export function encodeLatin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Decodes text whose encoding is not stated: UTF-8 if it is that, else Latin-1. */
export function decodeText(bytes: Uint8Array): string {
  const text = utf8.decode(bytes)
  return text.includes('\ufffd') ? decodeLatin1(bytes) : text
}

/** Reads a text up to its first NUL; of longer ones the beginning. */
export function readString(bytes: Uint8Array): string {
  return decodeText(bytes.subarray(0, 200)).replace(/\0.*/s, '').trim()
}

/** Returns a name that a file gives to one of its parts without characters that could not be shown. */
export function cleanName(name: string): string {
  return name.replace(/[^\w .:-]/g, '')
}

/** Reads the four characters with which formats name their parts. */
export function readCode(bytes: Uint8Array, at = 0): string {
  return decodeLatin1(bytes.subarray(at, at + 4))
}

/** Creates a view of bytes that may be part of a longer buffer. */
export function createDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Reads an unsigned number of up to eight bytes, the highest first. Throws UncleanableError where the bytes end before it does. */
export function readNumber(bytes: Uint8Array, at: number, size: number): number {
  if (at + size > bytes.length) throw new UncleanableError(truncation)
  let value = 0
  for (let offset = at; offset < at + size; offset += 1) value = value * 256 + (bytes[offset] as number)
  return value
}

/** Writes an unsigned number, the highest byte first. */
export function writeNumber(value: number, size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** (size - 1 - index)))
}

/** Returns whether every byte is zero, so that nothing can be recorded in them. */
export function isZeroFilled(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0)
}

/** Joins byte arrays into one. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Returns what of `length` bytes is in none of the spans, in order. */
export function getGaps(spans: readonly ByteSpan[], length: number): ByteSpan[] {
  const gaps: ByteSpan[] = []
  let reached = 0
  for (const { start, end } of [...spans, { start: length, end: length }].sort(
    (one, other) => one.start - other.start,
  )) {
    if (start > reached) gaps.push({ start: reached, end: start })
    reached = Math.max(reached, end)
  }
  return gaps
}

/** Returns how many of `length` bytes the spans cover, each byte counted once. */
export function countCovered(spans: readonly ByteSpan[], length: number): number {
  return getGaps(spans, length).reduce((left, { start, end }) => left + start - end, length)
}

/** Bytes into which parts are written behind each other. */
export class ByteWriter {
  readonly #bytes: Uint8Array<ArrayBuffer>
  #length = 0

  /** `capacity` is how many bytes there can be. */
  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity)
  }

  write(part: Uint8Array): void {
    this.#bytes.set(part, this.#length)
    this.#length += part.length
  }

  /** Returns what was written. */
  getBytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length)
  }
}
