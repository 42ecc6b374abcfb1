import { evidenceFormats } from '../bytes/file-format.ts'
import type { Report } from '../documents/report.ts'

/** Returns the evidence as it is delivered, cleaned or whole, each file under its safe name: `evidence-1.jpg`. */
export function createEvidenceFiles({ evidence }: Pick<Report, 'evidence'>): File[] {
  return evidence.map(
    ({ packagePath, format, content }) =>
      new File([content], packagePath.replace('evidence/', ''), { type: evidenceFormats[format].mediaType }),
  )
}
