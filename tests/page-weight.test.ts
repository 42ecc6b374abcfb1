// What a page asks for and how much it weighs, and that nothing moves while it arrives.
import type { Page } from '@playwright/test'
import { home, notFound, pages, report, type SitePage } from '../src/site.ts'
import { serveSlowly } from './support/serve-slowly.ts'
import { expect, phone, test } from './support/site.ts'

/** Bytes transferred, headers included: the home page on a phone with its film, scrolled to the end. */
const homeOnPhone = 182_000

/** Requests other than pictures and icons: the page, the style of paper and two fonts; of /report one more than it names. */
const requests = 4

/** What a tab has asked for since `recordTransfers`. */
interface Transfers {
  bytes: number
  readonly paths: string[]
  /** The URLs that are not answered yet, by the number of their request. */
  readonly underWay: Map<string, string>
}

/** Records the transferred bytes with headers, and the paths that are asked for. */
async function recordTransfers(tab: Page): Promise<Transfers> {
  const session = await tab.context().newCDPSession(tab)
  const transfers: Transfers = { bytes: 0, paths: [], underWay: new Map() }
  // Chromium's own images, such as the calendar of a date field, are data: URLs without a transfer.
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (!request.url.startsWith('http')) return
    transfers.paths.push(new URL(request.url).pathname)
    transfers.underWay.set(requestId, request.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transfers.bytes += encodedDataLength
    transfers.underWay.delete(requestId)
  })
  await session.send('Network.enable')
  return transfers
}

/** Scrolls to the end of a page, picture by picture, until all that this asks for has come. */
async function scrollToEnd(tab: Page, { underWay }: Transfers): Promise<void> {
  for (const picture of await tab.getByRole('main').locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  }
  await tab.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => [...underWay.values()]).toEqual([])
}

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'no-preference' })

  test('the home page with its film, scrolled to the end, stays under its limit', async ({ page: tab }) => {
    const transfers = await recordTransfers(tab)
    await tab.goto(home.path, { waitUntil: 'networkidle' })
    await scrollToEnd(tab, transfers)
    expect(transfers.bytes).toBeLessThanOrEqual(homeOnPhone)
    expect(transfers.bytes, 'the film is counted').toBeGreaterThan(60_000)
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

/** Returns how many files the page in a tab may ask for. */
async function getRequestLimit(tab: Page, page: SitePage): Promise<number> {
  const main = tab.getByRole('main')
  // What is drawn in the page's text color is in one file.
  const drawings = Math.min(1, await main.locator('use[href^="/assets/"]').count())
  const pictures = (await main.locator('img:visible').count()) + drawings
  const scripts = (page.scripts?.length ?? 0) + (page === report ? 1 : 0)
  return pictures + scripts + requests
}

test.describe('while a page arrives in parts', () => {
  // At the origin of a slow proxy, and so without the watch over requests.
  test.use({ reducedMotion: 'reduce', watch: { said: [], requests: [] } })

  for (const page of [...pages, notFound])
    test(`${page.path} requests its page, its fonts, its scripts and its pictures, and nothing else, and nothing moves as they arrive`, async ({
      page: tab,
      baseURL,
    }) => {
      // One page is shorter than its window.
      if (page === notFound) await tab.setViewportSize({ width: 1280, height: 1600 })
      const slow = await serveSlowly(baseURL ?? '', { inParts: page.path })
      const transfers = await recordTransfers(tab)
      await tab.goto(slow.origin + page.path, { waitUntil: 'networkidle' })
      // A twentieth of what is called good (0.1).
      expect(await measureShift(tab)).toBeLessThan(0.005)
      await scrollToEnd(tab, transfers)
      const shown = transfers.paths.filter((path) => !/favicon|apple-touch|webmanifest|speculation/.test(path))
      const tables = shown.filter((path) => path.endsWith('.csv')).length
      expect(tables, 'the readings of the night').toBe(page.path === '/cases/uncharted' ? 1 : 0)
      expect(shown.length - tables, shown.join(' ')).toBeLessThanOrEqual(await getRequestLimit(tab, page))
      slow.close()
    })
})
