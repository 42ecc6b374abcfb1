// The form chunk arrives late or fails at first, and what a visitor does meanwhile.
import type { Page } from '@playwright/test'
import { delayScript } from './support/delay-script.ts'
import { getEvidenceItems, waitForSession } from './support/form-locators.ts'
import { freezeClock } from './support/freeze-clock.ts'
import { fillReport } from './support/report-answers.ts'
import { hallway } from './support/sample-files.ts'
import { serveSlowly } from './support/serve-slowly.ts'
import { expect, test } from './support/site.ts'

const formChunk = '**/assets/form-*.js*'

/** The form's store is there when its own validation has replaced the browser's. */
const expectLoaded = (page: Page) => expect(page.locator('form')).toHaveAttribute('novalidate')

test('a submit before the script runs shows the review', async ({ page, watch }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  await fillReport(page)
  // A submit is deferred for four seconds, and then left to the browser.
  await freezeClock(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  expect(watch.requests.filter((url) => url.startsWith('mailto:'))).toEqual([])
  release()
  const review = page.getByRole('region', { name: 'Check your report' })
  for (const answer of ['Ada', 'Meriwether', 'ada@mail.example', 'California', 'The hallway was 2 m longer'])
    await expect(review).toContainText(answer)
})

/** Drops a file on the page and returns whether the page prevented the browser's default. */
function drop(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['%PDF-1.7'], 'notes.pdf'))
    return !document.body.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
    )
  })
}

test('a file dropped before the script runs is added', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  expect(await drop(page)).toBe(true)
  release()
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
})

test('a form that is still being parsed accepts a drop', async ({ page, watch, baseURL }) => {
  const slow = await serveSlowly(baseURL ?? '', '/report')
  await page.goto(`${slow.origin}/report`, { waitUntil: 'commit' })
  // Chromium shows the form once it is complete; other browsers allow interaction earlier.
  const field = await page.waitForFunction(() => document.querySelector<HTMLElement>('#report-first-name'))
  await field.evaluate((each) => each?.focus())
  await page.waitForLoadState()
  expect(await drop(page)).toBe(true)
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
  slow.close()
  watch.requests.splice(0)
})

test('without the script a chosen file is shown', async ({ page, watch }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/report')
  const picker = page.getByLabel('Supporting documentation')
  const before = await picker.screenshot()
  await picker.setInputFiles(hallway)
  await expect.poll(async () => before.equals(await picker.screenshot())).toBe(false)
  watch.said.splice(0)
})

test('a form chunk that failed is tried again at the next use, and the message can be sent', async ({
  page,
  watch,
}) => {
  let isFailing = true
  await page.route(formChunk, (route) => (isFailing ? route.abort() : route.continue()))
  await page.goto('/report')
  const problem = page.getByText('The form did not load. It is tried again when you go on.')
  await expect(problem).toBeVisible()
  await page.getByLabel('First name').fill('Meriwether')
  isFailing = false
  await page.getByLabel('Last name').focus()
  await expectLoaded(page)
  await expect(problem).toHaveCount(0)
  await expect(page.getByText('Next you check it. Nothing is sent yet.')).toBeVisible()
  await waitForSession(page, 'Meriwether')
  watch.said.splice(0)
})

test('with reduced data usage the form chunk loads on the first interaction', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const isFetched = () => watch.requests.some((url) => url.includes('/assets/form-'))
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(isFetched()).toBe(false)
  await page.getByLabel('Message').focus()
  await expectLoaded(page)
  expect(isFetched()).toBe(true)
})

test('an email link opens at once, or when the form chunk that is loading has arrived', async ({ page, watch }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  await freezeClock(page)
  await page.getByLabel('First name').focus()
  await page.getByRole('main').getByRole('link', { name: /@/ }).first().click()
  const isOpened = () => watch.requests.some((url) => url.startsWith('mailto:'))
  expect(isOpened()).toBe(false)
  release()
  await expect.poll(isOpened).toBe(true)
  watch.requests.splice(0)
})

test('the page paints before it requests the form chunk', async ({ page }) => {
  await page.goto('/report')
  // Each is noted some time after it was.
  const times = await page.waitForFunction(() => {
    const chunk = performance.getEntriesByType('resource').find(({ name }) => name.includes('/form-'))
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return chunk && paint ? { painted: paint.startTime, requested: chunk.startTime } : undefined
  })
  const { painted = 0, requested = 0 } = (await times.jsonValue()) ?? {}
  expect(painted).toBeLessThan(requested)
})

test('no key typed while the form loads is lost', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  const description = page.getByLabel('Detailed description')
  await description.focus()
  await page.keyboard.type('The hallway ', { delay: 20 })
  release()
  await page.keyboard.type('grew by 2 m overnight.', { delay: 20 })
  await waitForSession(page, 'The hallway grew by 2 m overnight.')
  await expect(description).toHaveValue('The hallway grew by 2 m overnight.')
})

test('a loaded page can be filled in and reviewed offline', async ({ page, context }) => {
  await page.goto('/report')
  await expectLoaded(page)
  await context.setOffline(true)
  await fillReport(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('Meriwether')
  await expect(page.getByText('It identifies this copy')).toBeVisible()
})

test('loading a form creates no date or list formatter', async ({ page }) => {
  await page.addInitScript(() => {
    const used: string[] = []
    Object.assign(globalThis, { used })
    for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(target, given) {
            used.push(name)
            return Reflect.construct(target, given)
          },
        }),
      })
    for (const prototype of [Number.prototype, Date.prototype])
      Object.assign(prototype, { toLocaleString: () => used.push('toLocaleString') })
  })
  await page.goto('/report')
  await expectLoaded(page)
  await page.getByLabel('First name').fill('Ada')
  await waitForSession(page, 'Ada')
  expect(await page.evaluate(() => (globalThis as unknown as { used: string[] }).used)).toEqual([])
})

test('a prerendered page loads no form, reads no storage and writes no history until it is opened', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    const used: string[] = []
    Object.assign(globalThis, { used })
    for (const [object, name] of [
      [Storage.prototype, 'getItem'],
      [IDBFactory.prototype, 'open'],
      [History.prototype, 'replaceState'],
    ] as const) {
      const work: (...given: unknown[]) => unknown = Reflect.get(object, name)
      Reflect.set(object, name, function (this: unknown, ...given: unknown[]) {
        used.push(name)
        return work.apply(this, given)
      })
    }
  })
  const getUsed = () => page.evaluate(() => (globalThis as unknown as { used: string[] }).used)
  await page.goto('/report', { waitUntil: 'networkidle' })
  expect(watch.requests.filter((url) => url.includes('/assets/form-'))).toEqual([])
  expect(await getUsed()).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expectLoaded(page)
  expect(await getUsed()).toContain('getItem')
})
