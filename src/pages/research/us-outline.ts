import atlas from 'us-atlas/states-albers-10m.json' with { type: 'json' }

type Point = readonly [x: number, y: number]
type Arcs = readonly (number | Arcs)[]

/** What a map of the states is drawn with: SVG path data on the atlas's 975 by 610 plane, in whole units. */
export interface Outline {
  /** Coasts and the borders of the country. */
  readonly edge: string
  /** Borders between two states. */
  readonly borders: string
}

/**
 * The outlines of the 50 states from the Census Bureau's boundaries, projected (us-atlas; Alaska and Hawaii are moved).
 * Every arc of the topology is drawn once. `least` is the smallest triangle, in square units, that a vertex may make
 * with its neighbors and stay (Visvalingam and Whyatt, 1993); islands under eight times that are left out.
 */
export function usOutline(least: number): Outline {
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

// TopoJSON: `~i` is arc i walked backwards. An arc that two states use is the border between them.
function arcUses(): ReadonlyMap<number, number> {
  const uses = new Map<number, number>()
  const count = (arcs: Arcs) => {
    for (const each of arcs) {
      if (typeof each !== 'number') count(each)
      else uses.set(each < 0 ? ~each : each, (uses.get(each < 0 ? ~each : each) ?? 0) + 1)
    }
  }
  for (const { arcs } of atlas.objects.states.geometries) count(arcs)
  return uses
}

// TopoJSON: positions are steps from the one before, in quanta.
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

// The pen is lifted as seldom as it can: a line goes on where the last one ended, walked backwards if need be.
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
    // A minus sign parts two numbers as well as a space does (SVG 2, section 9.3.9).
    const drawn = steps.join(' ').replaceAll(' -', '-')
    data += next === -1 ? `M${startX} ${startY}l${drawn}` : drawn.replace(/^(?=\d)/, ' ')
    pen = String(line.at(-1))
  }
}
