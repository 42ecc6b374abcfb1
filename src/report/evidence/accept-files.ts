import type { EvidenceFormat } from '../../content/evidence-formats.ts'
import { maxEvidenceBytes, maxEvidenceFiles, sumSizes } from './byte-size.ts'
import {
  type AcceptedFile,
  type RefusedFile,
  refuseFile,
  type UncheckedFile,
  type UnreadFile,
} from './evidence-file.ts'
import { detectFileFormat, isEvidenceFormat } from './file-format.ts'
import { createCountRejection, createRejection, createSizeRejection, type Rejection } from './file-rejection.text.ts'

/** Milliseconds for the first bytes of a file: one that is kept elsewhere may never come. */
const readTimeoutMs = 20_000

/** Checks each chosen file by itself, in order. Returns each as accepted or refused. Never rejects. */
export async function acceptFiles(
  accepted: readonly AcceptedFile[],
  chosen: readonly UncheckedFile[],
): Promise<(UnreadFile | RefusedFile)[]> {
  const decided: (UnreadFile | RefusedFile)[] = []
  const kept = accepted.map(({ file }) => file)
  for (const item of chosen) {
    const format = await findFormat(item, kept)
    const isRefused = typeof format !== 'string'
    decided.push(isRefused ? refuseFile(item, format) : { ...item, outcome: 'unread', format })
    if (!isRefused) kept.push(item.file)
  }
  return decided
}

async function findFormat(
  { name, file }: UncheckedFile,
  accepted: readonly File[],
): Promise<EvidenceFormat | Rejection> {
  if (accepted.length >= maxEvidenceFiles) return createCountRejection(name)
  const bytes = sumSizes(accepted)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, readTimeoutMs)
  })
  const format = await Promise.race([detectFileFormat(file), late]).catch(() => 'unreadable' as const)
  clearTimeout(timer)
  if (format === 'unreadable' || !isEvidenceFormat(format)) return createRejection(name, format)
  return bytes + file.size > maxEvidenceBytes ? createSizeRejection(name, file.size, bytes) : format
}
