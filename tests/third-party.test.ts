// The whole journey of a report in a page that other programs change: extensions, translators, the browser itself.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page, type TestInfo } from '@playwright/test'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { eraseEverything } from './support/form-locators.ts'
import { answerReport } from './support/form-scenarios.ts'
import { createPageActions } from './support/page-actions.ts'
import { expectReport, reviewReport } from './support/report-journey.ts'
import { saveDownload } from './support/review-report.ts'
import { expect, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'
import { insertIcons, removeSessionStorage, setValue, translatePage } from './support/third-party.ts'

/** Goes the whole way with an open form and expects everything in the saved package. */
async function reviewAndSave(page: Page, info: TestInfo) {
  await reviewReport(createPageActions(page))
  expectReport((await saveDownload(page, 'Save the file')).bytes, info)
}

/** React draws the form anew, and says so, where the page differs from what it has rendered. */
const isMismatch = (message: string) => /React error #418/.test(message)
const forgetMismatch = (said: string[]) => said.splice(0, said.length, ...said.filter((line) => !isMismatch(line)))
const expectLoaded = (page: Page) => expect(page.locator('form')).toHaveAttribute('novalidate')

for (const [name, program] of [
  ['elements beside each control', insertIcons],
  ['a translation', translatePage],
] as const) {
  test(`a report is finished with ${name} before the script`, async ({ page, watch }, info) => {
    await page.addInitScript(program)
    await page.goto('/report')
    await reviewAndSave(page, info)
    forgetMismatch(watch.said)
  })

  test(`a report is finished with ${name} after the script`, async ({ page }, info) => {
    await page.goto('/report')
    await expectLoaded(page)
    await page.getByLabel('First name').fill('A')
    await expect(page.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
    await page.evaluate(program)
    await reviewAndSave(page, info)
  })
}

test('no control is replaced while it handles an event', async ({ page, watch }) => {
  await page.addInitScript(insertIcons)
  await page.goto('/report')
  const isReplacedInEvent = page.getByLabel('First name').evaluate(async (control: HTMLInputElement) => {
    const { port1, port2 } = new MessageChannel()
    while (control.isConnected) {
      control.dispatchEvent(new Event('change', { bubbles: true }))
      if (!control.isConnected) return true
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(0)
      })
    }
    return false
  })
  expect(await isReplacedInEvent).toBe(false)
  forgetMismatch(watch.said)
})

test('the focus moves to the control in place of the one that is replaced', async ({ page, watch }) => {
  await page.addInitScript(insertIcons)
  await page.goto('/report')
  const name = page.getByLabel('First name')
  // The focus moves to and fro until the form is replaced, which leaves it where it was.
  const last = await name.evaluate(async (control: HTMLInputElement) => {
    const { port1, port2 } = new MessageChannel()
    const controls = [control, document.querySelector<HTMLInputElement>('[name="last-name"]') as HTMLInputElement]
    let last = ''
    while (control.isConnected) {
      for (const each of controls) each.focus()
      last = controls.at(-1)?.name ?? ''
      controls.reverse()
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(0)
      })
    }
    return last
  })
  await expect(page.locator(`[name="${last}"]`)).toBeFocused()
  forgetMismatch(watch.said)
})

test('no control is replaced while an input method composes a text in it', async ({ page, watch }) => {
  await page.clock.install()
  await page.addInitScript(insertIcons)
  await page.goto('/report')
  const description = page.getByLabel('Detailed description')
  await description.focus()
  await expectLoaded(page)
  const session = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('か')
  // The pause in which a candidate is chosen.
  await page.clock.runFor(1000)
  await compose('かな')
  await page.clock.runFor(1000)
  await session.send('Input.insertText', { text: '仮名' })
  await page.clock.runFor(1000)
  await expect(page.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
  await expect(description).toHaveValue('仮名')
  forgetMismatch(watch.said)
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

test('a report is finished where sessionStorage is null', async ({ page }, info) => {
  await page.addInitScript(removeSessionStorage)
  await page.goto('/report')
  await reviewAndSave(page, info)
})

test('a report is finished with letters of twice the size on 320 px', async ({ page }, info) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await doubleTextSize(page)
  await page.goto('/report')
  await reviewAndSave(page, info)
})

test('a report is finished after undo and redo of what was erased, and after printing', async ({ page }, info) => {
  await page.goto('/report')
  await answerReport(createPageActions(page))
  await eraseEverything(page)
  for (const key of ['z', 'z', 'y', 'Shift+z']) await page.keyboard.press(`ControlOrMeta+${key}`)
  await page.pdf()
  await reviewReport(createPageActions(page))
  await page.pdf()
  expectReport((await saveDownload(page, 'Save the file')).bytes, info)
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
