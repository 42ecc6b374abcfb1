import { cleanJpeg, readJpeg } from './jpeg.ts'
import { type MetadataRemoval, type MetadataReport, ReportBuilder } from './metadata-report.ts'
import { cleanMp4 } from './mp4-cleaner.ts'
import { readMp4 } from './mp4-reader.ts'
import { cleanPng, readPng } from './png.ts'
import { UncleanableError } from './uncleanable-error.ts'

export {
  createUnknownReport,
  type MetadataRemoval,
  type MetadataReport,
  type MetadataValue,
  type RecordedTime,
} from './metadata-report.ts'

/** A format that is read. The caller detects which one a file has. */
export type MediaFormat = 'jpeg' | 'png' | 'mp4'

/** A copy, or the reason, in English, for which there is none: "it is encrypted". */
export type RemovalResult =
  | { readonly copy: Blob; readonly reason?: undefined }
  | { readonly reason: string; readonly copy?: undefined }

const readers = { jpeg: readJpeg, png: readPng, mp4: readMp4 } as const
const cleaners = { jpeg: cleanJpeg, png: cleanPng, mp4: cleanMp4 } as const

/** Returns what a file records beside its picture. What cannot be followed to its end is unknown. */
export async function readMetadata(bytes: Uint8Array<ArrayBuffer>, format: MediaFormat): Promise<MetadataReport> {
  const report = new ReportBuilder()
  try {
    for await (const finding of readers[format](bytes)) report.add(finding)
  } catch (error) {
    if (!(error instanceof UncleanableError)) throw error
    report.add({ unknownParts: [error.message] })
  }
  return report.build()
}

/**
 * Returns a copy without the location, or without anything that is no picture or sound; else the reason. The copy is read
 * again, and returned only if nothing in it that was to be removed is found or unknown.
 */
export async function removeMetadata(
  bytes: Uint8Array<ArrayBuffer>,
  format: MediaFormat,
  removal: MetadataRemoval,
): Promise<RemovalResult> {
  try {
    const cleaned = await cleaners[format](bytes, removal)
    const { location, time, device, owner, unknownParts } = await readMetadata(cleaned, format)
    const removed = removal === 'location' ? [location] : [location, time, device, owner]
    if (removed.some(({ status }) => status !== 'none'))
      return { reason: `something would be left in the copy (${unknownParts.join('; ')})` }
    return { copy: new Blob([cleaned], { type: format === 'mp4' ? 'video/mp4' : `image/${format}` }) }
  } catch (error) {
    if (error instanceof UncleanableError) return { reason: error.message }
    throw error
  }
}
