import type { Page as Tab } from '@playwright/test'
import { about, home, pages } from '../src/site.ts'
import { expect, test } from './support/site.ts'

/** Returns the visible paragraphs, captions and asides, each with the mean length of its lines. */
function proseLines(tab: Tab): Promise<{ text: string; characters: number }[]> {
  return tab
    .getByRole('main')
    .locator('p:not(.visually-hidden), figcaption, [aria-labelledby="before"] li')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.textContent)
        .map((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
          const text = each.textContent.trim()
          return { text, characters: text.length / tops.size }
        }),
    )
}

for (const page of pages) {
  test(`the prose of ${page.path} has under 68 characters a line`, async ({ page: tab }) => {
    await tab.goto(page.path)
    for (const fold of await tab.getByRole('main').locator('details').all())
      await fold.evaluate((each: HTMLDetailsElement) => {
        each.open = true
      })
    for (const width of [1440, 768]) {
      await tab.setViewportSize({ width, height: 900 })
      // A paragraph's last line is short, so this mean is only reached if the limit of each line is little higher.
      for (const { text, characters } of await proseLines(tab))
        expect(characters, `at ${width} px: ${text}`).toBeLessThan(68)
    }
  })
}

test('each statistic fits on one line on the smallest phone', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 320, height: 700 })
  for (const { path } of [home, about]) {
    await tab.goto(path)
    const lines = await tab
      .locator('.statistic-value')
      .evaluateAll((all) => all.map((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)))
    expect(lines.map(Math.round), path).toEqual(lines.map(() => 1))
  }
})

test('no line ends between a number and its unit, or within an uncertainty or a coordinate', async ({ page: tab }) => {
  for (const { path } of pages) {
    await tab.goto(path)
    for (const width of [320, 360, 390, 414, 768, 1024, 1440]) {
      await tab.setViewportSize({ width, height: 900 })
      const broken = await tab.getByRole('main').evaluate((main) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { 0: quantity, index } of (text.textContent ?? '').matchAll(
            /±\s[\d.]+|[\d.,]+°?\s(?:mm|ms|m|Hz|MB|N|W)\b/g,
          )) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + quantity.length)
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(quantity)
          }
        return found
      })
      expect(broken, `${path} at ${width} px`).toEqual([])
    }
  }
})
