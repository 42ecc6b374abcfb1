// What tests do with the report in Chromium.
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import type { Step } from '../../src/report/state/report-state.ts'
import { fillReport, type ReportLabel, requiredAnswers } from './report-answers.ts'
import type { FormActions } from './report-journey.ts'
import type { SampleFile } from './sample-files.ts'

export const draftSaved = 'A draft is saved on this device.'
export const draftErased = 'The draft was erased from this device.'

export const getPicker = (page: Page): Locator => page.getByLabel('Supporting documentation')
export const getContinue = (page: Page): Locator => page.getByRole('button', { name: 'Continue' })
export const getErrors = (page: Page): Locator => page.getByRole('region', { name: /missing or incomplete$/ })
export const getDraftCheckbox = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'Save a draft on this device' })
export const getReviewTitle = (page: Page): Locator => page.getByRole('heading', { name: 'Check your report' })
export const getReview = (page: Page): Locator => page.getByRole('region', { name: 'Your report' })
export const getSend = (page: Page): Locator => page.getByRole('region', { name: 'Send it' })
export const getQuestion = (page: Page): Locator => page.getByRole('heading', { name: 'Did you press Send?' })
export const getEnd = (page: Page): Locator => page.getByRole('heading', { name: /^Your report is sent\./ })
export const getEvidenceItems = (page: Page): Locator =>
  page.getByRole('list', { name: 'Your files' }).getByRole('listitem')
export const getRejectedFiles = (page: Page): Locator => getEvidenceItems(page).filter({ hasText: 'Not added.' })
export const getLostFiles = (page: Page): Locator =>
  getEvidenceItems(page).filter({ hasText: 'Only its name is left.' })

/** Waits until the code of the report runs: its own validation has replaced the browser's. */
export const expectLoaded = (page: Page): Promise<void> => expect(page.locator('form')).toHaveAttribute('novalidate')

/** Waits until what the tab keeps contains this text. */
export const waitForSession = (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(words)

/** Waits until the browser has finished the page's history navigation, which a reload would abort. */
export const waitForStep = (page: Page, step: Step): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.step)).toBe(step)

/** Expects every control of a complete report to have its value. */
export async function expectAnswers(page: Page): Promise<void> {
  for (const { label, value } of requiredAnswers) await expect(page.getByLabel(label)).toHaveValue(value)
}

/** Waits for the review with a way to send the report. Throws at once, with the errors, where the form shows these. */
export async function expectReview(page: Page): Promise<void> {
  const errors = getErrors(page)
  await expect(getSend(page).getByText('Another way').or(errors)).toBeVisible()
  if (await errors.isVisible()) throw new Error(`There is no review. ${await errors.innerText()}`)
}

/** Waits until the browser's own picker shows files of these names. */
export const expectPicked = (page: Page, ...names: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      getPicker(page).evaluate((input: HTMLInputElement) => Array.from(input.files ?? [], ({ name }) => name)),
    )
    .toEqual(names)

/** Presses the button of the form by a key: what is said of a file just chosen moves it away from under a pointer. */
export async function pressContinue(page: Page): Promise<void> {
  await getContinue(page).press('Enter')
}

/** Writes samples to the disk, where a file that is chosen twice has one date. Returns their paths. */
export function writeSamples(info: TestInfo, ...files: readonly SampleFile[]): string[] {
  return files.map(({ name, buffer }) => {
    const path = info.outputPath(name)
    writeFileSync(path, buffer)
    return path
  })
}

/** Goes from a complete form to its review. */
export async function openReview(page: Page): Promise<void> {
  await pressContinue(page)
  await expectReview(page)
}

/** Fills in a report with these files, up to its review. */
export async function fillAndReview(
  page: Page,
  files: readonly SampleFile[] | string = [],
  instead: Partial<Record<ReportLabel, string>> = {},
): Promise<void> {
  await page.goto('/report')
  await fillReport(page, instead)
  if (files.length > 0) await getPicker(page).setInputFiles(typeof files === 'string' ? files : [...files])
  await openReview(page)
}

/** Presses `button` and returns the file that the browser saved. */
export async function saveDownload(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** Copies the text of a reviewed report, which any browser can do, and waits until the page asks whether it is sent. */
export async function handOverByCopy(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByText('Another way').click()
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(getQuestion(page)).toBeVisible()
}

/** Copies the text of a reviewed report, and says that it is sent. */
export async function sendByCopy(page: Page): Promise<void> {
  await handOverByCopy(page)
  await page.getByRole('button', { name: 'Yes, it is sent' }).click()
  await expect(getEnd(page)).toBeFocused()
}

/** Checks the draft checkbox and waits until the draft is saved. */
export async function saveDraft(page: Page): Promise<void> {
  await getDraftCheckbox(page).check()
  await expect(page.getByText(draftSaved)).toBeVisible()
}

/** Expects a tab to find no draft on this device. */
export async function expectNoDraft(page: Page): Promise<void> {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Emmy')
  // It would ask about another draft first.
  await saveDraft(page)
}

/** Returns what the page says after erasing, which takes the focus. */
export const getErasureNotice = (page: Page): Locator => page.locator('#report-notice')

/** Erases everything and waits for the page that says so. */
export async function eraseEverything(page: Page, button = 'Erase everything and start again'): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(getErasureNotice(page)).toHaveText(/^This report is erased\./)
  await expect(getErasureNotice(page)).toBeFocused()
}

/** Delays the code of the report, or the script of this name. Returns the function that releases it. */
export async function delayScript(page: Page, part = 'start-report'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Makes storage slow: nothing of a file is read until the function is called that is returned. */
export async function holdFiles(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer
    const ready = new Promise((resolve) => addEventListener('storage-ready', resolve, { once: true }))
    Blob.prototype.arrayBuffer = async function () {
      await ready
      return read.call(this)
    }
  })
  return () => page.evaluate(() => dispatchEvent(new Event('storage-ready')))
}

/** Stops the clock of an open page, except for `page.clock.runFor`; other pending operations complete. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Makes the system take any files by its share sheet, and ends that as this error says; kept in `shared` otherwise. */
export async function offerSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const share = async ({ files = [], text }: ShareData) => {
      const error = Reflect.get(window, 'shareError')
      if (error) throw new DOMException('', error)
      Object.assign(window, { shared: { text, files: files.map(({ name }) => name) } })
    }
    Object.defineProperty(navigator, 'canShare', { value: ({ files = [] }: ShareData) => files.length > 0 })
    Object.defineProperty(navigator, 'share', { value: share })
  })
}

/**
 * Drops PDF files of these sizes on the page. They are created in it, because transferring them takes longer than the
 * test.
 */
export async function dropLargeFiles(page: Page, files: Readonly<Record<string, number>>): Promise<void> {
  await page.evaluate((files) => {
    const transfer = new DataTransfer()
    for (const [name, bytes] of Object.entries(files)) {
      const content = new Uint8Array(bytes)
      content.set(new TextEncoder().encode('%PDF-1.7'))
      transfer.items.add(new File([content], name))
    }
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
  }, files)
}

/** Dispatches a drop or a paste of files and, beside them, text of these types; returns whether the page prevented it. */
export function dispatchFiles(
  page: Page,
  type: 'drop' | 'paste',
  files: readonly SampleFile[],
  textTypes: readonly string[] = [],
): Promise<boolean> {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }))
  return page.evaluate(
    ([type, contents, textTypes]) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, bytes } of contents)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      for (const textType of textTypes) transfer.setData(textType, 'words')
      const init = { bubbles: true, cancelable: true }
      const event =
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: transfer })
      return !document.body.dispatchEvent(event)
    },
    [type, contents, textTypes] as const,
  )
}

/** Returns the form actions of any browser that Playwright drives. */
export function createPageActions(page: Page): FormActions {
  return {
    write: (label, text) => page.getByLabel(label).fill(text),
    choose: async (label, option) => void (await page.getByLabel(label).selectOption({ label: option })),
    press: (name) =>
      page
        .getByRole('button', { name, exact: true })
        .or(page.locator('summary').filter({ hasText: name }))
        .click(),
    tick: (box) => page.getByRole('checkbox', { name: box }).first().click(),
    add: (files) => getPicker(page).setInputFiles([...files]),
    see: (words) => expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible(),
    seeReview: () => expectReview(page),
    run: async (script) => void (await page.evaluate(script)),
  }
}
