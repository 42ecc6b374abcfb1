// Drafts: one tab at a time saves, and writes only what has changed.
import { recordWrites, takeWrites } from './support/draft-database-page.ts'
import { keepOne, keptWords } from './support/draft-tab.ts'
import { getDraftCheckbox, getEvidenceItems, waitForSession } from './support/form-locators.ts'
import { door } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

const lockedWords = 'Another tab of this browser is saving a draft of this form.'

test('a second tab that wants to save is told so and keeps its answers, and nothing of the first tab is lost', async ({
  context,
  page,
}) => {
  const first = await keepOne(context)
  await page.goto('/report')
  await page.getByLabel('First name').fill('Emmy')
  await waitForSession(page, 'Emmy')
  for (const press of [
    () => getDraftCheckbox(page).click(),
    () => page.getByRole('button', { name: 'Open the draft on this device' }).click(),
    () => page.getByRole('button', { name: 'Erase draft now' }).click(),
  ]) {
    await page.reload()
    await expect(page.getByText(/^A draft of .* is on this device/)).toBeVisible()
    await press()
    await expect(page.getByText(lockedWords)).toBeVisible()
    await expect(getDraftCheckbox(page)).not.toBeChecked()
    await expect(page.getByLabel('First name')).toHaveValue('Emmy')
  }
  await first.getByLabel('Last name').fill('Lovelace')
  await first.reload()
  await expect(first.getByText(keptWords)).toBeVisible()
  await expect(first.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(getEvidenceItems(first)).toHaveText([/photo\.jpg/, /notes\.pdf/])
  // Close it and try again.
  await first.close()
  await getDraftCheckbox(page).check()
  await page.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
})

test('a duplicate of the tab that saves finds its lock taken, and keeps its answers', async ({ context }) => {
  const first = await keepOne(context)
  const copy = await context.newPage()
  const session = await first.evaluate(() => ({ ...sessionStorage }))
  await copy.goto('/about')
  await copy.evaluate((entries) => Object.entries(entries).map(([key, value]) => sessionStorage.setItem(key, value)), {
    ...session,
  })
  await copy.goto('/report')
  await expect(copy.getByText(lockedWords)).toBeVisible()
  await expect(getDraftCheckbox(copy)).not.toBeChecked()
  await expect(copy.getByLabel('Last name')).toHaveValue('Meriwether')
})

test('only what has changed is written: nothing when the tab is hidden or loaded again, and no file twice', async ({
  context,
}) => {
  const page = await keepOne(context)
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
  await page.addInitScript(recordWrites)
  await page.reload()
  await expect(getEvidenceItems(page)).toHaveText([/photo\.jpg/, /notes\.pdf/])
  await expect(page.getByText(keptWords)).toBeVisible()
  for (let time = 0; time < 3; time += 1) await hide()
  await page.getByLabel('Last name').fill('Lovelace')
  await hide()
  await expect.poll(() => takeWrites(page)).toEqual(['record'])
  await page.getByLabel('Supporting documentation').setInputFiles(door)
  await expect(getEvidenceItems(page)).toHaveCount(3)
  await hide()
  await expect.poll(() => takeWrites(page)).toEqual([door.buffer.length, 'record'])
  await page.getByLabel('Include the original names of the files in the report').check()
  await hide()
  await expect.poll(() => takeWrites(page)).toEqual(['record'])
  await page.reload()
  await expect(getEvidenceItems(page)).toHaveCount(3)
  await expect(page.getByText(keptWords)).toBeVisible()
  await expect(page.getByLabel('Include the original names of the files in the report')).toBeChecked()
  await hide()
  await page.getByLabel('Last name').fill('Noether')
  await expect.poll(() => takeWrites(page)).toEqual(['record'])
})
