// The review as somebody meets it who is tired, or on a phone: what is left to do is near, and said in order.
import type { Page } from '@playwright/test'
import { prepare } from './support/forms-finish.ts'
import { fillReport } from './support/forms-words.ts'
import { door, heicNamedJpg, photo } from './support/samples.ts'
import { expect, phone, test } from './support/site.ts'

/** How far down the first button or link of the first way to deliver begins, in pixels from the top of the page. */
const firstWay = (page: Page) =>
  page
    .getByRole('region', { name: 'Deliver it' })
    .getByRole('listitem')
    .first()
    .locator('a, button')
    .first()
    .evaluate((each) => each.getBoundingClientRect().top + scrollY)

test.describe('on a phone', () => {
  test.use(phone)
  const many = Array.from({ length: 20 }, (_, index) => ({ ...photo, name: `photo-${index + 1}.jpg` }))
  for (const [name, description, files] of [
    ['600 words', 'The hallway was longer. '.repeat(150), []],
    ['5,000 words and 20 files', 'The hallway was longer. '.repeat(1250), many],
    ['personal data, a file refused, and a time left open', 'Call me at (415) 555-0100.', [door, heicNamedJpg]],
  ] as const) {
    test(`with ${name} the first way to deliver is at most two screens down`, async ({ page }) => {
      await page.goto('/report')
      await fillReport(page, {
        State: 'Indiana',
        'Date and time of anomaly': '2025-11-02T01:30',
        'Detailed description': description,
      })
      if (files.length > 0) await page.getByLabel('Supporting documentation').setInputFiles([...files])
      await page.getByRole('button', { name: 'Prepare report' }).click()
      await expect(page.getByText('It identifies this copy')).toBeVisible()
      expect(await firstWay(page)).toBeLessThanOrEqual(2 * 844)
      await expect(page.getByText('Nothing has been sent.')).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Deliver it' })).toBeInViewport()
    })
  }
})

test('the page’s title, warning and introduction do not come again above the review', async ({ page }) => {
  await prepare(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your report')
  await expect(page.getByText('call 911')).toBeHidden()
  await page.getByRole('link', { name: 'Deliver it' }).click()
  await expect(page.getByRole('heading', { name: 'Deliver it' })).toBeFocused()
})

test('a long answer is folded for the eye, and whole for who opens it', async ({ page }) => {
  await prepare(page, [], 'The hallway was longer. '.repeat(150))
  const unfold = page.getByRole('button', { name: /^Show all 600 words/ })
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  const answer = page.getByRole('definition').filter({ hasText: 'The hallway was longer.' })
  const height = () => answer.evaluate((each) => each.getBoundingClientRect().height)
  const folded = await height()
  await unfold.click()
  expect(await height()).toBeGreaterThan(2 * folded)
})

test('a long answer without a space is not counted in words', async ({ page }) => {
  await prepare(page, [], 'W'.repeat(400))
  await expect(page.getByRole('button', { name: 'Show all of detailed description', exact: true })).toBeVisible()
})

test('what was left open about the time can be said in the review, and the report has it', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page, { State: 'Indiana', 'Date and time of anomaly': '2025-11-02T01:30' })
  await page.getByRole('button', { name: 'Prepare report' }).click()
  const review = page.getByRole('region', { name: 'Check your report' })
  await review.getByRole('button', { name: 'Say it here' }).click()
  await review.getByRole('radio', { name: /^The second/ }).check()
  await expect(review).toContainText('Eastern Standard Time; November 2, 06:30 UTC')
})

test('what a file tells can be removed in the review', async ({ page }) => {
  await prepare(page, [photo])
  const review = page.getByRole('region', { name: 'Check your report' })
  await review.getByLabel('What it records, photo.jpg').selectOption('all')
  await expect(review.getByText('The place, time and device recorded in it were removed.')).toBeVisible()
})

test('paper is said to hold no files, where there are any', async ({ page }) => {
  await prepare(page, [photo])
  const paper = page.getByRole('listitem').filter({ hasText: 'Print it and post it' })
  await expect(paper).toContainText('the names of your files but not the files')
})

test('the question before everything is erased is whole on the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await prepare(page)
  await page.getByRole('button', { name: 'Erase everything and start again' }).click()
  await expect(page.getByRole('alertdialog')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Erase this report?' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
})
