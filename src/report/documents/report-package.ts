import { evidenceFormats } from '../../content/evidence-formats.ts'
import { crc32 } from '../../reference/checksums.ts'
import { sumBlobSizes } from '../evidence/byte-size.ts'
import { getPackageName } from './create-report.ts'
import { getEvidencePath, type Report, type ReportFile } from './report.ts'
import { renderReportHtml } from './report-html.ts'
import { renderReportJson } from './report-json.ts'
import { renderReportText } from './report-text.ts'
import { createZip } from './write-zip.ts'

/** A file changed since the report was created; the package would not match its own checksums. */
export class EvidenceChangedError extends Error {
  override readonly name = 'EvidenceChangedError'
  readonly file: string
  constructor(file: string, options?: ErrorOptions) {
    super(`${file} has changed since it was chosen`, options)
    this.file = file
  }
}

/** Returns a file as it is sent, cleaned or whole. */
export function createEvidenceFile({ name, format, content }: ReportFile): File {
  return new File([content], name, { type: evidenceFormats[format].mediaType })
}

/** Returns the size of all evidence together, in bytes. */
export function getEvidenceSize({ evidence }: Pick<Report, 'evidence'>): number {
  return sumBlobSizes(evidence.map(({ content }) => content))
}

/** Returns the ZIP with the report and its files. Rejects with EvidenceChangedError. */
export async function buildReportPackage(report: Report): Promise<File> {
  await checkEvidence(report)
  const documents = {
    'report.html': renderReportHtml(report),
    'report.txt': renderReportText(report),
    'report.json': renderReportJson(report),
  }
  const written = Object.entries(documents).map(([path, text]) => {
    return { path, content: new Blob([text]), crc32: crc32(new TextEncoder().encode(text)) }
  })
  const files = report.evidence.map((file) => ({ ...file, path: getEvidencePath(file) }))
  return new File([createZip([...written, ...files])], `${getPackageName(report)}.zip`, { type: 'application/zip' })
}

async function checkEvidence({ evidence }: Pick<Report, 'evidence'>): Promise<void> {
  for (const file of evidence) {
    const bytes = await file.content.arrayBuffer().catch((cause: unknown) => {
      throw new EvidenceChangedError(file.name, { cause })
    })
    if (crc32(new Uint8Array(bytes)) !== file.crc32) throw new EvidenceChangedError(file.name)
  }
}
