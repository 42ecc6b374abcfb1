import { organization } from '../../content/organization.ts'
import { exactSize } from '../bytes/byte-size.ts'
import type { Report } from './report.ts'

/** What the text says of a reference, wherever one is shown. */
export const referenceNote = 'identifies this copy; it is not a receipt'

/** What was taken out of a file, in words; empty if nothing was. */
export function removedWords(removed: 'place' | 'all' | undefined): string {
  if (removed === 'place') return 'The place recorded in it was removed.'
  return removed === 'all' ? 'The place, time and device recorded in it were removed.' : ''
}

/**
 * The report as plain text, for people: report.txt, the mail, the clipboard. What the visitor wrote is set in by two
 * spaces, every line of it, so that no answer can be taken for a heading.
 */
export function reportText(report: Report): string {
  const { title, address, reference, answers, evidence } = report
  return [
    `${organization.name}\n${title} ${reference}\nThe reference ${referenceNote}.`,
    ...answers.map(({ label, shown }) => `${label}\n${indent(shown || 'left blank')}`),
    ...(evidence.length ? [`Evidence, ${evidence.length === 1 ? 'one file' : `${evidence.length} files`}`] : []),
    ...evidence.map((exhibit) => indent(exhibitLines(exhibit).join('\n'))),
    `Nothing was sent by the page that made this. It reaches us when it is delivered to ${address}.`,
  ]
    .join('\n\n')
    .concat('\n')
}

function exhibitLines({ file, name, content, sha256, removed, originalSha256 }: Report['evidence'][number]): string[] {
  return [
    file,
    ...(file === `evidence/${name}` ? [] : [`Its own name: ${name}`]),
    exactSize(content.size),
    `SHA-256 ${sha256}`,
    ...(removed ? [removedWords(removed)] : []),
    ...(originalSha256 ? [`SHA-256 before: ${originalSha256}`] : []),
  ]
}

/** Also after the line ends that only some programs honor. */
function indent(text: string): string {
  return `  ${text.replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '$&  ')}`
}
