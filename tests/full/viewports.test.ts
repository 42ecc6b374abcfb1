// Every page and every form state, in all viewports. By axe: light, dark, forced colors and more contrast, at four
// widths, and with text of twice the size. By a second rule engine. By layout: nothing cut off, overlapping or
// overflowing sideways, also with the user's text spacing. The forms are also graded for reading level.
import type { Page } from '@playwright/test'
import { notFound, pages } from '../../src/site.ts'
import { colorRules, findAxeViolations, layoutRules } from '../support/axe.ts'
import { createPageActions } from '../support/report-page.ts'
import { formScenarios } from '../support/form-scenarios.ts'
import { findBrokenWords, findLayoutDefects } from '../support/layout-defects.ts'
import { expect, test } from '../support/site.ts'
import { doubleTextSize } from '../support/text-zoom.ts'
import { runEqualAccess } from './equal-access.ts'
import { findHardSentences, readInstructions } from './reading-level.ts'

const preferences = [{ colorScheme: 'dark' }, { forcedColors: 'active' }, { contrast: 'more' }] as const
const plainLook = { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' } as const
const widths = [1440, 1024, 768, 390, 320]

/**
 * In forced colors every color is the user's. axe reads the color of text from `-webkit-text-fill-color`, which
 * Chromium still reports as authored, so it would compare colors that are not displayed.
 */
const without = (preference: (typeof preferences)[number]) =>
  'forcedColors' in preference ? ['color-contrast', 'color-contrast-enhanced'] : []

async function examine(page: Page) {
  const form = pages.find(({ path, hasForm }) => hasForm && new URL(page.url()).pathname === path)
  if (form) expect.soft(findHardSentences(await readInstructions(page)), 'sentences above the grade').toEqual([])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia(plainLook)
    expect.soft(await findLayoutDefects(page), `at ${width} px`).toEqual([])
    expect.soft(await findBrokenWords(page), `broken at ${width} px`).toEqual([])
    if (width === 1440) expect.soft(await runEqualAccess(page), 'Equal Access').toEqual([])
    // All rules where the layout differs; at the widths between, those that depend on the width.
    const only = width === 1440 || width === 390 ? {} : { only: layoutRules }
    expect.soft(await findAxeViolations(page, only), `axe, light, ${width} px`).toEqual([])
    for (const preference of width === 1024 ? [] : preferences) {
      await page.emulateMedia({ ...plainLook, ...preference })
      const found = await findAxeViolations(page, { without: without(preference), only: colorRules })
      expect.soft(found, `axe, ${Object.values(preference)}, ${width} px`).toEqual([])
    }
  }
  await page.emulateMedia(plainLook)
  await page.evaluate(spaceOut)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findLayoutDefects(page), `at ${width} px with wider text spacing`).toEqual([])
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await doubleTextSize(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findLayoutDefects(page), `at ${width} px with text of twice the size`).toEqual([])
    expect
      .soft(await findAxeViolations(page, { only: layoutRules }), `axe, text of twice the size, ${width} px`)
      .toEqual([])
  }
}

/** Sets the spacing that a page must support (WCAG 1.4.12). */
function spaceOut() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

test.describe.configure({ timeout: 180_000 })

test('the second rule engine finds a table without headers, which axe does not', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    const table = document.createElement('table')
    for (const year of ['2017', '2018'])
      table.insertRow().append(
        ...[year, '41'].map((text) => {
          const cell = document.createElement('td')
          cell.textContent = text
          return cell
        }),
      )
    document.querySelector('main')?.append(table)
  })
  expect(await findAxeViolations(page)).toEqual([])
  expect(await runEqualAccess(page)).toEqual([expect.stringContaining('table_headers_exists')])
})

for (const page of [...pages, notFound])
  test(`${page.path} has no defect in any viewport`, async ({ page: tab, watch }) => {
    await tab.goto(page.path)
    await examine(tab)
    if (page === notFound) watch.said.splice(0)
  })

for (const state of formScenarios)
  test(`${state.name} has no defect in any viewport`, async ({ page: tab }) => {
    await tab.goto(state.path)
    await state.reach(createPageActions(tab))
    await examine(tab)
  })
