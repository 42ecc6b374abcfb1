// Erasing: no browser feature restores what was erased.
import type { Page } from '@playwright/test'
import {
  eraseEverything,
  expectNoDraft,
  getDraftCheckbox,
  waitForSession,
  waitForStep,
} from './support/form-locators.ts'
import { fillReport } from './support/report-answers.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { slowDrive } from './support/slow-drive.ts'

const forms = [
  ['report', 'Prepare report', fillReport],
  [
    'contact',
    'Prepare message',
    async (page: Page) => {
      await page.getByLabel('Last name').fill('Meriwether')
      await page.getByLabel('Message').fill('The hallway was 2 m longer than the house.')
    },
  ],
] as const

async function erase(page: Page) {
  await eraseEverything(page)
  await waitForStep(page, 'edit')
}

/** Expects the erased text in neither the form, the review, the session snapshot nor the tab's history. */
async function expectGone(page: Page) {
  await expect(page.getByLabel('Last name')).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]))
  expect(stored).not.toMatch(/Meriwether|hallway|california/)
  await expect(page.getByText('Meriwether')).toHaveCount(0)
}

for (const [name, prepare, fill] of forms) {
  test(`${name}: Back, Forward, reload and a second tab do not restore what was erased`, async ({ page, context }) => {
    await page.goto('/about')
    await page.goto(`/${name}`)
    await fill(page)
    await page.getByRole('button', { name: prepare }).click()
    await erase(page)
    await expectGone(page)
    await page.goForward()
    // An empty message is valid and has a review; an empty report returns to its form.
    await waitForStep(page, name === 'report' ? 'edit' : 'review')
    await page.reload()
    await expectGone(page)
    await page.goBack()
    await page.goto(`/${name}`)
    await expectGone(page)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await page.goto(`/${name}`)
    await expectGone(page)
    const second = await context.newPage()
    await second.goto(`/${name}`)
    await expectGone(second)
  })
}

test('Back and reload restore nothing after the skip link on the review and erasing', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.locator('.skip-link').press('Enter')
  await erase(page)
  await page.goForward()
  await waitForStep(page, 'edit')
  await page.reload()
  await expectGone(page)
})

test('an older session that the browser restores does not restore what was erased', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Last name').fill('Meriwether')
  await waitForSession(page, 'Meriwether')
  const older = await page.evaluate(() => sessionStorage.getItem('contact') ?? '')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  await erase(page)
  // What Firefox does with a tab that is closed within 15 s and reopened.
  await page.evaluate((older) => sessionStorage.setItem('contact', older), older)
  await page.reload()
  await page.getByLabel('First name').click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact'))).toBeNull()
  await expectGone(page)
  await page.getByLabel('Last name').fill('Hale')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Hale')
})

test('a duplicated tab erases its own answers, and the other tab keeps what it shows', async ({ page, context }) => {
  await page.goto('/report')
  await fillReport(page)
  const copy = await context.newPage()
  // What a browser copies when a tab is duplicated.
  await waitForSession(page, 'The hallway')
  const remembered = await page.evaluate(() => ({ ...sessionStorage }))
  await copy.goto('/about')
  await copy.evaluate((entries) => Object.entries(entries).map(([key, value]) => sessionStorage.setItem(key, value)), {
    ...remembered,
  })
  await copy.goto('/report')
  await expect(copy.getByLabel('Last name')).toHaveValue('Meriwether')
  await copy.getByRole('button', { name: 'Prepare report' }).click()
  await erase(copy)
  await expectGone(copy)
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
})

for (const [how, act] of [
  ['unticked', async (page: Page) => getDraftCheckbox(page).uncheck()],
  [
    'erased',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Prepare report' }).click()
      await erase(page)
    },
  ],
] as const)
  test(`${how} during the first save leaves nothing stored`, async ({ page, context }) => {
    await page.addInitScript(slowDrive)
    await page.goto('/report')
    await fillReport(page)
    await page.getByLabel('Supporting documentation').setInputFiles(hallway)
    await getDraftCheckbox(page).check()
    await page.waitForFunction(async () => (await indexedDB.databases()).length > 0)
    await act(page)
    await page.evaluate(() => dispatchEvent(new Event('drive-ready')))
    await expect(getDraftCheckbox(page)).not.toBeChecked()
    await expectNoDraft(await context.newPage())
  })

test('a reload continues with the stored draft, files included, and saves what is typed next', async ({
  page,
  context,
}) => {
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(hallway)
  await getDraftCheckbox(page).check()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await page.getByLabel('Last name').fill('Lovelace')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(page.getByRole('list', { name: 'Files added' })).toContainText('hallway.jpg')
  await expect(getDraftCheckbox(page)).toBeChecked()
  await page.getByLabel('Last name').fill('Noether')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('Another draft')).toHaveCount(0)
  // Opened before the write, it would contain the draft before and then belong to the other tab.
  const storedName = () =>
    new Promise<string>((done) => {
      const request = indexedDB.open('drafts')
      request.onsuccess = () => {
        const get = request.result.transaction('drafts').objectStore('drafts').get('report')
        request.result.close()
        get.onsuccess = () => done(get.result.answers['last-name'])
      }
    })
  await expect.poll(() => page.evaluate(storedName)).toBe('Noether')
  await page.close()
  const second = await context.newPage()
  await second.goto('/report')
  await second.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(second.getByLabel('Last name')).toHaveValue('Noether')
})

for (const way of ['on the form', 'in the review'])
  test(`undo and redo restore nothing that was erased ${way}, nor what was deleted by hand before`, async ({
    page,
  }) => {
    await page.goto('/report')
    const last = page.getByLabel('Last name')
    await last.pressSequentially('Meriwether')
    await last.press('ControlOrMeta+a')
    await last.press('Backspace')
    await fillReport(page)
    await page.getByLabel('Detailed description').pressSequentially(' The hallway was long.')
    // Print shows whole answers in elements of their own.
    await page.pdf()
    if (way === 'in the review') await page.getByRole('button', { name: 'Prepare report' }).click()
    await erase(page)
    for (const label of ['First name', 'Last name', 'Detailed description']) {
      await page.getByLabel(label).focus()
      for (const key of ['z', 'z', 'z', 'y', 'Shift+z']) await page.keyboard.press(`ControlOrMeta+${key}`)
    }
    await expectGone(page)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await expect(page.getByLabel('Detailed description')).toHaveValue('')
  })

test('erasing puts a control as it was prerendered in place of each, and moves nothing else', async ({ page }) => {
  await page.goto('/report')
  const getControls = () =>
    page.locator('form :is(input, select, textarea)').evaluateAll((all) => all.map((one) => one.outerHTML))
  const prerendered = await getControls()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(hallway)
  const controls = await page.locator('form [name]').elementHandles()
  const others = await page.locator('form, label[for], fieldset[aria-label], form [aria-live]').elementHandles()
  await erase(page)
  for (const control of controls) expect(await control.evaluate(({ isConnected }) => isConnected)).toBe(false)
  for (const other of others) expect(await other.evaluate(({ isConnected }) => isConnected)).toBe(true)
  expect(await getControls()).toEqual(prerendered)
})
