import { archive } from '../content/archive.ts'
import { modifiedOf } from '../content/case-facts.ts'
import { cases, openData } from '../content/cases.ts'
import { latest } from '../content/days.ts'
import { organization } from '../content/organization.ts'
import { addressOfFile, recordFiles } from './addresses.ts'
import { archiveFields } from './archive-fields.ts'
import { caseFields } from './case-fields.ts'
import { json } from './json.ts'
import { type PublishedField, recordOf } from './published-field.ts'

/** `/cases.json`: every case with every published field, and the archive's counts. */
export function casesJson(): string {
  return json({
    $schema: addressOfFile(recordFiles.schema),
    title: openData.title,
    publisher: organization.name,
    license: openData.license.address,
    modified: latest(cases.map(modifiedOf)),
    cases: cases.map((each) => recordOf(caseFields, each)),
    archive: archive.map((each) => recordOf(archiveFields, each)),
  })
}

/** `/cases.schema.json`: JSON Schema 2020-12. Its descriptions document the columns of `/cases.csv` as well. */
export function casesSchema(): string {
  const text = { type: 'string', minLength: 1 }
  return json({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: addressOfFile(recordFiles.schema),
    title: openData.title,
    description: openData.description,
    ...object({
      $schema: { type: 'string', format: 'uri' },
      title: text,
      publisher: text,
      license: { type: 'string', format: 'uri', description: `${openData.license.name}.` },
      modified: { type: 'string', format: 'date', description: 'The day the notes of any case last changed.' },
      cases: {
        type: 'array',
        items: items(caseFields),
      },
      archive: {
        type: 'array',
        description: 'Reports accepted in each sealed year. The reports themselves are not published.',
        items: items(archiveFields),
      },
    }),
  })
}

function items<Row>(fields: readonly PublishedField<Row>[]) {
  return object(
    Object.fromEntries(fields.map(({ name, meaning, schema }) => [name, { description: meaning, ...schema }])),
  )
}

// Fields may be added: readers must ignore what they do not know, so additional properties are not refused.
function object(properties: Record<string, object>) {
  return { type: 'object', required: Object.keys(properties), properties }
}
