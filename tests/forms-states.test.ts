// Every state a form can be seen in, reached once: nothing is asked of the network after a submit, nor needed from it, axe
// finds nothing, and nothing scrolls sideways.
import type { Request } from '@playwright/test'
import { colorRules, violations } from './support/axe.ts'
import { formStates } from './support/form-states.ts'
import { handsOf } from './support/forms-hands.ts'
import { expect, test } from './support/site.ts'

/** On a large screen only those rules run again that colors and room can change. */
const views = [
  { width: 390, height: 844, colorScheme: 'light', choice: {} },
  { width: 1440, height: 900, colorScheme: 'dark', choice: { only: [...colorRules, 'target-size'] } },
] as const

for (const state of formStates)
  test(state.name, async ({ page, watch }) => {
    // Asked for after the submit, it would be missed on the console.
    await page.route('**/favicon.*', (route) => route.fulfill({ body: '' }))
    let before = Infinity
    const hands = handsOf(page)
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    await page.goto(state.path)
    await state.reach({
      ...hands,
      add: async (files) => {
        await hands.add(files)
        // Both begin with the first file, one of them in case that the other has to be stopped.
        await expect.poll(() => page.workers().length).toBe(2)
        for (const worker of page.workers()) await worker.evaluate(() => 'it has begun')
      },
      press: async (button) => {
        if (button.startsWith('Prepare')) {
          // Fetched right after waking, long before anybody presses.
          await expect.poll(() => watch.requests.some((url) => url.includes('/answer-'))).toBe(true)
          await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([])
          await page.context().setOffline(true)
          before = watch.requests.length
        }
        await hands.press(button)
      },
    })
    for (const { width, height, colorScheme, choice } of views) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height })
      expect.soft(await violations(page, choice), `${width} px, ${colorScheme}`).toEqual([])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(sideways, `${width} px`).toBeLessThanOrEqual(0)
    }
    const after = watch.requests.slice(before).filter((url) => !url.startsWith('blob:'))
    expect(after).toEqual([])
  })
