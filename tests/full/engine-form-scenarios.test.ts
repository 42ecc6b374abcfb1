// Every form scenario in the two engines that `npm test` does not start.
import { expect, test } from '@playwright/test'
import { describeInEngine, engines } from '../support/engines/describe-engine.ts'
import { createVisitorActions } from '../support/engines/visitor-actions.ts'
import { formScenarios } from '../support/form-scenarios.ts'

for (const engine of engines)
  describeInEngine(engine, (here) => {
    for (const state of formScenarios)
      test(`${state.name}, in ${engine}`, async () => {
        const { driver } = here()
        await here().visitAnew(state.path)
        await state.reach(createVisitorActions(here()))
        expect(await driver.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      })
  })
