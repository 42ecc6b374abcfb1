import { join } from 'node:path'
import { type Recipe, plates as recipes } from '../src/content/recipes.ts'
import { carpet } from './carpet.ts'
import { drumhead } from './drum.ts'
import { encodeStills, type Gray, type Quality } from './still.ts'
import { exposure, grays } from './tone.ts'
import { slits, sources } from './waves.ts'

/** A picture that is an exact solution of a wave equation. */
export interface Plate {
  readonly name: keyof typeof recipes
  /** How high it is, in widths. */
  readonly height?: number
  /** The part of all pixels that stays under the tone curve's 1. */
  readonly exposed: number
  readonly quality: Quality
}

/** The widths each plate is published at. */
export const plateWidths = [480, 960, 1440] as const

/** Every plate on the site, and how it is exposed and encoded; `src/content/recipes.ts` says what it shows. */
export const plates: readonly Plate[] = [
  { name: 'uncharted', exposed: 0.997, quality: { avif: 27, webp: 55 } },
  { name: 'unchartedtall', height: 20 / 16, exposed: 0.997, quality: { avif: 29, webp: 45 } },
  { name: 'nexus', exposed: 0.997, quality: { avif: 24, webp: 66 } },
  { name: 'threshold', exposed: 0.97, quality: { avif: 20, webp: 80 } },
  { name: 'cascade', exposed: 0.97, quality: { avif: 25, webp: 66 } },
  { name: 'resonance', exposed: 0.99, quality: { avif: 25, webp: 72 } },
  { name: 'network', exposed: 0.97, quality: { avif: 27, webp: 58 } },
  { name: 'excellence', exposed: 0.97, quality: { avif: 21, webp: 76 } },
]

/** The intensity per pixel that a recipe gives, row by row from the top. */
function intensity(recipe: Recipe, width: number, height: number): Float64Array {
  switch (recipe.kind) {
    case 'carpet':
      return carpet(recipe.start, recipe.window, width, height)
    case 'slits':
      return slits(recipe.slits, recipe.view, width, height)
    case 'sources':
      return sources(recipe.points, recipe.view, width, height)
    case 'drum':
      return drumhead(recipe.modes, recipe.radius, width, height)
  }
}

/** A plate as grays, 16:10 where it does not say otherwise, at a width in pixels. */
export function exposePlate({ name, exposed, height: widths = 10 / 16 }: Plate, width: number): Gray {
  const height = width * widths
  const light = intensity(recipes[name], width, height)
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
