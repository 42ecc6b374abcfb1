/** A field of a directory: its value is in the bytes of either order, or a directory below. */
export type TiffField = readonly [tag: number, type: number, value: Uint8Array | Directory]
type Directory = { readonly fields: readonly TiffField[]; readonly next?: Directory }

/** A text in everything that states a location; no copy may contain it. */
export const secret = 'NULL ISLAND'
/** The seconds of the example's latitude and longitude, in sixty-millionths: no other number in the files is like them. */
export const secretSeconds = [0x6b5d2e31, 0x6c5d2e32] as const

const unitSize: Readonly<Record<number, number>> = { 3: 2, 4: 4, 5: 8 }

function encodeNumber(value: number, size: number, littleEndian: boolean): Buffer {
  const bytes = Buffer.from(value.toString(16).padStart(size * 2, '0'), 'hex')
  return littleEndian ? bytes.reverse() : bytes
}

function writeDirectory({ fields, next }: Directory, offset: number, littleEndian: boolean): Buffer {
  const number = (value: number, size: number) => encodeNumber(value, size, littleEndian)
  const records: Buffer[] = []
  const values: Buffer[] = []
  let end = offset + 2 + fields.length * 12 + 4
  const place = (value: Uint8Array | Directory) => {
    const bytes = value instanceof Uint8Array ? Buffer.from(value) : writeDirectory(value, end, littleEndian)
    values.push(bytes)
    end += bytes.length
    return number(end - bytes.length, 4)
  }
  for (const [tag, type, value] of fields) {
    const count = value instanceof Uint8Array ? value.length / (unitSize[type] ?? 1) : 1
    const isShort = value instanceof Uint8Array && value.length <= 4
    const content = isShort ? Buffer.concat([value, Buffer.alloc(4)]).subarray(0, 4) : place(value)
    records.push(number(tag, 2), number(type, 2), number(count, 4), content)
  }
  const pointer = next ? place(next) : number(0, 4)
  return Buffer.concat([number(fields.length, 2), ...records, pointer, ...values])
}

export function createTiffBlock(main: Directory, littleEndian: boolean): Buffer {
  const head = [Buffer.from(littleEndian ? 'II' : 'MM'), encodeNumber(42, 2, littleEndian)]
  return Buffer.concat([...head, encodeNumber(8, 4, littleEndian), writeDirectory(main, 8, littleEndian)])
}

/** Returns a TIFF block as a camera writes it, with the secret in every field that can hold it, and perhaps a small copy. */
export function createExifBlock(littleEndian: boolean, thumbnail?: Uint8Array): Buffer {
  const ascii = (text: string) => Buffer.from(`${text}\0`)
  const number = (value: number, size: number) => encodeNumber(value, size, littleEndian)
  const fractions = (...values: number[]) => Buffer.concat(values.map((value) => number(value, 4)))
  const gps: readonly TiffField[] = [
    [0x0000, 1, Buffer.from([2, 3, 0, 0])],
    [0x0001, 2, ascii('N')],
    [0x0002, 5, fractions(37, 1, 46, 1, secretSeconds[0], 60_000_000)],
    [0x0003, 2, ascii('W')],
    [0x0004, 5, fractions(122, 1, 25, 1, secretSeconds[1], 60_000_000)],
    [0x001b, 7, ascii(secret)],
  ]
  const exif: readonly TiffField[] = [
    [0x9000, 7, Buffer.from('0232')],
    [0x9003, 2, ascii('2025:04:19 21:14:05')],
    [0x9011, 2, ascii('-07:00')],
    [0x927c, 7, ascii(`Maker ${secret}`)],
    [0xa430, 2, ascii(`${secret} owner`)],
  ]
  const main: readonly TiffField[] = [
    [0x010e, 2, ascii(`A door at ${secret}`)],
    [0x010f, 2, ascii('Balmer')],
    [0x0110, 2, ascii('Balmer H-656')],
    [0x0112, 3, number(6, 2)],
    [0x8769, 4, { fields: exif }],
    [0x8825, 4, { fields: gps }],
  ]
  const next = thumbnail ? { next: { fields: [[0x0201, 7, thumbnail] as const] } } : {}
  return createTiffBlock({ fields: main, ...next }, littleEndian)
}
