import { maxEvidenceBytes, maxEvidenceFiles, sumBlobSizes } from '../bytes/byte-size.ts'
import { detectFileFormat, isEvidenceFormat } from '../bytes/file-format.ts'
import { type AcceptedFile, type ChosenFile, isAccepted, type RejectedFile } from './evidence-state.ts'
import { createCountRejection, createRejection, createSizeRejection, type Rejection } from './file-rejection.text.ts'

/** Resolves to whether an accepted file is another since. */
type DetectChange = (accepted: AcceptedFile) => Promise<boolean>

/**
 * Checks each chosen file by itself, in order: a rejected one does not affect others. Takes the files that are accepted
 * already; returns the chosen ones, accepted or rejected. Never rejects: a file that cannot be read is rejected as
 * such.
 */
export async function acceptFiles(
  accepted: readonly AcceptedFile[],
  chosen: readonly ChosenFile[],
  detectChange: DetectChange,
): Promise<(AcceptedFile | RejectedFile)[]> {
  const decided: (AcceptedFile | RejectedFile)[] = []
  let list = accepted
  for (const file of chosen) {
    const result = await acceptFile(list, file, detectChange)
    if (isAccepted(result)) list = [...list.filter(({ id }) => id !== result.replacedId), result]
    decided.push(result)
  }
  return decided
}

async function acceptFile(
  list: readonly AcceptedFile[],
  chosen: ChosenFile,
  detectChange: DetectChange,
): Promise<AcceptedFile | RejectedFile> {
  const { file } = chosen
  const reject = (rejection: Rejection): RejectedFile => ({ ...chosen, status: 'rejected', rejection })
  const namesakes = list.filter((other) => other.file.name === file.name)
  if (namesakes.some((other) => isSameFile(other.file, file))) return reject(createRejection(file.name, 'duplicate'))
  const replaced = await findChanged(namesakes, detectChange)
  const others = list.filter((other) => other !== replaced)
  if (others.length >= maxEvidenceFiles) return reject(createCountRejection(file.name))
  const format = await detectFileFormat(file).catch(() => 'unreadable' as const)
  if (format === 'unreadable' || !isEvidenceFormat(format)) return reject(createRejection(file.name, format))
  const otherBytes = sumBlobSizes(others.map((other) => other.file))
  if (otherBytes + file.size > maxEvidenceBytes) return reject(createSizeRejection(file.name, file.size, otherBytes))
  const { removal = replaced?.removal } = chosen
  return { ...chosen, status: 'accepted', format, removal, replacedId: replaced?.id }
}

/** The files that were read again because another of their name was chosen: each once, however many follow. */
const reread = new WeakSet<File>()

/** Returns the file that was edited on disk since: Chromium cannot read it any more, Firefox reads another. */
async function findChanged(namesakes: readonly AcceptedFile[], detectChange: DetectChange) {
  for (const accepted of namesakes) {
    if (reread.has(accepted.file)) continue
    reread.add(accepted.file)
    if (await detectChange(accepted)) return accepted
  }
  return undefined
}

/**
 * Returns whether two files are the same. Pasted pictures are all called image.png; only their times and sizes differ.
 */
export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
