import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { visitBudgets } from '../build/budgets.ts'
import { home, pages, report, research } from '../src/site.ts'
import { expect, phone, test } from './support/site.ts'

/**
 * Loads `path`, scrolls to its end, and returns the transferred bytes with headers, the URLs that were asked for, and
 * how many of them came from the network.
 */
async function weigh(tab: Page, path: string): Promise<{ bytes: number; urls: string[]; answers: number }> {
  const session = await tab.context().newCDPSession(tab)
  const urls: string[] = []
  let [bytes, answers] = [0, 0]
  const underWay = new Map<string, string>()
  // Chromium's own images, such as the calendar of a date field, are data: URLs without a transfer.
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (!request.url.startsWith('http')) return
    urls.push(new URL(request.url).pathname)
    underWay.set(requestId, request.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (encodedDataLength > 0) answers++
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
  return { bytes, urls, answers }
}

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'no-preference' })

  test('the home page with its film, scrolled to the end, is within its budget', async ({ page: tab }) => {
    const { bytes } = await weigh(tab, home.path)
    expect(bytes).toBeLessThanOrEqual(visitBudgets.homeOnPhone)
    expect(bytes, 'the film is counted').toBeGreaterThan(60_000)
  })

  for (const page of pages)
    test(`${page.path} preloads the picture of its first screen, and nothing else`, async ({ page: tab }) => {
      const session = await tab.context().newCDPSession(tab)
      const ahead: string[] = []
      session.on('Network.requestWillBeSent', ({ request, type }) => {
        // A form's entry script would load before the fonts; its own imports load after the first paint.
        const early = type === 'Image' || (type === 'Script' && request.url.includes('/loader-'))
        if (early && request.initialPriority === 'High') ahead.push(request.url)
      })
      await session.send('Network.enable')
      await tab.goto(page.path, { waitUntil: 'networkidle' })
      const shown = await tab
        .getByRole('main')
        .locator('img:visible')
        .evaluateAll((pictures: HTMLImageElement[]) =>
          pictures
            .filter((picture) => {
              // Half of it at least: what only begins there is not waited for.
              const { top, height } = picture.getBoundingClientRect()
              return top + height / 2 < innerHeight
            })
            .map((picture) => picture.currentSrc),
        )
      expect(ahead).toEqual(shown)
    })
})

test.describe('by requests', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const page of pages)
    test(`${page.path} requests its page, two fonts and its pictures, no more`, async ({ page: tab }) => {
      const { urls } = await weigh(tab, page.path)
      // What is drawn in the page's text color is in one file.
      const drawings = await tab.getByRole('main').locator('use[href^="/assets/"]').count()
      const pictures = (await tab.getByRole('main').locator('img:visible').count()) + Math.min(1, drawings)
      const icons = urls.filter((url) => /favicon|apple-touch|webmanifest|speculation/.test(url)).length
      const { form, page: plain } = visitBudgets.requests
      // The font of equations loads only where an equation is visible; in a collapsed part it waits until that is
      // opened.
      const equations = (await tab.locator('math:visible').count()) > 0 ? 1 : 0
      const most = pictures + equations + (page.hasForm ? form : plain)
      expect(urls.length - icons, urls.join(' ')).toBeLessThanOrEqual(most)
    })
})

const capacity =
  /read to their ends[^:]*: (?<large>[\d.]+) MB and (?<requests>\d+) requests, on a phone\s+(?<small>[\d.]+) MB/
const stated = capacity.exec(readFileSync('docs/capacity.md', 'utf8'))?.groups

for (const [name, device, megabytes] of [
  ['a wide screen', { viewport: { width: 1440, height: 900 } }, stated?.large],
  ['a phone', phone, stated?.small],
] as const)
  test.describe(`a visit on ${name}`, () => {
    test.use({ ...device, reducedMotion: 'no-preference' })

    test(`costs on ${name} what docs/capacity.md computes with`, async ({ page: tab }) => {
      let [bytes, answers] = [0, 0]
      for (const { path } of [home, research, report]) {
        const weight = await weigh(tab, path)
        bytes += weight.bytes
        answers += weight.answers
      }
      // A browser with tabs also fetches the icon.
      // One more case or a longer text changes nothing that is computed there.
      expect(Math.abs((answers + 1) / Number(stated?.requests) - 1)).toBeLessThan(0.1)
      expect(Math.abs(bytes / 1e6 / Number(megabytes) - 1)).toBeLessThan(0.1)
    })
  })
