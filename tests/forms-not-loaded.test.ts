// The form chunk is missing: the page works as without script, but for the email, which the form loader writes.
import type { Page } from '@playwright/test'
import { expectCopied } from './support/read-clipboard.ts'
import { fillReport, isFullyVisible } from './support/report-answers.ts'
import { expect, test } from './support/site.ts'

const formChunk = '**/assets/form-*.js*'

/** Opens the report without its code, fills it in and presses its button; returns the email link that is opened. */
async function submitWithoutCode(page: Page, requests: readonly string[], instead: Parameters<typeof fillReport>[1]) {
  await page.route(formChunk, (route) => route.abort())
  await page.goto('/report')
  await fillReport(page, instead)
  await expect(page.getByText('The form did not load.')).toBeVisible()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  const status = page.getByText('your email program was asked to open with your report')
  await expect.poll(() => status.evaluate(isFullyVisible)).toBe(true)
  await expect.poll(() => requests.filter((url) => url.startsWith('mailto:'))).toHaveLength(1)
  return requests.find((url) => url.startsWith('mailto:')) ?? ''
}

test('without the form chunk the answers get into the email as they were written, with a subject', async ({
  page,
  watch,
}) => {
  const description = 'façade & 5 °C, 5 + 3 m,\n\n50 % 🚪 “漢字” = #1?'
  const link = await submitWithoutCode(page, watch.requests, {
    'First name': 'façade',
    'Detailed description': description,
  })
  // RFC 6068: UTF-8, percent-encoded, lines that end in CRLF. Nothing decodes a plus.
  expect(link).toMatch(
    /^mailto:reports@quantum-reality\.example\?subject=Anomaly%20report&body=(?:[\w.*-]|%[0-9A-F]{2})+$/,
  )
  const body = decodeURIComponent(link.slice(link.indexOf('&body=') + 6))
  expect(body).toContain('First name: façade\r\n')
  expect(body).toContain('State: California\r\n')
  expect(body).toContain(`Detailed description: ${description.replaceAll('\n', '\r\n')}\r\n`)
  await expect(page.getByText('Next you check it. Nothing is sent yet.')).toHaveCount(0)
  await page.close()
  watch.requests.splice(0)
  watch.said.splice(0)
})

test('without the form chunk a text that no link carries is left to be copied', async ({ page, context, watch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const description = 'The hallway grew. '.repeat(200)
  const link = await submitWithoutCode(page, watch.requests, { 'Detailed description': description })
  expect(link).toBe('mailto:reports@quantum-reality.example?subject=Anomaly%20report')
  await page.getByRole('button', { name: 'Copy what I have written' }).click()
  await expectCopied(page, /Email: ada@mail\.example\n[\s\S]*The hallway grew\. \n/)
  await page.close()
  watch.requests.splice(0)
  watch.said.splice(0)
})

test('without the form chunk the browser still asks for what is missing before an email opens', async ({
  page,
  watch,
}) => {
  await page.route(formChunk, (route) => route.abort())
  await page.goto('/report')
  await expect(page.getByText('The form did not load.')).toBeVisible()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  expect(watch.requests.filter((url) => url.startsWith('mailto:'))).toEqual([])
  watch.said.splice(0)
})

test('after a release removed the form chunk the answers can be copied and the page reloaded', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const attempts: (() => Promise<void>)[] = []
  const response = { status: 404, contentType: 'text/plain', body: '' }
  await page.route(formChunk, (route) => void attempts.push(() => route.fulfill(response)))
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Detailed description').fill('Which tide table?')
  await expect.poll(() => attempts.length).toBe(1)
  await attempts[0]?.()
  await expect(page.getByText('This page is older than the site. Copy what you wrote, then reload.')).toBeVisible()
  await page.getByLabel('State').focus()
  await page.getByRole('button', { name: 'Copy what I have written' }).click()
  const copied = page.getByRole('button', { name: 'Copied' })
  await expect(copied).toBeVisible()
  // The second attempt fails while the visitor is at the buttons; a third shows that the page has noticed.
  await expect.poll(() => attempts.length).toBe(2)
  await attempts[1]?.()
  await expect(async () => {
    for (const label of ['Detailed description', 'State']) await page.getByLabel(label).focus()
    expect(attempts.length).toBe(3)
  }).toPass()
  await expect(copied).toBeVisible()
  await attempts[2]?.()
  // What an empty list shows is no answer.
  await expectCopied(page, /^First name: Ada\n\nDetailed description: Which tide table\?\n$/)
  await page.unroute(formChunk)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  watch.said.splice(0)
})

test('a browser that is too old says so, offers nothing that it cannot do, and opens an email with the answers', async ({
  page,
  watch,
}) => {
  // Browsers before 2022 have none.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
  await page.goto('/report')
  await expect(page.getByText('This browser is too old for this form. Write to reports@')).toBeVisible()
  await expect(page.getByText('Next you check it. Nothing is sent yet.')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await fillReport(page, { 'First name': 'façade' })
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByText('your email program was asked to open with your report')).toBeVisible()
  await expect.poll(() => watch.requests.filter((url) => url.startsWith('mailto:'))).toHaveLength(1)
  const email = watch.requests.find((url) => url.startsWith('mailto:'))
  expect(decodeURIComponent(email ?? '')).toContain('First name: façade\r\n')
  expect(watch.requests.filter((url) => url.includes('/assets/form-'))).toEqual([])
  await page.close()
  watch.requests.splice(0)
})
