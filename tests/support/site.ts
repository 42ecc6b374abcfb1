import { test as base, expect } from '@playwright/test'

interface Watch {
  /** What the page said on the console and what it threw. Every test ends by asserting that it said nothing. */
  readonly said: string[]
  /** Every request the page made, in order, but those for the tab's icon, which a browser asks for when it likes. */
  readonly requests: string[]
}

/**
 * Chromium says this of its own fade from page to page when another page is asked for before it has begun: no script of
 * ours asks for a fade, so none can answer for it (seen 9 times while 900 pages were opened in a hurry, 2026-11-22).
 */
const ofTheBrowser = 'AbortError: Transition was skipped. Navigation aborted'

/** Playwright's `test` for the site's pages: watches the console and the network of every test. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { said: [], requests: [] }
      page.on('console', (message) => watch.said.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => {
        if (String(error) !== ofTheBrowser) watch.said.push(String(error))
      })
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
