import { totalSize } from '../evidence/byte-size.ts'
import type { Watch } from '../evidence/read-slices.ts'
import { checksumList } from './checksums.ts'
import { fingerprintBytes } from './fingerprint.ts'
import { readExhibit } from './read-exhibit.ts'
import { packageName, type Report } from './report.ts'
import { reportHtml } from './report-html.ts'
import { reportJson } from './report-json.ts'
import { reportText } from './report-text.ts'
import { zip } from './zip.ts'

/** How many bytes `buildPackage` and the like will read: the whole of the progress bar. */
export function evidenceSize({ evidence }: Pick<Report, 'evidence'>): number {
  return totalSize(evidence.map(({ content }) => content))
}

/**
 * The package: report.html, report.txt, report.json, the evidence, and SHA256SUMS, in one folder of one ZIP. Reads the
 * evidence through to be sure that it is still what the report says, an eighth of a megabyte at a time, and copies none of it.
 */
export async function buildPackage(report: Report, watch: Watch = {}): Promise<File> {
  for (const exhibit of report.evidence) for await (const _ of readExhibit(exhibit, watch));
  const written = Object.entries({
    'report.html': reportHtml(report),
    'report.txt': reportText(report),
    'report.json': reportJson(report),
  }).map(([path, text]) => textEntry(path, text))
  const evidence = report.evidence.map(({ file, content, sha256, crc32: sum }) => ({
    path: file,
    content,
    size: content.size,
    sha256,
    crc32: sum,
  }))
  const list = textEntry('SHA256SUMS', checksumList([...written, ...evidence]))
  const name = packageName(report)
  const entries = [...written, list, ...evidence].map((entry) => ({ ...entry, path: `${name}/${entry.path}` }))
  return new File([zip(entries)], `${name}.zip`, { type: 'application/zip' })
}

function textEntry(path: string, text: string) {
  const content = new TextEncoder().encode(text)
  return { path, content, size: content.length, ...fingerprintBytes(content) }
}
