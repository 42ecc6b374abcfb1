// Sharing: offered where the system takes these very files, first where a finger does the pressing.
import type { Page } from '@playwright/test'
import { prepare } from './support/forms-finish.ts'
import { door, notes } from './support/samples.ts'
import { expect, phone, test } from './support/site.ts'

const headings = (page: Page) => page.getByRole('region', { name: 'Deliver it' }).getByRole('heading', { level: 3 })

test('where the system shares nothing, sharing is not offered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: undefined })
  })
  await prepare(page)
  await expect(headings(page)).toHaveText(['Send it by email', 'Save one file', 'Print it and post it'])
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

  test('with files a mouse finds the one file first', async ({ page }) => {
    await prepare(page, [door])
    await expect(headings(page)).toHaveText(['Save one file', 'Send it by email', 'Share it', 'Print it and post it'])
  })

  test.describe('by touch', () => {
    test.use(phone)
    test('a finger finds sharing first, and it shares the real files', async ({ page }) => {
      await prepare(page, [door, notes])
      await expect(headings(page)).toHaveText(['Share it', 'Save one file', 'Send it by email', 'Print it and post it'])
      await page.getByRole('button', { name: 'Choose an app' }).click()
      await expect(page.getByText('Check there that it was sent.')).toBeVisible()
      const { asked, shared } = await page.evaluate(() => {
        const { asked, shared } = window as unknown as { asked: string[][]; shared: string[] }
        return { asked, shared }
      })
      expect(asked).toContainEqual(['report.txt text/plain', 'door.png image/png', 'notes.pdf application/pdf'])
      expect(shared).toEqual(['report.txt text/plain', 'door.png image/png', 'notes.pdf application/pdf'])
    })
  })
})
