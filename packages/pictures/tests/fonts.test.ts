import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pages, team } from '../../../src/site.ts'
import { sampleText } from '../src/fallback-fonts.ts'
import { characters, collectMathCharacters, generateFonts } from '../src/fonts.ts'

// Computing, decoding and comparing pictures takes long under load.
test.describe.configure({ timeout: 120_000 })

const published = 'media/fonts'

test('npm run generate -- fonts writes the published fonts and their CSS, byte for byte', async ({
  browserName: _,
}, info) => {
  await generateFonts(info.outputDir)
  const files = readdirSync(info.outputDir)
  expect(files.sort()).toEqual(readdirSync(published).sort())
  for (const file of files) {
    expect(readFileSync(join(info.outputDir, file)).equals(readFileSync(join(published, file))), file).toBe(true)
  }
})

test('the fonts have every character that the pages show', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path)
    const { mathematics, prose } = await page.locator('html').evaluate((html) => {
      const mathematics = Array.from(html.querySelectorAll('math'), (each) => each.textContent).join('')
      for (const each of html.querySelectorAll('math')) each.remove()
      return { mathematics, prose: html.textContent }
    })
    const missing = (text: string, from: string) =>
      Array.from(new Set(text)).filter((char) => !/\s/.test(char) && !from.includes(char))
    expect(missing(prose, characters), path).toEqual([])
    expect(missing(mathematics, collectMathCharacters()), path).toEqual([])
  }
})

test('equations are set in STIX Two Math, whose MATH table stretches a bracket around a fraction', async ({ page }) => {
  await page.goto(team.path)
  await page.getByText('How the lines were computed').click()
  const isLoaded = () =>
    page.evaluate(() =>
      Array.from(document.fonts).some((each) => /STIX Two Math/.test(each.family) && each.status === 'loaded'),
    )
  await expect.poll(isLoaded).toBe(true)
  const high = (text: string) =>
    page.locator('math:visible').filter({ hasText: 'I=R' }).locator('mo', { hasText: text }).first().boundingBox()
  const [bracket, plus] = [await high('('), await high('+')]
  expect(bracket?.height).toBeGreaterThan(1.2 * (plus?.height ?? Number.NaN))
})

/** Returns the width and height at which the browser sets a text in one font, in pixels. */
async function measure(page: Page, font: string, text: string) {
  await page.evaluate((name) => document.fonts.load(name), font)
  return page.evaluate(
    ([font = '', text = '']) => {
      const span = document.createElement('span')
      span.style.cssText = `font: ${font}; white-space: pre; position: absolute`
      span.textContent = text
      document.body.append(span)
      const { width, height } = span.getBoundingClientRect()
      span.remove()
      return { width, height }
    },
    [font, text],
  )
}

/** Opens a blank page that loads the site's fonts. */
async function openSpecimen(page: Page) {
  const inline = (_: string, file: string) => `data:font/woff2;base64,${readFileSync(join(published, file), 'base64')}`
  const css = readFileSync(join(published, 'fonts.css'), 'utf8').replaceAll(/\.\/([\w-]+\.woff2)/g, inline)
  await page.setContent(`<style>${css}</style>`)
}

for (const [weight, family] of [
  [500, 'Archivo'],
  [600, 'Archivo'],
  [400, 'STIX Two Text'],
] as const) {
  test(`the fallback font fills the same lines as ${family} ${weight}`, async ({ page }) => {
    await openSpecimen(page)
    const [font, fallback] = [`${weight} 40px "${family}"`, `${weight} 40px "${family} Fallback"`]
    const nothing = await measure(page, `${weight} 40px "No Such Font", monospace`, sampleText)
    const [after, before] = [await measure(page, font, sampleText), await measure(page, fallback, sampleText)]
    expect(before.width, 'a local font was found').not.toBe(nothing.width)
    expect(before.width / after.width).toBeGreaterThan(0.985)
    expect(before.width / after.width).toBeLessThan(1.015)
    expect(Math.abs(before.height - after.height)).toBeLessThanOrEqual(1)
  })
}
