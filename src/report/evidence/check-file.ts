import type { EvidenceFormat } from '../../content/evidence-formats.ts'
import { maxEvidenceBytes, maxEvidenceFiles, sumSizes } from './byte-size.ts'
import { detectFileFormat, isEvidenceFormat } from './file-format.ts'
import type { Rejection } from './file-rejection.text.ts'

/** Milliseconds for the first bytes of a file: one that is kept elsewhere may never come. */
const readTimeoutMs = 20_000

/** Returns the format of a file, or why it is not added to those that the report has. Never rejects. */
export async function checkFile(file: File, accepted: readonly File[]): Promise<EvidenceFormat | Rejection> {
  if (accepted.length >= maxEvidenceFiles) return 'too-many'
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, readTimeoutMs)
  })
  const format = await Promise.race([detectFileFormat(file), late]).catch(() => 'unreadable' as const)
  clearTimeout(timer)
  const isTooMuch = sumSizes(accepted) + file.size > maxEvidenceBytes
  return isTooMuch && format !== 'unreadable' && isEvidenceFormat(format) ? 'too-much' : format
}
