import { expect, test } from '@playwright/test'
import { characters } from '../packages/pictures/src/fonts.ts'
import { pages } from '../src/site.ts'

/**
 * Returns each family and weight of the page's text whose font did not come, or has no bold letters where they are asked for:
 * a browser draws them from 600 on by a thicker outline. Runs in the page.
 */
async function findMissingFonts(): Promise<string[]> {
  await document.fonts.ready
  const getName = (family = '') => family.trim().replace(/^"|"$/g, '')
  const used = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    )
    .filter((element) => element.checkVisibility())
    .map((element) => getComputedStyle(element))
    .map(({ fontFamily, fontWeight }) => ({ family: getName(fontFamily.split(',')[0]), weight: Number(fontWeight) }))
  const hasFont = ({ family, weight }: (typeof used)[number]) =>
    [...document.fonts].some((face) => {
      const heaviest = Number(face.weight.split(' ').at(-1))
      return getName(face.family) === family && face.status === 'loaded' && (weight < 600 || heaviest >= 600)
    })
  return [...new Set(used.filter((text) => !hasFont(text)).map(({ family, weight }) => `${family}, ${weight}`))]
}

test('every text is set in its own font, which has its characters, and bold in one that has bold letters', async ({
  page,
}) => {
  for (const { path } of pages) {
    await page.goto(path)
    expect(await page.evaluate(findMissingFonts), path).toEqual([])
    const shown = new Set(await page.locator('html').evaluate((html) => html.textContent))
    const missing = Array.from(shown).filter((char) => !/\s/.test(char) && !characters.includes(char))
    expect(missing, path).toEqual([])
  }
})
