// The whole journey of a report in a page that other programs change: extensions, translators, the browser itself. What
// they do before the script is in forms-interference.test.ts; other engines have full/engine-third-party.test.ts.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page, type TestInfo } from '@playwright/test'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { createPageActions, expectLoaded, saveDownload, waitForSession } from './support/report-page.ts'
import { expectReport, reviewReport } from './support/report-journey.ts'
import { expect, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'
import { insertIcons, setValue, translatePage } from './support/third-party.ts'

/** Goes the whole way with an open form and expects everything in the saved package. */
async function reviewAndSave(page: Page, info: TestInfo) {
  await reviewReport(createPageActions(page))
  expectReport((await saveDownload(page, 'Save the file')).bytes, info)
}

for (const [name, program] of [
  ['elements beside each control', insertIcons],
  ['a translation', translatePage],
] as const) {
  test(`a report is finished with ${name} after the script`, async ({ page }, info) => {
    await page.goto('/report')
    await expectLoaded(page)
    await page.getByLabel('First name').fill('A')
    await expect(page.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
    await page.evaluate(program)
    await reviewAndSave(page, info)
  })
}

test('what React shows appears while an input method composes a text, and the text is whole', async ({ page }) => {
  await page.addInitScript(insertIcons)
  await page.goto('/report')
  const description = page.getByLabel('Detailed description')
  await description.focus()
  await expectLoaded(page)
  const session = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('か')
  await expect(page.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
  await compose('かな')
  await session.send('Input.insertText', { text: '仮名' })
  await expect(description).toHaveValue('仮名')
  await waitForSession(page, '仮名')
})

test('a report is finished with an extension of Chromium, before the script and after', async ({ baseURL }, info) => {
  const folder = info.outputPath('extension')
  mkdirSync(folder, { recursive: true })
  const script = { matches: ['http://localhost/*'], js: ['icons.js'], run_at: 'document_end' }
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ manifest_version: 3, name: 'Icons', version: '1', content_scripts: [script] }),
  )
  writeFileSync(join(folder, 'icons.js'), `(${insertIcons})()`)
  const { args = [], ...browser } = getChromiumOptions(true)
  const context = await chromium.launchPersistentContext('', {
    ...browser,
    args: [...args, `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    ignoreDefaultArgs: ['--disable-extensions'],
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/report')
  await expect(page.locator('extension-icon')).not.toHaveCount(0)
  await reviewAndSave(page, info)
  await context.close()
})

test('a report is finished with letters of twice the size on 320 px', async ({ page }, info) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await doubleTextSize(page)
  await page.goto('/report')
  await reviewAndSave(page, info)
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
