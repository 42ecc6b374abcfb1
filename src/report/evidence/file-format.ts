import { type EvidenceFormat, evidenceFormats, type refusedFormats } from '../../content/evidence-formats.ts'

/** Not accepted. `truncated` ends before its own first structure does; `unknown` is anything not listed. */
export type OtherFormat = keyof typeof refusedFormats | 'empty' | 'truncated' | 'unknown'

export type FileFormat = EvidenceFormat | OtherFormat

export function isEvidenceFormat(format: FileFormat): format is EvidenceFormat {
  return format in evidenceFormats
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

/** Returns the format by the first 512 bytes. Rejects with NotReadableError or NotFoundError. */
export async function detectFileFormat(file: Blob): Promise<FileFormat> {
  const bytes = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  if (bytes.length === 0) return 'empty'
  const head = String.fromCharCode(...bytes)
  // A file in two formats has that of its first byte, in which every program opens it under its safe name.
  const [format] = signatures.find(([, signature]) => head.startsWith(signature)) ?? []
  if (format === 'jpeg') return jpegHead(bytes, file.size)
  if (format === 'png') return pngHead(head)
  if (format) return format
  if (head.startsWith('RIFF')) return head.length < 12 ? 'truncated' : head.slice(8, 12) === 'WEBP' ? 'webp' : 'unknown'
  if (/^.{4}(ftyp|moov|mdat|wide|free|skip|pnot)/s.test(head)) return boxHead(head, file.size)
  return signatures.some(([, signature]) => signature.startsWith(head)) ? 'truncated' : 'unknown'
}

/** ITU-T T.81, B.1.1.4: after SOI comes a marker segment that states its own length. */
function jpegHead(bytes: Uint8Array, size: number): FileFormat {
  const [, , , marker = 0, high = 0, low = 0] = bytes
  if (bytes.length < 6) return 'truncated'
  if (marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd9)) return 'unknown'
  const length = high * 256 + low
  return length < 2 ? 'unknown' : 4 + length > size ? 'truncated' : 'jpeg'
}

/** PNG third edition, 11.2.1: the first chunk is IHDR, 13 bytes long. */
function pngHead(head: string): FileFormat {
  const chunk = '\0\0\0\x0dIHDR'
  if (head.length < 33) return chunk.startsWith(head.slice(8, 16)) ? 'truncated' : 'unknown'
  return head.startsWith(chunk, 8) ? 'png' : 'unknown'
}

/** ISO/IEC 14496-12, 4.3: `ftyp` contains a major brand, a version and the compatible brands. */
function boxHead(head: string, size: number): FileFormat {
  // QuickTime films from before 2004 have no `ftyp`.
  if (head.slice(4, 8) !== 'ftyp') return 'mov'
  const length = [...head.slice(0, 4)].reduce((sum, character) => sum * 256 + character.charCodeAt(0), 0)
  if (length < 16) return 'unknown'
  if (length > size) return 'truncated'
  const brands: readonly string[] = head.slice(8, Math.min(length, headLength)).match(/.{4}/gs) ?? []
  const [major = ''] = brands
  if (major === 'qt  ') return 'mov'
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  if (/^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(major)) return 'heic'
  // Audio files and Canon's raw photos are compatible with `isom` too.
  if (/^(M4A |M4B |crx )$/.test(major)) return 'unknown'
  const film = /^(isom|iso[2-9a-c]|mp4[12]|avc1|dash|MSNV|M4V |M4VH|M4VP)$/
  return brands.some((brand) => film.test(brand)) ? 'mp4' : 'unknown'
}
