/** Decodes bytes one character each, which is how formats write their own names. */
export function decodeLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

/** Decodes text whose encoding is not stated: UTF-8 if it is that, else Latin-1. */
export function decodeText(bytes: Uint8Array): string {
  const utf8 = new TextDecoder().decode(bytes)
  return utf8.includes('\ufffd') ? decodeLatin1(bytes) : utf8
}

/** Creates a view of bytes that may be part of a longer buffer. */
export function createDataView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Returns whether every byte is zero, so that nothing can be recorded in them. */
export function isZeroFilled(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0)
}

/** Joins byte arrays into one. */
export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Reads the four characters with which formats name their parts. */
export function readCode(bytes: Uint8Array, at = 0): string {
  return decodeLatin1(bytes.subarray(at, at + 4))
}

/**
 * Returns whether bytes hold words, or coordinates in digits, as ASCII or UTF-16. Numbers of a field have none of 8 letters;
 * coded pictures and sound, none of 20.
 */
export function hasWords(bytes: Uint8Array, letters = 8): boolean {
  const runs =
    decodeLatin1(bytes)
      .replaceAll('\0', '')
      .match(/[\w ,.:;+'"=/()-]{8,}/g) ?? []
  return runs.some((run) => run.length >= letters && new Set(run).size > 5)
}
