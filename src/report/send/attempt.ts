import type { Report } from '../documents/report.ts'
import { renderReportText } from '../documents/report-text.ts'
import type { Attempt } from '../state/report-state.ts'

/** Returns what is kept of a report that is passed on: without its files, unless `change` says otherwise. */
export function createAttempt(report: Report, by: Attempt['by'], change: Partial<Attempt> = {}): Attempt {
  const { reference, evidence } = report
  const { length } = evidence
  return { by, reference, text: renderReportText(report), files: length, remainingFiles: length, ...change }
}
