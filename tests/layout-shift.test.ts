// Painted content does not move when more arrives.
import { expect, type Page, test } from '@playwright/test'
import { pages } from '../src/site.ts'
import { serveSlowly } from './support/serve-slowly.ts'

/** Returns the cumulative layout shift since the page was opened. */
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

  test(`nothing on ${page.path} moves while the page arrives in parts`, async ({ page: tab, baseURL }) => {
    const slow = await serveSlowly(baseURL ?? '', page.path)
    await tab.goto(slow.origin + page.path, { waitUntil: 'networkidle' })
    expect(await moved(tab)).toBeLessThan(0.005)
    slow.close()
  })
}
