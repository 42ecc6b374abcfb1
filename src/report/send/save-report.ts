import { getAttachmentName } from '../documents/create-report.ts'
import type { Report, ReportRecord } from '../documents/report.ts'
import { buildReportPackage, findChangedFile } from '../documents/report-package.ts'
import { renderReportText } from '../documents/report-text.ts'
import { endText, saveText } from './send.text.ts'

/** Makes the browser save a report, with its files or the text alone. Returns whether it did, and what, in words. */
export async function saveReport(report: Report, kind: 'package' | 'text') {
  if (kind === 'text') return { isSaved: true, message: saveTextFile(report) }
  const changed = await findChangedFile(report)
  // The package would not match its own checksums.
  if (changed !== undefined) return { isSaved: false, message: saveText.changed(changed) }
  try {
    return { isSaved: true, message: save(buildReportPackage(report)) }
  } catch (error) {
    // Browsers refuse to make a Blob in several ways where there is no space.
    reportError(error)
    return { isSaved: false, message: saveText.failed }
  }
}

/** Makes the browser save a report's text, with the day on which it was sent. Returns what was done, in words. */
export function saveTextFile(report: ReportRecord, sentOn?: string): string {
  const name = getAttachmentName(report.reference, 'text')
  return save(new File([renderReportText(report, sentOn && endText.sent(sentOn))], name, { type: 'text/plain' }))
}

/** No event reports whether the browser kept the file. */
function save(file: File): string {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return saveText.saved(file.name)
}
