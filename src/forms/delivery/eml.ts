import { base64Length, base64Lines, bytesPerLine } from '../bytes/base64-lines.ts'
import { evidenceKinds } from '../bytes/file-kind.ts'
import type { Watch } from '../bytes/read-slices.ts'
import { packageName, type Report } from '../finished/report.ts'
import { reportJson } from '../finished/report-json.ts'
import { reportText } from '../finished/report-text.ts'
import { fileNameParameter, fromHeader, headerText } from './mail-headers.ts'
import { readExhibit } from './read-exhibit.ts'

/** Many mailboxes refuse more than this, in bytes of mail. */
export const cautiousMailSize = 10 * 2 ** 20

/** A multiple of one line's bytes, so that the pieces join without a seam; near `sliceLength`. */
const piece = bytesPerLine * 2300

/** A mail is text between the bodies, and bodies. */
type Part = string | Uint8Array<ArrayBuffer> | Report['evidence'][number]

/**
 * The parts of the mail, in order, unencoded. The boundary begins with `=_`, which base64 never writes (RFC 2045,
 * section 6.7), and every body is base64. Drafts have neither Date nor Message-ID: whoever sends it gives it both.
 */
function partsOf(report: Report, subject: string): Part[] {
  const boundary = `=_${report.reference}`
  const answer = (name: string) => report.answers.find((one) => one.name === name)?.value ?? ''
  const from = fromHeader(`${answer('first-name')} ${answer('last-name')}`, answer('email'))
  const head = [
    'MIME-Version: 1.0',
    'X-Unsent: 1',
    `${from}To: ${report.address}`,
    `Subject: ${headerText(subject)}`,
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    '',
  ].join('\r\n')
  const open = (type: string, disposition: string) =>
    `--${boundary}\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: ${disposition}\r\n\r\n`
  const attach = (type: string, name: string) => open(type, `attachment${fileNameParameter('filename', name)}`)
  const bytes = (text: string) => new TextEncoder().encode(text)
  return [
    head,
    open('text/plain; charset=UTF-8', 'inline'),
    bytes(reportText(report).replace(/\r\n|\r|\n/g, '\r\n')),
    attach('application/json', 'report.json'),
    bytes(reportJson(report)),
    ...report.evidence.flatMap((exhibit) => [
      attach(evidenceKinds[exhibit.kind].type, exhibit.file.replace('evidence/', '')),
      exhibit,
    ]),
    `--${boundary}--\r\n`,
  ]
}

/** How large the mail will be, in bytes, without reading the evidence. Exact. */
export function mailSize(report: Report, subject: string): number {
  return partsOf(report, subject).reduce((sum, part) => {
    if (typeof part === 'string') return sum + part.length
    return sum + base64Length('content' in part ? part.content.size : part.length)
  }, 0)
}

/**
 * A mail draft with the report as its text and the evidence attached (RFC 5322, 2045 to 2047, 2231), for programs that
 * open `.eml` files. `X-Unsent: 1` makes Outlook open it for sending. Reads the evidence piece by piece; each encoded
 * piece leaves the page's memory for the browser's. Rejects like `buildPackage`.
 */
export async function buildMail(report: Report, subject: string, watch: Watch = {}): Promise<File> {
  const written: Blob[] = []
  for (const part of partsOf(report, subject)) {
    if (typeof part === 'string') written.push(new Blob([part]))
    else if (part instanceof Uint8Array) written.push(new Blob([base64Lines(part)]))
    else for await (const bytes of readExhibit(part, watch, piece)) written.push(new Blob([base64Lines(bytes)]))
  }
  return new File(written, `${packageName(report)}.eml`, { type: 'message/rfc822' })
}
