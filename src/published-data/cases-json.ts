import { lastUpdated } from '../content/case-summary.ts'
import { openData } from '../content/cases.ts'
import { organization } from '../content/organization.ts'
import { archive, cases } from '../content/record.ts'
import { archiveFields } from './archive-fields.ts'
import { caseFields } from './case-fields.ts'
import { formatJson } from './json.ts'
import { createRow } from './published-field.ts'
import { getReadingFiles } from './readings.ts'
import { getFileUrl } from './urls.ts'

/** Returns `/cases.json`: every case with every published field, and the archive's counts. */
export function renderCasesJson(): string {
  return formatJson({
    title: openData.title,
    publisher: organization.name,
    license: openData.license.url,
    modified: lastUpdated,
    cases: cases.map((researchCase) => createRow(caseFields, researchCase)),
    archive: archive.map((year) => createRow(archiveFields, year)),
    distributions: cases.flatMap((researchCase) =>
      getReadingFiles(researchCase).map(({ path, mediaType, data }) => ({
        case: researchCase.id,
        url: getFileUrl(path),
        description: data.description,
        mediaType,
        license: data.license.url,
      })),
    ),
  })
}
