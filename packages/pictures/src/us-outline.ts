import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { geoPath } from 'd3-geo'
import { mesh } from 'topojson-client'
import { filter, filterWeight, planarRingArea, planarTriangleArea, presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import projectedAtlas from 'us-atlas/states-albers-10m.json' with { type: 'json' }

const atlas = projectedAtlas as unknown as Topology<{ states: GeometryCollection }>

/** The smallest triangle that a vertex may make with its neighbors and stay, in square units of the map. */
const smallestTriangle = 6
const smallestIsland = 24

/** Writes us-outline.svg into `folder`. A page shows its `outline` by `<use>`; it inherits the color, and no style. */
export async function generateMap(folder: string): Promise<void> {
  const large = filter(atlas, filterWeight(atlas, smallestIsland, planarRingArea))
  const outline = simplify(presimplify(large, planarTriangleArea), smallestTriangle)
  // An arc that two states share is the border between them.
  const borders = mesh(outline, outline.objects.states, (state, other) => state !== other)
  const coasts = mesh(outline, outline.objects.states, (state, other) => state === other)
  const path = (lines: typeof borders, opacity: number) =>
    `<path vector-effect="non-scaling-stroke" stroke-opacity="${opacity}" d="${geoPath().digits(0)(lines)}"/>\n`
  const drawing = `<g id="outline" fill="none" stroke="currentColor">\n${path(borders, 0.3)}${path(coasts, 0.75)}</g>`
  await mkdir(folder, { recursive: true })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">\n${drawing}\n</svg>\n`
  await writeFile(join(folder, 'us-outline.svg'), svg)
}
