// The form code arrives late, fails at first, or has not shown its parts yet, and what a visitor does meanwhile.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { getSlotId, listSlots } from '../src/forms/form/form-slots.ts'
import { reportDefinition } from '../src/forms/report/report.definition.ts'
import { fillReport, formatErrorTitle } from './support/report-answers.ts'
import {
  delayScript,
  dispatchFiles,
  draftSaved,
  expectLoaded,
  freezeClock,
  getDraftCheckbox,
  getEvidenceItems,
  getPicker,
  getReview,
  waitForSession,
} from './support/report-page.ts'
import { hallway, notes } from './support/sample-files.ts'
import { serveSlowly } from './support/serve-slowly.ts'
import { expect, test } from './support/site.ts'

const formChunk = '**/assets/form-*.js*'
const findEmails = (requests: readonly string[]) => requests.filter((url) => url.startsWith('mailto:'))
const copyButton = { name: 'Copy what I have written' } as const

test('a submit before the script runs shows the review', async ({ page, watch }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  await fillReport(page)
  // A submit is deferred for four seconds, and then left to the browser.
  await freezeClock(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  expect(findEmails(watch.requests)).toEqual([])
  release()
  for (const answer of ['Ada', 'Meriwether', 'ada@mail.example', 'California', 'The hallway was 2 m longer'])
    await expect(getReview(page)).toContainText(answer)
})

test('no key typed while the form loads is lost, and a file dropped meanwhile is added', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  const description = page.getByLabel('Detailed description')
  await description.focus()
  await page.keyboard.type('The hallway ', { delay: 20 })
  expect(await dispatchFiles(page, 'drop', [notes])).toBe(true)
  release()
  await page.keyboard.type('grew by 2 m overnight.', { delay: 20 })
  await waitForSession(page, 'The hallway grew by 2 m overnight.')
  await expect(description).toHaveValue('The hallway grew by 2 m overnight.')
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
})

test('a form that is still being parsed accepts a drop', async ({ page, watch, baseURL }) => {
  const slow = await serveSlowly(baseURL ?? '', '/report')
  await page.goto(`${slow.origin}/report`, { waitUntil: 'commit' })
  // Chromium shows the form once it is complete; other browsers allow interaction earlier.
  const field = await page.waitForFunction(() => document.querySelector<HTMLElement>('#report-first-name'))
  await field.evaluate((input) => input?.focus())
  await page.waitForLoadState()
  expect(await dispatchFiles(page, 'drop', [notes])).toBe(true)
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
  slow.close()
  watch.requests.splice(0)
})

test('without the script a chosen file is shown', async ({ page, watch }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/report')
  const before = await getPicker(page).screenshot()
  await getPicker(page).setInputFiles(hallway)
  await expect.poll(async () => before.equals(await getPicker(page).screenshot())).toBe(false)
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
  await page.goto('/report', { waitUntil: 'networkidle' })
  expect(isFetched()).toBe(false)
  await page.getByLabel('First name').focus()
  await expectLoaded(page)
  expect(isFetched()).toBe(true)
})

test('an email link opens at once, or when the form chunk that is loading has arrived', async ({ page, watch }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  await freezeClock(page)
  await page.getByLabel('First name').focus()
  await page.getByRole('main').getByRole('link', { name: /@/ }).first().click()
  expect(findEmails(watch.requests)).toEqual([])
  release()
  await expect.poll(() => findEmails(watch.requests)).toHaveLength(1)
  watch.requests.splice(0)
})

test('the page paints before it requests the form chunk, which creates no date or list formatter', async ({ page }) => {
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
  // Each time is recorded some time after it was.
  const times = await page.waitForFunction(() => {
    const chunk = performance.getEntriesByType('resource').find(({ name }) => name.includes('/form-'))
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return chunk && paint ? { painted: paint.startTime, requested: chunk.startTime } : undefined
  })
  const { painted = 0, requested = 0 } = (await times.jsonValue()) ?? {}
  expect(painted).toBeLessThan(requested)
  await expectLoaded(page)
  await page.getByLabel('First name').fill('Ada')
  await waitForSession(page, 'Ada')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'used'))).toEqual([])
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
      const call: (...given: unknown[]) => unknown = Reflect.get(object, name)
      Reflect.set(object, name, function (this: unknown, ...given: unknown[]) {
        used.push(name)
        return call.apply(this, given)
      })
    }
  })
  const getUsed = () => page.evaluate(() => Reflect.get(globalThis, 'used'))
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

test('the page has each slot once, and each live region is a slot', () => {
  const { id, fields } = reportDefinition
  const { portals, live } = listSlots(reportDefinition)
  const [, form = ''] = readFileSync(`dist/${id}.html`, 'utf8').split(`id="${id}-form"`)
  const elements = [...form.matchAll(/<\w+ [^>]*id="([^"]+)"[^>]*>/g)]
  const ids = elements.map(([, id = '']) => id)
  const slots = [
    ...['edit' as const, ...portals, ...live],
    ...fields.filter(({ requiredMessage }) => requiredMessage).map(({ name }) => `${name}-error` as const),
  ]
  for (const slot of slots) expect(ids.filter((found) => found === getSlotId(id, slot))).toHaveLength(1)
  const regions = elements.flatMap(([tag, id = '']) => (tag.includes('aria-live') ? [id] : []))
  expect(regions.sort()).toEqual([...live.map((slot) => getSlotId(id, slot)), 'form-status'].sort())
})

test('React marks its slots, and no form, control or live region: it listens for clicks on what it marks', async ({
  page,
}) => {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByRole('button', copyButton)).toBeVisible()
  const countMarked = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (elements) =>
          elements.filter((one) => Object.getOwnPropertyNames(one).some((name) => /react/i.test(name))).length,
      )
  expect(await countMarked('.form-slot')).toBe(await page.locator('.form-slot').count())
  expect(await countMarked('form, form [name], [aria-live]:not(.form-slot *)')).toBe(0)
})

test('what React shows appears while somebody types without a pause', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  const description = page.getByLabel('Detailed description')
  await description.focus()
  let typed = ''
  release()
  while (!(await page.getByRole('button', copyButton).isVisible())) {
    await page.keyboard.type('growing ')
    typed += 'growing '
    expect(typed.length).toBeLessThan(10_000)
  }
  await expect(description).toHaveValue(typed)
  await expect(description).toBeFocused()
})

/** Opens a page whose form is loaded, and whose parts are not there: React's messages to itself are late. */
async function openBeforeParts(page: Page) {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 1000)
    }
  })
  await page.goto('/report')
  await page.getByLabel('First name').focus()
  await expectLoaded(page)
}

test('an option, a file, the draft checkbox and a submit before React shows anything have their effect', async ({
  page,
}) => {
  await openBeforeParts(page)
  await page.getByLabel('State').selectOption('california')
  await getPicker(page).setInputFiles(notes)
  await getDraftCheckbox(page).click()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('button', copyButton)).toHaveCount(0)
  await expect(page.getByRole('region', { name: formatErrorTitle(1) })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address')
  await expect(page.getByLabel('State')).toHaveValue('california')
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(getDraftCheckbox(page)).toBeChecked()
})
