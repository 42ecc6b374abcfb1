import { totalSize } from '../bytes/byte-size.ts'
import type { Watch } from '../bytes/read-slices.ts'
import { zip } from '../bytes/zip.ts'
import { bagDeclaration, bagInfo, manifest, payloadFolder, readMe } from '../finished/bag.ts'
import { fingerprintBytes } from '../finished/fingerprint.ts'
import { packageName, type Report } from '../finished/report.ts'
import { reportHtml } from '../finished/report-html.ts'
import { reportJson } from '../finished/report-json.ts'
import { reportText } from '../finished/report-text.ts'
import { roCrate } from '../finished/ro-crate.ts'
import { readExhibit } from './read-exhibit.ts'

/** How many bytes `buildPackage` and the like will read: the whole of the progress bar. */
export function evidenceSize({ evidence }: Pick<Report, 'evidence'>): number {
  return totalSize(evidence.map(({ content }) => content))
}

/**
 * The package: a bag (RFC 8493) in one ZIP, with report.html, report.txt, report.json and the evidence as its payload, what
 * they are beside them, and READ-ME.txt in front. Reads the evidence through to be sure that it is still what the report
 * says, an eighth of a megabyte at a time, and copies none of it.
 */
export async function buildPackage(report: Report, watch: Watch = {}): Promise<File> {
  for (const exhibit of report.evidence) for await (const _ of readExhibit(exhibit, watch));
  const written = textEntries({
    'report.html': reportHtml(report),
    'report.txt': reportText(report),
    'report.json': reportJson(report),
  })
  const evidence = report.evidence.map(({ file, content, sha256, crc32 }) => ({
    path: file,
    content,
    size: content.size,
    sha256,
    crc32,
  }))
  const crate = textEntries({ 'ro-crate-metadata.json': roCrate(report, written) })
  const payload = inFolder(payloadFolder, [...written, ...evidence, ...crate])
  const front = textEntries({ 'READ-ME.txt': readMe(report) })
  const tags = textEntries({
    'bagit.txt': bagDeclaration,
    'bag-info.txt': bagInfo(report, payload),
    'manifest-sha256.txt': manifest(payload),
  })
  const name = packageName(report)
  const seal = textEntries({ 'tagmanifest-sha256.txt': manifest([...front, ...tags]) })
  const entries = [...front, ...payload, ...tags, ...seal]
  return new File([zip(inFolder(name, entries))], `${name}.zip`, { type: 'application/zip' })
}

function textEntries(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([path, text]) => {
    const content = new TextEncoder().encode(text)
    return { path, content, size: content.length, ...fingerprintBytes(content) }
  })
}

function inFolder<Entry extends { readonly path: string }>(folder: string, entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }))
}
