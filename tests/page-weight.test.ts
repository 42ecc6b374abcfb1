// What a page asks for and how much it weighs, and that nothing moves while it arrives.
import type { Page } from '@playwright/test'
import { home, notFound, pages, report } from '../src/site.ts'
import { serveSlowly } from './support/serve-slowly.ts'
import { expect, phone, test } from './support/site.ts'

/** Bytes transferred, headers included: the home page on a phone with its film, scrolled to the end. */
const homeOnPhone = 182_000

/** Requests other than pictures and icons: the page, the style of paper and two fonts; of /report one more than it names. */
const requests = 4

/** Loads a page, scrolls to its end, and returns the transferred bytes with headers and the paths that were asked for. */
async function weigh(tab: Page, path: string): Promise<{ bytes: number; paths: string[] }> {
  const session = await tab.context().newCDPSession(tab)
  const paths: string[] = []
  let bytes = 0
  const underWay = new Map<string, string>()
  // Chromium's own images, such as the calendar of a date field, are data: URLs without a transfer.
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (!request.url.startsWith('http')) return
    paths.push(new URL(request.url).pathname)
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
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  }
  await tab.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => [...underWay.values()]).toEqual([])
  return { bytes, paths }
}

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'no-preference' })

  test('the home page with its film, scrolled to the end, stays under its limit', async ({ page: tab }) => {
    const { bytes } = await weigh(tab, home.path)
    expect(bytes).toBeLessThanOrEqual(homeOnPhone)
    expect(bytes, 'the film is counted').toBeGreaterThan(60_000)
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: phone.viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' })

  for (const page of pages)
    test(`${page.path} requests its page, its fonts, its scripts and its pictures, and nothing else`, async ({
      page: tab,
    }) => {
      const { paths } = await weigh(tab, page.path)
      const main = tab.getByRole('main')
      // What is drawn in the page's text color is in one file.
      const drawings = Math.min(1, await main.locator('use[href^="/assets/"]').count())
      const pictures = (await main.locator('img:visible').count()) + drawings
      const icons = paths.filter((path) => /favicon|apple-touch|webmanifest|speculation/.test(path)).length
      const scripts = (page.scripts?.length ?? 0) + (page === report ? 1 : 0)
      const tables = paths.filter((path) => path.endsWith('.csv')).length
      expect(tables, 'the readings of the night').toBe(page.path === '/cases/uncharted' ? 1 : 0)
      const limit = pictures + scripts + tables + requests
      expect(paths.length - icons, paths.join(' ')).toBeLessThanOrEqual(limit)
    })
})

/** Returns the cumulative layout shift since the page was opened. */
function measureShift(tab: Page): Promise<number> {
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        const sum = (entries: PerformanceObserverEntryList) => {
          for (const entry of entries.getEntries()) total += (entry as PerformanceEntry & { value: number }).value
        }
        new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
      }),
  )
}

test.describe('while a page arrives in parts', () => {
  // At the origin of a slow proxy, and so without the watch over requests.
  test.use({ watch: { said: [], requests: [] } })

  for (const page of [...pages, notFound])
    test(`nothing on ${page.path} moves, nor when its fonts arrive`, async ({ page: tab, baseURL }) => {
      // One page is shorter than its window.
      if (page === notFound) await tab.setViewportSize({ width: 1280, height: 1600 })
      const slow = await serveSlowly(baseURL ?? '', { inParts: page.path })
      await tab.goto(slow.origin + page.path, { waitUntil: 'networkidle' })
      // A twentieth of what is called good (0.1).
      expect(await measureShift(tab)).toBeLessThan(0.005)
      slow.close()
    })
})
