import { formatList } from '../../components/list-format.ts'
import { formatBytes, maxEvidenceBytes, sumSizes } from '../evidence/byte-size.ts'
import { type EvidenceFile, isAccepted, isRefused, isUndecided } from '../evidence/evidence-file.ts'

/** Returns the pronoun for so many files. */
export const getPronoun = (files: number) => (files === 1 ? 'it' : 'them')

export const evidenceText = {
  list: 'Files added',
  rejectedList: 'Files not added',
  remove: 'Remove',
  dismiss: 'Dismiss',
  none: 'none',
  takeTime: (time: string) => `Use ${time} as the time of the anomaly`,
  converted: 'Converted from UTC, as the file has it. Some cameras write local time there.',
  fromFile: (name: string) => `, from ${name}`,
  forgottenList: 'Files to choose again',
  forgotten: (names: string) => `Choose again: ${names}.`,
  forgottenHelp: (count: number) =>
    `This page keeps the ${count === 1 ? 'name of a file' : 'names of files'} and no more. The report waits for ${getPronoun(count)}.`,
  chooseForgotten: (count: number) => `Choose the ${count === 1 ? 'file' : 'files'}`,
  dismissForgotten: (count: number) => `Leave ${getPronoun(count)} out`,
  toChooseAgain: ' waits to be chosen again.',
  beingRead: ' is being read.',
  untick: 'Untick this to send it as it is, or remove it.',
  undecided: (names: string) => `Your report waits until you decide about ${names}.`,
  sendAsItIs: 'Send it as it is',
  leaveOut: 'Leave it out',
  notInReport: (names: string) => `Not in your report: ${names}.`,
} as const

/** Returns how many files there are, and of which nothing could be taken out; empty where none was chosen. */
export function describeFiles(files: readonly EvidenceFile[]): string {
  const accepted = files.filter(isAccepted)
  const refused = files.filter(isRefused)
  const size = `${formatBytes(sumSizes(accepted.map(({ file }) => file)))} of ${formatBytes(maxEvidenceBytes)}`
  const undecided = accepted.filter(isUndecided)
  return [
    accepted.length > 0 && refused.length === 0 && `${formatFileCount(accepted.length)}, ${size}.`,
    accepted.length > 0 &&
      refused.length > 0 &&
      `${formatFileCount(accepted.length)} added, ${refused.length} not: ${size}. See below.`,
    accepted.length === 0 &&
      refused.length > 0 &&
      `${formatFileCount(refused.length)} ${refused.length === 1 ? 'was' : 'were'} not added. See below.`,
    undecided.length > 0 && `Nothing can be taken out of ${listNames(undecided)}. See below.`,
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
