// What a visitor does between the moment when the form's store listens and the moment when React has hydrated.
import type { Page } from '@playwright/test'
import { getDraftCheckbox, getEvidenceItems, waitForSession } from './support/form-locators.ts'
import { notes } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

/** Opens a page whose form is loaded, and not hydrated: React's messages to itself are late. */
async function openBeforeHydration(page: Page) {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 1000)
    }
  })
  await page.goto('/report')
  await page.getByLabel('First name').focus()
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await page.waitForFunction(() => {
    const root = document.getElementById('report-form') ?? {}
    return Object.keys(root).some((key) => key.startsWith('_reactListening'))
  })
}

test('a file added during hydration is accepted', async ({ page }) => {
  await openBeforeHydration(page)
  await page.getByLabel('Supporting documentation').setInputFiles(notes)
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
})

test('an option chosen during hydration is kept', async ({ page }) => {
  await openBeforeHydration(page)
  await page.getByLabel('State').selectOption('california')
  await waitForSession(page, 'california')
  await expect(page.getByLabel('State')).toHaveValue('california')
})

test('text entered during hydration is kept', async ({ page }) => {
  await openBeforeHydration(page)
  await page.getByLabel('Email').fill('ada@mail.example')
  await waitForSession(page, 'ada@mail.example')
  await expect(page.getByLabel('Email')).toHaveValue('ada@mail.example')
})

test('a checkbox checked during hydration stays checked', async ({ page }) => {
  await openBeforeHydration(page)
  await getDraftCheckbox(page).click()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await expect(getDraftCheckbox(page)).toBeChecked()
})
