// The contact form: an email in the visitor's own program, begun by links, kept over a reload.
import type { Page } from '@playwright/test'
import { organization } from '../src/content/organization.ts'
import { contact, pages, research, team } from '../src/site.ts'
import { readBuiltPage } from './support/built-page.ts'
import { printPages } from './support/print-pages.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { isFullyVisible } from './support/report-answers.ts'
import { delayScript } from './support/report-page.ts'
import { expect, phone, test } from './support/site.ts'
import { setValue } from './support/third-party.ts'

const office = 'office@quantum-reality.example'
const linkWithSubject = '/contact#subject=specific-case'
const answers = `${organization.correspondent} answers within ten working days.`

const followLink = (page: Page, fragment: string) =>
  page.evaluate((fragment) => {
    location.hash = fragment
  }, fragment)
const expectMessage = async (page: Page, subject: string, message: string) => {
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
  await expect(page.getByLabel('Message')).toHaveValue(message)
}

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 })
/** Opens the fields, which are folded after the press. */
const unfold = (page: Page) => page.getByText('What you wrote').click()

/** Records in `data-said` of the page what it says when an email is opened, and whether a screen reader has heard of it. */
const recordSaid = (page: Page) =>
  page.evaluate(() => {
    let focusedAt = Number.POSITIVE_INFINITY
    addEventListener('focusin', () => {
      focusedAt = performance.now()
    })
    navigation.addEventListener('navigate', () => {
      const isHeard = performance.now() - focusedAt > 50
      document.documentElement.dataset.said = `${isHeard ? 'Heard: ' : ''}${document.querySelector('main')?.innerText}`
    })
  })

/** Presses the button and returns the email that is opened, by the fields of its link. */
async function openEmail(page: Page, requests: readonly string[]) {
  const findEmails = () => requests.filter((url) => url.startsWith('mailto:'))
  const before = findEmails().length
  await page.getByRole('button', { name: 'Write the email' }).click()
  await expect.poll(() => findEmails().length).toBe(before + 1)
  const link = findEmails().at(-1) ?? ''
  const [, to = '', subject = '', body = ''] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(link) ?? []
  return { link, to, subject: decodeURIComponent(subject), body: decodeURIComponent(body) }
}

test('the button opens an email, also offline, with the message as it was written and by whom; the page says what comes next', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  const button = page.getByRole('button', { name: 'Write the email' })
  await expect(button).toHaveAccessibleDescription('It opens in your own email app. You send it there.')
  await expect(page.getByText('No email opened?')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copy the text' })).toHaveCount(0)
  const regions = await page.locator('form [aria-live="polite"]').elementHandles()
  // Another program adds controls, or sets a value without an event; what comes along invisibly with a paste is not sent.
  await page.locator('form').evaluate((form) => {
    for (const name of ['action', 'message', 'submit'])
      form.prepend(Object.assign(document.createElement('input'), { type: 'hidden', name, value: 'added' }))
  })
  await page.getByLabel('First name').fill('\u00a0Jürgen\u00a0')
  await page.evaluate(setValue, ['Last name', 'Öz', ''] as const)
  await page.getByLabel('Email').fill('\u202ajo@mail.example\u202c\u200b')
  await page.getByLabel('Subject').selectOption('research')
  await page.getByLabel('Message').fill('5 + 3 m & 50 %\n\n#1? 🪐')
  const { to, subject, body } = await openEmail(page, watch.requests)
  expect(to).toBe(office)
  expect(subject).toBe('Message, Research')
  expect(body).toBe('5 + 3 m & 50 %\r\n\r\n#1? 🪐\r\n\r\nJürgen Öz\r\njo@mail.example')
  await expect(getTitle(page)).toHaveText('Press Send in your email app')
  await expect(getTitle(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Press Send in your email app · Contact/)
  await expect(page.getByText(answers)).toBeVisible()
  await expect(page.getByLabel('Message')).toBeHidden()
  await expect(page.getByText('No email opened? Write one yourself, to')).toContainText(office)
  await expect(page.getByText('It opens in your own email app.')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Write the email again' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy the text' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied. Paste it into your email.')).toBeVisible()
  // Screen readers hear only what is said in regions that were there before.
  const said = await Promise.all(regions.map((region) => region.textContent()))
  expect(said).toEqual([expect.stringMatching(/^Copied/)])
  await expectCopied(page, /^Message, Research\n\n5 \+ 3 m & 50 %\n\n#1\? 🪐\n\nJürgen Öz\njo@mail\.example$/)
})

test('an empty message opens an email, and the page says so before and after it, over a reload, until a field is changed', async ({
  page,
  watch,
}) => {
  await page.goto('/contact')
  await recordSaid(page)
  const { subject, body } = await openEmail(page, watch.requests)
  expect([subject, body]).toEqual(['Message', ''])
  await expect(page.locator('html')).toHaveAttribute(
    'data-said',
    /^Heard: Write it in your email app\s+Your message is empty\./,
  )
  const again = page.getByRole('button', { name: 'Write the email again' })
  const title = page.getByRole('heading', { name: 'Write it in your email app' })
  const said = [again, page.getByText('Your message is empty.'), title]
  for (const each of said) await expect(each).toBeVisible()
  await expect(page.getByText(answers)).toHaveCount(0)
  // Letters without a glyph, which look like nothing.
  await page.getByLabel('Message').fill('\u3164 \u2800')
  await page.getByLabel('Email').fill('by pigeon')
  expect((await openEmail(page, watch.requests)).body).toContain('by pigeon')
  await page.reload()
  for (const each of said) await expect(each).toBeVisible()
  await page.getByLabel('Message').fill('Which tide table?')
  for (const each of said) await expect(each).toHaveCount(0)
  await expect(getTitle(page)).toHaveText('Contact')
  await expect(page).toHaveTitle(/^Contact/)
  await expect(page.getByLabel('Message')).toBeFocused()
  await expect(page.getByText('It opens in your own email app.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Which tide table?')
  await expect(title).toHaveCount(0)
  await openEmail(page, watch.requests)
  await expect(page.getByText(answers)).toBeVisible()
  await page.reload()
  await expect(getTitle(page)).toHaveText('Press Send in your email app')
  await unfold(page)
  await page.getByLabel('Message').pressSequentially(' Thank you.')
  await expect(page.getByLabel('Message')).toHaveValue('Which tide table? Thank you.')
  await expect(getTitle(page)).toHaveText('Contact')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a message longer than a link carries is copied, and the page says to paste it', async ({
    page,
    context,
    watch,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/contact')
    await recordSaid(page)
    await page.getByLabel('Message').fill(`${'x'.repeat(200_000)}\ud83d end`)
    const { link, body } = await openEmail(page, watch.requests)
    expect(link.length).toBeLessThanOrEqual(2000)
    expect(body).toBe('[Your message is copied. Paste it here.]')
    await expect(page.locator('html')).toHaveAttribute('data-said', /^Heard: .*It is copied/s)
    await expect(getTitle(page)).toHaveText('Paste it into your email app')
    await expect.poll(() => getTitle(page).evaluate(isFullyVisible)).toBe(true)
    for (const name of ['Copy the text', 'Write the email again']) {
      const button = page.getByRole('button', { name })
      await expect.poll(() => button.evaluate(isFullyVisible)).toBe(true)
    }
    await expectCopied(page, /^x{200000}. end$/u)
  })
})

test('a message that the browser does not copy is not said to be copied', async ({ page, watch }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/contact')
  await page.getByLabel('Message').fill('The hallway grew. '.repeat(200))
  expect((await openEmail(page, watch.requests)).body).toBe('')
  await expect(page.getByText('longer than an email link carries, and the browser did not allow copying')).toBeVisible()
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('The browser did not allow copying. Your message is selected')).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toContain('The hallway grew.')
  await expect(page.getByText(/is copied|^Copied/)).toHaveCount(0)
})

test('what was typed survives a reload and a visit of another page, and what was deleted stays deleted', async ({
  page,
}) => {
  await page.goto(linkWithSubject)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Message').fill('')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expectMessage(page, 'specific-case', '')
  await page.getByLabel('Message').fill('Which tide table?')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.goto('/contact')
  await expectMessage(page, 'specific-case', 'Which tide table?')
  await page.goBack()
  await page.goBack()
  await expectMessage(page, 'specific-case', 'Which tide table?')
})

for (const page of [research, team])
  test(`every link from ${page.path} to the form names a subject of it`, () => {
    const links = [...readBuiltPage(page).querySelectorAll('a[href^="/contact#"]')]
    const options = [...readBuiltPage(contact).querySelectorAll('option')]
    const subjects = options.map((option) => option.getAttribute('value'))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links)
      expect(subjects).toContain(new URLSearchParams(link.getAttribute('href')?.split('#')[1]).get('subject'))
  })

test('the link from the page of a case to the form names a specific case', () => {
  for (const page of pages.filter(({ researchCase }) => researchCase))
    expect(readBuiltPage(page).querySelector(`a[href="${linkWithSubject}"]`), page.path).not.toBeNull()
})

test('who wants to join or to lend an instrument is led from /team to the form, and told there what to choose', async ({
  page,
}) => {
  await page.goto(team.path)
  await page.getByRole('link', { name: /^Join us/ }).click()
  await expectMessage(page, 'other', '')
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/join us.*choose Other/)
})

test('a page that is only prerendered stores nothing, and chooses the subject of its link once it is visited', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true })
    Object.assign(window, { written: 0 })
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (...item) {
      Object.assign(window, { written: Reflect.get(window, 'written') + 1 })
      setItem.apply(this, item)
    }
  })
  for (const path of [linkWithSubject, '/report']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => Reflect.get(window, 'written')), path).toBe(0)
  }
  await page.goto(linkWithSubject)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expectMessage(page, 'specific-case', '')
  await page.reload()
  await expectMessage(page, 'specific-case', '')
})

test('a second link replaces the first one’s subject, the skip link and an unknown one none, and none that of a message that was written', async ({
  page,
}) => {
  await page.goto('/contact#message=<script>alert(1)</script>')
  for (const fragment of ['subject=prize', 'subject=%E0%A4%A', '__proto__', `subject=${'x'.repeat(200_000)}`]) {
    await followLink(page, fragment)
    await expectMessage(page, '', '')
  }
  await followLink(page, '#subject=specific-case')
  await expectMessage(page, 'specific-case', '')
  await page.locator('.skip-link').press('Enter')
  await expectMessage(page, 'specific-case', '')
  await followLink(page, '#subject=archived-report')
  await expectMessage(page, 'archived-report', '')
  await page.getByLabel('Message').fill('I live there.')
  await page.getByLabel('Subject').selectOption('other')
  await followLink(page, '#subject=specific-case')
  await expectMessage(page, 'other', 'I live there.')
  await page.goto('/about')
  await page.goto(linkWithSubject)
  await expectMessage(page, 'other', 'I live there.')
})

test('before the module ran a press opens the email once it does, with every letter, and without the subject of the link', async ({
  page,
  watch,
}) => {
  const release = await delayScript(page, 'contact')
  await page.goto(linkWithSubject, { waitUntil: 'commit' })
  await page.getByLabel('Message').fill('Größe?')
  await page.getByRole('button', { name: 'Write the email' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Write the email again' })).toBeVisible()
  await expect
    .poll(() => watch.requests.filter((url) => url.startsWith('mailto:')).map(decodeURIComponent))
    .toEqual([`mailto:${office}?subject=Message&body=Größe?`])
})

test('a message is kept again once the site data was cleared, when the page is left or a field is changed', async ({
  page,
}) => {
  const leave = async () => {
    await page.goto('/about')
    await page.goto('/contact')
  }
  await page.goto('/contact')
  await page.getByLabel('Message').fill('Which tide table?')
  await page.evaluate(() => sessionStorage.clear())
  await leave()
  await expectMessage(page, '', 'Which tide table?')
  await page.evaluate(() => sessionStorage.clear())
  await page.getByLabel('First name').fill('Ada')
  await leave()
  await expectMessage(page, '', 'Which tide table?')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('the form prints on one sheet, its privacy begins below its heading, and the whole message is printed, as it was set last', async ({
  page,
}, info) => {
  const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}: the hallway was ${index} m long.`)
  await page.goto('/contact')
  for (const width of [1440, 960]) {
    await page.setViewportSize({ width, height: 900 })
    const section = page.getByRole('region', { name: 'Privacy' })
    const heading = await section.getByRole('heading').boundingBox()
    const words = await section.getByRole('paragraph').first().boundingBox()
    expect((words?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0), `at ${width} px`).toBeLessThan(32)
  }
  for (const format of ['Letter', 'A4'] as const)
    expect((await printPages(page, info, format)).texts, format).toHaveLength(1)
  await page.getByLabel('First name').fill('Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim())
  await page.getByLabel('Message').fill(lines.join('\n'))
  await page.evaluate(setValue, ['Last name', 'Meriwether', ''] as const)
  const blank = (await printPages(page, info)).texts
  await page.getByRole('button', { name: 'Write the email' }).click()
  await expect(getTitle(page)).toHaveText('Paste it into your email app')
  const pressed = (await printPages(page, info)).texts
  expect(pressed, 'after the press it is the same letter').toEqual(blank)
  const text = pressed.join(' ')
  for (const line of [...lines, 'Meriwether']) expect(text).toContain(line)
  expect(text.match(/Wolfeschlegelsteinhausenbergerdorff/g)).toHaveLength(4)
  expect(text).not.toMatch(/Write the email|in your own email app|What you wrote/)
})
