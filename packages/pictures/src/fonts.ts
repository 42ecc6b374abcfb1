import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { type FallbackFont, fallbackFonts, sampleText } from './fallback-fonts.ts'

interface Font {
  readonly family: string
  readonly name: string
  readonly package: string
  readonly file: string
  readonly weight: string
  /** The axes that remain in the file, or are pinned, for `subset-font`. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>
  readonly fallbackFonts: readonly FallbackFont[]
}

const fonts: readonly Font[] = [
  {
    family: 'Archivo',
    name: 'archivo',
    package: '@fontsource-variable/archivo',
    file: 'archivo-latin-standard-normal.woff2',
    // The font's axis goes to 650, but no text is set above 600. Without that part the file has 3.6 kB less and fits
    // the initial congestion window (RFC 6928).
    weight: '450 600',
    axes: { wght: { min: 450, max: 600 }, wdth: 110 },
    fallbackFonts: fallbackFonts.archivo,
  },
  {
    family: 'STIX Two Text',
    name: 'stix-two-text',
    package: '@fontsource-variable/stix-two-text',
    file: 'stix-two-text-latin-wght-normal.woff2',
    weight: '400',
    axes: { wght: 400 },
    fallbackFonts: fallbackFonts.stix,
  },
]

/** Every character in the fonts: ASCII, the letters that American names most often add to it, and typography. */
export const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...'áéíóúñüçèêëöäåøÁÉÍÓÚÑÜÖ',
  ...'\u00a0©°±²µ·×–—‘’“”…−',
].join('')

/** Kerning, ligatures and tabular figures; the site uses no other features of the fonts. */
const features = ['kern', 'liga', 'lnum', 'tnum', 'ccmp']

const require = createRequire(import.meta.url)

/** Writes each font as a WOFF2 subset with its license into `folder`, with fonts.css. */
export async function generateFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const rules: string[] = []
  for (const font of fonts) {
    const home = dirname(require.resolve(`${font.package}/package.json`))
    const original = await readFile(join(home, 'files', font.file))
    const subset = await subsetFont(original, characters, options(font.axes, 'woff2'))
    await writeFile(join(folder, `${font.name}.woff2`), subset)
    await copyFile(join(home, 'LICENSE'), join(folder, `${font.name}.OFL.txt`))
    rules.push(face(font))
    for (const fallback of font.fallbackFonts) {
      const instance = await subsetFont(original, characters, options({ ...font.axes, wght: fallback.at }, 'sfnt'))
      rules.push(fallbackFace(fallback, instance))
    }
  }
  await writeFile(join(folder, 'fonts.css'), `/* Written by npm run generate -- fonts. */\n${rules.join('\n')}`)
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

/** Returns an `@font-face` of a local font that takes the web font's space. Overrides divide by size-adjust. */
function fallbackFace({ family, local, weight, advance }: FallbackFont, file: Buffer): string {
  const font = create(file)
  if (font.isCollection) throw new Error('One font was expected, not a collection.')
  const em = font.unitsPerEm
  const width = font.glyphsForString(sampleText).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / em
  const adjust = width / sampleText.length / advance
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
