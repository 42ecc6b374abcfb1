// No network request follows a submit, and none is needed. In every test no request has more than a file's path
// (support/site.ts).
import { expectReview, getPicker, openReview } from './support/form-page.ts'
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

test('a message is finished offline, and requests nothing after the submit', async ({ page, context, watch }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await page.getByLabel('Message').fill('Which tide table?')
  const before = watch.requests.length
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Prepare message' }).click()
  await expectReview(page)
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByText('asked to save it as')).toBeVisible()
  expect(watch.requests.slice(before).filter((url) => !url.startsWith('blob:'))).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, button] of [
    ['/report', 'Prepare report'],
    ['/contact', 'Prepare message'],
  ] as const)
    test(`${path} sends no request on submit`, async ({ page, watch }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const note = page.locator('noscript p')
      await expect(note).toContainText('this button opens your email program')
      await expect(note).toContainText(
        /can be damaged.* write to [a-z]+@quantum-reality\.example yourself, or print this page/,
      )
      if (path === '/report') await fillReport(page)
      const before = watch.requests.length
      await page.getByRole('button', { name: button }).click()
      await expect.poll(() => watch.requests.length).toBe(before + 1)
      const [mail] = watch.requests.splice(before)
      expect(mail).toMatch(/^mailto:[a-z]+@quantum-reality\.example\?subject=[\w%]+&body=first-name%3D/)
      await expect(page).toHaveURL(path)
    })
})
