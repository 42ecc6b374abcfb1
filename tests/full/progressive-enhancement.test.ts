// The page when a resource is missing or refused, or the browser lacks a feature.
import type { Page } from '@playwright/test'
import { pages, report } from '../../src/site.ts'
import { findLayoutDefects } from '../support/layout-defects.ts'
import { expect, phone, test } from '../support/site.ts'

async function expectReadable(tab: Page) {
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tab.getByRole('contentinfo')).toBeVisible()
  expect(await findLayoutDefects(tab)).toEqual([])
}

test('every page is readable without fonts', async ({ page: tab, watch }) => {
  await tab.setViewportSize({ width: 390, height: 900 })
  await tab.route(/\.woff2$/, (route) => route.abort())
  for (const page of pages) {
    await tab.goto(page.path)
    await expectReadable(tab)
  }
  await tab.close()
  watch.said.splice(0)
})

test('/report says before its form that a browser is too old for it, and passes its answers on', async ({
  page: tab,
  watch,
}) => {
  await tab.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
  await tab.goto(report.path)
  const notice = tab.getByText('This browser is too old for this form.')
  await expect(notice).toBeVisible()
  await expect(notice).toContainText(/ \S+@quantum-reality\.example, or print this page/)
  const field = tab.getByRole('textbox').first()
  await field.fill('Ada')
  expect((await notice.boundingBox())?.y).toBeLessThan((await field.boundingBox())?.y ?? 0)
  await tab.evaluate(() => {
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('main form')?.dispatchEvent(submit)
  })
  await expect.poll(() => watch.requests.filter((url) => /^mailto:.+Ada/.test(url))).toHaveLength(1)
  expect(watch.requests.filter((url) => /\/form-[^/]*\.js$/.test(url))).toEqual([])
  await tab.close()
  watch.requests.splice(0)
  watch.said.splice(0)
})

test.describe('in a browser without cascade layers', () => {
  // The changed style has another hash.
  test.use({ ...phone, bypassCSP: true })
  test('every page is one column, no wider than the screen', async ({ page: tab }) => {
    await tab.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replaceAll('@layer', '@unknown').replaceAll('text-emphasis', 'unknown')
        await route.fulfill({ response, body: html })
      },
    )
    for (const page of pages) {
      await tab.goto(page.path)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), page.path).toBe(phone.viewport.width)
    }
  })
})
