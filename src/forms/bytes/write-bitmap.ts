import { encodeWords, toWords } from './little-endian.ts'

/** The lengths of BITMAPFILEHEADER and BITMAPINFOHEADER (Windows GDI, "Bitmap Storage"). */
const [fileHeaderLength, infoHeaderLength] = [14, 40]

const palette = Array.from({ length: 256 }, (_, gray) => [gray, gray, gray, 0]).flat()

/**
 * Returns a BMP of 8-bit grays, row by row, as a `data:` URL: of the formats that every browser shows, the one that
 * needs neither compression nor checksums. The width must be a multiple of four.
 */
export function createGrayBitmapUrl(pixels: Uint8Array, width: number): string {
  const start = fileHeaderLength + infoHeaderLength + palette.length
  const fileHeader = [0x4d42, ...toWords(start + pixels.length), 0, 0, ...toWords(start)]
  // A negative height: the rows begin at the top. One plane of 8 bits, and the defaults for what follows.
  const size = [...toWords(width), ...toWords(-pixels.length / width)]
  const infoHeader = [...toWords(infoHeaderLength), ...size, 1, 8, ...Array<number>(12).fill(0)]
  const bytes = [...encodeWords([...fileHeader, ...infoHeader]), ...palette, ...pixels]
  return `data:image/bmp;base64,${btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))}`
}
