import { evidenceFormats } from '../../content/evidence-formats.ts'
import { getFileUrl, publishedFiles } from '../../published-data/file-urls.ts'
import { getEvidencePath, type Report } from './report.ts'

/** Returns the content of report.json, in its order; `src/published-data/report-schema.ts` describes it. */
export function createReportData({ answers, evidence }: Pick<Report, 'answers' | 'evidence'>) {
  return {
    version: 1,
    form: 'report',
    answers: answers.map(({ displayValue, name, label, value, zone, utc }) => {
      return { name, label, value, shown: displayValue, zone, utc }
    }),
    evidence: evidence.map((file) => ({
      file: getEvidencePath(file),
      type: evidenceFormats[file.format].mediaType,
      bytes: file.content.size,
      sha256: file.sha256,
      removed: file.isCleaned ? 'all' : 'nothing',
      originalSha256: file.originalSha256,
    })),
  }
}

export function renderReportJson(report: Report): string {
  const head = { $schema: getFileUrl(publishedFiles.reportSchema), reference: report.reference }
  return `${JSON.stringify({ ...head, ...createReportData(report) }, null, 2)}\n`
}
