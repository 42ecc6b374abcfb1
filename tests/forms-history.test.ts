// Commands that are pressed twice, early or late.
import type { Locator } from '@playwright/test'
import { openReview } from './support/report-page.ts'
import { fillReport } from './support/report-answers.ts'
import { expect, test } from './support/site.ts'

/** Clicks twice at once and again a moment later, not earlier. */
function pressThrice(button: Locator): Promise<void> {
  return button.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    button.click()
    await new Promise((over) => setTimeout(over, 60))
    button.click()
  })
}

test('“Prepare” and “Change” pressed twice lead one step, and Back leads to the page before', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/report')
  await fillReport(page)
  const prepare = page.getByRole('button', { name: 'Prepare report' })
  const heading = page.getByRole('heading', { name: 'Check your report' })
  await test.step('“Prepare” pressed twice adds one history entry', async () => {
    await pressThrice(prepare)
    await expect(heading).toBeFocused()
    await page.goBack()
    await expect(page.getByLabel('Last name')).toBeVisible()
    await page.goForward()
    await expect(heading).toBeFocused()
  })
  await test.step('“Change” pressed twice does not leave the page', async () => {
    await pressThrice(page.getByRole('button', { name: 'Change email' }))
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page).toHaveURL('/report')
    await prepare.click()
    await expect(heading).toBeFocused()
  })
  await test.step('text typed right after “Change” goes into the field', async () => {
    await page.getByRole('button', { name: 'Change last name' }).press('Enter')
    await expect(page.getByLabel('Last name')).toBeVisible()
    await page.keyboard.type('Wyk')
    await expect(page.getByLabel('Last name')).toHaveValue(/Wyk/)
    await expect(page.getByLabel('Last name')).toHaveValue(/Meriwether/)
    await prepare.click()
    await expect(heading).toBeFocused()
  })
  await page.goBack()
  await expect(page.getByLabel('Last name')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('after the skip link the first press of “Change” leads to the field', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await openReview(page)
  await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
  await page.locator('.skip-link').press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Check your report' })).toHaveCount(0)
})

test('a press of “Prepare” is visible at once, before the review is rendered', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  const seen = await page
    .getByRole('button', { name: 'Prepare report' })
    .evaluate(async (button: HTMLButtonElement) => {
      const look = () => JSON.stringify([getComputedStyle(button).color, getComputedStyle(button).backgroundColor])
      const before = look()
      button.click()
      // Nothing is painted before these tasks end, and the review is not among them.
      for (let turn = 0; turn < 50; turn += 1) await undefined
      return { changed: look() !== before, reviewed: document.querySelector('#review-title') !== null }
    })
  expect(seen).toEqual({ changed: true, reviewed: false })
  await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
})
