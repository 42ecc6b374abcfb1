import { expect, type Page, type Request } from '@playwright/test'
import type { Hands } from '../support/form-states.ts'
import { handsOf } from '../support/forms-hands.ts'

/** Hands that take the page off the network before they submit, and what it asked of any server since. */
export interface OfflineHands {
  readonly hands: Hands
  /** The addresses that were asked for, in order. */
  asked(): string[]
}

/**
 * Gives hands that fill a form in with the network and finish it without. What the page fetches before anybody can have
 * pressed the button is waited for. `page` has not gone to its form yet; `requests` is where its test notes what it asks for.
 */
export async function offlineHands(page: Page, requests: readonly string[]): Promise<OfflineHands> {
  // Asked for after the submit, it would be missed on the console.
  await page.route('**/favicon.*', (route) => route.fulfill({ body: '' }))
  const hands = handsOf(page)
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  let before = Infinity
  return {
    hands: {
      ...hands,
      add: async (files) => {
        await hands.add(files)
        // Both begin with the first file, one of them in case that the other has to be stopped.
        await expect.poll(() => page.workers().length).toBe(2)
        for (const worker of page.workers()) await worker.evaluate(() => 'it has begun')
      },
      press: async (button) => {
        if (button.startsWith('Prepare')) {
          await expect.poll(() => requests.some((url) => url.includes('/answer-'))).toBe(true)
          await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([])
          await page.context().setOffline(true)
          before = requests.length
        }
        await hands.press(button)
      },
    },
    asked: () => requests.slice(before).filter((url) => !url.startsWith('blob:')),
  }
}
