// Sending: one way, chosen for this device, the question after it, and the end.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findLayoutDefects } from './support/layout-defects.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { fillReport, requiredAnswers } from './support/report-answers.ts'
import {
  dropLargeFiles,
  eraseEverything,
  expectReview,
  fillAndReview,
  getEnd,
  getPicker,
  getQuestion,
  getReview,
  getReviewTitle,
  getSend,
  handOverByCopy,
  holdFiles,
  offerSharing,
  openReview,
  pressContinue,
  saveDownload,
  sendByCopy,
  waitForStep,
} from './support/report-page.ts'
import { door, hallway, heicNamedJpg, notes, plainVideo, type SampleFile } from './support/sample-files.ts'
import { expect, phone, test } from './support/site.ts'
import { unzip } from './support/unzip.ts'

const address = 'reports@quantum-reality.example'
const longText = { 'Detailed description': 'The hallway was longer. '.repeat(150) }
const shareButton = 'Send from this device'
const saveButton = 'Save the report'
const getEmailLink = (page: Page) => page.getByRole('link', { name: 'Write the email' })
const pressYes = (page: Page) => page.getByRole('button', { name: 'Yes, it is sent' }).click()
const readEmail = async (page: Page) => new URL((await getEmailLink(page).getAttribute('href')) ?? '')
const readReference = async (page: Page) => /\w{4}-\w{4}$/.exec((await getEnd(page).textContent()) ?? '')?.[0] ?? ''

/** Returns how many grays a canvas shows. Runs in the page. */
function countGrays(canvas: HTMLElement | SVGElement): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0
  const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  return new Set(data.filter((_, index) => index % 4 === 0)).size
}

test('without files an email is written, the page asks whether it is sent, and ends with the reference', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await fillAndReview(page, [], { 'Detailed description': 'Façade & 5 °C,\n\n50 % 🚪 “漢字” = #1?' })
  await expect(page.getByRole('button', { name: saveButton })).toHaveCount(0)
  const email = await readEmail(page)
  expect(email.pathname).toBe(address)
  const body = email.searchParams.get('body') ?? ''
  for (const answer of ['First name: Ada\r\n', 'State: California\r\n', '9:14 pm Pacific', '50 % 🚪 “漢字” = #1?'])
    expect(body).toContain(answer)
  await getEmailLink(page).click()
  await expect(getQuestion(page)).toBeFocused()
  await expect.poll(() => watch.requests.filter((url) => url.startsWith('mailto:'))).toHaveLength(1)
  await expect(page.getByText(`Write one yourself, to ${address}`)).toBeVisible()
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expectCopied(page, /^To: reports@quantum-reality\.example\n\nAnomaly report .*Façade & 5 °C/s)
  await pressYes(page)
  await expect(getEnd(page)).toBeFocused()
  const reference = await readReference(page)
  expect(email.searchParams.get('subject')).toContain(reference)
  const telephone = page.getByRole('main').getByRole('link', { name: '(415) 555-0165' })
  await expect(telephone).toHaveAttribute('href', 'tel:+1-415-555-0165')
  const plate = page
    .getByRole('figure', { name: 'The plate of your report. In the archive it is one square.' })
    .locator('canvas')
  expect(await plate.evaluate(countGrays), 'it is drawn').toBeGreaterThan(50)
  const copy = await saveDownload(page, 'Save a copy of your answers')
  expect(copy.name).toBe(`anomaly-report-${reference}.txt`)
  expect(copy.bytes.toString()).toContain('50 % 🚪 “漢字” = #1?')
  // Nothing was stored but what the tab keeps, and nothing of that stays.
  await eraseEverything(page, 'Erase this report from this device')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  for (const { value } of requiredAnswers.filter(({ value }) => value.length > 2))
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(value)
  expect(await context.cookies()).toEqual([])
})

test('a report with files is saved as one file, which the email asks for by a name that breaks at no width inside its number', async ({
  page,
}, info) => {
  const odd: readonly SampleFile[] = [
    { ...hallway, name: '../../etc/passwd.jpg' },
    { ...door, name: '👁️ "eye" <b>.png' },
    { ...plainVideo, name: 'فيلم.mp4' },
    notes,
  ]
  const trap = 'He said "🚪\'s مفتوح".\n\n</dd><script>alert(1)</script>\n\tC:\\..\\x\n '
  await fillAndReview(page, odd, { 'Detailed description': trap })
  const steps = getSend(page).getByRole('list').first().getByRole('listitem')
  await expect(steps).toHaveText([
    /^Save the reportOne file with your answers and your 4\sfiles, \d+\skB\./,
    /^Write the emailAttach the file there\./,
  ])
  const { name, bytes } = await saveDownload(page, saveButton)
  await expect(page.getByText(`Look for ${name} in your downloads.`)).toBeVisible()
  const folder = unzip(bytes, info)
  const { reference, answers } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  expect(name).toBe(`anomaly-report-${reference}.zip`)
  expect(JSON.stringify(answers)).toContain(JSON.stringify(trap.trim()).slice(1, -1))
  const names = ['_.._etc_passwd.jpg', '👁️ _eye_ _b_.png', 'فيلم.mp4', 'notes.pdf']
  expect(readdirSync(join(folder, 'files')).toSorted()).toEqual(names.toSorted())
  for (const [index, each] of names.entries())
    expect(readFileSync(join(folder, 'files', each))).toEqual(odd[index]?.buffer)
  expect((await readEmail(page)).searchParams.get('body')).toContain(`Attached: ${name}`)
  await getEmailLink(page).click()
  await expect(getQuestion(page)).toBeFocused()
  await expect(page.getByText(`Attach ${name} to the email that opened.`)).toBeVisible()
  const number = page.getByText(`${reference}.zip`, { exact: true })
  for (let width = 320; width <= 800; width += 20) {
    await page.setViewportSize({ width, height: 800 })
    expect(await number.evaluate((part) => part.getClientRects().length), `lines at ${width} px`).toBe(1)
  }
  await pressYes(page)
  expect(await readReference(page)).toBe(reference)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('that can share them, files are sent from it, and the address is copied by the same press', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await offerSharing(page)
    await fillAndReview(page, [door, notes])
    const button = page.getByRole('button', { name: shareButton })
    const end = async (shareError: string) => {
      await page.evaluate((shareError) => Object.assign(window, { shareError }), shareError)
      await button.click()
    }
    await end('AbortError')
    await expect(page.getByText('Nothing was shared.')).toBeVisible()
    await end('')
    await expect(getQuestion(page)).toBeFocused()
    const shared = await page.evaluate(() => Reflect.get(window, 'shared'))
    expect(shared.text).toMatch(RegExp(`^To: ${address}\n`))
    expect(shared.files).toEqual(['report.txt', door.name, notes.name])
    await expectCopied(page, RegExp(`^${address}$`))
    await expect(page.getByText(`Paste the address there: ${address}`)).toBeVisible()
    await page.getByRole('button', { name: 'Not yet' }).click()
    await expect(getReviewTitle(page)).toBeFocused()
    await end('NotAllowedError')
    await expect(page.getByText('This device could not share it. Send it this way:')).toBeVisible()
    expect(await findLayoutDefects(page)).toEqual([])
    await expect(page.getByRole('button', { name: saveButton })).toBeVisible()
    await expect(button).toHaveCount(0)
    await expect(page.getByText(/^One file.* If nothing is saved, copy the text first/)).toBeVisible()
  })
})

test('a text that no link carries is saved first, and the email asks for the file', async ({ page }) => {
  await fillAndReview(page, [], longText)
  await expect(getEmailLink(page)).toHaveCount(0)
  expect((await saveDownload(page, saveButton)).name).toMatch(/^anomaly-report-\S+\.txt$/)
  await expect(getEmailLink(page)).toBeVisible()
})

test('other ways are folded: to print, to call, to save what no email carries, and to copy, or to select what the browser does not copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }))
  await page.goto('/report')
  await fillReport(page)
  await dropLargeFiles(page, { 'large.pdf': 20 * 2 ** 20 })
  await openReview(page)
  await expect(page.getByRole('button', { name: 'Print it' })).toBeHidden()
  await page.getByText('Another way').click()
  await page.getByRole('button', { name: 'Print it' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'isPrinted'))).toBe(true)
  await expect(getSend(page).getByRole('link', { name: '(415) 555-0165' })).toBeVisible()
  expect((await saveDownload(page, saveButton)).bytes.length).toBeGreaterThan(20 * 2 ** 20)
  await expect(getQuestion(page)).toHaveCount(0)
  const copy = page.getByRole('button', { name: 'Copy the text' })
  const allow = await page.evaluateHandle(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'clipboard')
  })
  await copy.click()
  await expect(page.getByText('The browser did not allow copying.')).toBeVisible()
  expect(await findLayoutDefects(page)).toEqual([])
  await expect(page.getByLabel('Text to copy')).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toContain('The hallway was 2 m longer')
  await expect(getQuestion(page)).toHaveCount(0)
  await allow.evaluate((allow) => allow())
  await copy.click()
  await expectCopied(page, /The hallway was 2 m longer[\s\S]*large\.pdf/)
  await expect(getQuestion(page)).toBeFocused()
  await expect(page.getByText(`The text is copied. Paste it into an email to: ${address}`)).toBeVisible()
})

test('after the end every entry of the tab shows it, with the day on this device, until another report is begun', async ({
  page,
}) => {
  await page.goto('/team')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Report Anomaly' }).click()
  await fillReport(page)
  await openReview(page)
  // In UTC it is a day later.
  await page.clock.setFixedTime(new Date('2026-11-28T23:30-08:00'))
  await sendByCopy(page)
  await page.clock.setFixedTime(new Date('2026-12-03T12:00-08:00'))
  await waitForStep(page, 'sent')
  const reference = await readReference(page)
  const expectEnd = async () => {
    await expect(page).toHaveTitle(/^Your report is sent/)
    expect(await readReference(page)).toBe(reference)
    await expect(page.getByText(day)).toBeVisible()
  }
  const day = 'Sent November 28, 2026. Leila Farahani answers within ten working days.'
  const copy = await saveDownload(page, 'Save a copy of your answers')
  expect(copy.bytes.toString()).toContain(`Anomaly report ${reference}\nSent November 28, 2026.\n`)
  await page.emulateMedia({ media: 'print' })
  await expectEnd()
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await expectEnd()
  await page.goForward()
  await waitForStep(page, 'sent')
  await expectEnd()
  await page.goBack()
  await expect(page).toHaveURL('/team')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Report Anomaly' }).click()
  await expectEnd()
  await page.getByRole('button', { name: 'Report something else' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(reference)
})

test('a file that was changed after it was chosen is not saved, and the page says so', async ({ page }, info) => {
  const path = info.outputPath('notes.pdf')
  writeFileSync(path, '%PDF-1.7 before')
  await fillAndReview(page, path)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  writeFileSync(path, '%PDF-1.7 after, and longer')
  await page.getByRole('button', { name: saveButton }).click()
  await expect(page.getByText('“notes.pdf” was changed, moved or deleted since you chose it.')).toBeVisible()
  expect(downloads).toEqual([])
  // What was not saved is not attached.
  expect((await readEmail(page)).searchParams.get('body')).not.toContain('Attached')
  await getEmailLink(page).click()
  await expect(page.getByText('Your file is not in it. Keep it: we answer with a way to send it.')).toBeVisible()
})

test('a report is offered once every file is read, names those that are not in it, and a reload of the question keeps its sheet', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/report')
  await fillReport(page)
  const read = await holdFiles(page)
  await getPicker(page).setInputFiles([hallway, heicNamedJpg])
  await pressContinue(page)
  await expect(getReviewTitle(page)).toBeFocused()
  await expect(page.getByText('Reading your files.')).toBeVisible()
  await expect(getReview(page).getByText('Being read.')).toHaveCount(2)
  await expect(getEmailLink(page)).toHaveCount(0)
  await read()
  await expectReview(page)
  await page.emulateMedia({ media: 'print' })
  await expect(getReview(page).getByRole('listitem'), 'on paper, too').toHaveText([
    /hallway\.jpg/,
    /IMG_0042.*Not added\./,
  ])
  await page.emulateMedia({ media: 'screen' })
  await handOverByCopy(page)
  await page.reload()
  await expect(getQuestion(page)).toBeVisible()
  await expect(page.getByText('Not in your report: “IMG_0042.jpg”.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const words of ['hallway.jpg', 'The hallway was 2 m longer']) await expect(getReview(page)).toContainText(words)
  await expect(getReview(page)).not.toContainText('waits')
  await page.emulateMedia({ media: 'screen' })
  await pressYes(page)
  await expect(getEnd(page)).toBeVisible()
  await expect(page.getByText('Not in your report: “IMG_0042.jpg”.')).toBeVisible()
})
