import { notFound, pages } from '../src/site.ts'
import { findAxeViolations } from './support/axe.ts'
import { findScenarios } from './support/form-scenarios.ts'
import { createPageActions } from './support/report-page.ts'
import { expect, test } from './support/site.ts'

for (const page of [...pages, notFound])
  test(`${page.path}: axe finds nothing, wide and on a phone, in light, dark and forced colors, with large text`, async ({
    page: tab,
    watch,
  }) => {
    await tab.goto(page.path)
    expect(await findAxeViolations(tab)).toEqual([])
    if (page === notFound) watch.said.splice(0)
  })

// The full suite has every form state (full/form-states.test.ts).
for (const state of findScenarios(
  'report, every error',
  'report, review with files',
  'report, the end',
  'contact, email asked for',
))
  test(`${state.name}: axe finds nothing`, async ({ page: tab }) => {
    await tab.goto(state.path)
    await state.reach(createPageActions(tab))
    expect(await findAxeViolations(tab)).toEqual([])
  })
