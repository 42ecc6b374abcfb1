import type { EvidenceFormat } from '../../content/evidence-formats.ts'
import { maxEvidenceBytes, maxEvidenceFiles, sumBlobSizes } from './byte-size.ts'
import { type AcceptedFile, type ChosenFile, isAccepted, type RejectedFile, rejectFile } from './evidence-file.ts'
import { detectFileFormat, isEvidenceFormat } from './file-format.ts'
import { createCountRejection, createRejection, createSizeRejection, type Rejection } from './file-rejection.text.ts'

/** Checks each chosen file by itself, in order. Returns each as accepted or rejected. Never rejects. */
export async function acceptFiles(
  accepted: readonly AcceptedFile[],
  chosen: readonly ChosenFile[],
): Promise<(AcceptedFile | RejectedFile)[]> {
  const decided: (AcceptedFile | RejectedFile)[] = []
  for (const item of chosen) {
    const result = await findFormat(item.file, [...accepted, ...decided.filter(isAccepted)])
    decided.push(
      typeof result === 'string' ? { ...item, status: 'accepted', format: result } : rejectFile(item, result),
    )
  }
  return decided
}

async function findFormat(file: File, accepted: readonly AcceptedFile[]): Promise<EvidenceFormat | Rejection> {
  if (accepted.length >= maxEvidenceFiles) return createCountRejection(file.name)
  const bytes = sumBlobSizes(accepted.map(({ file }) => file))
  const format = await detectFileFormat(file).catch(() => 'unreadable' as const)
  if (format === 'unreadable' || !isEvidenceFormat(format)) return createRejection(file.name, format)
  return bytes + file.size > maxEvidenceBytes ? createSizeRejection(file.name, file.size, bytes) : format
}
