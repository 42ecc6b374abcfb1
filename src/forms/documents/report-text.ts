import type { MetadataRemoval } from '@quantum-reality/media-metadata'
import { organization } from '../../content/organization.ts'
import { formatExactBytes } from '../bytes/byte-size.ts'
import type { DisplayAnswer } from '../form/field.ts'
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
  const { title, address, reference, answers, evidence } = report
  return [
    `${organization.name}\n${title} ${reference}\nThe reference ${referenceNote}.`,
    ...formatAnswers(answers),
    ...(evidence.length ? [`Evidence, ${evidence.length === 1 ? 'one file' : `${evidence.length} files`}`] : []),
    ...evidence.map((file) => indent(formatEvidenceLines(file).join('\n'))),
    `Nothing was sent by the page that made this. It reaches us when it is delivered to ${address}.`,
  ]
    .join('\n\n')
    .concat('\n')
}

function formatEvidenceLines({
  packagePath,
  originalName,
  content,
  sha256,
  removed,
  originalSha256,
}: Report['evidence'][number]): string[] {
  return [
    packagePath.replace('evidence/', ''),
    ...(originalName === undefined ? [] : [`Original name: ${originalName}`]),
    formatExactBytes(content.size),
    `SHA-256 ${sha256}`,
    ...(removed ? [describeRemoval(removed)] : []),
    ...(originalSha256 ? [`SHA-256 of the original: ${originalSha256}`] : []),
  ]
}

/** Returns each question with its answer below. */
export function formatAnswers(answers: readonly DisplayAnswer[]): string[] {
  return answers.map(({ label, displayValue }) => `${label}\n${indent(displayValue || 'left blank')}`)
}

/** Indents every line of a text by two spaces, also after line ends that only some programs recognize. */
export function indent(text: string): string {
  return `  ${text.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '$&  ')}`
}
