import type { Dataset, Report } from 'schema-dts'
import { archive } from '../content/archive.ts'
import { modifiedOf, statusLabel } from '../content/case-facts.ts'
import { type Case, cases, openData } from '../content/cases.ts'
import { recordAsOf } from '../content/summary.ts'
import { research } from '../site.ts'
import { addressOfCase, addressOfFile, addressOfPage, recordFiles, tagUri } from './addresses.ts'
import { caseFields } from './case-fields.ts'
import { organizationReference } from './organization-reference.ts'
import type { Pictures } from './pictures.ts'

const id = `${addressOfPage(research)}#cases`
const license = openData.license.address

/** The case list as a dataset with its downloads and one item a case (schema.org/Dataset). */
export function casesDataset(pictures: Pictures): Dataset {
  return {
    '@type': 'Dataset',
    '@id': id,
    name: openData.title,
    description: openData.description,
    url: addressOfPage(research),
    identifier: tagUri('cases'),
    license,
    isAccessibleForFree: true,
    creator: organizationReference,
    publisher: organizationReference,
    datePublished: cases.map(({ published }) => published).sort()[0] ?? '',
    dateModified: recordAsOf,
    temporalCoverage: `${archive.at(-1)?.year}/${recordAsOf.slice(0, 4)}`,
    spatialCoverage: 'United States',
    variableMeasured: caseFields.map(({ name }) => name),
    distribution: [
      download(recordFiles.json, 'application/json'),
      download(recordFiles.csv, 'text/csv'),
      download(recordFiles.archive, 'text/csv'),
      download(recordFiles.geojson, 'application/geo+json'),
    ],
    hasPart: cases.map((each) => caseReport(each, pictures)),
  }
}

function download(file: string, encodingFormat: string) {
  return { '@type': 'DataDownload', contentUrl: addressOfFile(file), encodingFormat } as const
}

function caseReport(each: Case, { plate }: Pictures): Report {
  return {
    '@type': 'Report',
    '@id': addressOfCase(each),
    name: each.name,
    url: addressOfCase(each),
    identifier: tagUri(`case:${each.id}`),
    abstract: each.description,
    description: each.summary,
    creativeWorkStatus: statusLabel(each),
    datePublished: each.published,
    dateModified: modifiedOf(each),
    // An open interval: ISO 8601-2 section 4.4, as schema.org's own example writes it.
    temporalCoverage: `${each.reported}/${each.ended ?? '..'}`,
    contentLocation: {
      '@type': 'Place',
      name: `${each.location}, ${each.state}`,
      geo: { '@type': 'GeoCoordinates', latitude: each.latitude, longitude: each.longitude },
    },
    image: plate(each.id),
    author: organizationReference,
    license,
  }
}
