import { sumBlobSizes } from '../bytes/byte-size.ts'
import { crc32 } from '../bytes/crc32.ts'
import { evidenceFormats } from '../bytes/file-format.ts'
import { type ReadOptions, readChunks } from '../bytes/read-chunks.ts'
import { createZip } from '../bytes/write-zip.ts'
import { bagDeclaration, formatBagInfo, formatManifest, formatReadMe, payloadDirectory } from '../documents/bagit.ts'
import { computeChecksumsSync } from '../documents/checksums.ts'
import { getPackageName } from '../documents/create-report.ts'
import type { Report } from '../documents/report.ts'
import { renderReportHtml } from '../documents/report-html.ts'
import { renderReportJson } from '../documents/report-json.ts'
import { renderReportText } from '../documents/report-text.ts'

/** A file that changed since the report was created; its package would not match its own manifest. */
export class EvidenceChangedError extends Error {
  override readonly name = 'EvidenceChangedError'
  readonly file: string
  constructor(file: string, options?: ErrorOptions) {
    super(`${file} has changed since it was chosen`, options)
    this.file = file
  }
}

/** Returns a file as it is delivered, cleaned or whole, under its safe name: `evidence-1.jpg`. */
export function createEvidenceFile({ packagePath, format, content }: Report['evidence'][number]): File {
  return new File([content], packagePath.replace('evidence/', ''), { type: evidenceFormats[format].mediaType })
}

/** Returns how many bytes `buildReportPackage` and the like will read: the maximum of the progress bar. */
export function getEvidenceSize({ evidence }: Pick<Report, 'evidence'>): number {
  return sumBlobSizes(evidence.map(({ content }) => content))
}

/**
 * Returns the package: a bag (RFC 8493) in one ZIP, with report.html, report.txt, report.json and the evidence as its
 * payload, and READ-ME.txt first. Reads the evidence in chunks of an eighth of a megabyte to verify its checksums, and
 * copies none of it. Rejects with EvidenceChangedError if a file has changed, and with the signal's reason if aborted.
 */
export async function buildReportPackage(report: Report, options: ReadOptions = {}): Promise<File> {
  await checkEvidence(report, options)
  const written = textEntries({
    'report.html': renderReportHtml(report),
    'report.txt': renderReportText(report),
    'report.json': renderReportJson(report),
  })
  const evidence = report.evidence.map(({ packagePath, content, sha256, crc32 }) => {
    return { path: packagePath, content, size: content.size, sha256, crc32 }
  })
  const payload = inFolder(payloadDirectory, [...written, ...evidence])
  const readMeEntries = textEntries({ 'READ-ME.txt': formatReadMe(report) })
  const tags = textEntries({
    'bagit.txt': bagDeclaration,
    'bag-info.txt': formatBagInfo(report, payload),
    'manifest-sha256.txt': formatManifest(payload),
  })
  const name = getPackageName(report)
  const tagManifest = textEntries({ 'tagmanifest-sha256.txt': formatManifest([...readMeEntries, ...tags]) })
  const entries = [...readMeEntries, ...payload, ...tags, ...tagManifest]
  return new File([createZip(inFolder(name, entries))], `${name}.zip`, { type: 'application/zip' })
}

/** Reads all evidence as it is delivered. Rejects like `buildReportPackage`. */
export async function checkEvidence({ evidence }: Pick<Report, 'evidence'>, options: ReadOptions = {}): Promise<void> {
  for (const file of evidence) {
    let sum = 0
    try {
      for await (const bytes of readChunks(file.content, options)) sum = crc32(bytes, sum)
    } catch (error) {
      options.signal?.throwIfAborted()
      throw new EvidenceChangedError(file.name, { cause: error })
    }
    if (sum !== file.crc32) throw new EvidenceChangedError(file.name)
  }
}

function textEntries(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([path, text]) => {
    const content = new TextEncoder().encode(text)
    return { path, content, size: content.length, ...computeChecksumsSync(content) }
  })
}

function inFolder<Entry extends { readonly path: string }>(folder: string, entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }))
}
