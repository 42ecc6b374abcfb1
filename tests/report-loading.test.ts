// The code of the report arrives late, never, or in a browser too old for it, and what a visitor does meanwhile.
import type { Page } from '@playwright/test'
import { pages } from '../src/site.ts'
import { fillReport, formatErrorTitle, isFullyVisible } from './support/report-answers.ts'
import {
  delayScript,
  dispatchFiles,
  draftSaved,
  expectLoaded,
  expectReview,
  fillAndReview,
  freezeClock,
  getContinue,
  getDraftCheckbox,
  getEnd,
  getEvidenceItems,
  getPicker,
  getQuestion,
  getReview,
  getReviewTitle,
  openReview,
  saveDownload,
  sendByCopy,
  waitForSession,
} from './support/report-page.ts'
import { hallway, notes } from './support/sample-files.ts'
import { serveSlowly } from './support/serve-slowly.ts'
import { expect, test } from './support/site.ts'

const chunk = '**/assets/start-report-*.js*'
const getEmailLink = (page: Page) => page.getByRole('link', { name: 'Write the email' })
const findEmails = (requests: readonly string[]) => requests.filter((url) => url.startsWith('mailto:'))
const getScriptNames = (requests: readonly string[]) =>
  requests.filter((url) => url.endsWith('.js')).map((url) => url.replace(/.*\/|-[\w-]{8}\.js$/g, ''))

test('the report fetches its two scripts and, for a file, the worker, is finished offline, and requests nothing more', async ({
  page,
  context,
  watch,
}) => {
  await page.goto('/report', { waitUntil: 'networkidle' })
  expect(getScriptNames(watch.requests)).toEqual(['loader', 'start-report'])
  await getPicker(page).setInputFiles(hallway)
  await expect(page.getByText('1 file, ')).toBeVisible()
  await expect.poll(() => getScriptNames(watch.requests)).toContain('file.worker')
  const before = watch.requests.length
  await context.setOffline(true)
  await fillReport(page)
  await openReview(page)
  await saveDownload(page, 'Save the report')
  // Previews and downloads are read from this device.
  expect(watch.requests.slice(before).filter((url) => !url.startsWith('blob:'))).toEqual([])
})

test('the report is filled in offline, with a photo that then could not be checked', async ({ page, context }) => {
  await page.goto('/report', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await getPicker(page).setInputFiles(hallway)
  await expect(getEvidenceItems(page)).toContainText('May record place')
  await fillReport(page)
  await openReview(page)
  await saveDownload(page, 'Save the report')
})

test('a complete report before the code is there is reviewed once it is', async ({ page, watch }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  await fillReport(page)
  // The press waits for four seconds, and then writes an email.
  await freezeClock(page)
  await getContinue(page).click()
  release()
  await expectReview(page)
  expect(findEmails(watch.requests)).toEqual([])
  for (const answer of ['Ada', 'Meriwether', 'ada@mail.example', 'California', 'The hallway was 2 m longer'])
    await expect(getReview(page)).toContainText(answer)
})

test('a press before any script has arrived leads to the review once the code is there', async ({ page, watch }) => {
  const release = await delayScript(page, 'loader')
  await page.goto('/report', { waitUntil: 'commit' })
  await fillReport(page)
  await getContinue(page).click()
  release()
  await expectReview(page)
  expect(findEmails(watch.requests)).toEqual([])
})

test('where no script arrives within four seconds, a press leads to a link with the answers as they are when it is pressed', async ({
  page,
  watch,
}) => {
  const release = await delayScript(page, 'loader')
  await page.goto('/report', { waitUntil: 'commit' })
  await fillReport(page)
  await freezeClock(page)
  await getContinue(page).click()
  await getContinue(page).click()
  await page.clock.runFor(3500)
  await expect(getEmailLink(page)).toHaveCount(0)
  await page.clock.runFor(500)
  await expect(getEmailLink(page)).toHaveCount(1)
  expect(findEmails(watch.requests), 'only the visitor opens it').toEqual([])
  await page.getByLabel('Last name').fill('Lovelace')
  await getEmailLink(page).click()
  await expect.poll(() => findEmails(watch.requests).join()).toContain('Lovelace')
  release()
})

test('code that comes after the link is there takes neither it nor the form away, and presses nothing', async ({
  page,
}) => {
  const release = await delayScript(page)
  await page.goto('/report')
  await fillReport(page)
  await freezeClock(page)
  await getContinue(page).click()
  await page.clock.runFor(4000)
  await expect(getEmailLink(page)).toBeVisible()
  release()
  await page.clock.resume()
  await expectLoaded(page)
  await expect(getEmailLink(page)).toBeVisible()
  await expect(getReviewTitle(page)).toHaveCount(0)
  await openReview(page)
})

test('what is typed, emptied or chosen before the code is there is newer than what the tab keeps', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await waitForSession(page, 'The hallway was 2 m longer')
  const release = await delayScript(page)
  await page.goto('/about')
  await page.goto('/report')
  await expect(page.getByLabel('Last name'), 'before the code').toHaveValue('Meriwether')
  await page.getByLabel('First name').fill('x')
  await page.getByLabel('First name').fill('')
  await page.getByLabel('State').press('t')
  await page.getByLabel('Detailed description').press('End')
  await page.keyboard.type(' It grew.')
  // Words are kept where they are typed, whichever document of the tab that is.
  await page.goto('/about')
  await page.goto('/report')
  await expect(page.getByLabel('Detailed description')).toHaveValue(/It grew\.$/)
  release()
  await expectLoaded(page)
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByLabel('State')).toHaveValue('tennessee')
  await expect(page.getByLabel('Detailed description')).toHaveValue(/It grew\.$/)
})

test('what is typed while the question reloads stays, and Yes does not lose it', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await fillAndReview(page)
  await page.getByText('Another way').click()
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(getQuestion(page)).toBeVisible()
  const release = await delayScript(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Last name').press('End')
  await page.keyboard.type(' Lovelace')
  release()
  await expectLoaded(page)
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether Lovelace')
  await expect(getQuestion(page)).toHaveCount(0)
})

test('what a password manager fills in at load takes the end, with its reference, not away', async ({ page }) => {
  await fillAndReview(page)
  await sendByCopy(page)
  const reference = /\w{4}-\w{4}$/.exec((await getEnd(page).textContent()) ?? '')?.[0] ?? ''
  const release = await delayScript(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Email').evaluate((input: HTMLInputElement) => {
    input.value = 'ada@mail.example'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  release()
  await expect(getEnd(page)).toContainText(reference)
})

test('what is typed after the end before the code is there begins another report', async ({ page }) => {
  await fillAndReview(page)
  await sendByCopy(page)
  await expect(getEnd(page)).toBeVisible()
  await page.goto('/about')
  const release = await delayScript(page)
  await page.goto('/report', { waitUntil: 'commit' })
  await page.getByLabel('Last name').pressSequentially('Love')
  release()
  await page.getByLabel('Last name').pressSequentially('lace')
  await expectLoaded(page)
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(getEnd(page)).toHaveCount(0)
  await waitForSession(page, 'Lovelace')
})

test('a form that is written in after a reload of the review is not left before the code is there', async ({
  page,
}) => {
  await fillAndReview(page)
  const release = await delayScript(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Last name').fill('Lovelace')
  release()
  await expectLoaded(page)
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(getReviewTitle(page)).toHaveCount(0)
  await openReview(page)
  await expect(getReview(page)).toContainText('Lovelace')
})

test('no key typed while the code loads is lost, and a file dropped meanwhile is added', async ({ page }) => {
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

test('files of two choices before the code is there are both added', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  await getPicker(page).setInputFiles(notes)
  await getPicker(page).setInputFiles(hallway)
  release()
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/, /hallway\.jpg/])
})

test('a form that is still being parsed accepts a drop', async ({ page, watch, baseURL }) => {
  const slow = await serveSlowly(baseURL ?? '', { inParts: '/report' })
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

test('an option, a file, the draft checkbox and a press before React shows anything have their effect', async ({
  page,
}) => {
  // React's messages to itself are late.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 1000)
    }
  })
  await page.goto('/report')
  await page.getByLabel('First name').focus()
  await expectLoaded(page)
  await page.getByLabel('State').selectOption('california')
  await getPicker(page).setInputFiles(notes)
  await getDraftCheckbox(page).click()
  await getContinue(page).click()
  await expect(page.getByRole('region', { name: formatErrorTitle(1) })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address')
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(getDraftCheckbox(page)).toBeChecked()
})

test('no page says before anything has happened what it says in a state: text browsers would read it', async ({
  page,
}) => {
  for (const { path } of pages) {
    const html = await (await page.request.get(path)).text()
    const found = await page.evaluate((html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const messages = parsed.querySelectorAll('main :is([hidden], [aria-live], [role="status"], [role="alert"])')
      return [...messages].map(({ textContent }) => textContent?.trim()).filter(Boolean)
    }, html)
    expect(found, path).toEqual([])
  }
})

test('without script no draft and no check is offered, also where nothing hides it, and every name and description is there', async ({
  page,
}) => {
  const html = await (await page.request.get('/report')).text()
  const { offers, missing, words } = await page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    for (const script of parsed.querySelectorAll('script')) script.remove()
    const references = [...parsed.querySelectorAll('[aria-labelledby], [aria-describedby]')].flatMap((element) =>
      ['aria-labelledby', 'aria-describedby'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? []),
    )
    return {
      offers: parsed.querySelectorAll('[type="checkbox"]').length,
      missing: references.filter((id) => !parsed.getElementById(id)),
      words: parsed.querySelector('main')?.textContent ?? '',
    }
  }, html)
  expect(offers).toBe(0)
  expect(missing).toEqual([])
  expect(words).not.toMatch(/Save a draft|Not finished|Next you check/)
})

test('code that failed is tried again at the next use', async ({ page, watch }) => {
  let isFailing = true
  await page.route(chunk, (route) => (isFailing ? route.abort() : route.continue()))
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await expect.poll(() => watch.said.length).toBeGreaterThan(0)
  isFailing = false
  await page.getByLabel('Last name').focus()
  await expectLoaded(page)
  await waitForSession(page, 'Ada')
  watch.said.splice(0)
})

const odd = 'façade & 5 °C, 5 + 3 m,\n\n50 % 🚪 “漢字” = #1?'

/** Why the code does not run, how that is brought about, and how long a press waits for it, in milliseconds. */
const failures = [
  { name: 'that is missing', wait: 0, isTooOld: false },
  { name: 'that does not arrive', wait: 4000, isTooOld: false },
  { name: 'for which the browser is too old', wait: 0, isTooOld: true },
] as const
for (const { name, wait, isTooOld } of failures)
  test(`instead of code ${name} a link to an email has the answers as they were written`, async ({ page, watch }) => {
    if (isTooOld) await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
    await page.route(chunk, (route) => (wait > 0 ? undefined : route.abort()))
    await page.goto('/report')
    await expect(page.getByText('This browser is too old for this form.')).toBeVisible({ visible: isTooOld })
    await expect(getDraftCheckbox(page)).toBeVisible({ visible: !isTooOld })
    // An extension may add controls of its own.
    await page.evaluate(() =>
      document.forms[0]?.append(Object.assign(document.createElement('input'), { type: 'hidden', value: 'x' })),
    )
    await getContinue(page).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    expect(findEmails(watch.requests)).toEqual([])
    await fillReport(page, { 'First name': 'façade', 'Detailed description': odd })
    if (wait > 0) await freezeClock(page)
    await getContinue(page).click()
    if (wait > 0) await page.clock.runFor(wait)
    await expect.poll(() => getEmailLink(page).evaluate(isFullyVisible)).toBe(true)
    await getEmailLink(page).click()
    await expect.poll(() => findEmails(watch.requests)).toHaveLength(1)
    const [link = ''] = findEmails(watch.requests)
    // RFC 6068: UTF-8, percent-encoded, lines that end in CRLF. Nothing decodes a plus.
    expect(link).toMatch(
      /^mailto:reports@quantum-reality\.example\?subject=Anomaly%20report&body=(?:[\w.*-]|%[0-9A-F]{2})+$/,
    )
    const body = decodeURIComponent(link.slice(link.indexOf('&body=') + 6))
    for (const line of [
      'First name: façade',
      'State: California',
      `Detailed description: ${odd.replaceAll('\n', '\r\n')}`,
    ])
      expect(body).toContain(line)
    await page.close()
    watch.requests.splice(0)
    watch.said.splice(0)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is shown that requires it, the browser asks for what is missing, and the button opens an email', async ({
    page,
    watch,
  }) => {
    await page.goto('/report', { waitUntil: 'networkidle' })
    await expect(getDraftCheckbox(page)).toBeHidden()
    await expect(page.getByText('Next you check it.')).toBeHidden()
    await expect(page.locator('noscript p')).toContainText(
      /this button opens your email program.*can be damaged.*or print this page/,
    )
    const before = watch.requests.length
    await getContinue(page).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await fillReport(page)
    await getContinue(page).click()
    await expect.poll(() => watch.requests.length).toBe(before + 1)
    const [mail] = watch.requests.splice(before)
    expect(mail).toMatch(/^mailto:reports@quantum-reality\.example\?subject=[\w%]+&body=first-name%3D/)
    await expect(page).toHaveURL('/report')
  })
})
