// Every state a form can be seen in, in the two engines that `npm test` does not start.
import { expect, test } from '@playwright/test'
import type { Engine } from '../support/engines/find-engine.ts'
import { inEngine } from '../support/engines/in-engine.ts'
import { visitorHands } from '../support/engines/visitor-hands.ts'
import { formStates } from '../support/form-states.ts'

for (const engine of ['firefox', 'webkit'] satisfies Engine[])
  inEngine(engine, (here) => {
    for (const state of formStates)
      test(`${state.name}, in ${engine}`, async () => {
        const { driver } = here()
        // A fresh document each time: an address that differs by its fragment alone would not load again.
        await here().visit('/about')
        // Firefox may still answer for the blank page it started with, which has no storage.
        await here().until('a page with storage', () => {
          sessionStorage.clear()
          return true
        })
        await here().visit(state.path)
        await state.reach(visitorHands(here()))
        expect(await driver.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
  })
