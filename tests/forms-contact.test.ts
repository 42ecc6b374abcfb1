// The contact form, which requires nothing and can be prefilled by links.

import { archive } from '../src/content/archive.ts'
import { cases } from '../src/content/cases.ts'
import { delayScript } from './support/delay-script.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { expect, test } from './support/site.ts'

// The first of each: they stay when others are added.
const { name = '' } = cases.at(-1) ?? {}
const { year = 0 } = archive.at(-1) ?? {}
const linkToCase = `/contact#${new URLSearchParams({ subject: 'specific-case', case: name })}`

test('an empty message is valid, and its review lists what was left blank', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  const review = page.getByRole('region', { name: 'Check your message' })
  await expect(page.getByText('Nothing has been sent. Your message is here, on this device.')).toBeVisible()
  await expect(review.getByRole('definition').filter({ hasText: 'left blank' })).toHaveCount(5)
})

test('an invalid email address is accepted: no field of this form is validated', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Email').fill('by pigeon')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  await expect(page.getByRole('region', { name: 'Check your message' })).toContainText('by pigeon')
})

test('a link from every case, from a table of readings, and from every sealed year, begins the message; the one before it is let go', async ({
  page,
}) => {
  const links = [
    ...cases.map(({ name }) => ['specific-case', { case: name }, `About case ${name}.`] as const),
    ['specific-case', { readings: 'nexus.csv' }, 'About an error in nexus.csv.'] as const,
    ...archive.map(
      ({ year }) => ['archived-report', { year: `${year}` }, `About the sealed reports of ${year}.`] as const,
    ),
  ]
  for (const [subject, about, words] of links) {
    // The page is loaded once: the later links only change the fragment.
    await page.goto(`/contact#${new URLSearchParams({ subject, ...about })}`)
    await expect(page.getByLabel('Message')).toHaveValue(`${words}\n\n`)
    await expect(page.getByLabel('Subject')).toHaveValue(subject)
  }
})

test('a link with unknown names prefills nothing', async ({ page }) => {
  for (const fragment of [
    'content',
    'subject=<b>&case=UNCHARTED',
    'subject=specific-case&case=PRIZE',
    'subject=specific-case&readings=prize.csv',
    'case=UNCHARTED',
    'subject=%E0%A4%A',
    '__proto__',
  ]) {
    await page.goto('about:blank')
    await page.goto(`/contact#${fragment}`)
    await page.getByLabel('First name').fill('Ada')
    await expect(page.getByLabel('Subject'), fragment).toHaveValue('')
    await expect(page.getByLabel('Message'), fragment).toHaveValue('')
  }
})

test('a link does not overwrite what was typed, nor does a second one', async ({ page }) => {
  await page.goto(linkToCase)
  // Playwright's fill selects the content and then replaces it; a prefill must not happen in between.
  await expect(page.getByLabel('Message')).toHaveValue(`About case ${name}.\n\n`)
  await page.getByLabel('Message').fill(`About case ${name}. I live there.`)
  await page.evaluate((fragment) => {
    location.hash = fragment
  }, `#subject=archived-report&year=${year}`)
  await expect(page.getByLabel('Subject')).toHaveValue('archived-report')
  await expect(page.getByLabel('Message')).toHaveValue(`About case ${name}. I live there.`)
  await page.getByLabel('Subject').selectOption('other')
  await page.evaluate(() => {
    location.hash = '#subject=research'
  })
  await expect(page.getByLabel('Subject')).toHaveValue('other')
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('other')
  await expect(page.getByLabel('Message')).toHaveValue(`About case ${name}. I live there.`)
})

test('a link does not overwrite what was typed before the script', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto(linkToCase)
  await page.getByLabel('Message').fill('I live there.')
  release()
  await expect(page.getByLabel('Subject')).toHaveValue('specific-case')
  await expect(page.getByLabel('Message')).toHaveValue('I live there.')
})

test('the skip link, pressed before the script, does not replace the prefill', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto(linkToCase)
  await page.locator('.skip-link').press('Enter')
  await expect(page).toHaveURL(/#content$/)
  release()
  await expect(page.getByLabel('Message')).toHaveValue(`About case ${name}.\n\n`)
})

test('a second link replaces the first one’s prefill, and the skip link replaces nothing', async ({ page }) => {
  await page.goto(linkToCase)
  await page.locator('.skip-link').press('Enter')
  await page.evaluate((fragment) => {
    location.hash = fragment
  }, `#subject=archived-report&year=${year}`)
  await expect(page.getByLabel('Subject')).toHaveValue('archived-report')
  await expect(page.getByLabel('Message')).toHaveValue(`About the sealed reports of ${year}.\n\n`)
})

test('a message can be copied by hand where the browser denies copying', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto('/contact')
  const copy = page.getByRole('button', { name: 'Copy what I have written' })
  await expect(copy).toHaveCount(0)
  await page.getByLabel('Message').fill('Which tide table?')
  await copy.click()
  await expect(page.getByText('The browser did not allow copying.')).toBeVisible()
  const text = page.getByLabel('Text to copy')
  await expect(text).toHaveValue(
    /^Quantum Reality Research\nMessage, not finished\n[\s\S]*Message\n {2}Which tide table\?\n$/,
  )
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+c')
  await expectCopied(page, /^Quantum Reality Research\n[\s\S]*Which tide table\?\n$/)
})
