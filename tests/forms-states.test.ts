// Every state a form can be seen in: nothing for axe to find, nothing that scrolls sideways.
import { violations } from './support/axe.ts'
import { formStates } from './support/form-states.ts'
import { handsOf } from './support/forms-hands.ts'
import { expect, test } from './support/site.ts'

const views = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const

for (const state of formStates)
  for (const view of views)
    test.describe(() => {
      test.use(view)
      test(`${state.name}, ${view.viewport.width} px, ${view.colorScheme}`, async ({ page }) => {
        await page.goto(state.path)
        await state.reach(handsOf(page))
        expect(await violations(page)).toEqual([])
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(sideways).toBeLessThanOrEqual(0)
      })
    })
