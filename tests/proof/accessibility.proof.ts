// axe on every page and in every form state: light, dark, forced colors and more contrast, at four widths, and with
// text of twice the size. `npm test` has the pages and, of the states, two of these views.
import type { Page } from '@playwright/test'
import { notFound, pages } from '../../src/site.ts'
import { violations } from '../support/axe.ts'
import { doubleText } from '../support/double-text.ts'
import { formStates } from '../support/form-states.ts'
import { handsOf } from '../support/forms-hands.ts'
import { expect, test } from '../support/site.ts'

const looks = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { forcedColors: 'active' },
  { contrast: 'more' },
] as const
const widths = [1440, 768, 390, 320]

/**
 * In forced colors every color is the reader's own. axe takes the color of words from `-webkit-text-fill-color`, which
 * Chromium then still reports as the page wished it (seen 2026-11-21), so it would compare what nobody sees.
 */
const without = (look: (typeof looks)[number]) =>
  'forcedColors' in look ? ['color-contrast', 'color-contrast-enhanced'] : []

async function examine(page: Page) {
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference', ...look })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await violations(page, without(look)), `${Object.values(look)}, ${width} px`).toEqual([])
    }
  }
  await doubleText(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await violations(page), `text of twice the size, ${width} px`).toEqual([])
  }
}

for (const page of [...pages, notFound])
  test(`${page.path}: axe finds nothing in any view`, async ({ page: tab, watch }) => {
    test.setTimeout(180_000)
    await tab.goto(page.path)
    await examine(tab)
    if (page === notFound) watch.said.splice(0)
  })

for (const state of formStates)
  test(`${state.name}: axe finds nothing in any view`, async ({ page: tab }) => {
    test.setTimeout(180_000)
    await tab.goto(state.path)
    await state.reach(handsOf(tab))
    await examine(tab)
  })

test('more contrast makes captions as dark as the text, and hairlines solid', async ({ page: tab }) => {
  await tab.emulateMedia({ contrast: 'more' })
  await tab.goto('/research')
  const record = tab.getByRole('article', { name: 'THRESHOLD' })
  const text = await record
    .getByRole('paragraph')
    .first()
    .evaluate((element) => getComputedStyle(element).color)
  const terms = await record.getByRole('term').all()
  expect(terms.length).toBeGreaterThan(1)
  for (const term of terms) await expect(term).toHaveCSS('color', text)
  const line = tab.getByRole('region', { name: 'Archive' }).getByRole('listitem').first()
  await expect(line).toHaveCSS('border-top-color', text)
})
