import { openData } from '../content/cases.ts'
import { cases } from '../content/record.ts'
import { caseFields } from './case-fields.ts'
import { formatJson } from './json.ts'
import { createRow } from './published-field.ts'

const inGeometry = ['latitude', 'longitude']
const properties = caseFields.filter(({ name }) => !inGeometry.includes(name))

/** Returns `/cases.geojson` (RFC 7946): a point for each case, WGS 84, longitude first. */
export function renderCasesGeoJson(): string {
  return formatJson({
    type: 'FeatureCollection',
    title: openData.title,
    license: openData.license.url,
    features: cases.map((researchCase) => ({
      type: 'Feature',
      id: researchCase.id,
      geometry: { type: 'Point', coordinates: [researchCase.longitude, researchCase.latitude] },
      properties: createRow(properties, researchCase),
    })),
  })
}
