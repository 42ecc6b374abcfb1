import { formatBytes, maxEvidenceBytes, sumBlobSizes } from '../bytes/byte-size.ts'
import { type EvidenceState, isAccepted, isRejected } from './evidence-state.ts'

/** Text of the evidence list. */
export const evidenceText = {
  list: 'Files added',
  rejectedList: 'Files not added',
  remove: 'Remove',
  dismiss: 'Dismiss',
  none: 'none',
  showAll: (count: number) => `Show all ${count} files`,
  showFewer: 'Show fewer files',
  originalNames: 'Include the original names of the files in the report',
  checksums: 'Checksums, for experts',
  checksum: 'SHA-256',
  originalChecksum: 'Before:',
  takeTime: (time: string) => `Use ${time} as the time of the anomaly`,
  fromFile: (name: string) => `, from ${name}`,
  timeUsed: 'This is the time you entered.',
} as const

/** Returns what happened to the files last, and how many there are now; empty before the first change. */
export function describeEvidence({ files, lastEvent }: EvidenceState): string {
  if (!lastEvent) return ''
  const { kind, name, reason } = lastEvent
  if (kind === 'not cleaned')
    return `This page cannot safely remove anything from “${name}”: ${reason}. Keep it as it is, or leave it out.`
  const accepted = files.filter(isAccepted)
  const rejected = files.filter(isRejected)
  const size = formatBytes(sumBlobSizes(accepted.map(({ file }) => file)))
  const total =
    accepted.length === 0
      ? 'No files added.'
      : `${formatFileCount(accepted.length)}, ${size} of ${formatBytes(maxEvidenceBytes)}.`
  if (kind === 'removed') return `Removed “${name}”. ${total}`
  if (kind === 'not restored')
    return `The page was loaded again: ${formatFileCount(rejected.length)} ${rejected.length === 1 ? 'has' : 'have'} to be chosen again. See below.`
  if (rejected.length === 0) return total
  if (accepted.length === 0) return `${describeRejectedCount(rejected.length)} See below.`
  return `${formatFileCount(accepted.length)} added, ${rejected.length} not: ${size} of ${formatBytes(maxEvidenceBytes)}. See below.`
}

/** Returns a sentence with the number of rejected files. */
export function describeRejectedCount(files: number): string {
  return `${formatFileCount(files)} ${files === 1 ? 'was' : 'were'} not added.`
}

function formatFileCount(files: number): string {
  return files === 1 ? '1 file' : `${files} files`
}
