import { formatLabel } from '../../components/field.ts'
import { organization } from '../../content/organization.ts'
import { formatExactBytes } from '../evidence/byte-size.ts'
import { fileField } from '../report.fields.ts'
import { reportTitle } from './create-report.ts'
import type { FileRecord, MissingFile, ReportAnswer, ReportRecord } from './report.ts'

export const referenceNote = 'The reference identifies this copy; it is not a receipt.'

export const cleanedNote = 'The place, time, device and owner recorded in it were removed.'

const checksumsMissingNote = 'Without checksums: the page was opened over plain HTTP, where browsers compute none.'

/** Returns what a document says of its report, in sentences. */
export function describeReport({ evidence }: ReportRecord): string {
  const lacksChecksums = evidence.some(({ sha256 }) => sha256 === undefined)
  return lacksChecksums ? `${referenceNote} ${checksumsMissingNote}` : referenceNote
}

/** Returns the report as plain text, with a note below its title. Answers are indented, so that none can look like a heading. */
export function renderReportText(report: ReportRecord, note = ''): string {
  const { reference, answers, evidence } = report
  return joinParagraphs([
    `To: ${organization.email.reports}`,
    [`${reportTitle} ${reference}`, note, describeReport(report)].filter(Boolean).join('\n'),
    ...formatAnswers(answers),
    ...(evidence.length ? [`Evidence, ${evidence.length === 1 ? 'one file' : `${evidence.length} files`}`] : []),
    ...evidence.map((file) => indent(formatFileLines(file).join('\n'))),
    ...[describeMissingFiles(report)].filter(Boolean),
  ])
}

/** Returns which files the writer chose and the form did not take, in a sentence; empty if none. */
export function describeMissingFiles({ missing }: { readonly missing: readonly Pick<MissingFile, 'name'>[] }): string {
  return missing.length > 0 ? `Not in this report: ${missing.map(({ name }) => `“${name}”`).join(', ')}.` : ''
}

/** Returns the text of the email: each answer that is not blank beside its label. */
export function renderEmailText({ reference, answers }: ReportRecord): string {
  const lines = answers
    .filter(({ displayValue }) => displayValue)
    .map(({ label, displayValue }) => indent(`${formatLabel(label)} ${displayValue}`).trimStart())
  return `${reportTitle} ${reference}\n\n${lines.join('\n')}`
}

/** Returns what was written so far as plain text: questions with answers, then the names of the files. */
export function renderUnfinishedText(answers: readonly ReportAnswer[], fileNames: readonly string[]): string {
  const listed = fileNames.length > 0 ? [`${fileField.label}, not copied\n${indent(fileNames.join('\n'))}`] : []
  return joinParagraphs([`${organization.name}\n${reportTitle}, not finished`, ...formatAnswers(answers), ...listed])
}

function formatFileLines({ name, size, isCleaned, sha256, originalSha256 }: FileRecord): string[] {
  return [
    name,
    ...(isCleaned ? [cleanedNote] : []),
    formatExactBytes(size),
    ...(sha256 ? [`SHA-256 ${sha256}`] : []),
    ...(originalSha256 ? [`SHA-256 of the original: ${originalSha256}`] : []),
  ]
}

function formatAnswers(answers: readonly ReportAnswer[]): string[] {
  return answers.map(({ label, displayValue }) => `${label}\n${indent(displayValue || 'left blank')}`)
}

const joinParagraphs = (paragraphs: readonly string[]) => `${paragraphs.join('\n\n')}\n`

/** The line ends that any program recognizes, as a group, so that a split text keeps them. */
const lineEnd = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/

/** Indents lines by two spaces. None ends with a space: email programs join such a line with the next (RFC 3676). */
function indent(text: string): string {
  return text
    .split(lineEnd)
    .map((part, index) => (index % 2 ? part : `  ${part}`.trimEnd()))
    .join('')
}
