import { test as base, expect } from '@playwright/test'
import { recordConsole } from './console.ts'

interface Watch {
  /** The page's console messages and errors. Every test ends by asserting that there are none. */
  readonly said: string[]
  /** Every request of the page, in order, without those for the favicon, which browsers request at any time. */
  readonly requests: string[]
}

/** Playwright's `test` for the site's pages: records the console and the network of every test. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { said: recordConsole(page), requests: [] }
      page.on('request', (request) => {
        if (!request.url().includes('/favicon.')) watch.requests.push(request.url())
      })
      await use(watch)
      expect(watch.said, 'the console stays silent').toEqual([])
      const elsewhere = watch.requests.filter((url) => !(url.startsWith(`${baseURL}/`) || /^(blob|mailto):/.test(url)))
      expect(elsewhere, 'nothing is asked of another origin').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A phone: 390 by 844, touch, with the header's menu. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
