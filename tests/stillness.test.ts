// What has been drawn stands still, whatever comes after it.
import { expect, type Page, test } from '@playwright/test'
import { pages } from '../src/site.ts'
import { slowPage } from './support/slow-page.ts'

/** How far things have moved by themselves since the page was opened: cumulative layout shift. */
function moved(tab: Page): Promise<number> {
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

for (const page of pages) {
  test(`nothing on ${page.path} moves when the fonts arrive`, async ({ page: tab }) => {
    await tab.goto(page.path, { waitUntil: 'networkidle' })
    expect(await moved(tab)).toBeLessThan(0.005)
  })

  test(`nothing on ${page.path} moves while the page itself arrives part by part`, async ({ page: tab, baseURL }) => {
    const slow = await slowPage(baseURL ?? '', page.path)
    await tab.goto(slow.origin + page.path, { waitUntil: 'networkidle' })
    expect(await moved(tab)).toBeLessThan(0.005)
    slow.close()
  })
}
