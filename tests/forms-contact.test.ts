// The contact form: it requires nothing, and links may begin it.

import { archive } from '../src/content/archive.ts'
import { cases } from '../src/content/cases.ts'
import { holdScript } from './support/hold-script.ts'
import { expect, test } from './support/site.ts'

test('an empty message goes through, and its review says what was left blank', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  const review = page.getByRole('region', { name: 'Check your message' })
  await expect(page.getByText('Nothing has been sent. Your message is here, on this device.')).toBeVisible()
  await expect(review.getByRole('definition').filter({ hasText: 'left blank' })).toHaveCount(5)
})

test('an address that is none is not refused: no field of this form is checked', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Email').fill('by pigeon')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  await expect(page.getByRole('region', { name: 'Check your message' })).toContainText('by pigeon')
})

test('a link from every case, and from every sealed year, begins the message; the one before it is let go', async ({
  page,
}) => {
  const links = [
    ...cases.map(({ name }) => ['specific-case', { case: name }, `About case ${name}.`] as const),
    ...archive.map(
      ({ year }) => ['archived-report', { year: `${year}` }, `About the sealed reports of ${year}.`] as const,
    ),
  ]
  for (const [subject, about, words] of links) {
    // The page is loaded once: each link but the first leads to another part of it.
    await page.goto(`/contact#${new URLSearchParams({ subject, ...about })}`)
    await expect(page.getByLabel('Message')).toHaveValue(`${words}\n\n`)
    await expect(page.getByLabel('Subject')).toHaveValue(subject)
  }
})

test('a link that names nothing of ours puts no words into the form', async ({ page }) => {
  for (const fragment of [
    'content',
    'subject=<b>&case=UNCHARTED',
    'subject=specific-case&case=PRIZE',
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
  await page.goto('/contact#subject=specific-case&case=NEXUS')
  // Playwright marks what a field holds and then writes in its place: what the link fills in must not come between.
  await expect(page.getByLabel('Message')).toHaveValue('About case NEXUS.\n\n')
  await page.getByLabel('Message').fill('About case NEXUS. I live there.')
  await page.evaluate(() => {
    location.hash = '#subject=archived-report&year=2021'
  })
  await expect(page.getByLabel('Subject')).toHaveValue('archived-report')
  await expect(page.getByLabel('Message')).toHaveValue('About case NEXUS. I live there.')
  await page.getByLabel('Subject').selectOption('other')
  await page.evaluate(() => {
    location.hash = '#subject=research'
  })
  await expect(page.getByLabel('Subject')).toHaveValue('other')
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('other')
  await expect(page.getByLabel('Message')).toHaveValue('About case NEXUS. I live there.')
})

test('a link does not overwrite what was typed before the script is here', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/contact#subject=specific-case&case=NEXUS')
  await page.getByLabel('Message').fill('I live there.')
  release()
  await expect(page.getByLabel('Subject')).toHaveValue('specific-case')
  await expect(page.getByLabel('Message')).toHaveValue('I live there.')
})

test('the skip link, pressed before the script is here, does not take the place of the link that led here', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/contact#subject=specific-case&case=NEXUS')
  await page.locator('.skip').press('Enter')
  await expect(page).toHaveURL(/#content$/)
  release()
  await expect(page.getByLabel('Message')).toHaveValue('About case NEXUS.\n\n')
})

test('a second link replaces what only the first had written, and the skip link nothing', async ({ page }) => {
  await page.goto('/contact#subject=specific-case&case=NEXUS')
  await page.locator('.skip').press('Enter')
  await page.evaluate(() => {
    location.hash = '#subject=archived-report&year=2021'
  })
  await expect(page.getByLabel('Subject')).toHaveValue('archived-report')
  await expect(page.getByLabel('Message')).toHaveValue('About the sealed reports of 2021.\n\n')
})
