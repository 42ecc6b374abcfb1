// Every page without a part of what a browser brings: room, colors, pictures, styles. Without everything but text it is
// read in proof/text-browsers.proof.ts.
import type { Page as Tab } from '@playwright/test'
import { pages } from '../src/site.ts'
import { brokenWords } from './support/appearance.ts'
import { expect, test } from './support/site.ts'

for (const page of pages) {
  test(`${page.path} fits at 400 percent zoom, where 1280 pixels are 320`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 256 },
      deviceScaleFactor: 4,
      ...(baseURL && { baseURL }),
    })
    const tab = await context.newPage()
    await tab.goto(page.path)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await cutOff(tab)).toEqual([])
    await context.close()
  })

  test(`${page.path} breaks no word of a heading, a button or a link`, async ({ page: tab }) => {
    await tab.goto(page.path)
    for (const width of [1920, 1440, 1280, 1024, 960, 768, 390, 320]) {
      await tab.setViewportSize({ width, height: 900 })
      expect.soft(await brokenWords(tab), `at ${width} px`).toEqual([])
    }
  })

  test(`${page.path} loses nothing but its pictures when they are blocked`, async ({ page: tab, watch }) => {
    await tab.route(/\.(avif|webp|jpg|png|svg|ico|webm|mp4)$/, (route) => route.abort())
    await tab.goto(page.path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await cutOff(tab)).toEqual([])
    const alts = await tab
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('alt')))
    expect(alts).not.toContain(null)
    // The words in a picture's place: light on its dark ground, in either scheme.
    const words = await tab
      .locator('.plate img, .portrait img')
      .evaluateAll((all) => all.map((each) => [getComputedStyle(each).color, getComputedStyle(each).backgroundColor]))
    for (const pair of words) expect(pair).toEqual(['rgb(238, 240, 239)', 'rgb(22, 24, 26)'])
    expect(watch.said.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  })

  test(`${page.path} reads without styles, and no drawing swells or turns black`, async ({ page: tab }) => {
    await tab.route(`**${page.path}`, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/<style>.*?<\/style>/s, '')
      await route.fulfill({ response: answer, body })
    })
    await tab.goto(page.path)
    expect(await tab.evaluate(() => document.styleSheets.length)).toBe(0)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    const lines = tab.locator('main svg path, main svg line')
    const filled = await lines.evaluateAll((all) => all.filter((each) => getComputedStyle(each).fill !== 'none').length)
    expect(filled).toBe(0)
    const widest = await tab.locator('svg').evaluateAll((all) => Math.max(0, ...all.map((each) => each.clientWidth)))
    expect(widest).toBeLessThanOrEqual(800)
  })

  test(`${page.path} keeps its lines where the reader chooses the colors`, async ({ page: tab }) => {
    await tab.emulateMedia({ forcedColors: 'active' })
    await tab.goto(page.path)
    const ground = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const unseen = await tab.locator('main svg :is(path, rect, circle, text)').evaluateAll(
      (all, ground) =>
        all.filter((each) => {
          const { fill, stroke } = getComputedStyle(each)
          const aims = each.getAttribute('pointer-events') === 'all'
          return !aims && [fill, stroke].every((color) => color === 'none' || color === ground)
        }).length,
      ground,
    )
    expect(unseen).toBe(0)
  })
}

/** Words that stick out of the page at either side. */
function cutOff(tab: Tab): Promise<string[]> {
  return tab.locator('h1, h2, h3, p, li, dt, dd, label, figcaption, th, td').evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect()
        return width > 1 && (left < 0 || right > innerWidth + 0.5)
      })
      .map((each) => each.textContent ?? ''),
  )
}
