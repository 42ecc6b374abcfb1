import type { MetadataRemoval } from '@quantum-reality/media-metadata'
import { organization } from '../../content/organization.ts'
import { formatExactBytes } from '../bytes/byte-size.ts'
import type { DisplayAnswer } from '../form/answers.ts'
import { type FormDefinition, findFileField } from '../form/form-definition.ts'
import type { Report } from './report.ts'

/** The sentence about a reference, wherever one is shown. */
export const referenceNote = 'identifies this copy; it is not a receipt'

/** Returns what was removed from a file, in words; empty if nothing was. */
export function describeRemoval(removed: MetadataRemoval | undefined): string {
  if (removed === 'location') return 'The place recorded in it was removed.'
  return removed === 'all' ? 'The place, time, device and owner recorded in it were removed.' : ''
}

/**
 * Returns the report as plain text, for people: report.txt, the email, the clipboard. Every line of an answer is
 * indented by two spaces, so that no answer can look like a heading.
 */
export function renderReportText(report: Report): string {
  return joinReportText(report, report.evidence.map(formatEvidenceLines))
}

/**
 * Returns the same text, then shorter ones, for a link that carries only so much: without the sizes and checksums of the
 * files, and then also with each label beside its answer, without blank answers and what the email itself says.
 */
export function renderReportTexts(report: Report): readonly string[] {
  const { title, reference, answers, evidence } = report
  const files = evidence.map(formatEvidenceNames)
  const lines = answers
    .filter(({ displayValue }) => displayValue)
    .map(({ label, displayValue }) => indent(`${label}: ${displayValue}`).trimStart())
  const short = [`${title} ${reference}`, ...lines, ...files.map((parts) => indent(parts.join('\n')))].join('\n')
  return [renderReportText(report), joinReportText(report, files), `${short}\n`]
}

/** Returns an unfinished form as plain text: each question with its answer, then the names of the files, which are not copied. */
export function renderDraftText(
  definition: FormDefinition,
  answers: readonly DisplayAnswer[],
  fileNames: readonly string[],
): string {
  const label = findFileField(definition)?.label
  const files = fileNames.length > 0 ? [`${label}, not copied\n${indent(fileNames.join('\n'))}`] : []
  const parts = [`${organization.name}\n${definition.title}, not finished`, ...formatAnswers(answers), ...files]
  return `${parts.join('\n\n')}\n`
}

/** Joins the parts of a report, with these lines about each of its files. */
function joinReportText({ title, address, reference, answers, evidence }: Report, files: readonly string[][]): string {
  return [
    `${organization.name}\n${title} ${reference}\nThe reference ${referenceNote}.`,
    ...formatAnswers(answers),
    ...(evidence.length ? [`Evidence, ${evidence.length === 1 ? 'one file' : `${evidence.length} files`}`] : []),
    ...files.map((lines) => indent(lines.join('\n'))),
    `Nothing was sent by the page that made this. It reaches us when it is delivered to ${address}.`,
  ]
    .join('\n\n')
    .concat('\n')
}

type ReportFile = Report['evidence'][number]

function formatEvidenceNames({ packagePath, originalName, removed }: ReportFile): string[] {
  return [
    packagePath.replace('evidence/', ''),
    ...(originalName === undefined ? [] : [`Original name: ${originalName}`]),
    ...(removed ? [describeRemoval(removed)] : []),
  ]
}

function formatEvidenceLines(file: ReportFile): string[] {
  const { content, sha256, originalSha256 } = file
  return [
    ...formatEvidenceNames(file),
    formatExactBytes(content.size),
    `SHA-256 ${sha256}`,
    ...(originalSha256 ? [`SHA-256 of the original: ${originalSha256}`] : []),
  ]
}

/** Returns each question with its answer below. */
function formatAnswers(answers: readonly DisplayAnswer[]): string[] {
  return answers.map(({ label, displayValue }) => `${label}\n${indent(displayValue || 'left blank')}`)
}

/** The line ends that any program recognizes, as a group, so that a split text keeps them. */
const lineEnd = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/

/**
 * Indents every line of a text by two spaces. None ends with a space: email programs join such a line with the next
 * (RFC 3676, sections 4.1 and 4.2).
 */
function indent(text: string): string {
  return text
    .split(lineEnd)
    .map((part, index) => (index % 2 ? part : `  ${part}`.trimEnd()))
    .join('')
}
