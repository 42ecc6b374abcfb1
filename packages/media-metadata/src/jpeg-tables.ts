import { crc32 } from './crc32.ts'

/** A table for quantization or Huffman codes, as a DQT or DHT segment defines it (T.81, sections B.2.4.1 and B.2.4.2). */
export interface JpegTable {
  readonly slot: number
  /** Its definition, with the byte of its class and slot. */
  readonly bytes: Uint8Array
  /** Whether a frame or scan needs it. Of one that is not needed any byte can mean anything. */
  isUsed: boolean
  /** To decode with it, once it is used. */
  lookup?: Uint16Array | undefined
}

/** CRC-32 of the Huffman tables of T.81, annex K.3, without their slot. Encoders write them whether needed or not. */
const standardTables = [0x9898900e, 0x57a406eb, 0x06f8f02e, 0xa1415f28]

/** Splits the content of a DQT or DHT segment into its tables. `rest` is what follows the last. */
export function splitTables(content: Uint8Array, isHuffman: boolean): { tables: JpegTable[]; rest: Uint8Array } {
  const tables: JpegTable[] = []
  let at = 0
  while (at < content.length) {
    const slot = content[at] ?? 0
    const length = isHuffman
      ? content.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 17)
      : 1 + 64 * (slot >> 4 ? 2 : 1)
    if ((slot & 15) > 3 || slot >> 4 > 1 || at + length > content.length || (isHuffman && length > 273)) break
    tables.push({ slot, bytes: content.subarray(at, at + length), isUsed: false })
    at += length
  }
  return { tables, rest: content.subarray(at) }
}

/** Returns whether a table is one that encoders write even where no scan uses it. */
export function isStandardTable({ bytes }: JpegTable): boolean {
  return standardTables.includes(crc32(bytes.subarray(1)))
}
