import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the entries of the list of added files. */
export const getEvidenceItems = (page: Page): Locator =>
  page.getByRole('list', { name: 'Files added' }).getByRole('listitem')

/** Returns the draft checkbox. */
export const getDraftCheckbox = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'Save a draft on this device' })

/** Waits until the session snapshot contains this text: what is typed before the form code has loaded is stored then. */
export const waitForSession = (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(words)

/** Waits until no other draft is in the way of saving one in this tab: the form would ask about it first. */
export async function expectNoDraft(page: Page): Promise<void> {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Emmy')
  await getDraftCheckbox(page).check()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
}

/** Erases everything, in the form or its review, and waits for the new form. */
export async function eraseEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erase everything and start again' }).click()
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
}

/** Waits until the browser has finished the page's history navigation, which a reload would abort. */
export const waitForStep = (page: Page, step: 'edit' | 'review'): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.step)).toBe(step)
