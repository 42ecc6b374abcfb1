// Every state of the forms, as it is seen: by axe in every view, and by the layout from 320 px and with large text.
import { findAxeViolations } from '../support/axe.ts'
import { formScenarios } from '../support/form-scenarios.ts'
import { findBrokenWords, findLayoutDefects } from '../support/layout-defects.ts'
import { createPageActions } from '../support/report-page.ts'
import { expect, test } from '../support/site.ts'

for (const state of formScenarios)
  test(`${state.name}: axe finds nothing, and nothing is cut off, broken or scrolls sideways`, async ({
    page: tab,
  }) => {
    test.slow()
    await tab.goto(state.path)
    await state.reach(createPageActions(tab))
    for (const width of [1440, 768, 390, 320]) {
      await tab.setViewportSize({ width, height: 900 })
      expect.soft(await findLayoutDefects(tab), `at ${width} px`).toEqual([])
      expect.soft(await findBrokenWords(tab), `at ${width} px`).toEqual([])
    }
    expect.soft(await findAxeViolations(tab)).toEqual([])
    expect.soft(await findLayoutDefects(tab), 'with text of twice the size').toEqual([])
  })
