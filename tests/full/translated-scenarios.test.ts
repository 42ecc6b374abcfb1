// Every state of the forms in a page that a translator changes all the time has the words that it has without.
import type { Page } from '@playwright/test'
import { type FormScenario, formScenarios } from '../support/form-scenarios.ts'
import { createPageActions } from '../support/page-actions.ts'
import { expect, test } from '../support/site.ts'
import { translatePage } from '../support/third-party.ts'

const getWords = (page: Page) => page.getByRole('main').innerText()

async function reachState(page: Page, { reach }: FormScenario): Promise<void> {
  await reach(createPageActions(page))
  // The form stays beside its review for a moment.
  if ((await page.locator('.review').count()) > 0)
    await expect(page.getByRole('button', { name: /^Prepare/ })).toBeHidden()
}

for (const state of formScenarios)
  test(`${state.name}: has the same words in a translated page`, async ({ page, browser }) => {
    await page.goto(state.path)
    await reachState(page, state)
    // A profile of its own: it finds no draft.
    const profile = await browser.newContext()
    const translated = await profile.newPage()
    await translated.goto(state.path)
    // What was written can be copied once React shows its parts.
    const copy = translated.getByRole('button', { name: 'Copy what I have written' })
    await translated.getByLabel('First name').fill('A')
    await expect(copy).toBeVisible()
    await translated.getByLabel('First name').fill('')
    if (!state.path.includes('#')) await expect(copy).toHaveCount(0)
    await translated.evaluate(translatePage)
    await reachState(translated, state)
    await expect.poll(() => getWords(translated)).toBe(await getWords(page))
    await profile.close()
  })
