import { evidenceFormats, refusedFormats } from '../../content/evidence-formats.ts'
import { maxEvidenceFiles, maxEvidenceText } from './byte-size.ts'
import type { OtherFormat } from './file-format.ts'

/** Why a file is not in the report. `not-read`: by an error of this page. */
export type Rejection = OtherFormat | 'too-much' | 'too-many' | 'unreadable' | 'not-read'

const again = 'Copy it again from the device that made it.'

/** No device is asked to convert anything: the phone that records such files cannot. */
const mention = 'Mention it in your description: we answer with a way to send it.'

const sentences: Readonly<Partial<Record<Rejection, string>>> = {
  ...Object.fromEntries(Object.entries(refusedFormats).map(([format, name]) => [format, `It is ${name}. ${mention}`])),
  zip: `It is ${refusedFormats.zip}. Add what is in it.`,
  empty: `It is empty. ${again}`,
  truncated: `Its end is missing. ${again}`,
  unreadable: 'It could not be read. Choose it again; of a folder, choose the files.',
  'too-much': `All files together may hold ${maxEvidenceText}. ${mention}`,
  'too-many': `The form takes ${maxEvidenceFiles} files. ${mention}`,
  'not-read': `This page failed to read it. ${mention}`,
}

const acceptedNames = Object.values(evidenceFormats).map(({ name }) => name)

/** Returns why a file is not in the report, and what to do. */
export function describeRejection(rejection: Rejection): string {
  const words = sentences[rejection] ?? `It is in none of these formats: ${acceptedNames.join(', ')}. ${mention}`
  return `Not added. ${words}`
}
