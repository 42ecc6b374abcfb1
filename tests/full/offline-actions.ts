import { expect, type Page, type Request } from '@playwright/test'
import { createPageActions } from '../support/form-page.ts'
import type { FormActions } from '../support/form-scenarios.ts'

/** Form actions that turn the network off before they submit, and a record of the requests since. */
export interface OfflineActions {
  readonly actions: FormActions
  /** Returns the requested URLs, in order. */
  asked(): string[]
}

/**
 * Returns form actions that fill a form in online and finish it offline. They wait for what the page fetches before a
 * visitor can press the button. `page` has not opened its form yet; `requests` is where its test records requests.
 */
export async function createOfflineActions(page: Page, requests: readonly string[]): Promise<OfflineActions> {
  // Requested after the submit, it would fail with an error on the console.
  await page.route('**/favicon.*', (route) => route.fulfill({ body: '' }))
  const actions = createPageActions(page)
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  let before = Infinity
  return {
    actions: {
      ...actions,
      add: async (files) => {
        await actions.add(files)
        // Both start with the first file, one of them in reserve.
        await expect.poll(() => page.workers().length).toBe(2)
        for (const worker of page.workers()) await worker.evaluate(() => 'it has begun')
      },
      press: async (button) => {
        if (button.startsWith('Prepare')) {
          // Chromium may lay out closed details at any time, and then fetches the font of the equation in them.
          await page.evaluate(() => document.fonts.load('1em "STIX Two Math"'))
          await expect.poll(() => requests.some((url) => url.includes('/form-'))).toBe(true)
          await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([])
          await page.context().setOffline(true)
          before = requests.length
        }
        await actions.press(button)
      },
    },
    asked: () => requests.slice(before).filter((url) => !url.startsWith('blob:')),
  }
}
