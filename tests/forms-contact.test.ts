// The contact form, which requires nothing and can be prefilled by links.
import type { Page } from '@playwright/test'
import { archive } from '../src/content/archive.ts'
import { cases } from '../src/content/cases.ts'
import { contactFields } from '../src/forms/contact/contact.fields.ts'
import { contact, research } from '../src/site.ts'
import { readBuiltPage } from './support/built-page.ts'
import { delayScript, getReview } from './support/form-page.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { expect, test } from './support/site.ts'

// The first of each: they stay when others are added.
const { name = '' } = cases.at(-1) ?? {}
const { year = 0 } = archive.at(-1) ?? {}
const linkToCase = `/contact#${new URLSearchParams({ subject: 'specific-case', case: name })}`
const begun = `About case ${name}.\n\n`
const followLink = (page: Page, fragment: string) =>
  page.evaluate((fragment) => {
    location.hash = fragment
  }, fragment)
const expectMessage = async (page: Page, subject: string, message: string) => {
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
  await expect(page.getByLabel('Message')).toHaveValue(message)
}

test('an empty message is valid, its review lists what was left blank, and no field is validated', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  await expect(page.getByText('Nothing has been sent. Your message is here, on this device.')).toBeVisible()
  const blank = getReview(page).getByRole('definition').filter({ hasText: 'left blank' })
  await expect(blank).toHaveCount(contactFields.length)
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('Email').fill('by pigeon')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  await expect(getReview(page)).toContainText('by pigeon')
})

test('every link from a case, a table of readings or a sealed year begins a message of its own', () => {
  const data = readBuiltPage(contact).querySelector('[data-prefills]')?.getAttribute('data-prefills')
  const prefills = JSON.parse(data ?? '{}')
  const links = [...readBuiltPage(research).querySelectorAll('a[href^="/contact#"]')]
  const begins = links.map((link) => prefills[link.getAttribute('href')?.replace('/contact', '') ?? ''])
  const expected = [
    ...cases.map(({ name }) => ({ subject: 'specific-case', message: `About case ${name}.\n\n` })),
    ...archive.map(({ year }) => ({
      subject: 'archived-report',
      message: `About the sealed reports of ${year}.\n\n`,
    })),
    { subject: 'specific-case', message: 'About an error in nexus.csv.\n\n' },
  ]
  expect(begins).toEqual(expect.arrayContaining(expected))
  expect(begins).not.toContain(undefined)
})

test('a link with unknown names prefills nothing', async ({ page }) => {
  for (const fragment of ['subject=specific-case&case=PRIZE', 'subject=%E0%A4%A', '__proto__']) {
    await page.goto('about:blank')
    await page.goto(`/contact#${fragment}`)
    await page.getByLabel('First name').fill('Ada')
    await expect(page.getByLabel('Subject'), fragment).toHaveValue('')
    await expect(page.getByLabel('Message'), fragment).toHaveValue('')
  }
})

test('a second link replaces the first one’s prefill, the skip link nothing, and neither what was typed', async ({
  page,
}) => {
  await page.goto(linkToCase)
  await expectMessage(page, 'specific-case', begun)
  await page.locator('.skip-link').press('Enter')
  await followLink(page, `#subject=archived-report&year=${year}`)
  await expectMessage(page, 'archived-report', `About the sealed reports of ${year}.\n\n`)
  await page.getByLabel('Message').fill('I live there.')
  await followLink(page, linkToCase.replace('/contact', ''))
  await expectMessage(page, 'specific-case', 'I live there.')
  await page.getByLabel('Subject').selectOption('other')
  await followLink(page, '#subject=research')
  await expectMessage(page, 'other', 'I live there.')
  await page.reload()
  await expectMessage(page, 'other', 'I live there.')
})

test('before the script a link does not overwrite what was typed, and the skip link does not replace the prefill', async ({
  page,
}) => {
  const release = await delayScript(page)
  await page.goto(linkToCase)
  await page.getByLabel('Message').fill('I live there.')
  await page.locator('.skip-link').press('Enter')
  await expect(page).toHaveURL(/#content$/)
  release()
  await expectMessage(page, 'specific-case', 'I live there.')
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
