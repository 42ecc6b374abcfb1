import { getNeighbors, type ScalarField } from './depth-map.ts'
import { computePhase, type FringeView, type PortraitModel, renderFringes } from './fringe-pattern.ts'

type Four = readonly [ScalarField, ScalarField, ScalarField, ScalarField]

/** Returns four pictures of the same person, the fringes shifted by a quarter of a period each. */
export function renderPhaseSteps(model: PortraitModel, frame: FringeView, width: number): Four {
  const step = (n: number) => renderFringes(model, frame, width, (n * Math.PI) / 2)
  return [step(0), step(1), step(2), step(3)]
}

/** Returns the wrapped phase at each pixel of four phase steps, from -π to π: φ = atan2(I4 - I2, I1 - I3). */
export function computeWrappedPhase([one, two, three, four]: Four): ScalarField {
  const at = ({ values }: ScalarField, i: number) => values[i] as number
  const values = one.values.map((_, i) => Math.atan2(at(four, i) - at(two, i), at(one, i) - at(three, i)))
  return { ...one, values }
}

/**
 * Returns the contrast of the fringes at each pixel of four phase steps, relative to the mean light: low on the wall,
 * zero where they fade.
 */
export function computeContrast(steps: Four): ScalarField {
  const [one, two, three, four] = steps.map(({ values }) => values) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const values = one.map((first, i) => {
    const [second, third, fourth] = [two[i] as number, three[i] as number, four[i] as number]
    return (2 * Math.hypot(fourth - second, first - third)) / (first + second + third + fourth)
  })
  return { ...steps[0], values }
}

/**
 * Returns the height of each pixel relative to the one at `start`, in px of the portrait, by unwrapping the phase from
 * pixel to pixel, where the surface is smoothest first. What `within` excludes or no path reaches stays NaN.
 */
export function unwrapPhase(
  phases: ScalarField,
  frame: FringeView,
  start: number,
  within: (i: number) => boolean,
): ScalarField {
  const { width, height } = phases
  const scale = frame.width / width
  // The phase that the surface itself adds: the phase of a flat surface is subtracted.
  const bent = phases.values.map((value, i) => turn(value - computePhase((Math.floor(i / width) + 0.5) * scale, 0)))
  const values = new Float64Array(width * height).fill(Number.NaN)
  const queue = createPriorityQueue()
  const reach = (i: number, value: number) => {
    values[i] = value
    for (const next of getNeighbors(i, width, height)) {
      if (!Number.isNaN(values[next] as number) || !within(next)) continue
      const step = turn((bent[next] as number) - (bent[i] as number))
      queue.add(Math.abs(step), next, value + step / computePhase(0, 1))
    }
  }
  reach(start, 0)
  for (let one = queue.take(); one; one = queue.take()) {
    if (Number.isNaN(values[one.pixel] as number)) reach(one.pixel, one.value)
  }
  return { width, height, values }
}

/** Returns an angle wrapped to the range from -π to π. */
function turn(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))
}

interface Reached {
  readonly pixel: number
  readonly value: number
}

/**
 * Returns a queue that returns the smallest angle first, to a 256th of half a turn; of equal ones the last that was
 * added.
 */
function createPriorityQueue() {
  const shelves = Array.from({ length: 257 }, (): Reached[] => [])
  let lowest = 0
  return {
    add(angle: number, pixel: number, value: number) {
      const level = Math.floor((256 * angle) / Math.PI)
      shelves[level]?.push({ pixel, value })
      lowest = Math.min(lowest, level)
    },
    take(): Reached | undefined {
      while (lowest < shelves.length && shelves[lowest]?.length === 0) lowest += 1
      return shelves[lowest]?.pop()
    },
  }
}
