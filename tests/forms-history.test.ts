// Commands that are pressed twice, early or late.
import type { Locator } from '@playwright/test'
import { fillReport } from './support/report-answers.ts'
import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
  await page.goto('/report')
  await fillReport(page)
})

/** Clicks twice at once and again a moment later, not earlier. */
function pressThrice(button: Locator): Promise<void> {
  return button.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    button.click()
    await new Promise((over) => setTimeout(over, 60))
    button.click()
  })
}

test('“Prepare” pressed twice adds one history entry: Back shows the form, and Back again the page before', async ({
  page,
}) => {
  await pressThrice(page.getByRole('button', { name: 'Prepare report' }))
  await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Last name')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a press of “Prepare” is visible at once, before the review is rendered', async ({ page }) => {
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

test('“Change” pressed twice does not leave the page', async ({ page }) => {
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
  await pressThrice(page.getByRole('button', { name: 'Change email' }))
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page).toHaveURL('/report')
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
})

test('text typed right after “Change” goes into the field', async ({ page }) => {
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByRole('button', { name: 'Change last name' }).press('Enter')
  await expect(page.getByLabel('Last name')).toBeVisible()
  await page.keyboard.type('Wyk')
  await expect(page.getByLabel('Last name')).toHaveValue(/Wyk/)
  await expect(page.getByLabel('Last name')).toHaveValue(/Meriwether/)
})

test('after the skip link the first press of “Change” leads to the field', async ({ page }) => {
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
  await page.locator('.skip-link').press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Check your report' })).toHaveCount(0)
})

test('using a photo’s time as the answer does not move the focus', async ({ page }) => {
  const { photoWithMetadata } = await import('./support/sample-files.ts')
  await page.getByLabel('Date and time of anomaly').fill('2025-04-20T07:00')
  await page.getByLabel('Supporting documentation').setInputFiles(photoWithMetadata)
  await page.getByRole('button', { name: /^Use April 19/ }).press('Enter')
  await expect(page.getByText('This is the time you entered.')).toBeFocused()
})
