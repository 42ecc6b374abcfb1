// Sharing: offered first where the system can share these very files.
import type { Page } from '@playwright/test'
import { dropLargeFiles, fillAndReview, openReview } from './support/report-page.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { fillReport } from './support/report-answers.ts'
import { door, notes } from './support/sample-files.ts'
import { expect, phone, test } from './support/site.ts'

const methods = ['Share it', 'Send it by email', 'Print it and mail it', 'Save everything as one file']
const address = 'reports@quantum-reality.example'
const shared = ['report.txt text/plain', 'evidence-1.png image/png', 'evidence-2.pdf application/pdf']
const getShareButton = (page: Page) => page.getByRole('button', { name: 'Choose an app' })

/** Expects these delivery methods to be offered, the first of them before any other, and the rest in this order. */
async function expectMethods(page: Page, expected: readonly string[]) {
  const headings = page.getByRole('region', { name: 'Ways to send it' }).getByRole('heading', { level: 3 })
  await expect(headings.first()).toHaveText(expected[0] ?? '')
  await expect(headings.filter({ hasText: new RegExp(methods.join('|')) })).toHaveText(expected)
}

test('where a device does not take so many files, one sentence says why sharing is not offered', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'canShare', { value: ({ files = [] }: ShareData) => files.length <= 2 }),
  )
  await fillAndReview(page, [door, notes])
  await expect(page.getByText('this device does not take your 2 files, ')).toBeVisible()
  await expectMethods(page, methods.slice(1))
})

test.describe('where the system takes these very files', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const asked: string[][] = []
      Object.assign(window, { asked, shared: [] })
      const listFiles = (data?: ShareData) => (data?.files ?? []).map(({ name, type }) => `${name} ${type}`)
      Object.defineProperty(navigator, 'canShare', { value: (data: ShareData) => asked.push(listFiles(data)) > 0 })
      Object.defineProperty(navigator, 'share', {
        writable: true,
        value: async (data: ShareData) => Object.assign(window, { shared: listFiles(data), text: data.text }),
      })
    }),
  )

  test.describe('by touch', () => {
    test.use(phone)
    test('sharing comes first, it shares the real files, and a canceled second press does not deny the first', async ({
      page,
    }) => {
      await fillAndReview(page, [door, notes])
      await expectMethods(page, methods)
      await getShareButton(page).click()
      await expect(page.getByText('Handed to the app you chose.')).toBeVisible()
      await expect(page.getByText('Check there that it was sent.')).toBeVisible()
      const read = (name: string) => page.evaluate((name) => Reflect.get(window, name), name)
      expect(await read('text')).toBe(`To: ${address}`)
      expect(await read('asked')).toContainEqual(shared)
      expect(await read('shared')).toEqual(shared)
      await page.evaluate(() =>
        Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) }),
      )
      await getShareButton(page).click()
      await expect(page.getByText('Canceled this time. What you handed over before stays there.')).toBeVisible()
      await expect(page.getByText('Nothing was shared.')).toHaveCount(0)
    })
  })

  test('before the press the size of the files is stated, and the address can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/report')
    await fillReport(page)
    await dropLargeFiles(page, { 'large.pdf': 23 * 2 ** 20 })
    await openReview(page)
    const share = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Share it' }) })
    await expect(share).toContainText('Hands the text and your file of 23\u00a0MB to an app on this device')
    await share.getByRole('button', { name: 'Copy the address' }).click()
    await expectCopied(page, RegExp(`^${address}$`))
  })

  test('a device is asked once about the files of a report, and files that take longer to read than a press counts are shared by the next press', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => {} }))
    await fillAndReview(page, [door, notes])
    const created = await page.evaluateHandle(() => {
      const files: string[] = []
      window.File = new Proxy(File, {
        construct(target, given) {
          files.push(String(given[1]))
          return Reflect.construct(target, given)
        },
      })
      return files
    })
    for (const name of ['Print the sheet', 'Save evidence-1.png', 'Print the sheet', 'Save evidence-2.pdf'])
      await page.getByRole('button', { name }).click()
    await expect(page.getByText('Your browser was asked to save evidence-2.pdf.')).toBeVisible()
    expect(await created.jsonValue()).toEqual(['evidence-1.png', 'evidence-2.pdf'])
    expect(await page.evaluate(() => Reflect.get(window, 'asked').length)).toBe(1)

    await page.evaluate(() =>
      Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: false } }),
    )
    await getShareButton(page).click()
    await expect(page.getByText('Your files are read now. Press again')).toBeVisible()
    await page.evaluate(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }))
    await getShareButton(page).click()
    await expect(page.getByText('Check there that it was sent.')).toBeVisible()
  })
})
