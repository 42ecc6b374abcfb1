import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { type AxisRange, fonts, type SiteFont } from '../../../src/content/fonts.ts'
import { type FallbackFont, fallbackFonts, sampleText } from './fallback-fonts.ts'

/** Every character in the fonts: ASCII, the letters that American names most often add to it, and typography. */
export const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...'áéíóúñüçèêëöäåøÁÉÍÓÚÑÜÖ',
  ...'\u00a0©°±²µ·×–—‘’“”…−',
].join('')

/** Kerning, ligatures and tabular figures; the site uses no other features of the fonts. */
const features = ['kern', 'liga', 'lnum', 'tnum', 'ccmp']

const require = createRequire(import.meta.url)

/** Writes each font as a WOFF2 subset with its license into `folder`, with fonts.css. Throws where one has not the weights. */
export async function generateFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const rules: string[] = []
  for (const [name, font] of Object.entries<SiteFont>(fonts)) {
    const home = dirname(require.resolve(`${font.package}/package.json`))
    const original = await readFile(join(home, 'files', font.file))
    checkAxes(font, original)
    const { min, max } = font.weights
    const wght = min === max ? min : { min, max }
    const subset = await subsetFont(original, characters, options({ ...font.axes, wght }, 'woff2'))
    await writeFile(join(folder, `${name}.woff2`), subset)
    await copyFile(join(home, 'LICENSE'), join(folder, `${name}.OFL.txt`))
    rules.push(renderFace(name, font))
    for (const fallback of fallbackFonts[name as keyof typeof fonts]) {
      const instance = await subsetFont(original, characters, options({ ...font.axes, wght: fallback.at }, 'sfnt'))
      rules.push(renderFallback(fallback, instance))
    }
  }
  await writeFile(join(folder, 'fonts.css'), `/* Written by npm run generate -- fonts. */\n${rules.join('\n')}`)
}

/** Throws where a font lacks an axis or a weight that it is asked for: a browser would draw bold letters by itself. */
function checkAxes({ file, weights, axes }: SiteFont, content: Buffer): void {
  const found = openFont(content).variationAxes
  for (const [name, { min, max }] of Object.entries({ ...axes, wght: weights }).map(toRange)) {
    const axis = found[name]
    if (axis && axis.min <= min && axis.max >= max) continue
    const has = axis ? `${axis.min} to ${axis.max}` : 'none'
    throw new Error(`src/content/fonts.ts: of ${name}, ${file} has ${has}, not ${min} to ${max}.`)
  }
}

function toRange([name, value]: [string, number | AxisRange]): [string, AxisRange] {
  return [name, typeof value === 'number' ? { min: value, max: value } : value]
}

function openFont(content: Buffer) {
  const font = create(content)
  if (font.isCollection) throw new Error('One font was expected, not a collection.')
  return font
}

function options(variationAxes: Record<string, number | { min: number; max: number }>, targetFormat: 'woff2' | 'sfnt') {
  return { targetFormat, variationAxes, keepFeatures: features, noHinting: true }
}

/** Returns the `@font-face` of a font, whose family is that of the tokens: "Site sans". */
function renderFace(name: string, { weights: { min, max } }: SiteFont): string {
  return rule([
    `font-family: "Site ${name}"`,
    `src: url("./${name}.woff2") format("woff2")`,
    `font-weight: ${min === max ? min : `${min} ${max}`}`,
    'font-display: swap',
  ])
}

/** Returns an `@font-face` of a local font that takes the web font's space. Overrides divide by size-adjust. */
function renderFallback({ family, local, weight, advance }: FallbackFont, file: Buffer): string {
  const font = openFont(file)
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
