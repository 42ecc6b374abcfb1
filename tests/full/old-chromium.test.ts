// Chromium as it was released: of September 2022, one of the oldest that run the forms, and of March 2024, which read
// speculation rules by another policy.
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { pages, report } from '../../src/site.ts'
import { getChromiumOptions } from '../../tooling/chromium.ts'
import { ensureOldChromium } from '../../tooling/old-chromium.ts'
import { recordConsole } from '../support/console.ts'
import { createPageActions, saveDownload } from '../support/report-page.ts'
import { findLayoutDefects } from '../support/layout-defects.ts'
import { expectReport, reviewReport } from '../support/report-journey.ts'

for (const version of [106, 123] as const)
  test.describe(`Chromium ${version}`, () => {
    // One worker fetches the browser, and starts it once.
    test.describe.configure({ mode: 'default' })
    let browser: Browser
    let context: BrowserContext
    let page: Page
    let said: string[]

    test.beforeAll(async () => {
      test.setTimeout(300_000)
      try {
        browser = await chromium.launch({ ...getChromiumOptions(), executablePath: ensureOldChromium(version) })
      } catch (error) {
        if (process.env.CI) throw error
        process.stderr.write(`\n${error}\nIts tests are skipped.\n`)
        test.skip()
      }
    })
    test.afterAll(() => browser?.close())
    test.beforeEach(async ({ baseURL }) => {
      context = await browser.newContext({
        baseURL: String(baseURL),
        viewport: { width: 390, height: 844 },
        timezoneId: 'America/Los_Angeles',
      })
      page = await context.newPage()
      said = recordConsole(page)
    })
    test.afterEach(async () => {
      expect(said, 'the console stays silent').toEqual([])
      await context.close()
    })

    for (const width of [320, 390, 768, 1440])
      test(`every page is readable, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        for (const { path } of pages) {
          await page.goto(path)
          // Without popovers the links are open at every width.
          const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' })
          await expect(
            version === 106 || width > 767 ? links : page.getByRole('button', { name: 'Menu' }),
          ).toBeVisible()
          expect(await findLayoutDefects(page), path).toEqual([])
        }
      })

    test('a report with a photo is written, reviewed and saved', async ({ browserName: _ }, info) => {
      await page.goto(report.path)
      await reviewReport(createPageActions(page))
      expect(await findLayoutDefects(page)).toEqual([])
      expectReport((await saveDownload(page, 'Save the file')).bytes, info)
    })

    test('without script nothing is shown that requires it', async ({ baseURL }) => {
      const plain = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false })
      const tab = await plain.newPage()
      await tab.goto(report.path)
      await expect(tab.getByRole('button', { name: 'Prepare report' })).toBeVisible()
      await expect(tab.getByText('Next you check it. Nothing is sent yet.')).toBeHidden()
      await expect(tab.getByRole('checkbox', { name: 'Save a draft on this device' })).toBeHidden()
      await plain.close()
    })

    test('a draft is found again', async () => {
      const { write, tick, see } = createPageActions(page)
      await page.goto(report.path)
      await write('Detailed description', 'The door was open.')
      await tick('Save a draft on this device')
      await see('A draft is saved on this device.')
      // A new tab remembers nothing of this one.
      await page.close()
      const tab = await context.newPage()
      await tab.goto(report.path)
      await createPageActions(tab).press('Open the draft on this device')
      await expect(tab.getByLabel('Detailed description')).toHaveValue('The door was open.')
    })

    test('a message becomes an email', async () => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      const { write, press, see } = createPageActions(page)
      await page.goto('/contact')
      await write('Message', 'Which tide table? 5 + 3 m, Müller & Söhne')
      await press('Write the email')
      await see('No email opened?')
      await expect
        .poll(() => decodeURIComponent(requests.at(-1) ?? ''))
        .toContain('body=Which tide table? 5 + 3 m, Müller & Söhne')
    })
  })
