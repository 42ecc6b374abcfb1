// No word ends in another line than it began, at any width of a window.
import { pages } from '../../src/site.ts'
import { findBrokenWords } from '../support/layout-defects.ts'
import { expect, test } from '../support/site.ts'

/** Widths of a window in CSS px, from the smallest phone on. */
const widths = Array.from({ length: 40 }, (_, index) => 320 + index * 29)

for (const { path } of pages)
  test(`${path} breaks no word at forty widths`, async ({ page: tab }) => {
    await tab.goto(path)
    await tab.evaluate(() => document.fonts.ready)
    const broken: Record<number, string[]> = {}
    for (const width of widths) {
      await tab.setViewportSize({ width, height: 800 })
      const words = await findBrokenWords(tab)
      if (words.length > 0) broken[width] = words
    }
    expect(broken).toEqual({})
  })
