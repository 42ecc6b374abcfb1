import { organization } from '../../content/organization.ts'
import { reportTitle } from './create-report.ts'
import type { Report } from './report.ts'
import { describeReport } from './report-text.ts'

export interface BagEntry {
  readonly path: string
  readonly size: number
  readonly sha256: string
}

export const payloadDirectory = 'data'

/** RFC 8493, section 2.1.1: these two lines and no others. */
export const bagDeclaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'

/** Returns bag-info.txt (RFC 8493, 2.2.2), without a Bagging-Date, which would record when the device was used. */
export function formatBagInfo(reference: string, payload: readonly Pick<BagEntry, 'size'>[]): string {
  const octets = payload.reduce((sum, { size }) => sum + size, 0)
  return `Source-Organization: ${organization.name}
External-Description: ${reportTitle}
External-Identifier: ${reference}
Payload-Oxum: ${octets}.${payload.length}
`
}

/** Returns a manifest or tag manifest (RFC 8493, sections 2.1.3 and 2.2.1), which `sha256sum -c` reads as well. */
export function formatManifest(files: readonly BagEntry[]): string {
  return files.map(({ path, sha256 }) => `${sha256}  ${path.replace(/[\r\n%]/g, encodeURIComponent)}\n`).join('')
}

/** Returns READ-ME.txt, for recipients who are not familiar with bags. */
export function formatReadMe(report: Report): string {
  return `${organization.name}
${reportTitle} ${report.reference}
${describeReport(report)}

data/report.html  is the report. A browser opens it, without a network.
data/report.txt   is the same as plain text.
data/report.json  is the same for programs.
${report.evidence.length ? 'data/evidence     holds the files that belong to it.\n' : ''}
The folder is packed as archives pack what they keep: BagIt 1.0 (RFC 8493).
This tells whether anything in it was changed:

    sha256sum -c manifest-sha256.txt

No date of creation is stored. Files are dated January 1, 1980.
`
}
