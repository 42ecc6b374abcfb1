import { portraitParameters } from '../../../src/content/picture-parameters.ts'
import { type DepthMap, depthToHeight, type ScalarField } from './depth-map.ts'
import { blackLevel, whiteLevel } from './tone.ts'

/** The part of a portrait that a picture shows, in px of the portrait. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** One px in a direction, as px to the right and px down. */
export interface Direction {
  readonly right: number
  readonly down: number
}

export const fullFrame: Crop = { left: 0, top: 0, width: portraitParameters.width, height: portraitParameters.height }

export interface FringeView extends Crop {
  /** The projector's direction from the camera, in degrees from downward toward the picture's right; below it if absent. */
  readonly direction?: number
}

export interface PortraitModel extends DepthMap {
  readonly reflectance: ScalarField
  /** How much of the projector's light reaches each pixel, from 0 to 1; all of it, if absent. */
  readonly light?: ScalarField
}

/** Samples per pixel in each direction; a pixel is their mean. */
const fineness = 3
/** The frequency at which fringes start to fade, in cycles per pixel. From 0.5 on they would be aliased. */
const fadesFrom = 0.27
const goneAt = 0.42
const { period, slope, visibility, wallStrength } = portraitParameters

/** Returns the phase of the fringes: φ = 2π (u + k H) / p, u in px towards the projector, H the height. */
function computePhase(u: number, height: number): number {
  return (2 * Math.PI * (u + slope * height)) / period
}

export function resolveDirection(degrees = 0): Direction {
  const angle = (degrees * Math.PI) / 180
  return { right: Math.sin(angle), down: Math.cos(angle) }
}

/** Returns the light that a person reflects, `width` px wide: linear, row by row, without fringes too narrow for it. */
export function renderFringes(model: PortraitModel, frame: FringeView, width: number): ScalarField {
  const towards = resolveDirection(frame.direction)
  const scale = frame.width / width
  const height = Math.round(frame.height / scale)
  const wall = depthToHeight(portraitParameters.planeMm + portraitParameters.wallMm)
  const wallFade = fade(scale / period)
  const values = new Float64Array(width * height)
  const counts = frequency(model.heights, towards)
  const across = between(width * fineness, frame.left, scale / fineness, model.heights.width)
  const down = between(height * fineness, frame.top, scale / fineness, model.heights.height)
  for (let row = 0; row < height * fineness; row++) {
    const y = frame.top + ((row + 0.5) * scale) / fineness
    const start = Math.floor(row / fineness) * width
    const cover = rowAt(model.coverage, down, row)
    const heights = rowAt(model.heights, down, row)
    const count = rowAt(counts, down, row)
    const reflectance = rowAt(model.reflectance, down, row)
    const light = model.light && rowAt(model.light, down, row)
    for (let column = 0; column < width * fineness; column++) {
      const u = towards.right * (frame.left + ((column + 0.5) * scale) / fineness) + towards.down * y
      const covered = along(cover, across, column)
      let sum = covered < 1 ? (1 - covered) * lines(computePhase(u, wall), wallFade * wallStrength) : 0
      if (covered > 0) {
        const strength = fade(along(count, across, column) * scale)
        const open = light ? along(light, across, column) : 1
        const on = lines(computePhase(u, along(heights, across, column)), strength)
        sum += covered * (open * on + (1 - open) * (1 - visibility))
      }
      const pixel = start + Math.floor(column / fineness)
      values[pixel] = (values[pixel] as number) + (along(reflectance, across, column) * sum) / fineness ** 2
    }
  }
  return { width, height, values }
}

function lines(at: number, strength: number): number {
  return 1 + (visibility / 2) * (strength * Math.cos(at) - 1)
}

function fade(cycles: number): number {
  const t = Math.min(1, Math.max(0, (cycles - fadesFrom) / (goneAt - fadesFrom)))
  return 1 - t * t * (3 - 2 * t)
}

/** Returns the light as grays of 0 to 255: a soft shoulder from 0.7, the sRGB curve, black 4 % and white 93 %. */
export function toneMap({ width, height, values }: ScalarField) {
  const pixels = values.map((light) => {
    const exposed = 1.5 * light
    const bent = exposed <= 0.7 ? exposed : 1 - 0.3 * Math.exp((0.7 - exposed) / 0.3)
    return Math.round(255 * (blackLevel + (whiteLevel - blackLevel) * bent ** (1 / 2.2)))
  })
  return { width, height, pixels: new Uint8Array(pixels) }
}

function frequency({ width, height, values }: ScalarField, towards: Direction): ScalarField {
  const at = (x: number, y: number) =>
    values[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] as number
  const counts = values.map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    const across = towards.right + (slope * (at(x + 1, y) - at(x - 1, y))) / 2
    const down = towards.down + (slope * (at(x, y + 1) - at(x, y - 1))) / 2
    return Math.sqrt(across ** 2 + down ** 2) / period
  })
  return { width, height, values: counts }
}

/** Sample positions as pairs of neighboring pixels, with the weight of the second. */
interface Places {
  readonly before: Int32Array
  readonly behind: Int32Array
  readonly share: Float64Array
}

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

function along(line: Float64Array, { before, behind, share }: Places, place: number): number {
  const part = share[place] as number
  return (line[before[place] as number] as number) * (1 - part) + (line[behind[place] as number] as number) * part
}

function rowAt({ width, values }: ScalarField, { before, behind, share }: Places, place: number): Float64Array {
  const part = share[place] as number
  const upper = (before[place] as number) * width
  const lower = (behind[place] as number) * width
  const row = new Float64Array(width)
  for (let x = 0; x < width; x++)
    row[x] = (values[upper + x] as number) * (1 - part) + (values[lower + x] as number) * part
  return row
}
