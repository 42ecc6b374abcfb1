import { UncleanableError } from './bytes.ts'
import { createFindings, type MetadataReport } from './findings.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanMp4 } from './mp4.ts'
import { cleanPng } from './png.ts'

export type { MetadataReport } from './findings.ts'
export { isStandardBrand } from './mp4-brands.ts'
export type { RecordedTime } from './values.ts'

const mediaFormats = ['jpeg', 'png', 'mp4'] as const

/** A format that is read. The caller detects which one a file has. */
export type MediaFormat = (typeof mediaFormats)[number]

/** A copy, or the reason, in English, for which there is none: "it is encrypted". */
export type RemovalResult =
  | { readonly copy: Blob; readonly reason?: undefined }
  | { readonly reason: string; readonly copy?: undefined }

/** What is accepted: a Uint8Array or Buffer, another view, or a whole buffer. Shared memory is allowed. */
export type MediaBytes = ArrayBufferView | ArrayBufferLike

/** Each adds to the findings what it takes out, returns what is left, and may change the bytes that it is given. */
const cleaners = { jpeg: cleanJpeg, png: cleanPng, mp4: cleanMp4 } as const

/** Returns whether files in a format are read. */
export function isMediaFormat(format: string): format is MediaFormat {
  return mediaFormats.some((each) => each === format)
}

/**
 * Returns what a file records beside its picture: what `removeMetadata` takes out. The bytes are not changed.
 * Rejects with TypeError if the format is none of those that are read, or if the bytes are no bytes.
 */
export async function readMetadata(bytes: MediaBytes, format: MediaFormat): Promise<MetadataReport> {
  return (await clean(copyBytes(bytes), format)).report
}

/** Returns the report of a file that was not read, for a reason in English: it may record anything. */
export function createUnknownReport(reason: string): MetadataReport {
  const unknown = { status: 'unknown' } as const
  const parts = { otherParts: [], unknownParts: [reason] }
  return { location: unknown, time: unknown, device: unknown, owner: unknown, ...parts }
}

/**
 * Returns a copy in which nothing is found or unknown, or the reason for none. The bytes are not changed.
 * Rejects with TypeError as `readMetadata` does.
 */
export async function removeMetadata(bytes: MediaBytes, format: MediaFormat): Promise<RemovalResult> {
  const { copy, reason } = await clean(copyBytes(bytes), format)
  if (!copy) return { reason }
  const { location, time, device, owner, unknownParts } = (await clean(copy, format)).report
  if ([location, time, device, owner].some(({ status }) => status !== 'none'))
    return { reason: `something would be left in the copy (${unknownParts.join('; ')})` }
  return { copy: new Blob([copy], { type: format === 'mp4' ? 'video/mp4' : `image/${format}` }) }
}

/** Copies bytes into memory of their own. A Buffer's `slice` is no copy, and DataView throws where there are no bytes. */
function copyBytes(bytes: MediaBytes): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = ArrayBuffer.isView(bytes) ? bytes : new DataView(bytes)
  return new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength))
}

async function clean(bytes: Uint8Array<ArrayBuffer>, format: MediaFormat) {
  if (!isMediaFormat(format)) throw new TypeError(`Unknown format "${format}". Formats are ${mediaFormats.join(', ')}.`)
  const findings = createFindings()
  try {
    const copy = await cleaners[format](bytes, findings)
    return { copy, report: findings.createReport() }
  } catch (error) {
    if (!(error instanceof UncleanableError)) throw error
    findings.addUnknown(error.message)
    return { reason: error.message, report: findings.createReport() }
  }
}
