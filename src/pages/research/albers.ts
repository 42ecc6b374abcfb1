const radians = Math.PI / 180
// The projection of us-atlas's "albers" files for the lower 48 states, as its README gives it: d3.geoAlbersUsa(), scale
// 1300, translated to (487.5, 305). That is a conic equal-area projection (Snyder, "Map Projections: A Working Manual",
// 1987, section 14) with standard parallels 29.5° and 45.5°, turned 96° west, centered on 38.7° N, 0.6° further west.
const [first, second] = [29.5 * radians, 45.5 * radians]
const scale = 1300
const n = (Math.sin(first) + Math.sin(second)) / 2
const c = Math.cos(first) ** 2 + 2 * n * Math.sin(first)
const radius = (latitude: number) => Math.sqrt(c - 2 * n * Math.sin(latitude)) / n
const [centerX, centerY] = raw(-0.6 * radians, 38.7 * radians)

/** Returns a place in the lower 48 states, in degrees, on the 975 by 610 plane of the atlas. */
export function projectAlbers(place: { latitude: number; longitude: number }): [x: number, y: number] {
  const [x, y] = raw((place.longitude + 96) * radians, place.latitude * radians)
  return [487.5 + scale * (x - centerX), 305 - scale * (y - centerY)]
}

function raw(longitude: number, latitude: number): [x: number, y: number] {
  const r = radius(latitude)
  return [r * Math.sin(n * longitude), -r * Math.cos(n * longitude)]
}
