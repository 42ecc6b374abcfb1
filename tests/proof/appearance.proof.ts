// On every page and in every form state, at five widths and under a reader's own spacing: nothing cut, nothing on top
// of anything else, nothing sideways.
import type { Page } from '@playwright/test'
import { notFound, pages } from '../../src/site.ts'
import { blemishes, brokenWords } from '../support/appearance.ts'
import { doubleText } from '../support/double-text.ts'
import { formStates } from '../support/form-states.ts'
import { handsOf } from '../support/forms-hands.ts'
import { expect, test } from '../support/site.ts'

const widths = [1440, 1024, 768, 390, 320]

async function inspect(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await blemishes(page), `at ${width} px`).toEqual([])
    expect.soft(await brokenWords(page), `broken at ${width} px`).toEqual([])
  }
  await page.evaluate(spaceOut)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await blemishes(page), `at ${width} px with wider text spacing`).toEqual([])
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await doubleText(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await blemishes(page), `at ${width} px with text of twice the size`).toEqual([])
  }
}

/** The spacing that WCAG 1.4.12 says a page must bear. */
function spaceOut() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

for (const page of [...pages, notFound])
  test(`${page.path} looks whole`, async ({ page: tab, watch }) => {
    await tab.goto(page.path)
    await inspect(tab)
    if (page === notFound) watch.said.splice(0)
  })

for (const state of formStates)
  test(`${state.name}: looks whole`, async ({ page: tab }) => {
    await tab.goto(state.path)
    await state.reach(handsOf(tab))
    await inspect(tab)
  })

test('what goes wrong is seen', async ({ page: tab }) => {
  await tab.goto('/about')
  const wrong = async (css: string) => {
    await tab.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, css)
    return (await blemishes(tab)).join('\n')
  }
  expect(await wrong('h1 { width: 200vw }')).toContain('sideways')
  expect(await wrong('h1 { height: 10px; overflow: hidden }')).toContain('is cut off')
  expect(await wrong('h2 { translate: -400px }')).toContain('leaves the screen')
  expect(await wrong('main :is(h2, p) { position: absolute; top: 9rem; left: 2rem }')).toContain('lies on')
  expect(await wrong('')).toBe('')
})
