// The pages of all states of both forms (src/states), which `npm run dev` has.
import { expect, type Page } from '@playwright/test'
import { developmentOrigin } from '../../playwright.config.ts'
import { contactStates, reportStates } from '../../src/states/states.ts'

/** The paths of the states, such as `/states/report/every-error`. */
export const statePaths = [
  ...Object.keys(reportStates).map((name) => `/states/report/${name}`),
  ...Object.keys(contactStates).map((name) => `/states/contact/${name}`),
]

/** Opens the page of a state, and waits until it is shown alone. */
export async function openState(page: Page, path: string): Promise<void> {
  await page.goto(developmentOrigin + path)
  await expect(page.locator('body[data-state]'), path).toBeVisible()
  // A key ends the time for which a step stays beside the next.
  await page.keyboard.press('Shift')
  await expect(page.locator('#report > .visually-hidden'), path).toHaveCount(0)
}
