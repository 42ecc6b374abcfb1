import { addressOfFile, recordFiles } from '../../record/addresses.ts'
import { evidenceKinds } from '../bytes/file-kind.ts'
import type { Report } from './report-content.ts'

/** The content of report.json, in the order it is written; `report.schema.json` describes it. */
export function reportData({ form, answers, evidence }: Pick<Report, 'form' | 'answers' | 'evidence'>) {
  return {
    version: 1,
    form,
    answers: answers.map(({ name, label, value, shown, zone, utc }) => ({ name, label, value, shown, zone, utc })),
    evidence: evidence.map(({ file, name, kind, content, sha256, removed, originalSha256 }) => ({
      file,
      name,
      type: evidenceKinds[kind].type,
      bytes: content.size,
      sha256,
      removed: removed ?? 'nothing',
      originalSha256,
    })),
  }
}

/** report.json: the report for programs. */
export function reportJson(report: Report): string {
  const head = { $schema: addressOfFile(recordFiles.reportSchema), reference: report.reference }
  return `${JSON.stringify({ ...head, ...reportData(report) }, null, 2)}\n`
}
