import type { EvidenceFormat } from '../../src/content/evidence-formats.ts'
import { computeChecksums } from '../../src/reference/checksums.ts'
import type { ReportFile, ReportInput } from '../../src/report/documents/report.ts'

// One black pixel.
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

/** Returns a file as the form has it at submit. */
async function createExampleFile(
  name: string,
  format: EvidenceFormat,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ReportFile> {
  return { name, format, size: bytes.length, content: new Blob([bytes]), ...(await computeChecksums(bytes)) }
}

/** A report with characters that are special in some format, for the tests of all report documents. */
export const exampleReportInput: ReportInput = {
  answers: [
    { name: 'first-name', label: 'First name', value: 'Zoë "Z" <b>', displayValue: 'Zoë "Z" <b>' },
    { name: 'last-name', label: 'Last name', value: 'مريم', displayValue: 'مريم' },
    { name: 'email', label: 'Email', value: "o'hara&co@mail.example", displayValue: "o'hara&co@mail.example" },
    { name: 'state', label: 'State', value: 'california', displayValue: 'California' },
    {
      name: 'date-time',
      label: 'Date and time of anomaly',
      value: '2025-04-19T21:14',
      displayValue: 'Saturday, April 19, 2025, 9:14 pm Pacific',
    },
    {
      name: 'description',
      label: 'Detailed description',
      value: '\n\nThe door 🚪 was 4 mm\tnarrower.\n\nEvidence, no files\n</dd><script>alert(1)</script>\\ ',
      displayValue: '\n\nThe door 🚪 was 4 mm\tnarrower.\n\nEvidence, no files\n</dd><script>alert(1)</script>\\ ',
    },
  ],
  evidence: [
    await createExampleFile('../../etc/passwd', 'png', png),
    {
      ...(await createExampleFile('👁️ "eye" ×\n2.png', 'png', png)),
      isCleaned: true,
      originalSha256: 'a'.repeat(64),
    },
    await createExampleFile('%41#?صورة.pdf', 'pdf', new TextEncoder().encode('%PDF-1.7\n')),
    await createExampleFile(`${'long '.repeat(60)}.pdf`, 'pdf', new Uint8Array(300_000).fill(37)),
  ],
  missing: [{ name: 'hallway <2>.heic', reason: 'heic' }],
}
