// No word ends in another line than it began, at any width of a window.
import { pages } from '../../src/site.ts'
import { expect, test } from '../support/site.ts'

/** Widths of a window in CSS px, from the smallest phone on. */
const widths = Array.from({ length: 40 }, (_, index) => 320 + index * 29)

/**
 * Returns the visible words that are in more than one line. Addresses, of mail and of files, may break anywhere; other
 * words may at a hyphen, and no number. It runs in the page.
 */
function findBrokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue
    for (const { 0: whole, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
      if (/@|\/|\w\.\w/.test(whole) && !/\d\.\d/.test(whole)) continue
      for (const { 0: word, index: start } of whole.matchAll(/(?:[^-–—\u00ad]|(?<=\d)-(?=\d))+/g)) {
        range.setStart(text, index + start)
        range.setEnd(text, index + start + word.length)
        const [first, ...rest] = range.getClientRects()
        if (first && rest.some(({ top }) => top > first.top + first.height / 2)) broken.push(word)
      }
    }
  }
  return broken
}

for (const { path } of pages)
  test(`${path} breaks no word at forty widths`, async ({ page: tab }) => {
    await tab.goto(path)
    await tab.evaluate(() => document.fonts.ready)
    const broken: Record<number, string[]> = {}
    for (const width of widths) {
      await tab.setViewportSize({ width, height: 800 })
      const words = await tab.evaluate(findBrokenWords)
      if (words.length > 0) broken[width] = words
    }
    expect(broken).toEqual({})
  })
