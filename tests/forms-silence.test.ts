// The promise: nothing is asked of the network after a submit, and nothing is needed from it. Every state of the forms is
// looked at in proof/views.proof.ts.
import type { Page } from '@playwright/test'
import { remembers } from './support/forms-controls.ts'
import { fillReport } from './support/forms-words.ts'
import { hallway } from './support/samples.ts'
import { expect, test } from './support/site.ts'

/** Each once: two workers begin with the same script. */
const chunks = (requests: readonly string[]) => [
  ...new Set(
    requests
      .filter((url) => /\.js$/.test(url) && !/(answer|islands|wake)-/.test(url))
      .map((url) => url.replace(/.*\/|-[\w-]{8}\.js$/g, '')),
  ),
]

test('the report fetches its later code at the first change, whole, and once', async ({ page, watch }) => {
  await page.goto('/report', { waitUntil: 'networkidle' })
  await page.getByLabel('First name').focus()
  expect(chunks(watch.requests)).toEqual([])
  await page.keyboard.type('A')
  const fetched = ['report.later']
  await expect.poll(() => chunks(watch.requests).sort()).toEqual(fetched)
  await fillReport(page)
  await page.getByLabel('Supporting documentation').setInputFiles(hallway)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByText('Saved on this device')).toBeVisible()
  // The first file brings the worker that looks into files, before the submit.
  expect(chunks(watch.requests).sort()).toEqual(['examination.worker', ...fetched])
})

test('answers that the tab remembers count as a change', async ({ page, watch }) => {
  await page.goto('/report')
  await fillReport(page)
  await remembers(page, 'The hallway')
  const before = watch.requests.length
  await page.reload()
  await expect.poll(() => chunks(watch.requests.slice(before)).sort()).toEqual(['report.later'])
})

async function withoutLater(page: Page) {
  await page.route(/assets\/(?!answer-|islands-|wake-)[^/]*\.js/, (route) => route.abort())
  const answer = page.waitForResponse(/assets\/answer-/)
  await page.goto('/report')
  await answer
}

test('the later code does not arrive: the review still checks, mails, copies and prints', async ({ page, watch }) => {
  await withoutLater(page)
  await fillReport(page)
  await expect.poll(() => watch.said.length, 'it was asked for').toBeGreaterThan(0)
  const again = page.waitForEvent('requestfailed', (request) => request.url().includes('?again='))
  await page.getByLabel('Supporting documentation').setInputFiles(hallway)
  await again
  const before = watch.requests.length
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('2025-04-19, 21:14')
  await expect(page.getByText('“hallway.jpg”. Part of this page has not loaded')).toBeVisible()
  const link = await page.getByRole('link', { name: 'Write the mail' }).getAttribute('href')
  expect(new URL(link ?? '').searchParams.get('body')).toContain('The hallway was 2 m longer than the house.')
  await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeVisible()
  expect(watch.requests.slice(before)).toEqual([])
  // What failed may be told late.
  await page.close()
  watch.said.splice(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, button] of [
    ['/report', 'Prepare report'],
    ['/contact', 'Prepare message'],
  ] as const) {
    test(`${path} asks nothing of any server`, async ({ page, watch }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      if (path === '/report') await fillReport(page)
      const before = watch.requests.length
      await page.getByRole('button', { name: button }).click()
      await expect.poll(() => watch.requests.length).toBe(before + 1)
      const [mail] = watch.requests.splice(before)
      expect(mail).toMatch(/^mailto:[a-z]+@quantum-reality\.example\?body=first-name%3D/)
      await expect(page).toHaveURL(path)
    })
  }
})
