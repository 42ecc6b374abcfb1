// Chromium as it was released in September 2022, one of the oldest browsers that run the forms.
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { contact, pages, report } from '../../src/site.ts'
import { getChromiumOptions } from '../../tooling/chromium.ts'
import { ensureOldChromium } from '../../tooling/old-chromium.ts'
import { recordConsole } from '../support/console.ts'
import { findLayoutDefects } from '../support/layout-defects.ts'
import { confirmSent, expectReport, reviewReport } from '../support/report-journey.ts'
import { createPageActions, saveDownload } from '../support/report-page.ts'
import { separatePresses } from '../support/site.ts'

// One worker fetches the browser, and starts it once.
test.describe.configure({ mode: 'default' })
let browser: Browser
let page: Page
let said: string[]

test.beforeAll(async () => {
  test.setTimeout(300_000)
  browser = await chromium.launch({ ...getChromiumOptions(), executablePath: ensureOldChromium() })
})
test.afterAll(() => browser?.close())
test.beforeEach(async ({ baseURL, timezoneId }) => {
  page = await browser.newPage({ baseURL: String(baseURL), timezoneId: String(timezoneId) })
  await page.addInitScript(separatePresses)
  said = recordConsole(page)
})
test.afterEach(async () => {
  await page.close()
  expect(said, 'the console stays silent').toEqual([])
})

test('every page is readable, from 320 to 1440 px', async () => {
  for (const { path } of pages) {
    await page.goto(path)
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 844 })
      // Without popovers the links are open at every width.
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' })).toBeVisible()
      expect(await findLayoutDefects(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('a report with a photo is written, reviewed, saved and sent', async ({ browserName: _ }, info) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(report.path)
  await reviewReport(createPageActions(page))
  expect(await findLayoutDefects(page)).toEqual([])
  expectReport((await saveDownload(page, 'Save the report')).bytes, info)
  await confirmSent(createPageActions(page))
})

test('a message becomes an email', async () => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const { write, press, see } = createPageActions(page)
  await page.goto(contact.path)
  await write('Message', 'Which tide table? 5 + 3 m, Müller & Söhne')
  await press('Write the email')
  await see('No email opened?')
  await expect.poll(() => decodeURIComponent(requests.at(-1) ?? '')).toContain('5 + 3 m, Müller & Söhne')
})
