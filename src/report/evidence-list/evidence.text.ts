import { formatList } from '../../components/list-format.ts'
import { formatBytes, maxEvidenceBytes, sumSizes } from '../evidence/byte-size.ts'
import { type EvidenceFile, hasBytes, isForgotten, isRead, isRefused } from '../evidence/evidence-file.ts'
import { describeMetadata, fileMetadataText } from '../evidence/file-metadata.text.ts'
import { describeRejection } from '../evidence/file-rejection.text.ts'

/** Returns the pronoun for so many files. */
export const getPronoun = (files: number) => (files === 1 ? 'it' : 'them')

/** Returns which of the files are meant: `it`, `both`, `all three`, `2 of 3`. */
function formatPart(files: number, all: number): string {
  if (files < all) return `${files} of ${all}`
  return ['', 'it', 'both', 'all three'][all] ?? `all ${all}`
}

export const evidenceText = {
  list: 'Your files',
  remove: 'Remove',
  none: 'none',
  unread: 'Being read.',
  beingCleaned: 'Being copied without them.',
  forgotten: 'Only its name is left.',
  chooseAgain: 'Choose it again',
  sendAsItIs: 'Send it as it is',
  clean: (files: number, all: number) => `Take ${fileMetadataText.facts} out of ${formatPart(files, all)}`,
  cleaned: (files: number, all: number) =>
    `${fileMetadataText.capitalFacts} are taken out of ${formatPart(files, all)}.`,
  nothingToClean: 'This page finds nothing to take out.',
  details: 'What is recorded in them',
  kept: 'A reload and a draft keep the names, not the files.',
  takeTime: (time: string) => `Use ${time} as the time of the anomaly`,
  converted: 'Converted from UTC, as the file has it. Some cameras write local time there.',
  ofFile: (name: string) => `, ${name}`,
  undecided: (names: string) => `Your report waits until you decide about ${names}.`,
  notInReport: 'Not in your report:',
} as const

/** Returns what became of a file, in the words of its row. */
export function describeFile(file: EvidenceFile): string {
  if (isRefused(file)) return describeRejection(file.rejection)
  if (isForgotten(file)) return evidenceText.forgotten
  if (!isRead(file)) return evidenceText.unread
  if (file.outcome === 'cleaned') return `${formatBytes(file.copy.content.size)}, ${fileMetadataText.without}.`
  if (file.shouldClean)
    return file.outcome === 'no copy' ? fileMetadataText.noCopy(file.reason) : evidenceText.beingCleaned
  return `${formatBytes(file.size)}. ${describeMetadata(file)}`
}

/** Returns how many files there are, and what became of those that are not in the report; empty where none was chosen. */
export function describeFiles(files: readonly EvidenceFile[]): string {
  const chosen = files.filter(hasBytes)
  const size = `${formatBytes(sumSizes(chosen.map(({ file }) => file)))} of ${formatBytes(maxEvidenceBytes)}`
  const refused = files.filter(isRefused).length
  const forgotten = files.filter(isForgotten).length
  const uncleaned = chosen.filter((file) => file.outcome === 'no copy' && file.shouldClean).length
  return [
    chosen.length > 0 && `${formatFileCount(chosen.length)}, ${size}.`,
    refused > 0 && `${formatFileCount(refused)} not added.`,
    forgotten > 0 && `${formatFileCount(forgotten)} to choose again.`,
    uncleaned > 0 && `Nothing can be taken out of ${formatFileCount(uncleaned)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns the names of these files as a list in words. */
export function listNames(files: readonly { readonly name: string }[]): string {
  return formatList(files.map(({ name }) => name))
}

function formatFileCount(files: number): string {
  return files === 1 ? '1 file' : `${files} files`
}
