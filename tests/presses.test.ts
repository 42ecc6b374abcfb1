// Two presses in quick succession, by mouse, touch and key, and a key that is held.
import type { Locator, Page } from '@playwright/test'
import { pressTwice } from './support/press-twice.ts'
import { fillReport } from './support/report-answers.ts'
import {
  draftSaved,
  expectLoaded,
  expectReview,
  fillAndReview,
  getContinue,
  getDraftCheckbox,
  getEnd,
  getEvidenceItems,
  getPicker,
  getQuestion,
  getReviewTitle,
  saveDraft,
} from './support/report-page.ts'
import { hallway, notes } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

test.use({ hasTouch: true, hasDoublePresses: true })

interface Row {
  /** Leads to the control, and returns it with its page. */
  readonly open: (page: Page) => Promise<void>
  readonly find: (page: Page) => Locator
  /** Expects what one press does, and that a second one did nothing. */
  readonly expectPressed: (page: Page) => Promise<void>
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })

const rows: Readonly<Record<string, Row>> = {
  Continue: {
    open: async (page) => {
      await page.goto('/report')
      await expectLoaded(page)
      await fillReport(page)
    },
    find: getContinue,
    expectPressed: (page) => expectReview(page),
  },
  'Erase everything and start again': {
    open: async (page) => {
      await page.goto('/report')
      await page.getByLabel('Last name').fill('Meriwether')
    },
    find: button('Erase everything and start again'),
    expectPressed: async (page) => {
      await expect(page.getByRole('alertdialog', { name: 'Erase this report?' })).toBeVisible()
      await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
    },
  },
  'Keep it': {
    open: async (page) => {
      await page.goto('/report')
      await page.getByLabel('Last name').fill('Meriwether')
      await button('Erase everything and start again')(page).click()
    },
    find: button('Keep it'),
    expectPressed: async (page) => {
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
    },
  },
  'Copy the text': {
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await fillAndReview(page)
      await page.getByText('Another way').click()
    },
    find: button('Copy the text'),
    expectPressed: async (page) => {
      await expect(getQuestion(page)).toBeVisible()
      await expect(getEnd(page)).toHaveCount(0)
    },
  },
  'Not yet': {
    open: async (page) => {
      await rows['Copy the text']?.open(page)
      await button('Copy the text')(page).click()
    },
    find: button('Not yet'),
    expectPressed: async (page) => {
      await expect(getReviewTitle(page)).toBeVisible()
      await expect(getQuestion(page)).toBeHidden()
    },
  },
  'Open the draft': {
    open: async (page) => {
      const other = await page.context().newPage()
      await other.goto('/report')
      await other.getByLabel('Last name').fill('Meriwether')
      await saveDraft(other)
      await other.close()
      await page.goto('/report')
    },
    find: button('Open the draft'),
    expectPressed: async (page) => {
      await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
      await expect(page.getByText(draftSaved)).toBeVisible()
      await expect(page.getByText('was erased')).toHaveCount(0)
    },
  },
  Remove: {
    open: async (page) => {
      await page.goto('/report')
      await getPicker(page).setInputFiles([notes, hallway])
      await expect(getEvidenceItems(page)).toHaveCount(2)
    },
    find: (page) => button(/^Remove/)(page).first(),
    expectPressed: (page) => expect(getEvidenceItems(page)).toHaveCount(1),
  },
  'the checkbox of a draft': {
    open: async (page) => {
      await page.goto('/report')
      await expectLoaded(page)
    },
    find: getDraftCheckbox,
    expectPressed: (page) => expect(getDraftCheckbox(page)).toBeChecked(),
  },
  'Write the email': {
    open: async (page) => {
      await page.goto('/contact')
      await page.getByLabel('Message').fill('Which tide table?')
    },
    find: button(/^Write the email/),
    expectPressed: async (page) => {
      await expect(button('Write the email again')(page)).toBeVisible()
      await expect(page.getByText('Copied.')).toHaveCount(0)
    },
  },
}

const screens = [
  ['mouse', 1440],
  ['touch', 390],
  ['key', 1440],
] as const
for (const [how, width] of screens)
  for (const [name, { open, find, expectPressed }] of Object.entries(rows))
    test(`the second of two presses of ${name} by ${how} at ${width} px does nothing`, async ({ page, watch }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      await pressTwice(page, how, find(page), () => expectPressed(page))
      // What a press did would be painted by then.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await expectPressed(page)
      expect(watch.requests.filter((url) => url.startsWith('mailto:')).length).toBeLessThanOrEqual(1)
    })

test('two presses with a pause, with another key between them, or at two places have two effects', async ({ page }) => {
  await page.goto('/report')
  await expectLoaded(page)
  const checkbox = getDraftCheckbox(page)
  for (const how of ['mouse', 'touch'] as const) {
    await pressTwice(page, how, checkbox, () => expect(checkbox).toBeChecked(), 0.7)
    await expect(checkbox).not.toBeChecked()
    await page.keyboard.press('Shift')
  }
  await checkbox.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift')
  await page.keyboard.press('Space')
  await expect(checkbox).not.toBeChecked()
  await page.getByText('Save a draft on this device').click()
  await getContinue(page).click()
  await expect(checkbox).toBeChecked()
  await expect(page.getByText(/missing or incomplete$/).first()).toBeVisible()
})

test('a key that is held presses once, and a double click chooses a word', async ({ page }) => {
  await page.goto('/report')
  await page.getByLabel('Last name').fill('Meriwether')
  await button('Erase everything and start again')(page).focus()
  for (let count = 0; count < 9; count += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Detailed description').fill('The hallway')
  await page.getByLabel('Detailed description').dblclick({ position: { x: 25, y: 20 } })
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^The ?$/)
})

test('a key that was never said to be let go hinders no press of the mouse', async ({ page }) => {
  await page.goto('/report')
  await expectLoaded(page)
  // The window loses the focus while it is held.
  for (let count = 0; count < 3; count += 1) await page.keyboard.down('PageDown')
  await page.getByText('Save a draft on this device').click()
  await expect(getDraftCheckbox(page)).toBeChecked()
  await page.keyboard.up('PageDown')
})
