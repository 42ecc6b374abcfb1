import { cleanJpeg } from './jpeg-cleaner.ts'
import { readJpeg } from './jpeg-reader.ts'
import { type MetadataFinding, type MetadataRemoval, type MetadataReport, mergeFindings } from './metadata-report.ts'
import { cleanMp4 } from './mp4-cleaner.ts'
import { readMp4 } from './mp4-reader.ts'
import { cleanPng } from './png-cleaner.ts'
import { readPng } from './png-reader.ts'
import { createWorkLimiter, WorkLimitError, type WorkLimiter } from './work-limiter.ts'

export {
  createUnknownReport,
  type MetadataRemoval,
  type MetadataReport,
  type MetadataValue,
  type RecordedTime,
} from './metadata-report.ts'
export { createWorkLimiter, WorkLimitError, type WorkLimiter } from './work-limiter.ts'

/** A format that is read. The caller detects which one a file has. */
export type MediaFormat = 'jpeg' | 'png' | 'mp4'

const readers = { jpeg: readJpeg, png: readPng, mp4: readMp4 } as const
const cleaners = { jpeg: cleanJpeg, png: cleanPng, mp4: cleanMp4 } as const

/**
 * Returns what a file records beside its picture. Never rejects: what has too many parts to be read, or fails to be, is
 * unknown.
 */
export async function readMetadata(
  bytes: Uint8Array<ArrayBuffer>,
  format: MediaFormat,
  limiter: WorkLimiter = createWorkLimiter(),
): Promise<MetadataReport> {
  const findings: MetadataFinding[] = []
  try {
    for (const finding of readers[format](bytes, limiter)) findings.push(finding)
  } catch (error) {
    const { cause = 'parts that could not be read' } = error instanceof Error ? error : {}
    findings.push({ unknownParts: [String(error instanceof WorkLimitError ? error.message : cause)] })
  }
  return mergeFindings(findings)
}

/**
 * Returns a copy without the location, or without anything that is no picture or sound. Undefined if that cannot be done
 * surely: what is malformed, has too many parts, or holds what could not be followed to its end. The copy is read again, and
 * returned only if nothing in it is found or unknown.
 */
export async function removeMetadata(
  bytes: Uint8Array<ArrayBuffer>,
  format: MediaFormat,
  removal: MetadataRemoval,
  limiter: WorkLimiter = createWorkLimiter(),
): Promise<Blob | undefined> {
  try {
    const parts = cleaners[format](bytes, removal, limiter)
    if (!parts) return undefined
    const copy = new Blob(parts as BlobPart[], { type: format === 'mp4' ? 'video/mp4' : `image/${format}` })
    const { location, time, device, owner } = await readMetadata(
      new Uint8Array(await copy.arrayBuffer()),
      format,
      limiter,
    )
    const left = removal === 'location' ? [location] : [location, time, device, owner]
    return left.every(({ status }) => status === 'none') ? copy : undefined
  } catch (error) {
    if (error instanceof WorkLimitError || error instanceof RangeError) return undefined
    throw error
  }
}
