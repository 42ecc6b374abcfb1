import { fringes } from '../src/content/recipes.ts'
import { ffmpeg, words } from './ffmpeg.ts'
import { decodeGray } from './still.ts'

/** A field of numbers over a picture, row by row from the top. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly values: Float64Array
}

/** The shape of a person: how far each pixel stands out towards the camera, and how much of it the person covers. */
export interface Relief {
  /** In px, from the plane of the eyes, positive towards the camera. Outside the person: as at the nearest outline. */
  readonly stature: Field
  /** From 0, all wall, to 1, all person. */
  readonly coverage: Field
}

/** What the depth files call background. */
const background = 65_535

/**
 * Reads `NN.png`, 16 bits a pixel, the distance from the camera being 900 mm + value / 100, and `NN-coverage.png`, 8
 * bits. Where the person covers only a part of a pixel the shape goes on from the nearest pixel that was measured.
 */
export async function readRelief(folder: string, name: string): Promise<Relief> {
  const covered = await decodeGray(`${folder}/${name}-coverage.png`)
  const { width, height } = covered
  const raw = await ffmpeg(['-i', `${folder}/${name}.png`, ...words('-f rawvideo -pix_fmt gray16le -')])
  const depth = new Uint16Array(raw.buffer, raw.byteOffset, raw.length / 2)
  if (depth.length !== width * height) throw new Error(`${name}.png and its coverage differ in size.`)
  const values = new Float64Array(depth).map((value) =>
    value === background ? Number.NaN : statureAt(900 + value / 100),
  )
  return {
    stature: smoothed(extended({ width, height, values }), 1),
    coverage: { width, height, values: new Float64Array(covered.pixels).map((value) => value / 255) },
  }
}

/** How far something at a distance from the camera, in mm, stands out from the plane of the eyes, in px. */
export function statureAt(mm: number): number {
  return (fringes.planeMm - mm) / fringes.pixelMm
}

/** The field with every NaN replaced by the value nearest to it, counted in steps from pixel to pixel. */
export function extended({ width, height, values }: Field): Field {
  const filled = values.slice()
  let front = Array.from(filled.keys()).filter((i) => !Number.isNaN(filled[i] as number))
  while (front.length > 0) {
    const next: number[] = []
    for (const i of front) {
      for (const neighbor of around(i, width, height)) {
        if (!Number.isNaN(filled[neighbor] as number)) continue
        filled[neighbor] = filled[i] as number
        next.push(neighbor)
      }
    }
    front = next
  }
  return { width, height, values: filled }
}

/** The pixels that share an edge with pixel i. */
export function around(i: number, width: number, height: number): number[] {
  const x = i % width
  const found: number[] = []
  if (x > 0) found.push(i - 1)
  if (x < width - 1) found.push(i + 1)
  if (i >= width) found.push(i - width)
  if (i < width * (height - 1)) found.push(i + width)
  return found
}

/** The field under a Gaussian of a spread in px; at the edges the last value goes on. */
export function smoothed({ width, height, values }: Field, spread: number): Field {
  const reach = Math.ceil(3 * spread)
  const bell = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * spread ** 2)))
  const whole = bell.reduce((sum, weight) => sum + weight)
  const pass = (from: Float64Array, step: number, place: (i: number) => number, last: number) =>
    from.map((_, i) => {
      const at = place(i)
      let sum = 0
      for (let k = -reach; k <= reach; k++) {
        const clamped = Math.min(last, Math.max(0, at + k))
        sum += (bell[k + reach] as number) * (from[i + (clamped - at) * step] as number)
      }
      return sum / whole
    })
  const rows = pass(values, 1, (i) => i % width, width - 1)
  return { width, height, values: pass(rows, width, (i) => Math.floor(i / width), height - 1) }
}
