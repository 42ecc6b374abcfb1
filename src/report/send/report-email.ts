import { buildMailtoUrl, maxMailtoLength } from '../../components/mailto.ts'
import { organization } from '../../content/organization.ts'
import { getAttachmentName, reportTitle } from '../documents/create-report.ts'
import type { Report } from '../documents/report.ts'
import { describeMissingFiles, renderEmailText } from '../documents/report-text.ts'
import { formatBytes, sumSizes } from '../evidence/byte-size.ts'
import { emailText } from './send.text.ts'

/** Most mailboxes take as much, in bytes of email. */
const maxEmailBytes = 20 * 2 ** 20

/** What an email link carries, and the file to save first where that is not all. */
export type ReportEmail = ReturnType<typeof createReportEmail>

/** Returns the email with a report: its whole text where a link carries that. It names a file as attached only if `isSaved`. */
export function createReportEmail(report: Report, isSaved: boolean) {
  const { reference, evidence } = report
  const bytes = sumSizes(evidence)
  // Base64 (RFC 2045, section 6.8): four characters for three bytes, and two more for each 76.
  const isTooLarge = (((bytes * 4) / 3) * 78) / 76 > maxEmailBytes
  const isPackage = evidence.length > 0 && !isTooLarge
  const subject = formatEmailSubject(report)
  const build = (body: string, attachment: 'package' | 'text' | undefined, missing = describeMissingFiles(report)) => {
    const attached = attachment && isSaved ? [emailText.attached(getAttachmentName(reference, attachment))] : []
    const isIncluded = evidence.length === 0 || (attachment === 'package' && isSaved)
    const rest = isIncluded ? [] : [emailText.notIncluded(evidence.length, formatBytes(bytes), isTooLarge)]
    const parts = [body, ...attached, ...rest, ...(missing ? [missing] : []), '']
    const url = buildMailtoUrl({ to: organization.email.reports, subject, body: parts.join('\n\n') })
    return { url, attachment, isTooLarge }
  }
  const whole = build(renderEmailText(report), isPackage ? 'package' : undefined)
  if (whole.url.length <= maxMailtoLength) return whole
  const title = `${reportTitle} ${reference}`
  const attachment = isPackage ? 'package' : 'text'
  const short = build(title, attachment)
  return short.url.length <= maxMailtoLength
    ? short
    : build(title, attachment, emailText.missing(report.missing.length))
}

/** Returns the subject of an email, for filing: `Anomaly report, California, April 19, 2025, 5DBD-N2WP`. */
export function formatEmailSubject({ answers, reference }: Pick<Report, 'answers' | 'reference'>): string {
  const find = (field: string) => answers.find(({ name }) => name === field)
  const parts = [reportTitle, find('state')?.displayValue, formatDay(find('date-time')?.value), reference]
  return parts.filter(Boolean).join(', ')
}

/** Returns a date in words; the value itself if no calendar contains it. */
function formatDay(value = ''): string {
  const day = Date.parse(value.replace(/T.*/, 'T00:00Z'))
  return Number.isNaN(day) ? value : new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
