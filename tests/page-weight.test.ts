import type { CDPSession, Page } from '@playwright/test'
import { visitBudgets } from '../build/budgets.ts'
import { about, home, pages, report } from '../src/site.ts'
import { expect, phone, test } from './support/site.ts'

/** Loads `path`, scrolls to its end, and returns the transferred bytes with headers and the paths that were asked for. */
async function weigh(tab: Page, session: CDPSession, path: string): Promise<{ bytes: number; urls: string[] }> {
  const urls: string[] = []
  let bytes = 0
  const underWay = new Map<string, string>()
  // Chromium's own images, such as the calendar of a date field, are data: URLs without a transfer.
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (!request.url.startsWith('http')) return
    urls.push(new URL(request.url).pathname)
    underWay.set(requestId, request.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    underWay.delete(requestId)
  })
  await session.send('Network.enable')
  await tab.goto(path, { waitUntil: 'networkidle' })
  for (const picture of await tab.getByRole('main').locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.complete)).toBe(true)
  }
  await tab.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => [...underWay.values()]).toEqual([])
  return { bytes, urls }
}

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'no-preference' })

  test('the home page with its film, scrolled to the end, is within its budget', async ({ page: tab }) => {
    const { bytes } = await weigh(tab, await tab.context().newCDPSession(tab), home.path)
    expect(bytes).toBeLessThanOrEqual(visitBudgets.homeOnPhone)
    expect(bytes, 'the film is counted').toBeGreaterThan(60_000)
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: phone.viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' })

  for (const page of pages)
    test(`${page.path} requests its page, two fonts and its pictures, and preloads that of its first screen`, async ({
      page: tab,
    }) => {
      const session = await tab.context().newCDPSession(tab)
      const early: string[] = []
      session.on('Network.requestWillBeSent', ({ request, type }) => {
        // A page's module would load before the fonts; its own imports load after the first paint.
        const isFirst = type === 'Image' || (type === 'Script' && !request.url.includes('/form-'))
        if (isFirst && request.initialPriority === 'High') early.push(request.url)
      })
      const { urls } = await weigh(tab, session, page.path)
      const main = tab.getByRole('main')
      await tab.evaluate(() => scrollTo(0, 0))
      const shown = await main.locator('img:visible').evaluateAll((pictures: HTMLImageElement[]) => {
        // Half of it at least: what only begins there is not waited for.
        const first = pictures.filter((picture) => {
          const { top, height } = picture.getBoundingClientRect()
          return top + height / 2 < innerHeight
        })
        return first.map((picture) => picture.currentSrc)
      })
      expect(early).toEqual(shown)
      // What is drawn in the page's text color is in one file.
      const drawings = Math.min(1, await main.locator('use[href^="/assets/"]').count())
      // On a narrow screen Chromium loads the font of equations for a collapsed part, too; we are not sure why.
      const equations = Math.min(1, await tab.locator('math').count())
      const pictures = (await main.locator('img:visible').count()) + drawings
      const icons = urls.filter((url) => /favicon|apple-touch|webmanifest|speculation/.test(url)).length
      const { requests } = visitBudgets
      const limit = pictures + equations + requests[page === report ? 'report' : page.script ? 'module' : 'page']
      expect(urls.length - icons, urls.join(' ')).toBeLessThanOrEqual(limit)
    })
})

test('on a wide screen the font of equations waits until one is opened', async ({ page: tab, watch }) => {
  const isRequested = () => watch.requests.some((url) => url.includes('stix-two-math'))
  await tab.setViewportSize({ width: 1440, height: 900 })
  await tab.goto(about.path, { waitUntil: 'networkidle' })
  expect(isRequested()).toBe(false)
  await tab.locator('details.equation summary').first().click()
  await expect.poll(isRequested).toBe(true)
})
