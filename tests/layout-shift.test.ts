// Painted content does not move when more arrives.
import { expect, type Page, test } from '@playwright/test'
import { pages } from '../src/site.ts'
import { layoutLimits } from './support/layout-limits.ts'
import { serveSlowly } from './support/serve-slowly.ts'

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

for (const page of pages)
  test(`nothing on ${page.path} moves while the page arrives in parts and when its fonts arrive`, async ({
    page: tab,
    baseURL,
  }) => {
    const slow = await serveSlowly(baseURL ?? '', page.path)
    await tab.goto(slow.origin + page.path, { waitUntil: 'networkidle' })
    expect(await measureShift(tab)).toBeLessThan(layoutLimits.layoutShift)
    slow.close()
  })
