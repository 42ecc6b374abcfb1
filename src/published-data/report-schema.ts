import { evidenceFormats } from '../content/evidence-formats.ts'
import { getFileUrl, publishedFiles } from './file-urls.ts'

/** What a `report.json` contains, as `/report.schema.json` describes it: JSON Schema 2020-12. */
export const reportSchema = {
  $id: getFileUrl(publishedFiles.reportSchema),
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Report',
  description:
    'A report made on the page /report of Quantum Reality Research, for programs. Paths are relative to the file that holds this document.',
  ...object(['reference', 'version', 'form', 'answers', 'evidence'], {
    $schema: { type: 'string' },
    reference: text(
      'Identifies this copy; it is not a receipt. Take away the members $schema and reference; write the rest as RFC 8785 canonical JSON; take its SHA-256 as a number, modulo 30 to the power 8; write that in base 30 with the digits 23456789ABCDEFGHJKLMNPRSTUVWXY, eight of them, a hyphen in the middle.',
      '^[2-9A-HJ-NPR-Y]{4}-[2-9A-HJ-NPR-Y]{4}$',
    ),
    version: { description: 'Of this format.', const: 1 },
    form: { description: 'Which form was filled in.', const: 'report' },
    answers: {
      description: "In the form's order.",
      type: 'array',
      items: object(['name', 'label', 'value', 'shown'], {
        name: text("The field's name.", '^[a-z][a-z0-9-]*$'),
        label: text("The field's label, as the visitor read it."),
        value: text('What the field held; empty if it was left blank.'),
        shown: text('The same as people read it; empty if it was left blank.'),
        zone: text('The IANA time zone of a date and time, where the state has one.'),
        utc: text(
          'The same moment in UTC (RFC 3339, with a signed six-digit year after 9999). Absent where it is not certain.',
          '^(\\d{4}|\\+\\d{6})-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$',
        ),
      }),
    },
    evidence: {
      type: 'array',
      items: object(['file', 'type', 'bytes', 'removed'], {
        file: text('Where the file is in the package.', '^files/[^/\\\\]+$'),
        type: { enum: Object.values(evidenceFormats).map(({ mediaType }) => mediaType) },
        bytes: { type: 'integer', minimum: 0 },
        sha256: text(
          'Of the file in the package. Absent where the page was opened over plain HTTP; the reference is then of CRC-32.',
          '^[0-9a-f]{64}$',
        ),
        removed: { description: 'What the visitor had taken out of the file.', enum: ['nothing', 'all'] },
        originalSha256: text('Of the file before that.', '^[0-9a-f]{64}$'),
      }),
    },
    missing: {
      description: 'Files that the visitor chose and the form did not take, with the reason.',
      type: 'array',
      items: object(['name', 'reason'], { name: { type: 'string' }, reason: { type: 'string' } }),
    },
  }),
}

function object(required: readonly string[], properties: Record<string, object>) {
  return { type: 'object', required, additionalProperties: false, properties }
}

function text(description: string, pattern?: string) {
  return { description, type: 'string', pattern }
}
