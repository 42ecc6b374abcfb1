// The journey of a report in a page that other programs change: an extension, a translator, a password manager.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { createPageActions, expectLoaded, saveDownload } from './support/form-page.ts'
import { expectReport, reviewReport } from './support/report-journey.ts'
import { expect, test } from './support/site.ts'
import { insertIcons, setValue, translatePage } from './support/third-party.ts'

test('a report is finished with a translation', async ({ page }, info) => {
  await page.goto('/report')
  await expectLoaded(page)
  await page.getByLabel('First name').fill('A')
  await expect(page.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
  await page.evaluate(translatePage)
  await reviewReport(createPageActions(page))
  expectReport((await saveDownload(page, 'Save the file')).bytes, info)
})

test('a report is finished with an extension of Chromium, before the script and after', async ({ baseURL }, info) => {
  const folder = info.outputPath('extension')
  mkdirSync(folder, { recursive: true })
  const script = { matches: ['http://localhost/*'], js: ['icons.js'], run_at: 'document_end' }
  const manifest = { manifest_version: 3, name: 'Icons', version: '1', content_scripts: [script] }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'icons.js'), `(${insertIcons})()`)
  const { args = [], ...browser } = getChromiumOptions(true)
  const context = await chromium.launchPersistentContext('', {
    ...browser,
    args: [...args, `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    ignoreDefaultArgs: ['--disable-extensions'],
    baseURL: String(baseURL),
  })
  const page = await context.newPage()
  await page.goto('/report')
  await expect(page.locator('extension-icon')).not.toHaveCount(0)
  await reviewReport(createPageActions(page))
  expectReport((await saveDownload(page, 'Save the file')).bytes, info)
  await context.close()
})

test('a report is finished with values that were set without an event, or with `change` alone', async ({
  page,
}, info) => {
  await page.goto('/report')
  await expectLoaded(page)
  const actions = createPageActions(page)
  const write = async (label: string, text: string) => {
    if (!/name|Email/.test(label)) return actions.write(label, text)
    await page.evaluate(setValue, [label, text, label === 'Email' ? 'change' : ''] as const)
  }
  await reviewReport({ ...actions, write })
  expectReport((await saveDownload(page, 'Save the file')).bytes, info)
})
