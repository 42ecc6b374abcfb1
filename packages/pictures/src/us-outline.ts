import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import atlas from 'us-atlas/states-albers-10m.json' with { type: 'json' }

type Point = readonly [x: number, y: number]
type Arcs = readonly (number | Arcs)[]

/** The lines of the map of the states: SVG path data on the atlas's 975 by 610 plane, in integer units. */
interface Outline {
  /** Coasts and the borders of the country. */
  readonly edge: string
  /** Borders between two states. */
  readonly borders: string
}

/**
 * Writes us-outline.svg into `folder`: the drawing `outline`, which a page shows by `<use>` on a plane of the same
 * units. It inherits the page's `color`; the page's style sheet does not apply to it.
 */
export async function generateMap(folder: string): Promise<void> {
  const { edge, borders } = usOutline(3)
  const path = (data: string, opacity: number) =>
    `<path vector-effect="non-scaling-stroke" stroke-opacity="${opacity}" d="${data}"/>\n`
  const drawing = `<g id="outline" fill="none" stroke="currentColor">\n${path(borders, 0.3)}${path(edge, 0.75)}</g>`
  await mkdir(folder, { recursive: true })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">\n${drawing}\n</svg>\n`
  await writeFile(join(folder, 'us-outline.svg'), svg)
}

/**
 * Returns the outlines of the 50 states from the Census Bureau's boundaries, projected (us-atlas; Alaska and Hawaii are
 * moved). Every arc of the topology is drawn once. `least` is the smallest triangle, in square units, that a vertex may
 * make with its neighbors and stay (Visvalingam and Whyatt, 1993); islands under eight times that area are left out.
 */
function usOutline(least: number): Outline {
  const uses = arcUses()
  const drawn = atlas.arcs.map((arc, index) => {
    const points = positions(arc)
    const gone = !uses.has(index) || (isRing(points) && area(points) < 8 * least)
    return gone ? [] : rounded(simplified(points, least))
  })
  const between = (index: number) => (uses.get(index) ?? 0) > 1
  return {
    edge: pathData(drawn.filter((_, index) => !between(index))),
    borders: pathData(drawn.filter((_, index) => between(index))),
  }
}

// TopoJSON: `~i` is arc i reversed. An arc that two states share is the border between them.
function arcUses(): ReadonlyMap<number, number> {
  const uses = new Map<number, number>()
  const count = (arcs: Arcs) => {
    for (const arc of arcs) {
      if (typeof arc !== 'number') count(arc)
      else uses.set(arc < 0 ? ~arc : arc, (uses.get(arc < 0 ? ~arc : arc) ?? 0) + 1)
    }
  }
  for (const { arcs } of atlas.objects.states.geometries) count(arcs)
  return uses
}

// TopoJSON: positions are differences from the one before, in quanta.
function positions(arc: readonly (readonly number[])[]): Point[] {
  const { scale, translate } = atlas.transform
  const [scaleX = 1, scaleY = 1] = scale
  const [left = 0, top = 0] = translate
  let [x, y] = [0, 0]
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx
    y += dy
    return [x * scaleX + left, y * scaleY + top]
  })
}

function isRing(points: readonly Point[]): boolean {
  return String(points[0]) === String(points.at(-1))
}

function area(points: readonly Point[]): number {
  return Math.abs(points.slice(1).reduce((sum, point, index) => sum + cross(points[index] ?? point, point), 0)) / 2
}

function cross([ax, ay]: Point, [bx, by]: Point): number {
  return ax * by - bx * ay
}

function simplified(points: readonly Point[], least: number): Point[] {
  const kept = [...points]
  for (;;) {
    const sizes = kept.map((point, at) =>
      area([kept[at - 1] ?? point, point, kept[at + 1] ?? point, kept[at - 1] ?? point]),
    )
    const inner = sizes.slice(1, -1)
    const smallest = Math.min(...inner)
    if (smallest >= least) return kept
    kept.splice(inner.indexOf(smallest) + 1, 1)
  }
}

function rounded(points: readonly Point[]): Point[] {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  return whole.filter((point, at) => at === 0 || String(point) !== String(whole[at - 1]))
}

// As few move commands as possible: a line continues where the last one ended, reversed if necessary.
function pathData(lines: readonly Point[][]): string {
  const left = lines.filter((line) => line.length > 1)
  let [data, pen] = ['', '']
  for (;;) {
    const next = left.findIndex((line) => [line[0], line.at(-1)].map(String).includes(pen))
    const [line] = left.splice(Math.max(next, 0), 1)
    if (!line) return data
    if (String(line[0]) !== pen && next !== -1) line.reverse()
    const [[startX, startY] = [0, 0], ...rest] = line
    const steps = rest.flatMap(([x, y], at) => [x - (line[at]?.[0] ?? x), y - (line[at]?.[1] ?? y)])
    // A minus sign separates two numbers as well as a space does (SVG 2, section 9.3.9).
    const drawn = steps.join(' ').replaceAll(' -', '-')
    data += next === -1 ? `M${startX} ${startY}l${drawn}` : drawn.replace(/^(?=\d)/, ' ')
    pen = String(line.at(-1))
  }
}
