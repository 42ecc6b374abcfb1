import { organization } from '../../content/organization.ts'
import type { Report } from '../documents/report.ts'
import { createEvidenceFile } from '../documents/report-package.ts'
import { renderReportText } from '../documents/report-text.ts'
import { formatEmailSubject } from './report-email.ts'
import { sendText } from './send.text.ts'

/**
 * Returns what the system's share sheet gets: report.txt, then the evidence under its safe names. Systems take none of
 * ZIP, JSON and (some) HTML, so the package is not among them. The text begins with the address.
 */
export function createShareData(report: Report) {
  const subject = formatEmailSubject(report)
  const summary = new File([renderReportText(report)], 'report.txt', { type: 'text/plain' })
  const files = [summary, ...report.evidence.map(createEvidenceFile)]
  return { title: subject, text: sendText.share.to(organization.email.reports, subject), files }
}

export const isTouchDevice = () => matchMedia('(pointer: coarse)').matches

/** Returns whether this is a phone or tablet whose apps take these very files. A computer has an email program or none. */
export function canShare(data: ShareData): boolean {
  return isTouchDevice() && (navigator.canShare?.(data) ?? false)
}
