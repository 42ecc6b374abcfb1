import { maxEvidenceBytes, maxEvidenceFiles } from './byte-size.ts'
import type { AcceptedFile, ChosenFile, RejectedFile } from './evidence-file.ts'
import { detectFileFormat, isEvidenceFormat } from './file-format.ts'
import { createCountRejection, createRejection, createSizeRejection, type Rejection } from './file-rejection.text.ts'

/** Checks each chosen file by itself, in order. Returns each as accepted or rejected. Never rejects. */
export async function acceptFiles(
  accepted: readonly AcceptedFile[],
  chosen: readonly ChosenFile[],
): Promise<(AcceptedFile | RejectedFile)[]> {
  let count = accepted.length
  let bytes = accepted.reduce((sum, { file }) => sum + file.size, 0)
  const decided: (AcceptedFile | RejectedFile)[] = []
  for (const item of chosen) {
    const { file } = item
    const result = await findFormat(file, count, bytes)
    if (typeof result !== 'string') {
      const { id, name, shouldClean } = item
      decided.push({ id, name, shouldClean, status: 'rejected', rejection: result })
      continue
    }
    count += 1
    bytes += file.size
    decided.push({ ...item, status: 'accepted', format: result })
  }
  return decided
}

async function findFormat(file: File, count: number, bytes: number): Promise<AcceptedFile['format'] | Rejection> {
  if (count >= maxEvidenceFiles) return createCountRejection(file.name)
  const format = await detectFileFormat(file).catch(() => 'unreadable' as const)
  if (format === 'unreadable' || !isEvidenceFormat(format)) return createRejection(file.name, format)
  return bytes + file.size > maxEvidenceBytes ? createSizeRejection(file.name, file.size, bytes) : format
}
