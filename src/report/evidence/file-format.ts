import { isStandardBrand } from '@quantum-reality/media-metadata'
import { type EvidenceFormat, evidenceFormats, type refusedFormats } from '../../content/evidence-formats.ts'

/** Not accepted. `truncated` ends before its own first structure does; `unknown` is anything not listed. */
export type OtherFormat = keyof typeof refusedFormats | 'empty' | 'truncated' | 'unknown'

export type FileFormat = EvidenceFormat | OtherFormat

export function isEvidenceFormat(format: string): format is EvidenceFormat {
  return Object.hasOwn(evidenceFormats, format)
}

const signatures: readonly (readonly [FileFormat, string])[] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['pdf', '%PDF-'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
]

/** Enough for an `ftyp` box with over a hundred brands. */
const headLength = 512

/** Returns the format by the first 512 bytes, behind free space. Rejects with NotReadableError or NotFoundError. */
export async function detectFileFormat(file: Blob): Promise<FileFormat> {
  const head = await readHead(file, 0)
  if (head.length === 0) return 'empty'
  // A file in two formats has that of its first byte, in which every program opens it under its safe name.
  const [format] = signatures.find(([, signature]) => head.startsWith(signature)) ?? []
  if (format === 'jpeg') return jpegHead(head, file.size)
  if (format === 'png') return pngHead(head)
  if (format) return format
  if (head.startsWith('RIFF')) return head.length < 12 ? 'truncated' : head.slice(8, 12) === 'WEBP' ? 'webp' : 'unknown'
  if (/^.{4}(ftyp|moov|mdat|wide|free|skip|pnot)/s.test(head)) return detectFilm(file, head)
  return signatures.some(([, signature]) => signature.startsWith(head)) ? 'truncated' : 'unknown'
}

/** Returns up to 512 bytes from an offset of a file, one character each. */
async function readHead(file: Blob, start: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(start, start + headLength).arrayBuffer())
  return String.fromCharCode(...bytes)
}

/** Reads an unsigned number, the highest byte first. */
const readNumber = (bytes: string) => [...bytes].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)

/** ITU-T T.81, B.1.1.4: after SOI comes a marker segment that states its own length. */
function jpegHead(head: string, size: number): FileFormat {
  if (head.length < 6) return 'truncated'
  const marker = head.charCodeAt(3)
  if (marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd9)) return 'unknown'
  const length = readNumber(head.slice(4, 6))
  return length < 2 ? 'unknown' : 4 + length > size ? 'truncated' : 'jpeg'
}

/** PNG third edition, 11.2.1: the first chunk is IHDR, 13 bytes long. */
function pngHead(head: string): FileFormat {
  const chunk = '\0\0\0\x0dIHDR'
  if (head.length < 33) return chunk.startsWith(head.slice(8, 16)) ? 'truncated' : 'unknown'
  return head.startsWith(chunk, 8) ? 'png' : 'unknown'
}

/** More boxes of free space than programs leave at the beginning of a file. */
const maxFreeBoxes = 8

/** Returns the format of a file that begins with a box; free space may come before the others. */
async function detectFilm(file: Blob, head: string): Promise<FileFormat> {
  let [rest, start] = [head, 0]
  for (let boxes = 0; boxes < maxFreeBoxes && /^.{4}(wide|free|skip)/s.test(rest); boxes += 1) {
    const length = readNumber(rest.slice(0, 4))
    if (length < 8) return 'unknown'
    start += length
    if (start > file.size) return 'truncated'
    rest = await readHead(file, start)
  }
  if (rest.startsWith('ftyp', 4)) return boxHead(rest, file.size - start)
  // QuickTime films from before 2004 have no `ftyp`.
  return /^.{4}(moov|mdat|pnot)/s.test(rest) ? 'mov' : 'unknown'
}

/** ISO/IEC 14496-12, 4.3: `ftyp` contains a major brand, a version and the compatible brands. */
function boxHead(head: string, size: number): FileFormat {
  const length = readNumber(head.slice(0, 4))
  if (length < 16) return 'unknown'
  if (length > size) return 'truncated'
  const brands: readonly string[] = head.slice(8, Math.min(length, headLength)).match(/.{4}/gs) ?? []
  const [major = ''] = brands
  if (major === 'qt  ') return 'mov'
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  if (/^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(major)) return 'heic'
  // Audio files and Canon's raw photos are compatible with `isom` too.
  if (/^(M4A |M4B |crx )$/.test(major)) return 'unknown'
  if (brands.some((brand) => brand !== 'qt  ' && isStandardBrand(brand))) return 'mp4'
  return brands.includes('qt  ') ? 'mov' : 'unknown'
}
