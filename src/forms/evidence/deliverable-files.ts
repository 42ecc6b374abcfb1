import { sumBlobSizes } from '../bytes/byte-size.ts'
import type { DeliverableFile } from '../documents/report.ts'
import { type AcceptedFile, type EvidenceState, isAccepted, isChosen } from './evidence-state.ts'

/** Returns the files as they are delivered; undefined while one of them is still checked, read or cleaned. */
export function getDeliverableFiles({
  files,
  hasOriginalNames,
}: Pick<EvidenceState, 'files' | 'hasOriginalNames'>): readonly DeliverableFile[] | undefined {
  if (files.some(isChosen)) return
  const accepted = files.filter(isAccepted)
  const deliverable = accepted.flatMap(({ file, format, checksums, removal, cleanedCopy }): DeliverableFile[] => {
    if (!checksums || (removal && !cleanedCopy)) return []
    const names = { name: file.name, originalName: hasOriginalNames ? file.name : undefined }
    if (!cleanedCopy) return [{ ...names, format, content: file, ...checksums }]
    const { content, checksums: cleaned } = cleanedCopy
    return [{ ...names, format, content, ...cleaned, removed: removal, originalSha256: checksums.sha256 }]
  })
  return deliverable.length === accepted.length ? deliverable : undefined
}

/** Returns how much of the files has been read, from 0 to 1. */
export function getReadingProgress({ files, bytesRead }: EvidenceState): number {
  const accepted = files.filter(isAccepted)
  const sumBytes = (some: readonly AcceptedFile[]) => sumBlobSizes(some.map(({ file }) => file))
  return (sumBytes(accepted.filter(({ checksums }) => checksums)) + bytesRead) / (sumBytes(accepted) || 1)
}
