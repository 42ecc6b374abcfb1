import { geoAlbersUsa } from 'd3-geo'

/** The projection of us-atlas's "albers" files, as its README gives it. */
const projection = geoAlbersUsa().scale(1300).translate([487.5, 305])

/** Returns a place, in degrees, on the atlas's plane of 975 by 610. Throws if it is outside of the United States. */
export function projectPlace({ latitude, longitude }: { latitude: number; longitude: number }): [x: number, y: number] {
  const point = projection([longitude, latitude])
  if (!point) throw new Error(`The map of the United States has no place at ${latitude}, ${longitude}.`)
  return point
}
