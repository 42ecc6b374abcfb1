import { expect, type Locator, type Page } from '@playwright/test'

/** The entries of the list of files held. */
export const held = (page: Page): Locator => page.getByRole('list', { name: 'Files held' }).getByRole('listitem')

/** The box that keeps a draft. */
export const tick = (page: Page): Locator => page.getByRole('checkbox', { name: 'Keep a draft on this device' })

/** Waits until the tab has these words by heart: what is typed before the script is awake, it learns then. */
export const remembers = (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(words)

/** Keeps a draft in this tab, which no other one is in the way of: the form would ask what to do with that first. */
export async function expectNoDraft(page: Page): Promise<void> {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Emmy')
  await tick(page).check()
  await expect(page.getByText('A draft is kept on this device.')).toBeVisible()
}

/** Waits until the browser has gone where the page sent it in the tab's history; a reload on the way would be aborted. */
export const arrivesAt = (page: Page, step: 'writing' | 'reviewing'): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.step)).toBe(step)
