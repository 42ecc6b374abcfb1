import { archive } from '../content/archive.ts'
import { lastUpdated } from '../content/case-summary.ts'
import { cases, openData } from '../content/cases.ts'
import { organization } from '../content/organization.ts'
import { archiveFields } from './archive-fields.ts'
import { caseFields } from './case-fields.ts'
import { getFileUrl, publishedFiles } from './file-urls.ts'
import { formatJson } from './json.ts'
import { createRow, type PublishedField } from './published-field.ts'
import { getReadingFiles } from './readings.ts'

/** Returns `/cases.json`: every case with every published field, and the archive's counts. */
export function renderCasesJson(): string {
  return formatJson({
    $schema: getFileUrl(publishedFiles.schema),
    title: openData.title,
    publisher: organization.name,
    license: openData.license.url,
    modified: lastUpdated,
    cases: cases.map((researchCase) => createRow(caseFields, researchCase)),
    archive: archive.map((year) => createRow(archiveFields, year)),
    distributions: cases.flatMap((researchCase) =>
      getReadingFiles(researchCase).map(({ path, description, mediaType, license }) => ({
        case: researchCase.id,
        url: getFileUrl(path),
        description,
        mediaType,
        license: license.url,
      })),
    ),
  })
}

/** Returns `/cases.schema.json`: JSON Schema 2020-12. Its descriptions document the columns of `/cases.csv` as well. */
export function renderCasesSchema(): string {
  const text = { type: 'string', minLength: 1 }
  return formatJson({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: getFileUrl(publishedFiles.schema),
    title: openData.title,
    description: openData.description,
    ...object({
      $schema: { type: 'string', format: 'uri' },
      title: text,
      publisher: text,
      license: { type: 'string', format: 'uri', description: `${openData.license.name}.` },
      modified: { type: 'string', format: 'date', description: 'The day the notes of any case last changed.' },
      cases: { type: 'array', items: items(caseFields) },
      archive: {
        type: 'array',
        description: 'Reports accepted in each sealed year. The reports themselves are not published.',
        items: items(archiveFields),
      },
      distributions: {
        type: 'array',
        description: 'Files with the readings of the cases. datapackage.json has their columns.',
        items: object({
          case: { ...text, description: 'The id of the case.' },
          url: { type: 'string', format: 'uri', description: 'Permanent address of the file.' },
          description: { ...text, description: 'What it contains.' },
          mediaType: { ...text, description: 'Media type of the file.' },
          license: { type: 'string', format: 'uri', description: 'Terms of the file.' },
        }),
      },
    }),
  })
}

function items<Row>(fields: readonly PublishedField<Row>[]) {
  return object(Object.fromEntries(fields.map(({ name, description, schema }) => [name, { description, ...schema }])))
}

// Fields may be added: readers must ignore fields that they do not use, so additional properties are allowed.
function object(properties: Record<string, object>) {
  return { type: 'object', required: Object.keys(properties), properties }
}
