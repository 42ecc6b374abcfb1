import { formatBytes, maxEvidenceBytes, sumBlobSizes } from '../evidence/byte-size.ts'
import { type EvidenceFile, type FileNotice, isAccepted, isRejected } from '../evidence/evidence-file.ts'

/** Returns the pronoun for so many files. */
export const getPronoun = (files: number) => (files === 1 ? 'it' : 'them')

export const evidenceText = {
  list: 'Files added',
  rejectedList: 'Files not added',
  remove: 'Remove',
  dismiss: 'Dismiss',
  none: 'none',
  takeTime: (time: string) => `Use ${time} as the time of the anomaly`,
  fromFile: (name: string) => `, from ${name}`,
  lostList: 'Files to choose again',
  lost: (names: string) => `Choose again: ${names}.`,
  lostHelp: (count: number) => `The browser forgot ${getPronoun(count)} when the page was loaded again.`,
  chooseLost: (count: number) => `Choose the ${count === 1 ? 'file' : 'files'}`,
  dismissLost: (count: number) => `Leave ${getPronoun(count)} out`,
  toChooseAgain: (count: number) => `${formatFileCount(count)} to choose again`,
  notInReport: (names: string) => `Not in your report: ${names}.`,
} as const

/** Returns what happened to the files last, and how many there are now; empty before the first change. */
export function describeFiles(files: readonly EvidenceFile[], notice: FileNotice | undefined): string {
  if (!notice) return ''
  if (notice.kind === 'not cleaned')
    return `This page cannot safely remove anything from “${notice.name}”: ${notice.reason}. Keep it as it is, or leave it out.`
  const accepted = files.filter(isAccepted)
  const rejected = files.filter(isRejected)
  const size = formatBytes(sumBlobSizes(accepted.map(({ file }) => file)))
  const total =
    accepted.length === 0
      ? 'No files added.'
      : `${formatFileCount(accepted.length)}, ${size} of ${formatBytes(maxEvidenceBytes)}.`
  if (notice.kind === 'removed') return `Removed “${notice.name}”. ${total}`
  if (rejected.length === 0) return total
  if (accepted.length === 0)
    return `${formatFileCount(rejected.length)} ${rejected.length === 1 ? 'was' : 'were'} not added. See below.`
  return `${formatFileCount(accepted.length)} added, ${rejected.length} not: ${size} of ${formatBytes(maxEvidenceBytes)}. See below.`
}

/** Returns the names of these files as a list in words. */
export function listNames(files: readonly EvidenceFile[]): string {
  return new Intl.ListFormat('en-US').format(files.map(({ name }) => name))
}

function formatFileCount(files: number): string {
  return files === 1 ? '1 file' : `${files} files`
}
