import { join } from 'node:path'
import { carpet, type Window } from './carpet.ts'
import { drumhead } from './drum.ts'
import { encodeStills, type Gray, type Quality } from './still.ts'
import { exposure, grays } from './tone.ts'
import { slits, sources } from './waves.ts'

/** A picture that is an exact solution of a wave equation. */
export interface Plate {
  readonly name: string
  /** How high it is, in widths. */
  readonly height?: number
  /** The part of all pixels that stays under the tone curve's 1. */
  readonly exposed: number
  readonly quality: Quality
  /** The intensity per pixel, row by row from the top. */
  readonly intensity: (width: number, height: number) => Float64Array
}

/** The widths each plate is published at. */
export const plateWidths = [480, 960, 1440] as const

const spread = 0.022
/** The one that a scroll moves through time: twice as high, its upper half the plate `uncharted`, time and place to one scale. */
const offCenterTall: Window = { left: 0.02, right: 0.98, from: 0.283, until: 0.497 }
const offCenter: Window = { left: 0.02, right: 0.98, from: 0.39, until: 0.497 }
const closeUp: Window = { left: 0.3, right: 0.7, from: 0.165, until: 0.225 }

/** Every plate on the site. Lengths are in wavelengths, in widths of the box, or in radii of the drum. */
export const plates: readonly Plate[] = [
  {
    name: 'uncharted',
    exposed: 0.997,
    quality: { avif: 27, webp: 55 },
    intensity: (width, height) => carpet({ center: 0.37, spread }, offCenter, width, height),
  },
  {
    name: 'unchartedtall',
    height: 20 / 16,
    exposed: 0.997,
    quality: { avif: 33, webp: 45 },
    intensity: (width, height) => carpet({ center: 0.37, spread }, offCenterTall, width, height),
  },
  {
    name: 'nexus',
    exposed: 0.997,
    quality: { avif: 24, webp: 66 },
    intensity: (width, height) => carpet({ center: 0.5, spread }, closeUp, width, height),
  },
  {
    name: 'threshold',
    exposed: 0.97,
    quality: { avif: 20, webp: 80 },
    intensity: (width, height) =>
      slits(
        [
          { top: -2.1, bottom: -1.1 },
          { top: 1.1, bottom: 2.1 },
        ],
        { x: 0.05, y: -3.4, width: 10.9 },
        width,
        height,
      ),
  },
  {
    name: 'cascade',
    exposed: 0.97,
    quality: { avif: 25, webp: 66 },
    intensity: (width, height) =>
      sources(
        [
          { x: 3, y: 2.5 },
          { x: 7.5, y: 5.2 },
          { x: 12, y: 7.9 },
        ],
        { x: 0, y: 0, width: 15 },
        width,
        height,
      ),
  },
  {
    name: 'resonance',
    exposed: 0.99,
    quality: { avif: 25, webp: 72 },
    intensity: (width, height) =>
      drumhead(
        [
          { order: 0, zero: 9, amplitude: 1 },
          { order: 6, zero: 9, amplitude: 1.2 },
        ],
        0.29,
        width,
        height,
      ),
  },
  {
    name: 'network',
    exposed: 0.97,
    quality: { avif: 27, webp: 58 },
    intensity: (width, height) =>
      sources(
        [
          { x: 5, y: 6.5 },
          { x: 15, y: 6.5 },
          { x: 10, y: 15 },
        ],
        { x: 0, y: 0, width: 20 },
        width,
        height,
      ),
  },
  {
    name: 'excellence',
    exposed: 0.97,
    quality: { avif: 21, webp: 76 },
    intensity: (width, height) =>
      slits(
        [
          { top: -3.2, bottom: -2.6 },
          { top: 2.6, bottom: 3.2 },
        ],
        { x: 0.05, y: -9, width: 22 },
        width,
        height,
      ),
  },
]

/** A plate as grays, 16:10 where it does not say otherwise, at a width in pixels. */
export function exposePlate({ intensity, exposed, height: widths = 10 / 16 }: Plate, width: number): Gray {
  const height = width * widths
  const light = intensity(width, height)
  return { width, height, pixels: grays(light, exposure(light, exposed)) }
}

/** Computes every plate once, at its largest width, and writes NAME-WIDTH.avif and .webp into `folder`. */
export async function makePlates(folder: string): Promise<void> {
  for (const plate of plates) {
    const { name, quality } = plate
    const picture = exposePlate(plate, Math.max(...plateWidths))
    await encodeStills(
      picture,
      plateWidths.map((width) => ({ path: join(folder, `${name}-${width}`), width, quality })),
    )
  }
}
