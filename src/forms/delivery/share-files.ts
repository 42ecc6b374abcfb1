import { evidenceKinds } from '../bytes/file-kind.ts'
import type { Report } from '../finished/report.ts'
import { reportText } from '../finished/report-text.ts'

/**
 * The files for the system's share sheet: report.txt, then the evidence under its safe names. Systems take none of ZIP,
 * JSON and (some) HTML, so the package is not among them. Ask `navigator.canShare` with these very files.
 */
export function shareFiles(report: Report): File[] {
  return [
    new File([reportText(report)], 'report.txt', { type: 'text/plain' }),
    ...report.evidence.map(
      ({ file, kind, content }) =>
        new File([content], file.replace('evidence/', ''), { type: evidenceKinds[kind].type }),
    ),
  ]
}
