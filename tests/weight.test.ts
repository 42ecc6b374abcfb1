import type { Page } from '@playwright/test'
import { visits } from '../build/budgets.ts'
import { home, pages } from '../src/site.ts'
import { expect, phone, test } from './support/site.ts'

/** Loads `path`, scrolls to its end, and gives what came over the wire: bytes with headers, and requests. */
async function weigh(tab: Page, path: string): Promise<{ bytes: number; urls: string[] }> {
  const session = await tab.context().newCDPSession(tab)
  const urls: string[] = []
  let bytes = 0
  const underWay = new Map<string, string>()
  // Chromium's own drawings, the calendar of a date field for one, come as data: addresses and cross no wire.
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
  for (const picture of await tab.getByRole('main').locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.complete)).toBe(true)
  }
  await tab.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => [...underWay.values()]).toEqual([])
  return { bytes, urls }
}

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'no-preference' })

  test('the home page with its film, read to the end, is within its budget', async ({ page: tab }) => {
    const { bytes } = await weigh(tab, home.path)
    expect(bytes).toBeLessThanOrEqual(visits.homeOnPhone)
    expect(bytes, 'the film is counted').toBeGreaterThan(60_000)
  })

  for (const page of pages)
    test(`${page.path} fetches ahead the picture of its first screen, and nothing else`, async ({ page: tab }) => {
      const session = await tab.context().newCDPSession(tab)
      const ahead: string[] = []
      session.on('Network.requestWillBeSent', ({ request, type }) => {
        // A form's first script would come before the fonts; what it fetches itself comes after the first paint.
        const early = type === 'Image' || (type === 'Script' && request.url.includes('/wake-'))
        if (early && request.initialPriority === 'High') ahead.push(request.url)
      })
      await session.send('Network.enable')
      await tab.goto(page.path, { waitUntil: 'networkidle' })
      const shown = await tab
        .getByRole('main')
        .locator('img')
        .evaluateAll((pictures: HTMLImageElement[]) =>
          pictures.filter((each) => each.getBoundingClientRect().top < innerHeight).map((each) => each.currentSrc),
        )
      expect(ahead).toEqual(shown)
    })
})

test.describe('by requests', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const page of pages)
    test(`${page.path} asks for its page, two fonts and its pictures, no more`, async ({ page: tab }) => {
      const { urls } = await weigh(tab, page.path)
      const pictures = await tab.getByRole('main').locator('img').count()
      const icons = urls.filter((url) => /favicon|apple-touch|webmanifest|speculation/.test(url)).length
      const { form, page: plain } = visits.requests
      // Only where an equation stands in the open is its font asked for; in a fold it waits until that is opened.
      const equations = (await tab.locator('math:visible').count()) > 0 ? 1 : 0
      const most = pictures + equations + (page.form ? form : plain)
      expect(urls.length - icons, urls.join(' ')).toBeLessThanOrEqual(most)
    })
})
