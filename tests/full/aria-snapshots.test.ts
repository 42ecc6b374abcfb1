// The accessibility tree of every page: roles, names, levels and states, in order. A person has reviewed the files in
// `aria-snapshots/` and reviews every change. `npm run test:full -- aria-snapshots --update-snapshots=all` writes them.
import { notFound, pages } from '../../src/site.ts'
import { createPageActions } from '../support/report-page.ts'
import { formScenarios } from '../support/form-scenarios.ts'
import { expect, test } from '../support/site.ts'

const fileName = (name: string) => `${name.replaceAll(/[^a-z\d]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}.txt`

for (const page of [...pages, notFound])
  test(`${page.path} has its stored accessibility tree`, async ({ page: tab, watch }) => {
    await tab.goto(page.path)
    expect(await tab.locator('body').ariaSnapshot()).toMatchSnapshot(fileName(page.path))
    if (page === notFound) watch.said.splice(0)
  })

for (const state of formScenarios.filter(({ name }) => /, every error$|, review$/.test(name)))
  test(`${state.name}: has its stored accessibility tree`, async ({ page: tab }) => {
    await tab.goto(state.path)
    await state.reach(createPageActions(tab))
    // The form is removed shortly after the review is shown.
    if (state.name.endsWith('review')) await expect(tab.getByRole('textbox')).toHaveCount(0)
    expect(await tab.getByRole('main').ariaSnapshot()).toMatchSnapshot(fileName(state.name))
  })
