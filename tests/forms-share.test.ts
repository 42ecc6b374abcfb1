// Sharing: offered first where the system can share these very files.
import type { Page } from '@playwright/test'
import { fillAndReview } from './support/review-report.ts'
import { door, notes } from './support/sample-files.ts'
import { expect, phone, test } from './support/site.ts'

const methods = ['Share it', 'Send it by email', 'Print it and mail it', 'Save everything as one file']

/** Expects these delivery methods to be offered, the first of them before any other, and the rest in this order. */
async function expectMethods(page: Page, expected: readonly string[]) {
  const headings = page.getByRole('region', { name: 'Ways to send it' }).getByRole('heading', { level: 3 })
  await expect(headings.first()).toHaveText(expected[0] ?? '')
  await expect(headings.filter({ hasText: new RegExp(methods.join('|')) })).toHaveText(expected)
}

test('sharing is not offered where the system does not support it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: undefined })
  })
  await fillAndReview(page)
  await expectMethods(page, methods.slice(1))
})

test.describe('where the system takes these very files', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const asked: string[][] = []
      Object.assign(window, { asked, shared: [] })
      const names = (data?: ShareData) => (data?.files ?? []).map(({ name, type }) => `${name} ${type}`)
      Object.defineProperty(navigator, 'canShare', { value: (data: ShareData) => asked.push(names(data)) > 0 })
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => Object.assign(window, { shared: names(data) }),
      })
    }),
  )

  test.describe('by touch', () => {
    test.use(phone)
    test('sharing comes first, and it shares the real files', async ({ page }) => {
      await fillAndReview(page, [door, notes])
      await expectMethods(page, methods)
      await page.getByRole('button', { name: 'Choose an app' }).click()
      await expect(page.getByText('Check there that it was sent.')).toBeVisible()
      const { asked, shared } = await page.evaluate(() => {
        const { asked, shared } = window as unknown as { asked: string[][]; shared: string[] }
        return { asked, shared }
      })
      expect(asked).toContainEqual([
        'report.txt text/plain',
        'evidence-1.png image/png',
        'evidence-2.pdf application/pdf',
      ])
      expect(shared).toEqual(['report.txt text/plain', 'evidence-1.png image/png', 'evidence-2.pdf application/pdf'])
    })
  })
})
