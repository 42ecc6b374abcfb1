import { totalSize } from '../bytes/byte-size.ts'
import type { Watch } from '../bytes/read-slices.ts'
import { zip } from '../bytes/zip.ts'
import { checksumList } from '../finished/checksums.ts'
import { fingerprintBytes } from '../finished/fingerprint.ts'
import { packageName, type Report } from '../finished/report.ts'
import { reportHtml } from '../finished/report-html.ts'
import { reportJson } from '../finished/report-json.ts'
import { reportText } from '../finished/report-text.ts'
import { readExhibit } from './read-exhibit.ts'

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
