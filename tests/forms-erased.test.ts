// Erased is gone: nothing that a browser can do brings back what was erased.
import type { Page } from '@playwright/test'
import { arrivesAt, expectNoDraft, remembers, tick } from './support/forms-controls.ts'
import { fillReport } from './support/forms-words.ts'
import { hallway } from './support/samples.ts'
import { expect, test } from './support/site.ts'

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
  await page.getByRole('button', { name: 'Erase everything and start again' }).click()
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await arrivesAt(page, 'writing')
}

/** Nothing of it stands in the form, in a review, in what the tab remembers or in its history. */
async function expectGone(page: Page) {
  await expect(page.getByLabel('Last name')).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]))
  expect(kept).not.toMatch(/Meriwether|hallway|california/)
  await expect(page.getByText('Meriwether')).toHaveCount(0)
}

for (const [name, prepare, fill] of forms) {
  test(`${name}: nothing brings back what was erased, not Back, Forward, reload or a second tab`, async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    await page.goto(`/${name}`)
    await fill(page)
    await page.getByRole('button', { name: prepare }).click()
    await erase(page)
    await expectGone(page)
    await page.goForward()
    // A message may be all blank, and then has a review; a report is led back to its form.
    await arrivesAt(page, name === 'report' ? 'writing' : 'reviewing')
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

test('the skip link on the review, then erased: Back and reload bring nothing', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.locator('.skip').press('Enter')
  await erase(page)
  await page.goForward()
  await arrivesAt(page, 'writing')
  await page.reload()
  await expectGone(page)
})

test('a browser that gives back an older memory of the tab than it had gives back nothing', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Last name').fill('Meriwether')
  const older = await page.evaluate(() => sessionStorage.getItem('contact') ?? '')
  expect(older).toContain('Meriwether')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  await erase(page)
  // What Firefox does with a tab that is closed within 15 s and opened again.
  await page.evaluate((older) => sessionStorage.setItem('contact', older), older)
  await page.reload()
  await page.getByLabel('First name').click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact'))).toBeNull()
  await expectGone(page)
  await page.getByLabel('Last name').fill('Hale')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Hale')
})

test('a tab that was duplicated erases its own: the other keeps what it shows', async ({ page, context }) => {
  await page.goto('/report')
  await fillReport(page)
  const copy = await context.newPage()
  // What a browser copies when a tab is duplicated.
  await remembers(page, 'The hallway')
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

/** Storage that takes its time: each transaction is told to be done only when the page is told so. */
const slowDrive = () => {
  const ready = new Promise((resolve) => addEventListener('drive-ready', resolve, { once: true }))
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given)
    const { transaction } = this
    let done = false
    ready.then(() => {
      done = true
    })
    // Keeps the transaction open, as a slow drive does.
    const hold = () => {
      if (!done) transaction.objectStore(this.name).count().onsuccess = hold
    }
    hold()
    return request
  }
}

for (const [how, act] of [
  ['unticked', async (page: Page) => tick(page).uncheck()],
  [
    'erased',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Prepare report' }).click()
      await erase(page)
    },
  ],
] as const)
  test(`${how} while the first save is under way: nothing stays stored`, async ({ page, context }) => {
    await page.addInitScript(slowDrive)
    await page.goto('/report')
    await fillReport(page)
    await page.getByLabel('Supporting documentation').setInputFiles(hallway)
    await tick(page).check()
    await page.waitForFunction(async () => (await indexedDB.databases()).length > 0)
    await act(page)
    await page.evaluate(() => dispatchEvent(new Event('drive-ready')))
    await expect(tick(page)).not.toBeChecked()
    await expectNoDraft(await context.newPage())
  })

test('a reload goes on with the draft that is kept, files included, and keeps what is typed next', async ({
  page,
  context,
}) => {
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(hallway)
  await tick(page).check()
  await expect(page.getByText('A draft is kept on this device.')).toBeVisible()
  await page.getByLabel('Last name').fill('Lovelace')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(page.getByRole('list', { name: 'Files held' })).toContainText('hallway.jpg')
  await expect(tick(page)).toBeChecked()
  await page.getByLabel('Last name').fill('Noether')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('Another draft')).toHaveCount(0)
  // Opened before it is written, it would be the one before, and the other tab's from then on.
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
  const second = await context.newPage()
  await second.goto('/report')
  await second.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(second.getByLabel('Last name')).toHaveValue('Noether')
})
