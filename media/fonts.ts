import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { equationOf, filmEquation, plateNames, portraitEquation, stepsEquation } from '../src/content/equations.ts'
import { type Fallback, fallbacks, sample } from './fallbacks.ts'

/** One family as the site ships it. */
interface Font {
  readonly family: string
  /** The file's name without its extension. */
  readonly name: string
  readonly package: string
  readonly file: string
  /** What CSS calls the weights that the file holds. */
  readonly weight: string
  /** The axes left in the file, or pinned, for `subset-font`. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>
  readonly fallbacks: readonly Fallback[]
}

/** Both families of the site. */
const fonts: readonly Font[] = [
  {
    family: 'Archivo',
    name: 'archivo',
    package: '@fontsource-variable/archivo',
    file: 'archivo-latin-standard-normal.woff2',
    // The design's axis goes to 650, but nothing is set above 600. Up to there the file has 3.6 kB less and fits the first
    // flight of a connection (RFC 6928), which a phone on a slow line feels as 75 ms (2026-11-21).
    weight: '450 600',
    axes: { wght: { min: 450, max: 600 }, wdth: 110 },
    fallbacks: fallbacks.archivo,
  },
  {
    family: 'STIX Two Text',
    name: 'stix-two-text',
    package: '@fontsource-variable/stix-two-text',
    file: 'stix-two-text-latin-wght-normal.woff2',
    weight: '400',
    axes: { wght: 400 },
    fallbacks: fallbacks.stix,
  },
]

/** Every character the fonts keep: ASCII, the letters that American names most often add to it, and typography. */
export const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...'áéíóúñüçèêëöäåøÁÉÍÓÚÑÜÖ',
  ...'\u00a0©°±²µ·×–—‘’“”…−',
].join('')

/** The typeface of the equations; its MATH table says how fractions, scripts and sums are set. */
const mathematics = {
  name: 'stix-two-math',
  package: '@fontsource/stix-two-math',
  file: 'stix-two-math-latin-400-normal.woff2',
} as const

/** Every character of every equation, and the italic that a browser draws a variable with: ψ as U+1D713, x as U+1D465. */
export function mathCharacters(): string {
  const equations = [filmEquation, portraitEquation, ...plateNames.map(equationOf)]
  const terms = equations.flatMap(({ lines, parameters }) => [...lines, ...parameters.map(({ term }) => term)])
  const written = writtenIn([...terms, stepsEquation]).replaceAll(' ', '') // a space is drawn with no character
  const italic = (char: string) => {
    const [small, capital, greek] = ['a', 'A', 'α'].map((first) => char.charCodeAt(0) - first.charCodeAt(0))
    if (char === 'h') return 'ℎ'
    if (/[a-z]/.test(char)) return String.fromCodePoint(0x1d44e + (small ?? 0))
    if (/[A-Z]/.test(char)) return String.fromCodePoint(0x1d434 + (capital ?? 0))
    return /[α-ω]/.test(char) ? String.fromCodePoint(0x1d6fc + (greek ?? 0)) : ''
  }
  return [...new Set(written)].map((char) => char + italic(char)).join('')
}

function writtenIn(term: unknown): string {
  if (typeof term === 'string') return term
  return Object.values(term as object)
    .map(writtenIn)
    .join('')
}

/** Kerning, ligatures, and figures that stand in columns; the rest of both fonts' features is never asked for. */
const features = ['kern', 'liga', 'lnum', 'tnum', 'ccmp']

const require = createRequire(import.meta.url)

/**
 * Writes each font as a subset in WOFF2 with its license into `folder`, with fonts.css, which has metric-matched
 * fallbacks, and mathematics.css, which only pages with an equation ask for.
 */
export async function makeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const rules: string[] = []
  for (const font of fonts) {
    const home = dirname(require.resolve(`${font.package}/package.json`))
    const original = await readFile(join(home, 'files', font.file))
    const subset = await subsetFont(original, characters, options(font.axes, 'woff2'))
    await writeFile(join(folder, `${font.name}.woff2`), subset)
    await copyFile(join(home, 'LICENSE'), join(folder, `${font.name}.OFL.txt`))
    rules.push(face(font))
    for (const fallback of font.fallbacks) {
      const instance = await subsetFont(original, characters, options({ ...font.axes, wght: fallback.at }, 'sfnt'))
      rules.push(fallbackFace(fallback, instance))
    }
  }
  const home = dirname(require.resolve(`${mathematics.package}/package.json`))
  const original = await readFile(join(home, 'files', mathematics.file))
  const subset = await subsetFont(original, mathCharacters(), {
    targetFormat: 'woff2',
    keepFeatures: ['ssty'],
    noHinting: true,
  })
  await writeFile(join(folder, `${mathematics.name}.woff2`), subset)
  await copyFile(join(home, 'LICENSE'), join(folder, `${mathematics.name}.OFL.txt`))
  const math = face({ family: 'STIX Two Math', name: mathematics.name, weight: '400' })
  await writeFile(join(folder, 'mathematics.css'), `/* Written by media/fonts.ts. */\n${math}`)
  await writeFile(join(folder, 'fonts.css'), `/* Written by media/fonts.ts. */\n${rules.join('\n')}`)
}

function options(variationAxes: Font['axes'], targetFormat: 'woff2' | 'sfnt') {
  return { targetFormat, variationAxes, keepFeatures: features, noHinting: true }
}

function face({ family, name, weight }: Pick<Font, 'family' | 'name' | 'weight'>): string {
  return rule([
    `font-family: "${family}"`,
    `src: url("./${name}.woff2") format("woff2")`,
    `font-weight: ${weight}`,
    'font-display: swap',
  ])
}

/**
 * A local font that fills the same space as the web font in `file` (SFNT): `size-adjust` makes lines as long, the
 * overrides make line boxes as high. An override is a part of the adjusted size, so it is divided by the adjustment (CSS
 * Fonts 5, 3.1).
 */
function fallbackFace({ family, local, weight, advance }: Fallback, file: Buffer): string {
  const font = create(file)
  if (font.isCollection) throw new Error('One font was expected, not a collection.')
  const em = font.unitsPerEm
  const width = font.glyphsForString(sample).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / em
  const adjust = width / sample.length / advance
  return rule([
    `font-family: "${family}"`,
    `src: ${local.map((name) => `local("${name}")`).join(', ')}`,
    `font-weight: ${weight}`,
    `size-adjust: ${percent(adjust)}`,
    `ascent-override: ${percent(font.ascent / em / adjust)}`,
    `descent-override: ${percent(-font.descent / em / adjust)}`,
    `line-gap-override: ${percent(font.lineGap / em / adjust)}`,
  ])
}

function rule(declarations: readonly string[]): string {
  return `@font-face {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)}%`
}
