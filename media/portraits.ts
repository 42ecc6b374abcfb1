import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { fringes } from '../src/content/recipes.ts'
import { calmed } from './calm.ts'
import { developed, litBy, type Sitter, whole } from './fringes.ts'
import { readRelief } from './relief.ts'
import { decodeGray, encodeStills, type Quality } from './still.ts'

/** The widths of a portrait, one for each density of screen, each computed by itself: scaled lines would beat. */
const portraits: readonly { readonly width: number; readonly quality: Quality }[] = [
  { width: 400, quality: { avif: 33, webp: 50 } },
  { width: 600, quality: { avif: 36, webp: 34 } },
  { width: 800, quality: { avif: 39 } },
  { width: 1200, quality: { avif: 44 } },
]

/** The widths of the portrait that is shown large: one is finer, one more is larger. */
const large: typeof portraits = [
  ...portraits.filter(({ width }) => width !== 800),
  { width: 800, quality: { avif: 36, webp: 40 } },
  { width: 1600, quality: { avif: 38 } },
]

/** The widths in which a portrait is made. */
export function widthsOf(name: string): typeof portraits {
  return name === fringes.example ? large : portraits
}

/** The row from which a portrait is all knitwear. */
const knits: Readonly<Record<string, number>> = { '02': 700, '03': 740, '05': 780 }

/** Everything that is known of the person in a portrait, from `folder`/originals and `folder`/depth. */
export async function readSitter(folder: string, name: string): Promise<Sitter> {
  const { width, height, pixels } = await decodeGray(join(folder, 'originals', `${name}.png`))
  const seen = { width, height, values: new Float64Array(pixels).map((gray) => gray / 255) }
  const knit = knits[name]
  const { values } = knit === undefined ? seen : calmed(seen, knit)
  const reflectance = { width, height, values: values.map((value) => value ** 2.2) }
  return { ...(await readRelief(join(folder, 'depth'), name)), reflectance }
}

/** Writes each person in `folder`/originals under the lines, as NN-WIDTH, and one of them once more, larger. */
export async function makePortraits(folder: string): Promise<void> {
  for (const file of (await readdir(join(folder, 'originals'))).sort()) {
    const { name } = parse(file)
    const sitter = await readSitter(folder, name)
    for (const { width, quality } of widthsOf(name)) {
      const picture = developed(litBy(sitter, whole, width))
      await encodeStills(picture, [{ path: join(folder, `${name}-${width}`), width, quality }])
    }
  }
}
