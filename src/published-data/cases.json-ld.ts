import type { DataCatalog, DataDownload, Dataset, Place, PropertyValue } from 'schema-dts'
import { getLastModified } from '../content/case-attributes.ts'
import { lastUpdated } from '../content/case-summary.ts'
import { openData, type ResearchCase } from '../content/cases.ts'
import { getDay, readTable } from '../content/readings/table.ts'
import { archive, cases } from '../content/record.ts'
import { research } from '../site.ts'
import { formatCitation } from './citation.ts'
import { getCaseFiles } from './forecast-files.ts'
import type { PublishedFile } from './published-file.ts'
import { dataPackage, listFiles } from './published-files.ts'
import { createTagUri, getCaseUrl, getFileUrl, getPageUrl, organizationReference } from './urls.ts'
import { listMoments } from './utc-columns.ts'

const catalogId = `${getPageUrl(research)}#catalog`
const listId = `${getPageUrl(research)}#cases`
const getDatasetId = (researchCase: ResearchCase) => `${getCaseUrl(researchCase)}#readings`

/** What all datasets have in common. */
const common = {
  '@type': 'Dataset',
  license: openData.license.url,
  isAccessibleForFree: true,
  creator: organizationReference,
} as const

/** Returns the catalog of the datasets, each of which has a page of its own (schema.org/DataCatalog). */
export function createCatalog(): DataCatalog {
  return {
    '@type': 'DataCatalog',
    '@id': catalogId,
    name: openData.title,
    description: openData.description,
    url: getPageUrl(research),
    license: openData.license.url,
    publisher: organizationReference,
    dataset: [listId, ...cases.map(getDatasetId)].map((id) => ({ '@id': id })),
  }
}

/** Returns the list of the cases with the counts of the archive as a dataset (schema.org/Dataset). */
export function createCasesDataset(): Dataset {
  return {
    ...common,
    '@id': listId,
    name: `${openData.title}: list and archive`,
    description: openData.description,
    url: getPageUrl(research),
    includedInDataCatalog: { '@id': catalogId },
    version: lastUpdated,
    datePublished: cases.map(({ published }) => published).sort()[0] ?? '',
    dateModified: lastUpdated,
    temporalCoverage: `${archive.at(-1)?.year}/${lastUpdated.slice(0, 4)}`,
    spatialCoverage: 'United States',
    variableMeasured: ['Cases', 'Reports accepted in each sealed year'],
    // The data package lists the tables of readings.
    distribution: [...listFiles.filter(({ data }) => data), dataPackage].map(createDownload),
  }
}

/** Returns a case as a dataset: its version, what was measured where and when, and its files (schema.org/Dataset). */
export function createCaseDataset(researchCase: ResearchCase): Dataset {
  const { id, name, location, description, summary, published } = researchCase
  return {
    ...common,
    '@id': getDatasetId(researchCase),
    identifier: createTagUri(`case:${id}`),
    name: `${name}, ${location}`,
    description: `${description} ${summary}`,
    url: getCaseUrl(researchCase),
    includedInDataCatalog: { '@id': catalogId },
    version: getLastModified(researchCase),
    datePublished: published,
    dateModified: getLastModified(researchCase),
    creditText: formatCitation(researchCase),
    temporalCoverage: getTemporalCoverage(researchCase),
    spatialCoverage: createPlace(researchCase),
    variableMeasured: listVariables(researchCase),
    distribution: getCaseFiles(researchCase).map((file) => ({
      ...createDownload(file),
      ...(file.data.license.url !== common.license && { license: file.data.license.url }),
    })),
  }
}

/** Returns the first and the last day in the tables of a case, as an interval of ISO 8601. */
function getTemporalCoverage({ tables, reported }: ResearchCase): string {
  const days = tables.flatMap((table) => {
    const moments = listMoments(table)
    // A table without moments has a row a day.
    const dated = moments.length > 0 ? moments : [table.key]
    return readTable(table).flatMap((row) => dated.map((name) => getDay(String(row[name]))))
  })
  const [first = reported, last = first] = [days.toSorted()[0], days.toSorted().at(-1)]
  return `${first}/${last}`
}

/** Returns the city of a case: no exact site is published. */
function createPlace({ location, state, latitude, longitude }: ResearchCase): Place {
  return { '@type': 'Place', name: `${location}, ${state}`, geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

/** Returns each column of a case with a unit, once where several tables have it. The data package describes them. */
function listVariables({ tables }: ResearchCase): PropertyValue[] {
  const columns = new Map(tables.flatMap((table) => Object.entries(table.columns)))
  return [...columns].flatMap(([name, { unit }]) => (unit ? [{ '@type': 'PropertyValue', name, unitText: unit }] : []))
}

function createDownload({ path, mediaType }: PublishedFile) {
  return {
    '@type': 'DataDownload',
    contentUrl: getFileUrl(path),
    encodingFormat: mediaType,
  } as const satisfies DataDownload
}
