import type { EvidenceFormat } from '../../content/evidence-formats.ts'
import { maxEvidenceBytes, maxEvidenceFiles, sumBlobSizes } from './byte-size.ts'
import { type AcceptedFile, type ChosenFile, type RejectedFile, rejectFile } from './evidence-file.ts'
import { detectFileFormat, isEvidenceFormat } from './file-format.ts'
import { createCountRejection, createRejection, createSizeRejection, type Rejection } from './file-rejection.text.ts'

/** Checks each chosen file by itself, in order. Returns each as accepted or rejected. Never rejects. */
export async function acceptFiles(
  accepted: readonly AcceptedFile[],
  chosen: readonly ChosenFile[],
): Promise<(AcceptedFile | RejectedFile)[]> {
  const decided: (AcceptedFile | RejectedFile)[] = []
  const kept = [...accepted]
  for (const item of chosen) {
    const result = await findFormat(item.file, kept)
    if (typeof result !== 'string') {
      decided.push(rejectFile(item, result))
      continue
    }
    const file = { ...item, status: 'accepted', format: result } as const
    kept.push(file)
    decided.push(file)
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
