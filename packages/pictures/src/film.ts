import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { filmParameters } from '../../../src/content/picture-parameters.ts'
import { renderCarpet } from './carpet.ts'
import { type EncodingQuality, encodeImages, type GrayImage } from './encode-images.ts'
import { runFfmpeg, splitOptions, srgbOptions } from './ffmpeg.ts'
import { applyToneCurve, computeExposure, toGrayBytes } from './tone.ts'

export interface Cut {
  readonly name: string
  readonly width: number
  readonly height: number
  /** The part of the box that the frame shows, from its left edge to its right, in widths of the box. */
  readonly left: number
  readonly right: number
  /** The distance that the carpet moves down from one frame to the next, in pixels; a multiple of 1/2. */
  readonly step: number
  readonly quality: { readonly av1: number; readonly h264: number }
  /** The widths of its poster, frame 0; none where another version has the same frame. */
  readonly posters: readonly { readonly width: number; readonly quality: EncodingQuality }[]
}

const frameCount = 384
const frameRate = 24

export const filmCuts: readonly [Cut, Cut, Cut] = [
  {
    name: 'landscape-1280',
    width: 1280,
    height: 720,
    left: 0,
    right: 1,
    step: 3,
    quality: { av1: 44, h264: 26 },
    posters: [],
  },
  {
    name: 'landscape-1920',
    width: 1920,
    height: 1080,
    left: 0,
    right: 1,
    step: 4.5,
    quality: { av1: 44, h264: 32 },
    posters: [
      { width: 960, quality: { avif: 27, webp: 55 } },
      { width: 1280, quality: { avif: 27, webp: 55, jpg: 8 } },
      { width: 1920, quality: { avif: 27, webp: 55 } },
    ],
  },
  {
    name: 'portrait-720',
    width: 720,
    height: 1280,
    left: 0.22,
    right: 0.78,
    step: 5,
    quality: { av1: 50, h264: 26 },
    // A phone without AVIF gets the small one: at 720 WebP would have 21 kB.
    posters: [
      { width: 480, quality: { avif: 28, webp: 45 } },
      { width: 720, quality: { avif: 28 } },
    ],
  },
]

export interface CarpetStrip {
  readonly cut: Cut
  /** The density, row by row from the top; `perPixel` rows make one row of a frame. */
  readonly light: Float64Array
  readonly perPixel: number
  readonly exposed: number
}

/** Computes the carpet strip of a version. Its lowest row is at t = 0, its uppermost just below one period. */
export function createCarpetStrip(cut: Cut): CarpetStrip {
  const perPixel = Number.isInteger(cut.step) ? 1 : 2
  const window = { ...filmParameters.window, left: cut.left, right: cut.right }
  const light = renderCarpet(filmParameters.start, window, cut.width, frameCount * cut.step * perPixel)
  return { cut, light, perPixel, exposed: computeExposure(light) }
}

/** Returns the density in frame k: its upper edge is at the time t = period k / `frameCount`, and rows below are earlier. */
function frameLight({ cut, light, perPixel }: CarpetStrip, k: number): Float64Array {
  const { width, height, step } = cut
  const rows = light.length / width
  const top = rows - k * step * perPixel
  const picture = new Float64Array(width * height)
  for (let fine = 0; fine < height * perPixel; fine++) {
    const from = ((((top + fine) % rows) + rows) % rows) * width
    const to = Math.floor(fine / perPixel) * width
    for (let x = 0; x < width; x++) {
      picture[to + x] = (picture[to + x] as number) + (light[from + x] as number) / perPixel
    }
  }
  return picture
}

/** Returns frame k as a picture: grays of 0 to 255. Frame 0 is the poster. */
export function renderFrame(strip: CarpetStrip, k: number): GrayImage {
  return { width: strip.cut.width, height: strip.cut.height, pixels: toGrayBytes(frameLight(strip, k), strip.exposed) }
}

/** Returns every frame as video input: planar 4:2:0 in limited range (16 to 235), its two color planes neutral. */
function* footage(strip: CarpetStrip): Generator<Uint8Array> {
  const { width, height } = strip.cut
  for (let k = 0; k < frameCount; k++) {
    const planes = new Uint8Array((width * height * 3) / 2).fill(128)
    frameLight(strip, k).forEach((light, i) => {
      planes[i] = Math.round(16 + 219 * applyToneCurve(light, strip.exposed))
    })
    yield planes
  }
}

export async function generateFilm(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const cut of filmCuts) await encodeFilm(createCarpetStrip(cut), join(folder, cut.name))
}

/**
 * Encodes a version as AV1 in WebM and as H.264 in MP4, at level 4.0, which old phones decode in hardware. The number of
 * threads is fixed because x264's output depends on it. `path` has no extension.
 */
async function encodeFilm(strip: CarpetStrip, path: string): Promise<void> {
  const { width, height, quality } = strip.cut
  const source = splitOptions(`-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${frameRate} -i -`)
  const common = [
    ...splitOptions('-g 9999 -threads 2 -color_range tv -map_metadata -1 -fflags +bitexact'),
    ...srgbOptions,
  ]
  const av1 = splitOptions(`-c:v libaom-av1 -cpu-used 3 -lag-in-frames 48 -row-mt 1 -b:v 0 -crf ${quality.av1}`)
  const h264 = splitOptions(`-c:v libx264 -preset veryslow -level 4.0 -movflags +faststart -crf ${quality.h264}`)
  // The unit removed is x264's list of its own settings: 700 bytes that no player reads.
  const bare = splitOptions('-bsf:v filter_units=remove_types=6')
  await runFfmpeg([...source, ...av1, ...common, `${path}.webm`], footage(strip))
  await runFfmpeg([...source, ...h264, ...bare, ...common, `${path}.mp4`], footage(strip))
}

/** Writes poster-SHAPE-WIDTH, frame 0 of the film, in each version's formats into `folder`. */
export async function generatePosters(folder: string): Promise<void> {
  for (const cut of filmCuts.filter(({ posters }) => posters.length > 0)) {
    const shape = cut.name.replace(/-\d+$/, '')
    const poster = renderFrame(createCarpetStrip(cut), 0)
    await encodeImages(
      poster,
      cut.posters.map((poster) => ({ ...poster, path: join(folder, `poster-${shape}-${poster.width}`) })),
    )
  }
}
