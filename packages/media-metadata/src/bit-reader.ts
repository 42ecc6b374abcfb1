/** Reads bits from the highest of each byte on. */
export interface BitReader {
  /** The next 16 bits, not consumed. Zeros follow the last byte, as decoders assume. */
  peek(): number
  skip(bits: number): void
  /** Skips the bits that fill the last byte, and returns where the next byte is. */
  align(): number
  moveTo(at: number): void
  /** Whether more bits were consumed than there are. */
  isExhausted(): boolean
}

/**
 * Creates a reader of the bits from `start` on, up to the end or, in the scan of a JPEG, to the next marker; there FF is
 * followed by 00 (T.81, section F.2.2.5).
 */
export function createBitReader(bytes: Uint8Array, start: number, end: number, isScan: boolean): BitReader {
  let at = start
  let buffer = 0
  let available = 0
  let virtual = 0

  const fill = () => {
    while (available <= 16) {
      let byte = 0
      if (at < end && !(isScan && bytes[at] === 0xff && bytes[at + 1] !== 0)) {
        byte = bytes[at] as number
        at += isScan && byte === 0xff ? 2 : 1
      } else virtual += 8
      buffer = ((buffer << 8) | byte) & 0xffffff
      available += 8
    }
  }
  return {
    peek() {
      if (available < 16) fill()
      return (buffer >>> (available - 16)) & 0xffff
    },
    skip(bits) {
      if (available < bits) fill()
      available -= bits
    },
    align() {
      let unread = Math.floor(available / 8) - Math.ceil(virtual / 8)
      for (; unread > 0; unread -= 1) at -= isScan && bytes[at - 1] === 0 && bytes[at - 2] === 0xff ? 2 : 1
      return at
    },
    moveTo(next) {
      at = next
      buffer = available = virtual = 0
    },
    isExhausted: () => virtual > available,
  }
}
