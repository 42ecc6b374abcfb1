import { join } from 'node:path'
import { fringes } from '../src/content/recipes.ts'
import { developed, type Frame, litBy, phase, type Sitter } from './fringes.ts'
import { readSitter } from './portraits.ts'
import { around, type Field } from './relief.ts'
import { encodeStills } from './still.ts'
import { black, white } from './tone.ts'

type Four = readonly [Field, Field, Field, Field]

/** The widths of a step, one for each density of screen, and of the depth, which has no lines and may be scaled. */
const stepWidths = [300, 450, 600, 900] as const
const depthWidths = [450, 900] as const
/** The contrast from which a pixel is a person: the wall has three tenths of what a face has. */
const person = 0.4
/** What the picture of the depth shows behind the tip of the nose, in px. */
const deep = 380

/** Writes `step-{1,2,3,4}-WIDTH` and, from four of the largest, `depth-WIDTH`, into `folder`. */
export async function makeSteps(folder: string): Promise<void> {
  const sitter = await readSitter(folder, fringes.example)
  for (const width of stepWidths) {
    for (const [i, step] of fourSteps(sitter, fringes.face, width).entries()) {
      const path = join(folder, `step-${i + 1}-${width}`)
      await encodeStills(developed(step), [{ path, width, quality: { avif: 37, ...(width === 300 && { webp: 40 }) } }])
    }
  }
  await encodeStills(
    measured(sitter),
    depthWidths.map((width) => ({ path: join(folder, `depth-${width}`), width, quality: { avif: 24, webp: 60 } })),
  )
}

/** The depth of the example's face as grays, from its four steps alone, counted from the middle of the picture. */
function measured(sitter: Sitter) {
  const width = Math.max(...depthWidths)
  const steps = fourSteps(sitter, fringes.face, width)
  const contrast = contrastOf(steps).values
  const middle = (width * width) / 2 + width / 2
  return relief(
    counted(phaseOf(steps), fringes.face, middle, (i) => (contrast[i] as number) > person),
    deep,
  )
}

/** The same sitter four times, the lines moved by a quarter of a period each. */
export function fourSteps(sitter: Sitter, frame: Frame, width: number): Four {
  const step = (n: number) => litBy(sitter, frame, width, (n * Math.PI) / 2)
  return [step(0), step(1), step(2), step(3)]
}

/** Where in its period the lines' light is at each pixel of four steps, from -π to π: φ = atan2(I4 - I2, I1 - I3). */
export function phaseOf([one, two, three, four]: Four): Field {
  const at = ({ values }: Field, i: number) => values[i] as number
  const values = one.values.map((_, i) => Math.atan2(at(four, i) - at(two, i), at(one, i) - at(three, i)))
  return { ...one, values }
}

/** How strong the lines are at each pixel of four steps, of its mean light: little on the wall, nothing where they fade. */
export function contrastOf(steps: Four): Field {
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
 * How far each pixel stands out from the one at `start`, in px of the portrait, by counting the lines between them:
 * from pixel to pixel, where the surface is smoothest first. Left NaN is what `within` leaves out or nothing reaches.
 */
export function counted(phases: Field, frame: Frame, start: number, within: (i: number) => boolean): Field {
  const { width, height } = phases
  const scale = frame.width / width
  // What the surface itself adds to the phase: the lines of a flat one are taken off.
  const bent = phases.values.map((value, i) => turn(value - phase((Math.floor(i / width) + 0.5) * scale, 0)))
  const values = new Float64Array(width * height).fill(Number.NaN)
  const queue = levels()
  const reach = (i: number, value: number) => {
    values[i] = value
    for (const next of around(i, width, height)) {
      if (!Number.isNaN(values[next] as number) || !within(next)) continue
      const step = turn((bent[next] as number) - (bent[i] as number))
      queue.add(Math.abs(step), next, value + step / phase(0, 1))
    }
  }
  reach(start, 0)
  for (let one = queue.take(); one; one = queue.take()) {
    if (Number.isNaN(values[one.pixel] as number)) reach(one.pixel, one.value)
  }
  return { width, height, values }
}

/** A relief as grays: the nearest white, `deep` px behind it and everything that was not reached black. */
function relief({ width, height, values }: Field, deep: number) {
  // Math.max would take a NaN, and that many arguments it would not take.
  let nearest = Number.NEGATIVE_INFINITY
  for (const value of values) if (value > nearest) nearest = value
  const pixels = Uint8Array.from(values, (value) => {
    const near = Number.isNaN(value) ? 0 : Math.max(0, 1 - (nearest - value) / deep)
    return Math.round(255 * (black + (white - black) * near))
  })
  return { width, height, pixels }
}

/** An angle without its whole turns, from -π to π. */
function turn(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))
}

interface Reached {
  readonly pixel: number
  readonly value: number
}

/** A queue that gives the least angle first, to a 256th of half a turn; of equal ones the last that came. */
function levels() {
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
