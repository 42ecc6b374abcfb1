import { expect, test } from '@playwright/test'
import { characters, collectMathCharacters } from '../packages/pictures/src/fonts.ts'
import { pages } from '../src/site.ts'

test('the fonts have every character that the pages show', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path)
    const { mathematics, prose } = await page.locator('html').evaluate((html) => {
      // A formula in words is set in the font of its words.
      const equations = Array.from(html.querySelectorAll('math')).filter((each) =>
        getComputedStyle(each).fontFamily.includes('Math'),
      )
      const mathematics = equations.map((each) => each.textContent).join('')
      for (const each of equations) each.remove()
      return { mathematics, prose: html.textContent }
    })
    const missing = (text: string, from: string) =>
      Array.from(new Set(text)).filter((char) => !/\s/.test(char) && !from.includes(char))
    expect(missing(prose, characters), path).toEqual([])
    expect(missing(mathematics, collectMathCharacters()), path).toEqual([])
  }
})
