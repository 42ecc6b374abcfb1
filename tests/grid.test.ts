import type { Page as Tab } from '@playwright/test'
import { about, contact, home, pages, report } from '../src/site.ts'
import { expect, phone, test } from './support/site.ts'

/** Where the grid's columns five, seven and nine begin at 1440 px: twelve columns and their gaps between two margins. */
function secondEdges(tab: Tab): Promise<number[]> {
  return tab.evaluate(() => {
    const page = document.querySelector('.page')
    if (!page) throw new Error('There is no page.')
    const { paddingLeft, paddingRight } = getComputedStyle(page)
    const { left, right } = page.getBoundingClientRect()
    const [from, until] = [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)]
    const gap = Number.parseFloat(getComputedStyle(document.querySelector('.footer-row') ?? page).columnGap)
    return [4, 6, 8].map((columns) => from + (columns / 12) * (until - from + gap))
  })
}

/** Whatever is laid out in columns: the children of each grid that stand to the right of another one, and where. */
function besides(tab: Tab): Promise<{ what: string; left: number }[]> {
  return tab.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.page .split, .page ul, .page nav, .hero-foot, .form-split, .statements, .case, .map, .measured, .footer-row',
      ),
    ]
      .filter((each) => each.checkVisibility() && !each.closest('form, .card, .plate-ground .case-record'))
      .flatMap((grid) => {
        const [first, ...rest] = [...grid.children].filter((each) => each.checkVisibility())
        const left = first?.getBoundingClientRect().left ?? 0
        return rest
          .filter(
            (each) => each.getBoundingClientRect().left > left + 100 && getComputedStyle(each).position !== 'absolute',
          )
          .map((each) => ({
            what: `${grid.className} > ${each.className || each.tagName}`,
            left: each.getBoundingClientRect().left,
          }))
      }),
  )
}

/** The paragraphs, captions and asides that are shown, each with the mean length of its lines. */
function proseLines(tab: Tab): Promise<{ text: string; characters: number }[]> {
  return tab
    .getByRole('main')
    .locator('p:not(.visually-hidden), figcaption, aside li')
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
  test(`${page.path} stands on one grid, and keeps its prose under 68 characters a line`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 1440, height: 900 })
    await tab.goto(page.path)
    const edges = await secondEdges(tab)
    const begins = await besides(tab)
    expect(begins.length).toBeGreaterThan(0)
    for (const { what, left } of begins)
      expect(
        edges.some((edge) => Math.abs(edge - left) < 2),
        `${what} begins at ${left}, not at ${edges}`,
      ).toBe(true)

    for (const fold of await tab.getByRole('main').locator('details').all())
      await fold.evaluate((each: HTMLDetailsElement) => {
        each.open = true
      })
    for (const width of [1440, 768]) {
      await tab.setViewportSize({ width, height: 900 })
      // A paragraph's last line is short; its lines hold this many on the average only where each may hold little more.
      for (const { text, characters } of await proseLines(tab))
        expect(characters, `at ${width} px: ${text}`).toBeLessThan(68)
    }
  })
}

test('each figure stands on one line on the smallest phone', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 320, height: 700 })
  for (const { path } of [home, about]) {
    await tab.goto(path)
    const lines = await tab
      .locator('.figure-value')
      .evaluateAll((all) => all.map((each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight)))
    expect(lines.map(Math.round), path).toEqual(lines.map(() => 1))
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of [report, contact])
    test(`${path} begins what is said beside a heading beside it`, async ({ page: tab }) => {
      await tab.setViewportSize({ width: 1440, height: 900 })
      await tab.goto(path)
      for (const section of await tab.locator('.split').all()) {
        const heading = await section.getByRole('heading').boundingBox()
        const words = await section.locator('p:visible').first().boundingBox()
        expect(Math.abs((words?.y ?? 0) - (heading?.y ?? 0))).toBeLessThan(4)
      }
    })
})

test('sizes fall in clear steps on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...phone, ...(baseURL && { baseURL }) })
  const tab = await context.newPage()
  await tab.goto('/about')
  const size = (what: string) =>
    tab
      .locator(what)
      .first()
      .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
  const steps = await Promise.all(['h1', 'main h2', 'main h3', '.page p:not(.opening, .caption)', '.caption'].map(size))
  for (const [index, each] of steps.slice(1).entries()) expect(each).toBeLessThanOrEqual((steps[index] ?? 0) / 1.1)
  await context.close()
})
