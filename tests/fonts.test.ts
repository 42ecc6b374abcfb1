import { expect, test } from '@playwright/test'
import { characters } from '../packages/pictures/src/fonts.ts'
import { pages } from '../src/site.ts'

test('the fonts have every character that the pages show', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path)
    const shown = new Set(await page.locator('html').evaluate((html) => html.textContent))
    const missing = Array.from(shown).filter((char) => !/\s/.test(char) && !characters.includes(char))
    expect(missing, path).toEqual([])
  }
})
