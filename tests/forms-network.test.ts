// No network request follows a submit, and none is needed. In every test no request has more than a file's path
// (support/site.ts).
import { getPicker, openReview } from './support/form-page.ts'
import { fillReport } from './support/report-answers.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

/** Returns the names of the fetched scripts without duplicates: two workers load the same one. */
const getScriptNames = (requests: readonly string[]) => [
  ...new Set(requests.filter((url) => url.endsWith('.js')).map((url) => url.replace(/.*\/|-[\w-]{8}\.js$/g, ''))),
]

test('the report fetches its two scripts and the file worker, is finished offline, and requests nothing after the submit', async ({
  page,
  context,
  watch,
}) => {
  await page.goto('/report', { waitUntil: 'networkidle' })
  expect(getScriptNames(watch.requests)).toEqual(['loader', 'form'])
  await getPicker(page).setInputFiles(hallway)
  await expect(page.getByText('1 file, ')).toBeVisible()
  // The first file starts the worker that reads files, before the submit.
  await expect.poll(() => getScriptNames(watch.requests)).toEqual(['loader', 'form', 'file.worker'])
  const before = watch.requests.length
  await context.setOffline(true)
  await fillReport(page)
  await openReview(page)
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByText('asked to save it as')).toBeVisible()
  // Previews and downloads are read from this device.
  expect(watch.requests.slice(before).filter((url) => !url.startsWith('blob:'))).toEqual([])
})

test('a message is written offline, and requests nothing but the email', async ({ page, context, watch }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(getScriptNames(watch.requests)).toEqual(['contact'])
  const before = watch.requests.length
  await context.setOffline(true)
  await page.getByLabel('Message').fill('Which tide table?')
  await page.getByRole('button', { name: 'Write the email' }).click()
  await expect(page.getByText('No email opened?')).toBeVisible()
  await expect.poll(() => watch.requests.slice(before)).toEqual([expect.stringMatching(/^mailto:/)])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, button, note] of [
    ['/report', 'Prepare report', /this button opens your email program.*can be damaged.*or print this page/],
    ['/contact', 'Write the email', /can be damaged.*not if you write to office@quantum-reality\.example yourself/],
  ] as const)
    test(`${path} sends no request on submit`, async ({ page, watch }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('noscript p')).toContainText(note)
      await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
      if (path === '/report') await fillReport(page)
      const before = watch.requests.length
      await page.getByRole('button', { name: button }).click()
      await expect.poll(() => watch.requests.length).toBe(before + 1)
      const [mail] = watch.requests.splice(before)
      expect(mail).toMatch(/^mailto:[a-z]+@quantum-reality\.example\?subject=[\w%]+&body=first-name%3D/)
      await expect(page).toHaveURL(path)
    })
})
