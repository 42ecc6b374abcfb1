// Script that is late, fails or stalls: the first of it, and what comes once somebody writes.
import type { Page } from '@playwright/test'
import { expectNoDraft, held, remembers, tick } from './support/forms-controls.ts'
import { fillReport } from './support/forms-words.ts'
import { holdScript } from './support/hold-script.ts'
import { hallway, photo } from './support/samples.ts'
import { expect, test } from './support/site.ts'
import { slowPage } from './support/slow-page.ts'
import { stopClock } from './support/stop-clock.ts'

const laterCode = /assets\/report\.later-[^/]*\.js/

/** Keeps the later code away until it is let through. */
async function failLater(page: Page): Promise<() => void> {
  let failing = true
  await page.route(laterCode, (route) => (failing ? route.abort() : route.continue()))
  return () => {
    failing = false
  }
}

test('later code that did not come is asked for again at the next wish, and what waited goes on', async ({
  page,
  watch,
}) => {
  const mend = await failLater(page)
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(hallway)
  await tick(page).click()
  await expect(page.getByText('Part of this page did not load.')).toBeVisible()
  await expect(tick(page)).not.toBeChecked()
  mend()
  await tick(page).check()
  await expect(page.getByText('A draft is kept on this device.')).toBeVisible()
  await expect(held(page)).toHaveText([/hallway\.jpg/])
  watch.said.splice(0)
})

test('a kept draft is erased without the later code', async ({ page, context, watch }) => {
  await page.goto('/report')
  await fillReport(page)
  await tick(page).check()
  await expect(page.getByText('A draft is kept on this device.')).toBeVisible()
  await failLater(page)
  await page.reload()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByRole('button', { name: 'Erase everything and start again' }).click()
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByText('The draft was erased from this device.')).toBeAttached()
  // What failed may be told late.
  await page.close()
  watch.said.splice(0)
  await expectNoDraft(await context.newPage())
})

test('a draft file that cannot be opened for want of later code says so', async ({ page, watch }) => {
  await failLater(page)
  await page.goto('/report')
  await page.getByLabel('Open a draft file').setInputFiles({ ...hallway, name: 'draft.zip' })
  await expect(page.getByText('Part of this page did not load. Drafts need it.')).toBeVisible()
  await page.close()
  watch.said.splice(0)
})

test('later code that stalls: after five seconds the plain ways stand there, and the rest joins when it comes', async ({
  page,
}) => {
  await page.clock.install()
  const release = await holdScript(page, 'report.later')
  await page.goto('/contact')
  await page.clock.runFor(100)
  await page.getByLabel('Message').fill('Which tide table?')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  await expect(page.getByRole('heading', { name: 'Check your message' })).toBeFocused()
  await page.clock.runFor(200)
  await expect(page.getByText('Reading your files.')).toHaveCount(0)
  await page.clock.runFor(5000)
  await expect(page.getByRole('link', { name: 'Write the mail' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  release()
  await expect(page.getByText('It identifies this copy')).toBeVisible()
})

test('what was submitted before the script ran is adopted: its review is shown', async ({ page, watch }) => {
  const release = await holdScript(page)
  await page.goto('/report')
  await fillReport(page)
  // A press is held for four seconds, and then is the browser's.
  await stopClock(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  expect(watch.requests.filter((url) => url.startsWith('mailto:'))).toEqual([])
  release()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('Meriwether')
})

/** Drops a file on the page, which takes it or leaves it to the browser. */
function drop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['%PDF-1.7'], 'notes.pdf'))
    return !document.body.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
    )
  })
}

test('what was dropped before the script ran is taken', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/report')
  expect(await drop(page)).toBe(true)
  release()
  await expect(held(page)).toHaveText([/notes\.pdf/])
})

test('a page slower than its script: the form is touched before it is whole, and takes what is dropped', async ({
  page,
  watch,
  baseURL,
}) => {
  const slow = await slowPage(baseURL ?? '', '/report')
  await page.goto(`${slow.origin}/report`, { waitUntil: 'commit' })
  // Chromium draws the form once it is whole; other browsers let it be touched before.
  const field = await page.waitForFunction(() => document.querySelector<HTMLElement>('#report-first-name'))
  await field.evaluate((each) => each?.focus())
  await page.waitForLoadState()
  expect(await drop(page)).toBe(true)
  await expect(held(page)).toHaveText([/notes\.pdf/])
  slow.close()
  watch.requests.splice(0)
})

test('the script never comes: the page is the one without script', async ({ page, watch }) => {
  await page.route('**/assets/islands-*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Message').fill('Which tide table?')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  await expect.poll(() => watch.requests.find((url) => url.startsWith('mailto:'))).toContain('tide')
  await page.close()
  watch.requests.splice(0)
  watch.said.splice(0)
})

test('no script comes: a chosen file is seen all the same', async ({ page, watch }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/report')
  const picker = page.getByLabel('Supporting documentation')
  const before = await picker.screenshot()
  await picker.setInputFiles(hallway)
  await expect.poll(async () => before.equals(await picker.screenshot())).toBe(false)
  watch.said.splice(0)
})

test('what answers a submit never comes: the browser does, and is asked again at the next touch', async ({
  page,
  watch,
}) => {
  let failing = true
  await page.route(/assets\/answer-/, (route) => (failing ? route.abort() : route.continue()))
  await page.goto('/report')
  await page.getByLabel('First name').fill('Meriwether')
  await remembers(page, 'Meriwether')
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect.poll(() => watch.requests.find((url) => url.startsWith('mailto:'))).toContain('Meriwether')
  failing = false
  await page.getByLabel('First name').focus()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('Meriwether')
  watch.requests.splice(0)
  watch.said.splice(0)
})

test('what answers a submit is late: the submit waits for it', async ({ page, watch }) => {
  const release = await holdScript(page, 'answer')
  await page.goto('/report')
  await stopClock(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByLabel('First name')).not.toBeFocused()
  release()
  await expect(page.getByRole('region', { name: '6 answers are missing' })).toBeFocused()
  expect(watch.requests.filter((url) => url.startsWith('mailto:'))).toEqual([])
})

test('what answers a submit is late: files that were taken before are asked about all the same', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  const release = await holdScript(page, 'answer')
  await page.goto('/report')
  await page.getByLabel('Supporting documentation').setInputFiles(photo)
  await page.getByLabel('What it records, photo.jpg').selectOption('all')
  // The last that is done with it: nothing more comes to ask about.
  await expect(page.getByText('The pixels are untouched.')).toBeVisible()
  release()
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
})

test('the page paints before it asks for the forms’ script', async ({ page }) => {
  await page.goto('/report')
  const islands = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/islands-'))?.startTime,
  )
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  expect(painted).toBeLessThan((await islands.jsonValue()) ?? 0)
})
