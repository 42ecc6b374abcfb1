/** What can be filed as evidence (specification, section 5). */
export type EvidenceKind = 'jpeg' | 'png' | 'mp4' | 'pdf'

/** What a file turns out to be. `cut` ends before its own first structure does; `unknown` is anything not listed. */
export type FileKind =
  | EvidenceKind
  | 'heic'
  | 'avif'
  | 'mov'
  | 'webp'
  | 'gif'
  | 'tiff'
  | 'zip'
  | 'empty'
  | 'cut'
  | 'unknown'

/** The media type and the file name endings of each kind that can be filed; the first ending is the one we give. */
export const evidenceKinds: Readonly<Record<EvidenceKind, { type: string; endings: readonly string[] }>> = {
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { type: 'image/png', endings: ['png'] },
  mp4: { type: 'video/mp4', endings: ['mp4', 'm4v', 'mpg4'] },
  pdf: { type: 'application/pdf', endings: ['pdf'] },
}

/** Whether a kind can be filed. */
export function isEvidence(kind: FileKind): kind is EvidenceKind {
  return kind in evidenceKinds
}

const signatures: readonly (readonly [FileKind, string])[] = [
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

/**
 * Tells what a file is by its first bytes; neither its name nor the type the system gives it is asked. Reads at most 512
 * bytes. A file that is two things at once is the one its first byte begins, which is how every program will open it
 * under the name we give it. Rejects with the browser's NotReadableError or NotFoundError if the file cannot be read.
 */
export async function identify(file: Blob): Promise<FileKind> {
  const bytes = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  if (bytes.length === 0) return 'empty'
  const head = String.fromCharCode(...bytes)
  const [kind] = signatures.find(([, signature]) => head.startsWith(signature)) ?? []
  if (kind === 'jpeg') return jpegHead(bytes, file.size)
  if (kind === 'png') return pngHead(head)
  if (kind) return kind
  if (head.startsWith('RIFF')) return head.length < 12 ? 'cut' : head.slice(8, 12) === 'WEBP' ? 'webp' : 'unknown'
  if (/^.{4}(ftyp|moov|mdat|wide|free|skip|pnot)/s.test(head)) return boxHead(head, file.size)
  return signatures.some(([, signature]) => signature.startsWith(head)) ? 'cut' : 'unknown'
}

/** ITU-T T.81, B.1.1.4: after SOI comes a marker segment that states its own length. */
function jpegHead(bytes: Uint8Array, size: number): FileKind {
  const [, , , marker = 0, high = 0, low = 0] = bytes
  if (bytes.length < 6) return 'cut'
  if (marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd9)) return 'unknown'
  const length = high * 256 + low
  return length < 2 ? 'unknown' : 4 + length > size ? 'cut' : 'jpeg'
}

/** PNG third edition, 11.2.1: the first chunk is IHDR, 13 bytes long. */
function pngHead(head: string): FileKind {
  const chunk = '\0\0\0\x0dIHDR'
  if (head.length < 33) return chunk.startsWith(head.slice(8, 16)) ? 'cut' : 'unknown'
  return head.startsWith(chunk, 8) ? 'png' : 'unknown'
}

/** ISO/IEC 14496-12, 4.3: `ftyp` holds a major brand, a version and the brands the file also keeps to. */
function boxHead(head: string, size: number): FileKind {
  // QuickTime films from before 2004 have no `ftyp`.
  if (head.slice(4, 8) !== 'ftyp') return 'mov'
  const length = [...head.slice(0, 4)].reduce((sum, character) => sum * 256 + character.charCodeAt(0), 0)
  if (length < 16) return 'unknown'
  if (length > size) return 'cut'
  const brands: readonly string[] = head.slice(8, Math.min(length, headLength)).match(/.{4}/gs) ?? []
  const [major = ''] = brands
  if (major === 'qt  ') return 'mov'
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  if (/^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(major)) return 'heic'
  // Sound alone, and Canon's raw photos, keep to `isom` too.
  if (/^(M4A |M4B |crx )$/.test(major)) return 'unknown'
  const film = /^(isom|iso[2-9a-c]|mp4[12]|avc1|dash|MSNV|M4V |M4VH|M4VP)$/
  return brands.some((brand) => film.test(brand)) ? 'mp4' : 'unknown'
}
