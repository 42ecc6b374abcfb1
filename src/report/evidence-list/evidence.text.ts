import { formatList } from '../../components/list-format.ts'
import { formatBytes, maxEvidenceMegabytes, maxEvidenceText, sumSizes } from '../evidence/byte-size.ts'
import {
  type EvidenceFile,
  hasBytes,
  isForgotten,
  isRead,
  isRefused,
  type ReadFile,
} from '../evidence/evidence-file.ts'
import {
  describeKeptFacts,
  describeMetadata,
  fileMetadataText,
  listPossibleFacts,
} from '../evidence/file-metadata.text.ts'
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
  clean: (files: number, all: number) => `Remove ${fileMetadataText.facts} from ${formatPart(files, all)}`,
  cleaned: (files: number, all: number) =>
    `${fileMetadataText.capitalFacts} are removed from ${formatPart(files, all)}.`,
  change: { text: 'Change', what: ' what goes with your files' },
  nothingToClean: 'This page finds nothing to take out.',
  details: 'What is recorded in them',
  kept: 'A reload and a draft keep the names, not the files.',
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
  const bytes = sumSizes(chosen.map(({ file }) => file))
  // Some more than the limit is accepted.
  const size = `${formatBytes(bytes)}${bytes > maxEvidenceMegabytes * 1e6 ? '' : ` of ${maxEvidenceText}`}`
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

/** Returns what goes with files because it was not removed; empty where that is nothing. */
export function describeKept(files: readonly ReadFile[]): string {
  const kept = files
    .filter((file) => file.outcome === 'as it is' && !file.shouldClean)
    .map(listPossibleFacts)
    .filter(({ length }) => length > 0)
  return kept.length > 0 ? describeKeptFacts(kept.flat(), formatPart(kept.length, files.length)) : ''
}

/** Returns the names of these files as a list in words. */
export function listNames(files: readonly { readonly name: string }[]): string {
  return formatList(files.map(({ name }) => name))
}

function formatFileCount(files: number): string {
  return files === 1 ? '1 file' : `${files} files`
}
