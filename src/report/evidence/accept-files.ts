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
  const format = await detectFileFormat(file).catch(() => 'unreadable' as const)
  if (format === 'unreadable' || !isEvidenceFormat(format)) return createRejection(name, format)
  return bytes + file.size > maxEvidenceBytes ? createSizeRejection(name, file.size, bytes) : format
}
