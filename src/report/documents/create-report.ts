import { toWellFormedText } from '../../components/well-formed-text.ts'
import { getEvidenceName } from '../evidence/file-format.ts'
import { computeReference } from './reference.ts'
import type { Report, ReportInput } from './report.ts'
import { createReportData } from './report-json.ts'

export const reportTitle = 'Anomaly report'

/** Creates the report that is sent, without clock or random numbers. Lone surrogates become U+FFFD. */
export async function createReport({ answers, evidence }: ReportInput): Promise<Report> {
  const content = {
    answers: answers.map((answer) => ({
      ...answer,
      value: toWellFormedText(answer.value),
      displayValue: toWellFormedText(answer.displayValue),
    })),
    evidence: evidence.map((file, index) => ({
      ...file,
      packagePath: `evidence/${getEvidenceName(index, file.format)}`,
    })),
  }
  return { ...content, reference: await computeReference(createReportData(content)) }
}

/** Returns the package's name without its extension, and its folder's: `anomaly-report-ABCD-EFGH`. */
export function getPackageName({ reference }: Pick<Report, 'reference'>): string {
  return `${reportTitle.toLowerCase().replaceAll(' ', '-')}-${reference}`
}
