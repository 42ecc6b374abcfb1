import { notFound, pages } from '../src/site.ts'
import { colorRules, findAxeViolations, layoutRules } from './support/axe.ts'
import { createPageActions } from './support/report-page.ts'
import { formScenarios } from './support/form-scenarios.ts'
import { expect, test } from './support/site.ts'

// The full suite covers every form state, more viewports, and a second rule engine (full/viewports.test.ts).
for (const page of [...pages, notFound])
  test(`${page.path}: axe finds nothing, at 1440 and 390 px, light and dark`, async ({ page: tab, watch }) => {
    await tab.goto(page.path)
    expect.soft(await findAxeViolations(tab), '1440 px, light').toEqual([])
    await tab.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await findAxeViolations(tab, { only: colorRules }), '1440 px, dark').toEqual([])
    await tab.setViewportSize({ width: 390, height: 844 })
    expect.soft(await findAxeViolations(tab, { only: layoutRules }), '390 px, dark').toEqual([])
    if (page === notFound) watch.said.splice(0)
  })

for (const state of formScenarios.filter(({ name }) => /every error|review with files|email asked for/.test(name)))
  test(`${state.name}: axe finds nothing, on a phone in light and a wide screen in dark`, async ({ page: tab }) => {
    await tab.goto(state.path)
    await state.reach(createPageActions(tab))
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await tab.setViewportSize({ width, height: 900 })
      await tab.emulateMedia({ colorScheme })
      expect.soft(await findAxeViolations(tab), `${width} px, ${colorScheme}`).toEqual([])
    }
  })
