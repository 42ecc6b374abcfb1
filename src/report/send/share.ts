import { evidenceFormats } from '../../content/evidence-formats.ts'
import { organization } from '../../content/organization.ts'
import type { Report } from '../documents/report.ts'
import { renderReportText } from '../documents/report-text.ts'
import { formatEmailSubject } from './report-email.ts'
import { shareText } from './send.text.ts'

/** Returns what the share sheet gets: report.txt, then the evidence. Systems refuse ZIP, JSON and (some) HTML. */
export function createShareData(report: Report) {
  const subject = formatEmailSubject(report)
  const summary = new File([renderReportText(report)], 'report.txt', { type: 'text/plain' })
  const evidence = report.evidence.map(
    ({ name, format, content }) => new File([content], name, { type: evidenceFormats[format].mediaType }),
  )
  return { title: subject, text: shareText.to(organization.email.reports, subject), files: [summary, ...evidence] }
}

const isTouchDevice = () => matchMedia('(pointer: coarse)').matches

/** Returns whether this is a phone, by its narrow side in CSS px: the smallest tablets have 600 (Android, sw600dp). */
export const isPhone = () => isTouchDevice() && Math.min(screen.width, screen.height) < 600

/** Returns whether this is a phone or tablet whose apps take these files. */
export function canShare(data: ShareData): boolean {
  return isTouchDevice() && (navigator.canShare?.(data) ?? false)
}
