// The code of the report arrives late, never, or in a browser too old for it, and what a visitor does meanwhile.
import type { Locator, Page } from '@playwright/test'
import { pages, report } from '../src/site.ts'
import { getText, readBuiltPage } from './support/built-page.ts'
import { expectCopied } from './support/read-clipboard.ts'
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
  handOverByCopy,
  openReview,
  saveDownload,
  sendByCopy,
  waitForSession,
  writeSamples,
} from './support/report-page.ts'
import { door, hallway, notes, plainVideo } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { setValue } from './support/third-party.ts'

const chunk = '**/assets/start-report-*.js*'
/** Fills in every field of a form. */
async function fillForm(page: Page, path: string): Promise<void> {
  if (path === '/report') return fillReport(page)
  for (const name of ['First name', 'Last name', 'Email', 'Message']) await page.getByLabel(name).fill('Ada')
  await page.getByLabel('Subject').selectOption('other')
}

const getEmailLink = (page: Page) => page.getByRole('link', { name: 'Write the email' })
const getAbout = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About' })
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

/** Lets a press wait for the code however long this machine takes: by itself it waits for four seconds. */
const waitForCode = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, ms: number, ...given: unknown[]) =>
        ms === 4000 ? 0 : setTimeout(run, ms, ...given),
    })
  })

for (const part of ['loader', 'start-report'])
  test(`a press before ${part}.js has arrived leads to the review once it has, with no email`, async ({
    page,
    watch,
  }) => {
    await waitForCode(page)
    const release = await delayScript(page, part)
    await page.goto('/report', { waitUntil: 'commit' })
    await fillReport(page)
    await getContinue(page).click()
    release()
    await expectReview(page)
    expect(findEmails(watch.requests)).toEqual([])
    for (const answer of ['Ada', 'Meriwether', 'ada@mail.example', 'California', 'The hallway was 2 m longer'])
      await expect(getReview(page)).toContainText(answer)
  })

/** Loads the page again, without its code until the function is called that is returned. */
async function reloadSlowly(page: Page): Promise<() => void> {
  const release = await delayScript(page)
  await page.reload({ waitUntil: 'commit' })
  return release
}

test('a form that is written in while its review reloads, or the question, is not left, and Yes does not lose it', async ({
  page,
}) => {
  const lastName = page.getByLabel('Last name')
  await fillAndReview(page)
  let release = await reloadSlowly(page)
  await lastName.fill('Lovelace')
  release()
  await expectLoaded(page)
  await expect(page).not.toHaveTitle(/Check/)
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveValue('Lovelace')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await openReview(page)
  await expect(getReview(page)).toContainText('Lovelace')
  await handOverByCopy(page)
  release = await reloadSlowly(page)
  await lastName.press('End')
  await page.keyboard.type(' Meriwether')
  release()
  await expectLoaded(page)
  await expect(page).not.toHaveTitle(/Did you press/)
  await expect(lastName).toHaveValue('Lovelace Meriwether')
  await expect(getQuestion(page)).toHaveCount(0)
})

test('what a password manager fills in takes the end, with its reference, not away, and what is typed before the code begins another report', async ({
  page,
}) => {
  await fillAndReview(page)
  await sendByCopy(page)
  const reference = /\w{4}-\w{4}$/.exec((await getEnd(page).textContent()) ?? '')?.[0] ?? ''
  let release = await reloadSlowly(page)
  await page.getByLabel('Email').evaluate((input: HTMLInputElement) => {
    input.value = 'ada@mail.example'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  release()
  await expect(getEnd(page)).toContainText(reference)
  await page.goto('/about')
  release = await delayScript(page)
  await page.goto('/report', { waitUntil: 'commit' })
  await page.getByLabel('Last name').pressSequentially('Love')
  release()
  await page.getByLabel('Last name').pressSequentially('lace')
  await expectLoaded(page)
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page).not.toHaveTitle(/is sent/)
  await waitForSession(page, 'Lovelace')
})

test('before the code is there, and before React shows anything, no key is lost, no tick, no file, no choice and no press', async ({
  page,
}) => {
  // React's messages to itself are late: all but the one that starts the report.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    const late: (() => void)[] = []
    let isLate = false
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      const send = () => postMessage.apply(this, message)
      if (isLate) late.push(send)
      else send()
      isLate = true
    }
    const deliver = () => {
      for (const send of late.splice(0)) send()
      setTimeout(deliver)
    }
    addEventListener('messages-arrive', deliver, { once: true })
  })
  const release = await delayScript(page)
  await page.goto('/report')
  await getPicker(page).setInputFiles(notes)
  await getPicker(page).setInputFiles(hallway)
  await getDraftCheckbox(page).check()
  const description = page.getByLabel('Detailed description')
  await description.focus()
  await page.keyboard.type('The hallway ', { delay: 20 })
  expect(await dispatchFiles(page, 'drop', [door])).toBe(true)
  release()
  await page.keyboard.type('grew by 2 m overnight.', { delay: 20 })
  await expectLoaded(page)
  await page.getByLabel('State').selectOption('california')
  await dispatchFiles(page, 'drop', [plainVideo])
  await getContinue(page).click()
  await page.evaluate(() => dispatchEvent(new Event('messages-arrive')))
  await expect(page.getByRole('region', { name: formatErrorTitle(2) })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address')
  await expect(page.getByLabel('State')).toHaveValue('california')
  await expect(description).toHaveValue('The hallway grew by 2 m overnight.')
  await waitForSession(page, 'The hallway grew by 2 m overnight.')
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/, /hallway\.jpg/, /door\.png/, /film\.mp4/])
  await expect(page.getByText(draftSaved)).toBeVisible()
  await expect(getDraftCheckbox(page)).toBeChecked()
})

test('leaving asks while there are files, also before the code is there; writing an email, calling and saving do not ask', async ({
  page,
  watch,
}) => {
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  const release = await delayScript(page, 'loader')
  await page.goto('/report', { waitUntil: 'commit' })
  await getPicker(page).setInputFiles(hallway)
  await page.getByLabel('Last name').press('a')
  await getAbout(page).click()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page).toHaveURL('/report')
  release()
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await fillReport(page)
  await openReview(page)
  await saveDownload(page, 'Save the report')
  await page.getByText('Another way').click()
  await page.getByRole('link', { name: '(415) 555-0165' }).click()
  await page.getByRole('link', { name: 'Write the email' }).click()
  await page.getByRole('button', { name: 'Not yet' }).click()
  expect(asked).toHaveLength(1)
  await getAbout(page).click()
  await expect.poll(() => asked).toHaveLength(2)
  await expect(page).toHaveURL('/report')
  await page.getByRole('button', { name: 'Change supporting documentation' }).click()
  await page.getByRole('button', { name: 'Remove hallway.jpg' }).click()
  await expect(getEvidenceItems(page)).toHaveCount(0)
  await getAbout(page).click()
  await expect(page).toHaveURL('/about')
  expect(asked).toHaveLength(2)
  watch.requests.splice(0)
})

test('no page says before anything has happened what it says in a state: text browsers would read it', () => {
  for (const each of pages)
    for (const message of readBuiltPage(each).querySelectorAll(
      'main :is([hidden], [aria-live], [role="status"], [role="alert"])',
    ))
      expect(getText(message), each.path).toBe('')
})

test('without script no draft and no check is offered, also where nothing hides it, and every name and description is there', () => {
  const document = readBuiltPage(report)
  const main = document.querySelector('main')
  expect(main?.querySelectorAll('[type="checkbox"]')).toHaveLength(0)
  for (const script of main?.querySelectorAll('p, label, h2') ?? [])
    expect(getText(script)).not.toMatch(/Save a draft|Not finished|Next you check/)
  for (const name of ['aria-labelledby', 'aria-describedby'])
    for (const element of document.querySelectorAll(`[${name}]`))
      for (const id of element.getAttribute(name)?.split(' ') ?? [])
        expect(document.getElementById(id), `${name} of ${element.id}`).not.toBeNull()
})

const odd = 'façade & 5 °C, 5 + 3 m,\n\n50 % 🚪 “漢字” = #1?'

/** Why the code does not run, and whether it may still come: a press waits for it for four seconds. */
const failures = [
  { name: 'that is missing', isLate: false, isTooOld: false },
  { name: 'that does not arrive', isLate: true, isTooOld: false },
  { name: 'for which the browser is too old', isLate: false, isTooOld: true },
] as const
for (const { name, isLate, isTooOld } of failures)
  test(`instead of code ${name} a link to an email has the answers as they are when it is pressed`, async ({
    page,
    watch,
  }) => {
    if (isTooOld) await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
    const release = isLate ? await delayScript(page) : () => page.unroute(chunk)
    if (!isLate) await page.route(chunk, (route) => route.abort())
    await page.goto('/report', { waitUntil: 'commit' })
    await expect(page.getByText('This browser is too old for this form.')).toBeVisible({ visible: isTooOld })
    await expect(getDraftCheckbox(page)).toBeVisible({ visible: !isTooOld })
    // An extension may add controls of its own.
    await page.evaluate(() =>
      document.forms[0]?.append(Object.assign(document.createElement('input'), { type: 'hidden', value: 'x' })),
    )
    await getContinue(page).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await fillReport(page, { 'Detailed description': odd })
    if (isLate) await freezeClock(page)
    await getContinue(page).click()
    if (isLate) {
      await getContinue(page).click()
      await page.clock.runFor(3500)
      await expect(getEmailLink(page)).toHaveCount(0)
      await page.clock.runFor(500)
    }
    await expect(getEmailLink(page)).toHaveCount(1)
    await expect.poll(() => getEmailLink(page).evaluate(isFullyVisible)).toBe(true)
    expect(findEmails(watch.requests), 'only the visitor opens it').toEqual([])
    await page.getByLabel('First name').fill('façade')
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
    if (!isTooOld) {
      // Code that comes now, or at the next use, takes the link away, as what it says is over, and presses nothing.
      await release()
      if (isLate) await page.clock.resume()
      await page.getByLabel('Last name').focus()
      await expectLoaded(page)
      await expect(page).not.toHaveTitle(/Check/)
      await expect(page.getByText('The form has not loaded.')).toHaveCount(0)
      await openReview(page)
    }
    watch.requests.splice(0)
    watch.said.splice(0)
  })

for (const { path, part, label, text, address } of [
  { path: '/report', part: 'start-report', label: 'Detailed description', text: 'x'.repeat(2100), address: 'reports@' },
  { path: '/contact', part: 'contact', label: 'Message', text: 'Д'.repeat(400), address: 'office@' },
]) {
  test(`instead of the code of ${path} a link has what it carries, and more is copied, for ${address}`, async ({
    page,
    context,
    watch,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort())
    await page.clock.install()
    await page.goto(path)
    await fillForm(page, path)
    const button = page.locator('form [type="submit"]')
    await button.click()
    await page.clock.runFor(4000)
    await expect(page.locator('#late-code')).toContainText(`write to ${address}`)
    await getEmailLink(page).click()
    await expect.poll(() => findEmails(watch.requests)).toEqual([expect.stringContaining(`mailto:${address}`)])
    await page.getByLabel(label).fill(text)
    await getEmailLink(page).click()
    await expect(page.locator('#late-code')).toContainText('is longer than an email link carries.')
    await expect(getEmailLink(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Copy the text' }).click()
    await expect(page.locator('#late-code')).toContainText(`Copied. Paste it into an email to ${address}`)
    await expectCopied(page, RegExp(`${label}: ${text}`))
    expect(findEmails(watch.requests)).toHaveLength(1)
    await page.close()
    watch.said.splice(0)
  })

  test(`what is typed, emptied, chosen or written by a program into ${path} before its code is newer than what the tab keeps`, async ({
    page,
  }) => {
    const fields = ['First name', 'Last name', label].map((label) => page.getByLabel(label))
    const [first, last, long] = fields as [Locator, Locator, Locator]
    const list = page.getByRole('combobox')
    await page.goto(path)
    await fillForm(page, path)
    const [name, chosen] = await Promise.all([last.inputValue(), list.inputValue()])
    await waitForSession(page, name)
    const release = await delayScript(page, part)
    await page.reload({ waitUntil: 'commit' })
    await expect(last, 'before the code').toHaveValue(name)
    await first.fill('x')
    await first.fill('')
    await list.press('ArrowUp')
    await long.press('End')
    await page.keyboard.type(' It grew.')
    await page.evaluate(setValue, ['Last name', 'Dictated', 'input'] as const)
    const expectKept = async () => {
      await expect(long).toHaveValue(/It grew\.$/)
      await expect(first).toHaveValue('')
      await expect(last).toHaveValue('Dictated')
      await expect(list).not.toHaveValue(chosen)
    }
    // Words are kept where they are typed, whichever document of the tab that is.
    await page.goto('/about')
    await page.goto(path, { waitUntil: 'commit' })
    await expectKept()
    release()
    await page.waitForLoadState('networkidle')
    await expectKept()
    await page.reload({ waitUntil: 'networkidle' })
    await expectKept()
  })

  test(`Enter in a field of ${path} leads to the next empty one, before its code and after, and where none is, it presses the button`, async ({
    page,
    watch,
  }) => {
    const release = await delayScript(page, part)
    await page.goto(path, { waitUntil: 'commit' })
    const expectNext = async () => {
      for (const [label, next] of [
        ['First name', 'Last name'],
        ['Last name', 'Email'],
      ] as const) {
        await page.getByLabel(label).fill('Ada')
        await page.keyboard.press('Enter')
        await expect(page.getByLabel(next)).toBeFocused()
      }
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
      expect(findEmails(watch.requests)).toEqual([])
    }
    await expectNext()
    release()
    await page.waitForLoadState('networkidle')
    for (const name of ['First name', 'Last name']) await page.getByLabel(name).fill('')
    await expectNext()
    await fillForm(page, path)
    await page.getByLabel('First name').press('Enter')
    if (path === '/report') await expectReview(page)
    else await expect.poll(() => findEmails(watch.requests)).toHaveLength(1)
  })
}

test('a photo that is chosen before the code, and given back by the browser, stays', async ({ page }, info) => {
  page.on('dialog', (dialog) => dialog.accept())
  const release = await delayScript(page)
  await page.goto('/report', { waitUntil: 'commit' })
  await page.getByLabel('Last name').fill('Meriwether')
  await getPicker(page).setInputFiles(writeSamples(info, hallway))
  await page.goto('/about')
  await page.goBack({ waitUntil: 'commit' })
  release()
  await expectLoaded(page)
  await expect(getEvidenceItems(page)).toHaveText(/hallway/)
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
