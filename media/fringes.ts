import { fringes } from '../src/content/recipes.ts'
import { type Field, type Relief, statureAt } from './relief.ts'
import { black, white } from './tone.ts'

/** The part of a portrait that a picture shows, in px of the portrait. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** All of a portrait. */
export const whole: Frame = { left: 0, top: 0, width: fringes.width, height: fringes.height }

/** Who is photographed: the shape, and how much light each pixel gives back. */
export interface Sitter extends Relief {
  readonly reflectance: Field
}

/** Each pixel of a picture is the mean of so many by so many points. */
const fineness = 3
/** Where lines fade, in cycles a pixel of the picture: a pixel takes half a cycle at most, and would show false lines. */
const fadesFrom = 0.27
const goneAt = 0.42
const { period, slope, visibility, wallStrength } = fringes

/** The phase of the lines at row y, on something that stands out so far towards the camera: φ = 2π (y + k H) / p. */
export function phase(y: number, stature: number): number {
  return (2 * Math.PI * (y + slope * stature)) / period
}

/**
 * The light that comes back from a sitter under the lines, for a picture `width` px wide: linear, before the tone curve,
 * row by row from the top. `shift` moves the lines by so much phase. Lines too narrow for that width are left out.
 */
export function litBy(sitter: Sitter, frame: Frame, width: number, shift = 0): Field {
  const scale = frame.width / width
  const height = Math.round(frame.height / scale)
  const wall = statureAt(fringes.planeMm + fringes.wallMm)
  const wallFade = fade(scale / period)
  const values = new Float64Array(width * height)
  const counts = frequency(sitter.stature)
  const across = between(width * fineness, frame.left, scale / fineness, sitter.stature.width)
  const down = between(height * fineness, frame.top, scale / fineness, sitter.stature.height)
  for (let row = 0; row < height * fineness; row++) {
    const y = frame.top + ((row + 0.5) * scale) / fineness
    const onWall = lines(phase(y, wall) + shift, wallFade * wallStrength)
    const start = Math.floor(row / fineness) * width
    const cover = rowAt(sitter.coverage, down, row)
    const stature = rowAt(sitter.stature, down, row)
    const count = rowAt(counts, down, row)
    const reflectance = rowAt(sitter.reflectance, down, row)
    for (let column = 0; column < width * fineness; column++) {
      const covered = along(cover, across, column)
      let light = (1 - covered) * onWall
      if (covered > 0) {
        const strength = fade(along(count, across, column) * scale)
        light += covered * lines(phase(y, along(stature, across, column)) + shift, strength)
      }
      const pixel = start + Math.floor(column / fineness)
      values[pixel] = (values[pixel] as number) + (along(reflectance, across, column) * light) / fineness ** 2
    }
  }
  return { width, height, values }
}

/** The lines' light at a phase, `strength` of them left: g = 1 - V / 2 + (V / 2) m cos φ. */
function lines(at: number, strength: number): number {
  return 1 + (visibility / 2) * (strength * Math.cos(at) - 1)
}

/** How much is left of lines of so many cycles a pixel. */
function fade(cycles: number): number {
  const t = Math.min(1, Math.max(0, (cycles - fadesFrom) / (goneAt - fadesFrom)))
  return 1 - t * t * (3 - 2 * t)
}

/** The light as grays of 0 to 255: a soft shoulder from 0.7, the screen's curve, black 4 % and white 93 %. */
export function developed({ width, height, values }: Field) {
  const pixels = values.map((light) => {
    const exposed = 1.5 * light
    const bent = exposed <= 0.7 ? exposed : 1 - 0.3 * Math.exp((0.7 - exposed) / 0.3)
    return Math.round(255 * (black + (white - black) * bent ** (1 / 2.2)))
  })
  return { width, height, pixels: new Uint8Array(pixels) }
}

/** How many lines cross one px of the portrait at each of its pixels, whichever way they run. */
function frequency({ width, height, values }: Field): Field {
  const at = (x: number, y: number) =>
    values[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] as number
  const counts = values.map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    const across = (slope * (at(x + 1, y) - at(x - 1, y))) / 2
    const down = 1 + (slope * (at(x, y + 1) - at(x, y - 1))) / 2
    return Math.sqrt(across ** 2 + down ** 2) / period
  })
  return { width, height, values: counts }
}

/** Between which two pixels each of some places lies, and how near to the second. */
interface Places {
  readonly before: Int32Array
  readonly behind: Int32Array
  readonly share: Float64Array
}

/** Places `step` apart in a line of `size` pixels, whose centers lie at halves. */
function between(places: number, from: number, step: number, size: number): Places {
  const at = Float64Array.from({ length: places }, (_, i) =>
    Math.min(size - 1, Math.max(0, from + (i + 0.5) * step - 0.5)),
  )
  const before = Int32Array.from(at, Math.floor)
  return {
    before,
    behind: before.map((pixel) => Math.min(size - 1, pixel + 1)),
    share: at.map((place, i) => place - (before[i] as number)),
  }
}

/** What lies in a line of pixels at one of some places. */
function along(line: Float64Array, { before, behind, share }: Places, place: number): number {
  const part = share[place] as number
  return (line[before[place] as number] as number) * (1 - part) + (line[behind[place] as number] as number) * part
}

/** What a field holds across one of some places down it. */
function rowAt({ width, values }: Field, { before, behind, share }: Places, place: number): Float64Array {
  const part = share[place] as number
  const upper = (before[place] as number) * width
  const lower = (behind[place] as number) * width
  const row = new Float64Array(width)
  for (let x = 0; x < width; x++)
    row[x] = (values[upper + x] as number) * (1 - part) + (values[lower + x] as number) * part
  return row
}
