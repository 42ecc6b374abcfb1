import type { EventEmitter } from 'node:events'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { recordConsole } from './console.ts'

interface Watch {
  /** The page's console messages and errors. Every test ends by asserting that there are none. */
  readonly said: string[]
  /** Every request of the page, in order, without those for the favicon, which browsers request at any time. */
  readonly requests: string[]
}

/** The kinds of requests by which a page fetches what it shows. By any other a script could send something, but reads a table. */
const fetched = ['document', 'stylesheet', 'script', 'image', 'media', 'font', 'manifest', 'other']

/** Returns whether a request asks for a file and sends nothing: no content, no query but a count of attempts. */
function isFetchOfFile(request: Request): boolean {
  const { protocol, pathname, search } = new URL(request.url())
  const isFile = request.method() === 'GET' && /^(\?retry=\d)?$/.test(search)
  // A link to an email program has its text in a query, and no program of this machine is asked to open it.
  const isTable = request.resourceType() === 'fetch' && pathname.endsWith('.csv')
  return (isFile && (isTable || fetched.includes(request.resourceType()))) || /^(blob|data|mailto):/.test(protocol)
}

/** Makes each press one of its own: another key comes before it. Tests press faster than people. */
export function separatePresses(): void {
  addEventListener('click', () => dispatchEvent(new KeyboardEvent('keydown')), true)
}

interface Options {
  /** Whether the page takes two presses as it does those of people, who need more time for two that they mean. */
  readonly hasDoublePresses: boolean
}

/** Playwright's `test` for the site's pages: records the console and the network of every test. */
export const test = base.extend<{ watch: Watch } & Options>({
  hasDoublePresses: [false, { option: true }],
  context: async ({ context, hasDoublePresses }, use) => {
    if (!hasDoublePresses) await context.addInitScript(separatePresses)
    await use(context)
  },
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { said: recordConsole(page), requests: [] }
      const sent: string[] = []
      const asked: string[] = []
      page.on('dialog', async (dialog) => {
        // A test that expects one has its own listener.
        if ((page as Page & Pick<EventEmitter, 'listenerCount'>).listenerCount('dialog') > 1) return
        asked.push(dialog.type())
        await dialog.dismiss()
      })
      page.on('request', (request) => {
        if (!request.url().includes('/favicon.')) watch.requests.push(request.url())
        if (!isFetchOfFile(request)) sent.push(`${request.method()} ${request.url()} (${request.resourceType()})`)
      })
      await use(watch)
      expect(watch.said, 'the console stays silent').toEqual([])
      expect(sent, 'what a visitor wrote is in no request').toEqual([])
      expect(asked, 'the browser asks nothing that the test does not expect').toEqual([])
      const elsewhere = watch.requests.filter((url) => !(url.startsWith(`${baseURL}/`) || /^(blob|mailto):/.test(url)))
      expect(elsewhere, 'nothing is asked of another origin').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A phone: 390 by 844, touch, with the header's menu. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
