import type { Report } from '../documents/report.ts'
import type { Attempt } from '../state/report-state.ts'

/** Returns what is kept of a report that is passed on: without its files, unless `change` says otherwise. */
export function createAttempt(report: Report, by: Attempt['by'], change: Partial<Attempt> = {}): Attempt {
  const evidence = report.evidence.map(({ content: _, ...file }) => file)
  return { by, report: { ...report, evidence }, hasFiles: evidence.length === 0, ...change }
}
