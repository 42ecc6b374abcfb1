import { cases, openData } from '../content/cases.ts'
import { caseFields } from './case-fields.ts'
import { json } from './json.ts'
import { recordOf } from './published-field.ts'

const inGeometry = ['latitude', 'longitude']
const properties = caseFields.filter(({ name }) => !inGeometry.includes(name))

/**
 * `/cases.geojson` (RFC 7946): a point for each case, WGS 84, longitude first. The title and the license are foreign
 * members (section 6.1), which map programs leave alone.
 */
export function casesGeojson(): string {
  return json({
    type: 'FeatureCollection',
    title: openData.title,
    license: openData.license.address,
    features: cases.map((each) => ({
      type: 'Feature',
      id: each.id,
      geometry: { type: 'Point', coordinates: [each.longitude, each.latitude] },
      properties: recordOf(properties, each),
    })),
  })
}
