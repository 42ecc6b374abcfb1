import type { Dataset } from 'schema-dts'
import { archive } from '../content/archive.ts'
import { getLastModified } from '../content/case-attributes.ts'
import { lastUpdated } from '../content/case-summary.ts'
import { cases, openData, type ResearchCase } from '../content/cases.ts'
import { research } from '../site.ts'
import { formatCitation } from './citation.ts'
import { getFileUrl, publishedFiles } from './file-urls.ts'
import { getReadingFiles } from './readings.ts'
import { getCaseUrl, getPageUrl, organizationReference } from './urls.ts'

const id = `${getPageUrl(research)}#cases`
const license = openData.license.url

/** Returns the case list as a dataset with its downloads (schema.org/Dataset). */
export function createCasesDataset(): Dataset {
  return {
    '@type': 'Dataset',
    '@id': id,
    name: openData.title,
    description: openData.description,
    url: getPageUrl(research),
    license,
    creator: organizationReference,
    datePublished: cases.map(({ published }) => published).sort()[0] ?? '',
    dateModified: lastUpdated,
    temporalCoverage: `${archive.at(-1)?.year}/${lastUpdated.slice(0, 4)}`,
    distribution: [
      download(publishedFiles.json, 'application/json'),
      download(publishedFiles.csv, 'text/csv'),
      download(publishedFiles.archive, 'text/csv'),
      download(publishedFiles.geojson, 'application/geo+json'),
      // It lists the tables of readings.
      download(publishedFiles.dataPackage, 'application/json'),
    ],
  }
}

/** Returns a case as a dataset of its own, with its version and its files. */
export function createCaseDataset(researchCase: ResearchCase): Dataset {
  const { name, location, description, published } = researchCase
  return {
    '@type': 'Dataset',
    '@id': `${getCaseUrl(researchCase)}#readings`,
    name: `${name}, ${location}`,
    description,
    url: getCaseUrl(researchCase),
    version: getLastModified(researchCase),
    license,
    creator: organizationReference,
    datePublished: published,
    dateModified: getLastModified(researchCase),
    creditText: formatCitation(researchCase),
    isPartOf: { '@type': 'Dataset', '@id': id },
    distribution: getReadingFiles(researchCase).map(({ path, mediaType }) => download(path, mediaType)),
  }
}

function download(file: string, encodingFormat: string) {
  return { '@type': 'DataDownload', contentUrl: getFileUrl(file), encodingFormat } as const
}
