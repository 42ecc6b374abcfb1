// Every page and every form state, reached once and looked at in all its views. By axe: light, dark, forced colors and
// more contrast, at four widths, and with text of twice the size. By a second rule engine. By eye, as far as that can be
// computed: nothing cut, nothing on top of anything else, nothing sideways, also under a reader's own spacing. And the
// forms by the grade of their sentences, and by the promise that nothing is asked of the network after a submit, nor
// needed from it.
import type { Page } from '@playwright/test'
import { notFound, pages } from '../../src/site.ts'
import { blemishes, brokenWords } from '../support/appearance.ts'
import { colorRules, roomRules, violations } from '../support/axe.ts'
import { caseArticle } from '../support/case-article.ts'
import { doubleText } from '../support/double-text.ts'
import { formStates } from '../support/form-states.ts'
import { expect, test } from '../support/site.ts'
import { offlineHands } from './after-submit.ts'
import { findings } from './equal-access.ts'
import { toBeActedOn, tooHard } from './reading-level.ts'

const looks = [{ colorScheme: 'dark' }, { forcedColors: 'active' }, { contrast: 'more' }] as const
const plainLook = { colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' } as const
const widths = [1440, 1024, 768, 390, 320]

/**
 * In forced colors every color is the reader's own. axe takes the color of words from `-webkit-text-fill-color`, which
 * Chromium then still reports as the page wished it (seen 2026-11-21), so it would compare what nobody sees.
 */
const without = (look: (typeof looks)[number]) =>
  'forcedColors' in look ? ['color-contrast', 'color-contrast-enhanced'] : []

async function examine(page: Page) {
  const form = pages.find(({ path, form }) => form && new URL(page.url()).pathname === path)
  if (form) expect.soft(tooHard(await toBeActedOn(page)), 'sentences above the grade').toEqual([])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia(plainLook)
    expect.soft(await blemishes(page), `at ${width} px`).toEqual([])
    expect.soft(await brokenWords(page), `broken at ${width} px`).toEqual([])
    if (width === 1440) expect.soft(await findings(page), 'Equal Access').toEqual([])
    // All rules where the layout is another; at the widths between, those that room can change.
    const only = width === 1440 || width === 390 ? {} : { only: roomRules }
    expect.soft(await violations(page, only), `axe, light, ${width} px`).toEqual([])
    for (const look of width === 1024 ? [] : looks) {
      await page.emulateMedia({ ...plainLook, ...look })
      const found = await violations(page, { without: without(look), only: colorRules })
      expect.soft(found, `axe, ${Object.values(look)}, ${width} px`).toEqual([])
    }
  }
  await page.emulateMedia(plainLook)
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
    expect.soft(await violations(page, { only: roomRules }), `axe, text of twice the size, ${width} px`).toEqual([])
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

test.describe.configure({ timeout: 180_000 })

for (const page of [...pages, notFound])
  test(`${page.path} is whole in every view`, async ({ page: tab, watch }) => {
    await tab.goto(page.path)
    await examine(tab)
    if (page === notFound) watch.said.splice(0)
  })

for (const state of formStates)
  test(`${state.name}: asks nothing of the network, and is whole in every view`, async ({ page: tab, watch }) => {
    const { hands, asked } = await offlineHands(tab, watch.requests)
    await tab.goto(state.path)
    await state.reach(hands)
    expect(asked()).toEqual([])
    // In a window of another width a picture comes in another size.
    await tab.context().setOffline(false)
    await examine(tab)
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

test('more contrast makes captions as dark as the text, and hairlines solid', async ({ page: tab }) => {
  await tab.emulateMedia({ contrast: 'more' })
  await tab.goto('/research')
  const record = caseArticle(tab, 'THRESHOLD')
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
