// Drafts: off unless asked for, found again, erased in view, never overwritten in silence.
import type { BrowserContext, Page } from '@playwright/test'
import { expectNoDraft, held, remembers, tick } from './support/forms-controls.ts'
import { dropLarge } from './support/forms-large.ts'
import { completeReport, fillReport } from './support/forms-words.ts'
import { holdScript } from './support/hold-script.ts'
import { notes, photo } from './support/samples.ts'
import { expect, test } from './support/site.ts'

const keptWords = 'A draft is kept on this device.'
const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

async function expectComplete(page: Page) {
  for (const [label, answer] of Object.entries(completeReport))
    await expect(page.getByLabel(label)).toHaveValue(label === 'State' ? 'california' : answer)
}

/** A tab in which a complete report with two files is kept as a draft. */
async function keepOne(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles([photo, notes])
  await page.getByLabel('What it records, photo.jpg').selectOption('place')
  await tick(page).check()
  await expect(page.getByText(keptWords)).toBeVisible()
  return page
}

test('nothing is stored unless asked: not by filling in, reviewing, delivering or erasing', async ({
  page,
  context,
}) => {
  await page.goto('/report')
  await expect(tick(page)).not.toBeChecked()
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Erase everything and start again' }).click()
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  expect(await databases(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('a kept draft is found in a new tab, and opens with its files and choices', async ({ context, page }) => {
  await (await keepOne(context)).close()
  await page.goto('/report')
  await expect(page.getByText(/^A draft of .* is on this device\. It will be erased on/)).toBeVisible()
  await page.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expectComplete(page)
  await expect(held(page)).toHaveText([/photo\.jpg/, /notes\.pdf/])
  await expect(page.getByLabel('What it records, photo.jpg')).toHaveValue('place')
  await expect(tick(page)).toBeChecked()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  const review = page.getByRole('region', { name: 'Check your report' })
  await expect(review.getByText('The place recorded in it was removed.')).toBeVisible()
})

/** Opens the form, has the box ticked before the script runs, as a fast visitor or a browser that restores does, then lets it. */
async function tickBeforeScript(page: Page) {
  const release = await holdScript(page)
  await page.goto('/report', { waitUntil: 'commit' })
  await tick(page).check()
  release()
}

test('ticked before the script ran, it is kept', async ({ page }) => {
  await tickBeforeScript(page)
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByText(keptWords)).toBeVisible()
})

test('ticked before the script ran, on a reload too, the box is never seen without its tick', async ({ page }) => {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await remembers(page, 'Ada')
  const release = await holdScript(page)
  await page.reload()
  await tick(page).check()
  const seen = tick(page).evaluate(async (box: HTMLInputElement) => {
    const turns = new MessageChannel()
    const turn = () =>
      new Promise((resolve) => {
        turns.port1.onmessage = resolve
        turns.port2.postMessage('')
      })
    // Awake, the form looks at its answers itself.
    while (box.checked && !document.forms[0]?.noValidate) await turn()
    return box.checked
  })
  release()
  expect(await seen).toBe(true)
  await expect(page.getByText(keptWords)).toBeVisible()
})

test('the box come to before the script ran, and not touched, keeps what is kept', async ({ context }) => {
  const page = await keepOne(context)
  const release = await holdScript(page, 'wake')
  await page.reload({ waitUntil: 'commit' })
  await tick(page).focus()
  release()
  await expect(page.getByText(keptWords)).toBeVisible()
  await expect(tick(page)).toBeChecked()
  await expect(held(page)).toHaveText([/photo\.jpg/, /notes\.pdf/])
})

test('ticked before the script ran, the draft that waits is not overwritten', async ({ context, page }) => {
  await (await keepOne(context)).close()
  await tickBeforeScript(page)
  await page.getByRole('button', { name: 'Open the draft' }).click()
  await expectComplete(page)
  await expect(held(page)).toHaveText([/photo\.jpg/, /notes\.pdf/])
})

test('what is typed after it is kept is kept too', async ({ context, page }) => {
  const first = await keepOne(context)
  await first.getByLabel('Last name').fill('Lovelace')
  const stored = () =>
    first.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open('drafts')
          request.onsuccess = () => {
            const get = request.result.transaction('drafts').objectStore('drafts').get('report')
            get.onsuccess = () => resolve(get.result?.answers['last-name'])
            request.result.close()
          }
        }),
    )
  await expect.poll(stored).toBe('Lovelace')
  await first.close()
  await page.goto('/report')
  await page.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
})

for (const [how, erase] of [
  ['Erase draft now', (page) => page.getByRole('button', { name: 'Erase draft now' }).click()],
  ['unticking the box', (page) => tick(page).uncheck()],
] as readonly (readonly [string, (page: Page) => Promise<void>])[]) {
  test(`${how} erases it at once, and leaves the page as it is`, async ({ context, page }) => {
    const first = await keepOne(context)
    await erase(first)
    await expect(first.getByText('The draft was erased from this device.')).toBeVisible()
    await expect(tick(first)).not.toBeChecked()
    await expectComplete(first)
    await expect(held(first)).toHaveCount(2)
    await expectNoDraft(page)
  })
}

test('Start again erases the draft too', async ({ context, page }) => {
  const first = await keepOne(context)
  await first.getByRole('button', { name: 'Prepare report' }).click()
  await first.getByRole('button', { name: 'Erase everything and start again' }).click()
  await first.getByRole('button', { name: 'Erase it' }).click()
  await expect(first.getByText('The draft was erased from this device.')).toBeVisible()
  await expect(tick(first)).not.toBeChecked()
  await expectNoDraft(page)
})

test('a draft found can be erased without opening it', async ({ context, page }) => {
  await (await keepOne(context)).close()
  await page.goto('/report')
  await page.getByRole('button', { name: 'Erase draft now' }).click()
  await expect(page.getByText('The draft was erased from this device.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the draft on this device' })).toHaveCount(0)
})

test('after 30 days it is gone', async ({ context, page }) => {
  await (await keepOne(context)).close()
  await page.clock.install({ time: Date.now() + 30 * 86_400_000 + 1000 })
  await expectNoDraft(page)
})

test('two tabs: the second is told, and decides', async ({ context, page }) => {
  const first = await keepOne(context)
  await page.goto('/report')
  await page.getByLabel('First name').fill('Emmy')
  // Ticked before it was found, the box would be off again.
  await expect(page.getByRole('button', { name: 'Open the draft on this device' })).toBeVisible()
  await tick(page).check()
  await expect(page.getByText('Another draft of this form is on this device')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Emmy')
  await page.getByRole('button', { name: 'Keep this one in its place' }).click()
  await expect(page.getByText(keptWords)).toBeVisible()

  await first.getByLabel('Last name').fill('Lovelace')
  await expect(first.getByText('Another draft of this form is on this device')).toBeVisible()
  await expect(first.getByText('Opening a draft replaces what is in the form.')).toBeVisible()
  await first.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(first.getByLabel('First name')).toHaveValue('Emmy')
  await expect(first.getByLabel('Last name')).toHaveValue('')
})

test('evicted by the browser: said at the next saving, and kept again', async ({ context }) => {
  const page = await keepOne(context)
  const session = await context.newCDPSession(page)
  const origin = await page.evaluate(() => location.origin)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await page.getByLabel('Last name').fill('Lovelace')
  await expect(page.getByText('is no longer there: the browser made room')).toBeVisible()
  await page.getByRole('button', { name: 'Keep it again' }).click()
  await expect(page.getByText(keptWords)).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
})

test('no room: said at once, nothing lost, kept once there is room', async ({ context, page }) => {
  const session = await context.newCDPSession(page)
  await page.goto('/report')
  const origin = await page.evaluate(() => location.origin)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000_000 })
  await fillReport(page)
  await dropLarge(page, { 'large.pdf': 40_000_000, 'small.pdf': 1000 })
  await expect(held(page)).toHaveCount(2)
  await tick(page).check()
  await expect(page.getByText('There is no room for the draft on this device.')).toBeVisible()
  await expectComplete(page)
  await page.getByRole('button', { name: 'Remove large.pdf' }).click()
  await expect(page.getByText(keptWords)).toBeVisible()
})

test('storage refused: said at once, the box is unticked, and a file is still possible', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError')
    }
  })
  await page.goto('/report')
  await fillReport(page)
  await tick(page).click()
  await expect(page.getByText('This browser does not let the page keep anything')).toBeVisible()
  await expect(tick(page)).not.toBeChecked()
  await expectComplete(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save draft to a file' }).click()
  expect((await download).suggestedFilename()).toBe('anomaly-report-draft.zip')
})
