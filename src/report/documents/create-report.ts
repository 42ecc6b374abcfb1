import { computeReference } from '../../reference/reference.ts'
import { makeNamesSafe } from '../evidence/safe-names.ts'
import type { Report, ReportInput } from './report.ts'
import { createReportData } from './report-json.ts'

export const reportTitle = 'Anomaly report'

/** Creates the report that is sent, without clock or random numbers. */
export async function createReport({ evidence, ...input }: ReportInput): Promise<Report> {
  const content = { ...input, evidence: makeNamesSafe(evidence) }
  return { ...content, reference: await computeReference(createReportData(content)) }
}

/** Returns the name of the file that a visitor saves: `anomaly-report-ABCD-EFGH.zip`. */
export function getAttachmentName(reference: string, kind: 'package' | 'text'): string {
  return `${reportTitle.toLowerCase().replaceAll(' ', '-')}-${reference}.${kind === 'package' ? 'zip' : 'txt'}`
}
