import { organization } from '../../content/organization.ts'
import { evidenceKinds } from '../bytes/file-kind.ts'
import type { BagFile } from './bag.ts'
import type { Report } from './report.ts'
import { removedWords } from './report-text.ts'

const roles: Readonly<Record<string, readonly [mediaType: string, role: string]>> = {
  'report.html': ['text/html', 'The report, to read and to print.'],
  'report.txt': ['text/plain', 'The report as plain text.'],
  'report.json': ['application/json', 'The report for programs.'],
}

/**
 * ro-crate-metadata.json (RO-Crate 1.2): what each file beside it is, and what was removed from one before it was
 * packed. Takes the report, and the files that were written from it. RO-Crate demands a day of publication and a license;
 * a report has neither, and no clock is asked. So the crate bears the day that the ZIP bears, and says what that is worth.
 */
export function roCrate(report: Report, written: readonly BagFile[]): string {
  const { title, reference, evidence } = report
  const removals = evidence.flatMap((exhibit, index) => (exhibit.removed ? removal(exhibit, index + 1) : []))
  const files = [...written.map(writtenFile), ...evidence.map(evidenceFile)]
  const descriptor = {
    '@id': 'ro-crate-metadata.json',
    '@type': 'CreativeWork',
    conformsTo: { '@id': 'https://w3id.org/ro/crate/1.2' },
    about: { '@id': './' },
  }
  const root = {
    '@id': './',
    '@type': 'Dataset',
    name: `${title} ${reference}`,
    description: `Made with a form of ${organization.name}, and not published. A crate must name a day of publication; no clock was asked, and the day here is that of every file in the package.`,
    identifier: reference,
    datePublished: '1980-01-01',
    license: 'None. Whoever made the report decides who may have it.',
    hasPart: files.map(pointer),
    ...(removals.length > 0 && { mentions: removals.map(({ action }) => pointer(action)) }),
  }
  const changes = removals.flatMap(({ action, original }) => [action, original])
  const crate = {
    '@context': 'https://w3id.org/ro/crate/1.2/context',
    '@graph': [descriptor, root, ...files, ...changes],
  }
  return `${JSON.stringify(crate, null, 2)}\n`
}

function writtenFile({ path, size, sha256 }: BagFile) {
  const [encodingFormat, description] = roles[path] ?? []
  return { '@id': path, '@type': 'File', name: path, description, encodingFormat, contentSize: String(size), sha256 }
}

function evidenceFile({ file, name, kind, content, sha256, removed }: Report['evidence'][number]) {
  return {
    '@id': uriPath(file),
    '@type': 'File',
    name,
    description: removed ? `Evidence. ${removedWords(removed)}` : 'Evidence, as it was chosen.',
    encodingFormat: evidenceKinds[kind].type,
    contentSize: String(content.size),
    sha256,
  }
}

// RO-Crate 1.2, "Recording changes to RO-Crates": from the file before to the file here.
function removal({ file, name, removed, originalSha256 }: Report['evidence'][number], number: number) {
  const original = {
    '@id': `#original-${number}`,
    '@type': 'File',
    name,
    description: 'The file before. It is not in this package.',
    sha256: originalSha256,
  }
  const action = {
    '@id': `#removal-${number}`,
    '@type': 'CreateAction',
    name: 'Removal before delivery',
    description: removedWords(removed),
    object: pointer(original),
    result: { '@id': uriPath(file) },
  }
  return { action, original }
}

function pointer(entity: { readonly '@id': string }) {
  return { '@id': entity['@id'] }
}

/** A path as RO-Crate 1.2 writes it in an `@id`: ASCII that means something in an address is escaped, letters stay. */
function uriPath(path: string): string {
  return path.replace(/[^/\u0080-\u{10ffff}]/gu, encodeURIComponent)
}
