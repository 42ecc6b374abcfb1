// The page when a resource is missing or refused, or the browser lacks a feature.
import type { Page } from '@playwright/test'
import { pages, report } from '../../src/site.ts'
import { openReview, saveDownload } from '../support/form-page.ts'
import { findLayoutDefects } from '../support/layout-defects.ts'
import { fillReport } from '../support/report-answers.ts'
import { expect, phone, test } from '../support/site.ts'

const script = /\/assets\/[^/]*\.js$/

async function expectReadable(tab: Page) {
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tab.getByRole('contentinfo')).toBeVisible()
  expect(await findLayoutDefects(tab)).toEqual([])
}

async function expectSaved(tab: Page) {
  await fillReport(tab)
  await openReview(tab)
  expect((await saveDownload(tab, 'Save the file')).name).toMatch(/^anomaly-report-.*\.zip$/)
}

for (const page of pages.filter(({ hasForm }) => hasForm))
  test(`${page.path} passes its answers to the email program when the script does not arrive`, async ({
    page: tab,
    watch,
  }) => {
    await tab.route(script, (route) => route.abort())
    await tab.goto(page.path)
    await expectReadable(tab)
    const form = tab.getByRole('main').locator('form')
    await expect(form).toHaveAttribute('action', /^mailto:/)
    await expect(form.getByRole('textbox').first()).toBeEditable()
    if (page === report) {
      // The browser's own validation still runs before the email program opens.
      await tab.getByRole('button', { name: 'Prepare report' }).click()
      await expect(tab.getByLabel('First name')).toBeFocused()
    }
    // Failures may be reported late.
    await tab.close()
    watch.said.splice(0)
  })

test('a report can be finished where the browser refuses all storage', async ({ page: tab }) => {
  await tab.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await tab.goto(report.path)
  await expectSaved(tab)
})

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

for (const page of pages.filter(({ hasForm }) => hasForm))
  test(`${page.path} says before its form that a browser is too old for it, and passes its answers on`, async ({
    page: tab,
    watch,
  }) => {
    await tab.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'))
    await tab.goto(page.path)
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
