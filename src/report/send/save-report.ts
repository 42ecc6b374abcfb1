import type { Report } from '../documents/report.ts'
import { buildReportPackage, EvidenceChangedError } from '../documents/report-package.ts'
import { renderReportText } from '../documents/report-text.ts'
import { getAttachmentName } from './report-email.ts'
import { sendText as text } from './send.text.ts'

/** Makes the browser save a report, with its files or the text alone. Returns what was done, in words. */
export async function saveReport(report: Report, kind: 'package' | 'text'): Promise<string> {
  if (kind === 'text') return saveText(report.reference, renderReportText(report))
  try {
    return save(await buildReportPackage(report))
  } catch (error) {
    if (error instanceof EvidenceChangedError) return text.changed(error.file)
    // Browsers refuse to make a Blob in several ways where there is no space.
    reportError(error)
    return text.save.failed
  }
}

/** Makes the browser save a report's text. Returns what was done, in words. */
export function saveText(reference: string, content: string): string {
  return save(new File([content], getAttachmentName(reference, 'text'), { type: 'text/plain' }))
}

/** No event reports whether the browser saved the file. */
function save(file: File): string {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return text.save.saved(file.name)
}
