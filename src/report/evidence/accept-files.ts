import type { EvidenceFormat } from '../../content/evidence-formats.ts'
import { maxEvidenceBytes, maxEvidenceFiles, sumBlobSizes } from './byte-size.ts'
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
  const kept: { readonly file: File }[] = [...accepted]
  for (const item of chosen) {
    const result = await findFormat(
      item,
      kept.map(({ file }) => file),
    )
    if (typeof result !== 'string') {
      decided.push(refuseFile(item, result))
      continue
    }
    const file = { ...item, outcome: 'unread', format: result } as const
    kept.push(file)
    decided.push(file)
  }
  return decided
}

async function findFormat(
  { name, file }: UncheckedFile,
  accepted: readonly File[],
): Promise<EvidenceFormat | Rejection> {
  if (accepted.length >= maxEvidenceFiles) return createCountRejection(name)
  const bytes = sumBlobSizes(accepted)
  const format = await detectFileFormat(file).catch(() => 'unreadable' as const)
  if (format === 'unreadable' || !isEvidenceFormat(format)) return createRejection(name, format)
  return bytes + file.size > maxEvidenceBytes ? createSizeRejection(name, file.size, bytes) : format
}
