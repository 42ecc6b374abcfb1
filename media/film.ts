import { join } from 'node:path'
import { film } from '../src/content/recipes.ts'
import { carpet } from './carpet.ts'
import { encodeFilm } from './reel.ts'
import { encodeStills, type Gray, type Quality } from './still.ts'
import { exposure, grays, tone } from './tone.ts'

/** One cut of the hero film: the frame's size, and how the carpet is laid into it. */
export interface Cut {
  readonly name: string
  readonly width: number
  readonly height: number
  /** The part of the box that the frame shows, from its left edge to its right, in widths of the box. */
  readonly left: number
  readonly right: number
  /** How far the carpet moves down from one frame to the next, in pixels; a multiple of 1/2. */
  readonly step: number
  readonly quality: { readonly av1: number; readonly h264: number }
  /** Its poster, frame 0, once for each width; none where another cut shows the same frame. */
  readonly posters: readonly { readonly width: number; readonly quality: Quality }[]
}

/** The film's length: after `frames` frames, at `rate` a second, it shows frame 0 again. */
export const frames = 384
export const rate = 24

/** Every cut; 1280 and 1920 show the same carpet. The portrait cut is computed for its own frame, not cropped. */
export const cuts: readonly [Cut, Cut, Cut] = [
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
    // A phone that knows no AVIF gets the small one: at 720 WebP would weigh 21 kB.
    posters: [
      { width: 480, quality: { avif: 28, webp: 45 } },
      { width: 720, quality: { avif: 28 } },
    ],
  },
]

/**
 * One period of a cut's carpet as one tall picture. A frame is a piece of it as high as the frame; the next frame is the
 * piece `step` pixels further up, and what goes over the upper edge comes in at the lower one.
 */
export interface Roll {
  readonly cut: Cut
  /** The density, row by row from the top; `perPixel` rows make one row of a frame. */
  readonly light: Float64Array
  readonly perPixel: number
  readonly exposed: number
}

/** Computes a cut's roll. Its lowest row is at t = 0, its uppermost just short of one period. */
export function rollOf(cut: Cut): Roll {
  const perPixel = Number.isInteger(cut.step) ? 1 : 2
  const window = { ...film.window, left: cut.left, right: cut.right }
  const light = carpet(film.start, window, cut.width, frames * cut.step * perPixel)
  return { cut, light, perPixel, exposed: exposure(light) }
}

/**
 * The density in frame k: its upper edge is at the time t = period k / frames, and each row below is earlier. Frame
 * `frames` is made of the same rows of the roll as frame 0.
 */
function frameLight({ cut, light, perPixel }: Roll, k: number): Float64Array {
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

/** Frame k as a still: grays of 0 to 255. Frame 0 is the poster. */
export function frameStill(roll: Roll, k: number): Gray {
  return { width: roll.cut.width, height: roll.cut.height, pixels: grays(frameLight(roll, k), roll.exposed) }
}

/** Every frame of a cut as video takes it: planar 4:2:0 in limited range (16 to 235), its two color planes neutral. */
function* footage(roll: Roll): Generator<Uint8Array> {
  const { width, height } = roll.cut
  for (let k = 0; k < frames; k++) {
    const planes = new Uint8Array((width * height * 3) / 2).fill(128)
    frameLight(roll, k).forEach((light, i) => {
      planes[i] = Math.round(16 + 219 * tone(light, roll.exposed))
    })
    yield planes
  }
}

/** Encodes every cut into `folder`: NAME.webm and NAME.mp4. */
export async function makeFilm(folder: string): Promise<void> {
  for (const cut of cuts) {
    const roll = rollOf(cut)
    await encodeFilm({ ...cut, path: join(folder, cut.name), rate }, () => footage(roll))
  }
}

/** Writes poster-SHAPE-WIDTH, frame 0 of the same roll as the film, in each cut's formats into `folder`. */
export async function makePosters(folder: string): Promise<void> {
  for (const cut of cuts.filter(({ posters }) => posters.length > 0)) {
    const shape = cut.name.replace(/-\d+$/, '')
    const still = frameStill(rollOf(cut), 0)
    await encodeStills(
      still,
      cut.posters.map((poster) => ({ ...poster, path: join(folder, `poster-${shape}-${poster.width}`) })),
    )
  }
}
