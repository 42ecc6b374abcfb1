// Every state a form can be seen in, reached once: nothing is asked of the network after a submit, nor needed from it, axe
// finds nothing, and nothing scrolls sideways.
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
    // The browser asks for the tab's icon when it likes, and may like to after the submit.
    await page.route('**/favicon.*', (route) => route.fulfill({ body: '' }))
    let before = Infinity
    const hands = handsOf(page)
    // Fetched right after waking, long before anybody presses.
    const answer = page.waitForResponse(/assets\/answer-/)
    await page.goto(state.path)
    await state.reach({
      ...hands,
      press: async (button) => {
        if (button.startsWith('Prepare')) {
          await answer
          await page.waitForLoadState('networkidle')
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
    const after = watch.requests.slice(before).filter((url) => !/^blob:|favicon/.test(url))
    expect(after).toEqual([])
  })
