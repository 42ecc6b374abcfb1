import type { EvidenceKind } from '../../src/forms/bytes/file-kind.ts'
import { fingerprintBytes } from '../../src/forms/finished/fingerprint.ts'
import type { Exhibit, Submission } from '../../src/forms/finished/report.ts'

// One black pixel.
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

/** A file as the form would hold it at submit. */
export function exhibit(name: string, kind: EvidenceKind, bytes: Uint8Array<ArrayBuffer>): Exhibit {
  return { name, kind, content: new Blob([bytes]), ...fingerprintBytes(bytes) }
}

/** A report whose every word is a trap for some format: the tests of all of them begin here. */
export const exampleSubmission: Submission = {
  form: 'report',
  title: 'Anomaly report',
  address: 'reports@quantum-reality.example',
  answers: [
    { name: 'first-name', label: 'First name', value: 'Zoë "Z" <b>', shown: 'Zoë "Z" <b>' },
    { name: 'last-name', label: 'Last name', value: 'مريم', shown: 'مريم' },
    { name: 'email', label: 'Email', value: "o'hara&co@mail.example", shown: "o'hara&co@mail.example" },
    { name: 'state', label: 'State', value: 'california', shown: 'California' },
    {
      name: 'date-time',
      label: 'Date and time of anomaly',
      value: '2025-04-19T21:14',
      shown: 'Saturday, April 19, 2025, 9:14 pm Pacific; April 20, 04:14 UTC',
      zone: 'America/Los_Angeles',
      utc: '2025-04-20T04:14:00.000Z',
    },
    {
      name: 'description',
      label: 'Detailed description',
      value: '\n\nThe door 🚪 was 4 mm\tnarrower.\n\nEvidence, no files\n</dd><script>alert(1)</script>\\ ',
      shown: '\n\nThe door 🚪 was 4 mm\tnarrower.\n\nEvidence, no files\n</dd><script>alert(1)</script>\\ ',
    },
  ],
  evidence: [
    exhibit('../../etc/passwd', 'png', png),
    {
      ...exhibit('👁️ "eye" ×\n2.png', 'png', png),
      removed: 'place',
      originalSha256: 'a'.repeat(64),
    },
    exhibit('%41#?صورة.pdf', 'pdf', new TextEncoder().encode('%PDF-1.7\n')),
    exhibit(`${'long '.repeat(60)}.pdf`, 'pdf', new Uint8Array(300_000).fill(37)),
  ],
}

/** A message with nothing in it. */
export const exampleMessage: Submission = {
  form: 'contact',
  title: 'Message',
  address: 'office@quantum-reality.example',
  answers: [],
  evidence: [],
}
