// Every state a form can be seen in, reached once: nothing for axe to find, nothing that scrolls sideways.
import { violations } from './support/axe.ts'
import { formStates } from './support/form-states.ts'
import { handsOf } from './support/forms-hands.ts'
import { expect, test } from './support/site.ts'

const views = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const

for (const state of formStates)
  test(state.name, async ({ page }) => {
    await page.goto(state.path)
    await state.reach(handsOf(page))
    for (const { width, height, colorScheme } of views) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height })
      expect.soft(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(sideways, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
