// Erasing: no browser feature restores what was erased.
import type { Page } from '@playwright/test'
import { runAxe } from './support/axe.ts'
import {
  eraseEverything,
  expectLoaded,
  expectNoDraft,
  fillAndReview,
  getErasureNotice,
  getEvidenceItems,
  getReviewTitle,
  saveDraft,
  waitForSession,
} from './support/report-page.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const eraseButton = (page: Page) => page.getByRole('button', { name: 'Erase everything and start again' })

/** Expects the erased text in neither the form, the review, what the tab keeps nor its history. */
async function expectGone(page: Page) {
  await expect(page.getByLabel('Last name')).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]))
  expect(stored).not.toMatch(/Meriwether|hallway|california/)
  await expect(page.getByText('Meriwether')).toHaveCount(0)
  await expect(getEvidenceItems(page)).toHaveCount(0)
}

test('erasing asks first, keeps everything unless confirmed, and who goes on at once keeps the focus, and every letter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/report')
  await expect(eraseButton(page)).toHaveCount(0)
  await page.getByLabel('Last name').fill('Meriwether')
  await eraseButton(page).click()
  const dialog = page.getByRole('alertdialog', { name: 'Erase this report?' })
  const keep = page.getByRole('button', { name: 'Keep it' })
  // A repeated press erases nothing.
  await expect(keep).toBeFocused()
  await expect(keep).toHaveAccessibleDescription(
    /erases your answers and any draft on this device\. Your own files and what you sent stay/,
  )
  // What only the browser can change is stated.
  await expect(dialog).toContainText('Your browser may still suggest the name and email.')
  expect(await runAxe(page)).toEqual([])
  // The question fits the smallest screen.
  await expect(page.getByRole('heading', { name: 'Erase this report?' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await eraseButton(page).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await expect(eraseButton(page)).toBeFocused()
  await eraseButton(page).click()
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(getErasureNotice(page)).toHaveText(/^This report is erased\./)
  await expectGone(page)
  expect(await runAxe(page)).toEqual([])
  const description = page.getByLabel('Detailed description')
  await description.click()
  await page.keyboard.type('The hallway grew.')
  await expect(description).toHaveValue('The hallway grew.')
  await expect(description).toBeFocused()
  // It is said of the report before, and no longer once another is written, nor after a reload or on the way back.
  await expect(getErasureNotice(page)).toBeEmpty()
  await page.reload()
  await expect(description).toHaveValue('The hallway grew.')
  await expectLoaded(page)
  await expect(getErasureNotice(page)).toBeEmpty()
})

test('a draft that the browser does not let go keeps the page, which says so, and not that the report is erased', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.removeItem = () => {}
  })
  await page.goto('/report')
  await page.getByLabel('Last name').fill('Meriwether')
  await saveDraft(page)
  await eraseButton(page).click()
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByText('The draft is still on this device')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('')
  await expect(getErasureNotice(page)).toBeEmpty()
})

test('where the page is not loaded again, as offline or with Stop, it is an empty one to write in, and the draft is gone', async ({
  page,
}) => {
  await page.goto('/report')
  await page.getByLabel('Last name').fill('Meriwether')
  await saveDraft(page)
  // As with the browser's Stop, the page that was there stays.
  await page.route('/report', (route) => route.fulfill({ status: 204 }))
  await eraseButton(page).click()
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectGone(page)
  await page.getByLabel('Last name').fill('Lovelace')
  await waitForSession(page, 'Lovelace')
  await page.unroute('/report')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expectNoDraft(page)
})

test('Back, Forward, reload and a second tab restore nothing that was erased, keep what was begun since, and the message of /contact', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Message').fill('About case NEXUS.')
  await fillAndReview(page, [hallway])
  await page.goBack()
  await eraseButton(page).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  // Forward under the open question leads to a review that works.
  await page.goForward()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(getReviewTitle(page)).toBeFocused()
  await page.getByRole('button', { name: 'Change last name' }).click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  // The skip link adds an entry to the history.
  await page.locator('.skip-link').press('Enter')
  // The browser would ask about the file, which fails a test that does not expect it.
  await eraseEverything(page)
  await expectGone(page)
  await page.reload()
  await expectGone(page)
  await page.goBack()
  await expectGone(page)
  await page.goto('/report')
  await expectGone(page)
  const second = await context.newPage()
  await second.goto('/report')
  await expectGone(second)
  await second.close()
  await page.goto('/about')
  await page.goto('/report')
  await page.getByLabel('Last name').fill('Lovelace')
  await waitForSession(page, 'Lovelace')
  for (const go of ['goBack', 'goForward'] as const) {
    await page[go]()
    await page[go]()
    await expect(page).toHaveURL('/report')
    await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  }
  await page.goto('/contact')
  await expect(page.getByLabel('Message')).toHaveValue('About case NEXUS.')
})

test('undo and redo restore nothing that was erased, nor what was deleted by hand before', async ({ page }) => {
  await page.goto('/report')
  const lastName = page.getByLabel('Last name')
  await lastName.pressSequentially('Meriwether')
  await lastName.press('ControlOrMeta+a')
  await lastName.press('Backspace')
  await page.getByLabel('Detailed description').pressSequentially('The hallway was long.')
  // Print shows whole answers in elements of their own.
  await page.pdf()
  await saveDraft(page)
  await eraseEverything(page)
  for (const label of ['Last name', 'Detailed description']) {
    await page.getByLabel(label).focus()
    for (const key of ['z', 'z', 'z', 'y', 'Shift+z']) await page.keyboard.press(`ControlOrMeta+${key}`)
  }
  await expectGone(page)
  await expect(page.getByLabel('Detailed description')).toHaveValue('')
  await saveDraft(page)
  await expect(getErasureNotice(page), 'a draft is there again').toBeEmpty()
})
