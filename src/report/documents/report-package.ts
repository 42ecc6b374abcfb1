import { crc32 } from '../../reference/checksums.ts'
import { getAttachmentName } from './create-report.ts'
import { getEvidencePath, type Report } from './report.ts'
import { renderReportHtml } from './report-html.ts'
import { renderReportJson } from './report-json.ts'
import { renderReportText } from './report-text.ts'
import { createZip } from './write-zip.ts'

/** Returns the ZIP with the report and its files. */
export function buildReportPackage(report: Report): File {
  const documents = {
    'report.html': renderReportHtml(report),
    'report.txt': renderReportText(report),
    'report.json': renderReportJson(report),
  }
  const written = Object.entries(documents).map(([path, text]) => {
    return { path, content: new Blob([text]), crc32: crc32(new TextEncoder().encode(text)) }
  })
  const files = report.evidence.map((file) => ({ ...file, path: getEvidencePath(file) }))
  const name = getAttachmentName(report.reference, 'package')
  return new File([createZip([...written, ...files])], name, { type: 'application/zip' })
}

/** Returns the name of a file that was changed or deleted since the report was created; undefined if none was. */
export async function findChangedFile({ evidence }: Pick<Report, 'evidence'>): Promise<string | undefined> {
  for (const { name, content, crc32: created } of evidence) {
    const bytes = await content.arrayBuffer().catch(() => undefined)
    if (!bytes || crc32(new Uint8Array(bytes)) !== created) return name
  }
  return undefined
}
