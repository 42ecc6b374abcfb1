import { sumBlobSizes } from '../evidence/byte-size.ts'
import { evidenceFormats } from '../evidence/file-format.ts'
import {
  type BagEntry,
  bagDeclaration,
  formatBagInfo,
  formatManifest,
  formatReadMe,
  payloadDirectory,
} from './bagit.ts'
import { computeChecksums, crc32, type FileChecksums } from './checksums.ts'
import { getPackageName } from './create-report.ts'
import type { Report } from './report.ts'
import { renderReportHtml } from './report-html.ts'
import { renderReportJson } from './report-json.ts'
import { renderReportText } from './report-text.ts'
import { createZip, type ZipInputEntry } from './write-zip.ts'

/** A file changed since the report was created; the package would not match its manifest. */
export class EvidenceChangedError extends Error {
  override readonly name = 'EvidenceChangedError'
  readonly file: string
  constructor(file: string, options?: ErrorOptions) {
    super(`${file} has changed since it was chosen`, options)
    this.file = file
  }
}

/** Returns a file as it is sent, cleaned or whole, under its safe name: `evidence-1.jpg`. */
export function createEvidenceFile({ packagePath, format, content }: Report['evidence'][number]): File {
  return new File([content], packagePath.replace('evidence/', ''), { type: evidenceFormats[format].mediaType })
}

/** Returns the size of all evidence together, in bytes. */
export function getEvidenceSize({ evidence }: Pick<Report, 'evidence'>): number {
  return sumBlobSizes(evidence.map(({ content }) => content))
}

type Entry = ZipInputEntry & FileChecksums

/** Returns the ZIP with the report and its evidence, a bag (RFC 8493). Rejects with EvidenceChangedError. */
export async function buildReportPackage(report: Report): Promise<File> {
  await checkEvidence(report)
  const written = await createTextEntries({
    'report.html': renderReportHtml(report),
    'report.txt': renderReportText(report),
    'report.json': renderReportJson(report),
  })
  const evidence = report.evidence.map(({ packagePath, content, sha256, crc32 }) => {
    return { path: packagePath, content, size: content.size, sha256, crc32 }
  })
  const payload = moveToFolder(payloadDirectory, [...written, ...evidence])
  const readMe = await createTextEntries({ 'READ-ME.txt': formatReadMe(report) })
  const entries = [...readMe, ...payload, ...(hasSha256(payload) ? await createTags(report, readMe, payload) : [])]
  const name = getPackageName(report)
  return new File([createZip(moveToFolder(name, entries))], `${name}.zip`, { type: 'application/zip' })
}

/** Returns the files that make a folder a bag; none where browsers compute no SHA-256. */
async function createTags({ reference }: Report, readMe: readonly Entry[], payload: readonly BagEntry[]) {
  const tags = await createTextEntries({
    'bagit.txt': bagDeclaration,
    'bag-info.txt': formatBagInfo(reference, payload),
    'manifest-sha256.txt': formatManifest(payload),
  })
  const listed = [...readMe, ...tags]
  const tagManifest = hasSha256(listed) ? { 'tagmanifest-sha256.txt': formatManifest(listed) } : {}
  return [...tags, ...(await createTextEntries(tagManifest))]
}

function hasSha256(entries: readonly Entry[]): entries is (Entry & BagEntry)[] {
  return entries.every(({ sha256 }) => sha256 !== undefined)
}

async function checkEvidence({ evidence }: Pick<Report, 'evidence'>): Promise<void> {
  for (const file of evidence) {
    const bytes = await file.content.arrayBuffer().catch((cause: unknown) => {
      throw new EvidenceChangedError(file.name, { cause })
    })
    if (crc32(new Uint8Array(bytes)) !== file.crc32) throw new EvidenceChangedError(file.name)
  }
}

function createTextEntries(texts: Readonly<Record<string, string>>): Promise<Entry[]> {
  return Promise.all(
    Object.entries(texts).map(async ([path, text]) => {
      const content = new TextEncoder().encode(text)
      return { path, content, size: content.length, ...(await computeChecksums(content)) }
    }),
  )
}

function moveToFolder<Entry extends { readonly path: string }>(folder: string, entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }))
}
