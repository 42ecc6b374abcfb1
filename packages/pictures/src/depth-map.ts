import { portraitParameters } from '../../../src/content/picture-parameters.ts'
import { decodeGray } from './encode-images.ts'
import { runFfmpeg, splitOptions } from './ffmpeg.ts'

export interface ScalarField {
  readonly width: number
  readonly height: number
  readonly values: Float64Array
}

/** The shape of a person: the height of each pixel towards the camera, and how much of it the person covers. */
export interface DepthMap {
  /** In px, from the plane of the eyes, positive towards the camera. Outside the person: as at the nearest outline. */
  readonly heights: ScalarField
  /** From 0, only wall, to 1, only person. */
  readonly coverage: ScalarField
}

const background = 65_535

/**
 * Reads `NN.png`, 16 bits a pixel, the distance from the camera being 900 mm + value / 100, and `NN-coverage.png`, 8
 * bits. Where the person covers only a part of a pixel the height is that of the nearest measured pixel.
 */
export async function readDepthMap(folder: string, name: string): Promise<DepthMap> {
  const covered = await decodeGray(`${folder}/${name}-coverage.png`)
  const { width, height } = covered
  const raw = await runFfmpeg(['-i', `${folder}/${name}.png`, ...splitOptions('-f rawvideo -pix_fmt gray16le -')])
  const depth = new Uint16Array(raw.buffer, raw.byteOffset, raw.length / 2)
  if (depth.length !== width * height) throw new Error(`${name}.png and its coverage differ in size.`)
  const values = new Float64Array(depth).map((value) =>
    value === background ? Number.NaN : depthToHeight(900 + value / 100),
  )
  return {
    heights: blurGaussian(fillMissing({ width, height, values }), 1),
    coverage: { width, height, values: new Float64Array(covered.pixels).map((value) => value / 255) },
  }
}

/** Returns the height above the plane of the eyes, in px, of a point at a distance from the camera, in mm. */
export function depthToHeight(mm: number): number {
  return (portraitParameters.planeMm - mm) / portraitParameters.pixelMm
}

function fillMissing({ width, height, values }: ScalarField): ScalarField {
  const filled = values.slice()
  let front = Array.from(filled.keys()).filter((i) => !Number.isNaN(filled[i] as number))
  while (front.length > 0) {
    const next: number[] = []
    for (const i of front) {
      for (const neighbor of getNeighbors(i, width, height)) {
        if (!Number.isNaN(filled[neighbor] as number)) continue
        filled[neighbor] = filled[i] as number
        next.push(neighbor)
      }
    }
    front = next
  }
  return { width, height, values: filled }
}

function getNeighbors(i: number, width: number, height: number): number[] {
  const x = i % width
  const found: number[] = []
  if (x > 0) found.push(i - 1)
  if (x < width - 1) found.push(i + 1)
  if (i >= width) found.push(i - width)
  if (i < width * (height - 1)) found.push(i + width)
  return found
}

/** Returns the field after a Gaussian blur of a spread in px; the edge values are extended. */
export function blurGaussian({ width, height, values }: ScalarField, spread: number): ScalarField {
  const reach = Math.ceil(3 * spread)
  const bell = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * spread ** 2)))
  const fullFrame = bell.reduce((sum, weight) => sum + weight)
  const pass = (from: Float64Array, step: number, place: (i: number) => number, last: number) =>
    from.map((_, i) => {
      const at = place(i)
      let sum = 0
      for (let k = -reach; k <= reach; k++) {
        const clamped = Math.min(last, Math.max(0, at + k))
        sum += (bell[k + reach] as number) * (from[i + (clamped - at) * step] as number)
      }
      return sum / fullFrame
    })
  const rows = pass(values, 1, (i) => i % width, width - 1)
  return { width, height, values: pass(rows, width, (i) => Math.floor(i / width), height - 1) }
}
