import { evidenceFormats } from '../../content/evidence-formats.ts'
import { getEvidencePath, type Report, type ReportRecord } from './report.ts'

/** Returns the content of report.json without its reference, which is computed from it. Members are in its order. */
export function createReportData({ answers, evidence, missing }: Omit<ReportRecord, 'reference'>) {
  return {
    version: 1,
    form: 'report',
    answers: answers.map(({ displayValue, name, label, value }) => ({ name, label, value, shown: displayValue })),
    evidence: evidence.map((file) => ({
      file: getEvidencePath(file),
      type: evidenceFormats[file.format].mediaType,
      bytes: file.size,
      sha256: file.sha256,
      removed: file.isCleaned ? 'all' : 'nothing',
      originalSha256: file.originalSha256,
    })),
    // What the writer chose and the form did not take.
    missing: missing.length > 0 ? missing : undefined,
  }
}

export function renderReportJson(report: Report): string {
  return `${JSON.stringify({ reference: report.reference, ...createReportData(report) }, null, 2)}\n`
}
