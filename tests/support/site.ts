import { test as base, expect } from '@playwright/test'
import { consoleOf } from './console.ts'

interface Watch {
  /** What the page said on the console and what it threw. Every test ends by asserting that it said nothing. */
  readonly said: string[]
  /** Every request the page made, in order, but those for the tab's icon, which a browser asks for when it likes. */
  readonly requests: string[]
}

/** Playwright's `test` for the site's pages: watches the console and the network of every test. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { said: consoleOf(page), requests: [] }
      page.on('request', (request) => {
        if (!request.url().includes('/favicon.')) watch.requests.push(request.url())
      })
      await use(watch)
      expect(watch.said, 'the console stays silent').toEqual([])
      const elsewhere = watch.requests.filter((url) => !(url.startsWith(`${baseURL}/`) || url.startsWith('blob:')))
      expect(elsewhere, 'nothing is asked of another origin').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A phone: 390 by 844, touch, where the header has its menu. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
