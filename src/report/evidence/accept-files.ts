import { maxEvidenceBytes, maxEvidenceFiles, sumBlobSizes } from '../bytes/byte-size.ts'
import { detectFileFormat, isEvidenceFormat } from '../bytes/file-format.ts'
import { type AcceptedFile, type ChosenFile, isAccepted, type RejectedFile } from './evidence-state.ts'
import { createCountRejection, createRejection, createSizeRejection, type Rejection } from './file-rejection.text.ts'

/**
 * Checks each chosen file by itself, in order: a rejected one does not affect others. Takes the files that are accepted
 * already; returns the chosen ones, accepted or rejected. Never rejects: a file that cannot be read is rejected as
 * such. `detectChange` resolves to whether an accepted file is another since.
 */
export async function acceptFiles(
  accepted: readonly AcceptedFile[],
  chosen: readonly ChosenFile[],
  detectChange: DetectChange,
): Promise<(AcceptedFile | RejectedFile)[]> {
  const decided: (AcceptedFile | RejectedFile)[] = []
  const list = new AcceptedList(accepted, detectChange)
  for (const file of chosen) {
    const result = await acceptFile(list, file)
    if (isAccepted(result)) list.add(result)
    decided.push(result)
  }
  return decided
}

type DetectChange = (accepted: AcceptedFile) => Promise<boolean>

/** The files that were read again because another of their name was chosen: each once, however many follow. */
const reread = new WeakSet<File>()

/** The accepted files, by name: a thousand files are checked without a look at each for each. */
class AcceptedList {
  readonly byName = new Map<string, readonly AcceptedFile[]>()
  count = 0
  bytes = 0

  readonly detectChange: DetectChange

  constructor(files: readonly AcceptedFile[], detectChange: DetectChange) {
    this.detectChange = detectChange
    for (const file of files) this.add(file)
  }

  add(added: AcceptedFile): void {
    const { file, replacedId } = added
    const others = this.byName.get(file.name) ?? []
    const kept = others.filter(({ id }) => id !== replacedId)
    this.byName.set(file.name, [...kept, added])
    this.count += 1 + kept.length - others.length
    this.bytes += file.size - sumBlobSizes(others.filter(({ id }) => id === replacedId).map(({ file }) => file))
  }

  /** Returns the file of this name that was edited on disk since: Chromium cannot read it any more, Firefox reads another. */
  async findChanged(name: string): Promise<AcceptedFile | undefined> {
    for (const accepted of this.byName.get(name) ?? []) {
      if (reread.has(accepted.file)) continue
      reread.add(accepted.file)
      if (await this.detectChange(accepted)) return accepted
    }
    return undefined
  }
}

async function acceptFile(list: AcceptedList, chosen: ChosenFile): Promise<AcceptedFile | RejectedFile> {
  const { file } = chosen
  const reject = (rejection: Rejection): RejectedFile => ({ ...chosen, status: 'rejected', rejection })
  const namesakes = list.byName.get(file.name) ?? []
  if (namesakes.some((other) => isSameFile(other.file, file))) return reject(createRejection(file.name, 'duplicate'))
  const replaced = await list.findChanged(file.name)
  if (!replaced && list.count >= maxEvidenceFiles) return reject(createCountRejection(file.name))
  const format = await detectFileFormat(file).catch(() => 'unreadable' as const)
  if (format === 'unreadable' || !isEvidenceFormat(format)) return reject(createRejection(file.name, format))
  const otherBytes = list.bytes - (replaced?.file.size ?? 0)
  if (otherBytes + file.size > maxEvidenceBytes) return reject(createSizeRejection(file.name, file.size, otherBytes))
  const { removal = replaced?.removal } = chosen
  return { ...chosen, status: 'accepted', format, removal, replacedId: replaced?.id }
}

/**
 * Returns whether two files are the same. Pasted pictures are all called image.png; only their times and sizes differ.
 */
export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
