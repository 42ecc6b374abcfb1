import { toWellFormedText } from '../../components/well-formed-text.ts'
import { getEvidenceName } from '../bytes/file-format.ts'
import { computeReference } from './reference.ts'
import type { Report, ReportInput } from './report.ts'
import { createReportData } from './report-json.ts'

/**
 * Creates the report that is delivered. It uses neither clock nor random numbers: the same content always results in
 * the same reference and package, byte for byte. Lone surrogates, which UTF-8 cannot encode, become U+FFFD.
 */
export function createReport({ answers, evidence, ...form }: ReportInput): Report {
  const content = {
    ...form,
    answers: answers.map((answer) => ({
      ...answer,
      value: toWellFormedText(answer.value),
      displayValue: toWellFormedText(answer.displayValue),
    })),
    evidence: evidence.map((file, index) => ({
      ...file,
      originalName: file.originalName && toWellFormedText(file.originalName),
      packagePath: `evidence/${getEvidenceName(index, file.format)}`,
    })),
  }
  return { ...content, reference: computeReference(createReportData(content)) }
}

/** Returns the package's name without its extension, and its folder's: `anomaly-report-ABCD-EFGH`. */
export function getPackageName({ title, reference }: Pick<Report, 'title' | 'reference'>): string {
  return `${title.toLowerCase().replaceAll(' ', '-')}-${reference}`
}
