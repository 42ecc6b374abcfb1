/** Bytes as text, one character each: how formats write their own names. */
export function latin(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/** A view of bytes that may be a part of a longer stretch. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Whether every byte is zero, so that nothing can be recorded in them. */
export function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0)
}
