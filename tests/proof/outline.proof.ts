// What a screen reader is told of every page: roles, names, levels and states, in order. The files in `outlines/` were
// read by a person; a change of them is to be read again. `npm run proof -- outline --update-snapshots=all` writes them.
import { notFound, pages } from '../../src/site.ts'
import { formStates } from '../support/form-states.ts'
import { handsOf } from '../support/forms-hands.ts'
import { expect, test } from '../support/site.ts'

const fileName = (name: string) => `${name.replaceAll(/[^a-z\d]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'}.txt`

for (const page of [...pages, notFound])
  test(`${page.path} reads as it was read`, async ({ page: tab, watch }) => {
    await tab.goto(page.path)
    expect(await tab.locator('body').ariaSnapshot()).toMatchSnapshot(fileName(page.path))
    if (page === notFound) watch.said.splice(0)
  })

for (const state of formStates.filter(({ name }) => /, every error$|, review$/.test(name)))
  test(`${state.name}: reads as it was read`, async ({ page: tab }) => {
    await tab.goto(state.path)
    await state.reach(handsOf(tab))
    // The form leaves a moment after the review has come.
    if (state.name.endsWith('review')) await expect(tab.getByRole('textbox')).toHaveCount(0)
    expect(await tab.getByRole('main').ariaSnapshot()).toMatchSnapshot(fileName(state.name))
  })
