// The email method: each file first, cleaned or whole, then the email, and a way for who has no email program.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findLocationBytes } from '../packages/media-metadata/tests/support/fixtures.ts'
import { reportFields } from '../src/forms/report/report.fields.ts'
import { eraseEverything } from './support/form-locators.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { fillReport } from './support/report-answers.ts'
import { fillAndReview } from './support/review-report.ts'
import { door, notes, photoWithMetadata, plainVideo } from './support/sample-files.ts'
import { expect, phone, test } from './support/site.ts'

const address = 'reports@quantum-reality.example'
const getMethod = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
const getEmail = (page: Page) => getMethod(page, 'Send it by email')
/** Returns the solid buttons and links. */
const getSolid = (page: Page) => page.locator('.delivery-methods .button-primary')

async function saveByKeyboard(page: Page, name: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Save ${name}` }).focus()
  await page.keyboard.press('Enter')
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test.describe('on a phone', () => {
  test.use(phone)

  test('by keyboard, each file is saved as it was chosen to be, then the email is written, and the solid button leads', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }))
    await page.goto('/report')
    await fillReport(page)
    await page.getByLabel('Supporting documentation').setInputFiles([photoWithMetadata, door])
    await page.getByLabel('Information recorded in photo.jpg').selectOption('all')
    await expect(page.getByText('The pixels are untouched.')).toBeVisible()
    await page.getByRole('button', { name: 'Prepare report' }).click()
    await expect(page.getByText('It identifies this copy')).toBeVisible()
    const email = getEmail(page)
    const presses = email.getByRole('listitem')
    await expect(presses).toHaveText([
      /^Save evidence-1\.jpgphoto\.jpg, .* The place, time, device and owner recorded in it were removed\.$/,
      /^Save evidence-2\.pngdoor\.png, .* Nothing was removed from it\.$/,
      'Write the email',
      'Attach evidence-1.jpg and evidence-2.png there, and send it.',
    ])
    await expect(getSolid(page)).toHaveText('Save evidence-1.jpg')

    const photo = await saveByKeyboard(page, 'evidence-1.jpg')
    expect(photo.name).toBe('evidence-1.jpg')
    expect(findLocationBytes(photoWithMetadata.buffer)).not.toEqual([])
    expect(findLocationBytes(photo.bytes)).toEqual([])
    await expect(email).toContainText('Your browser was asked to save evidence-1.jpg. Check your downloads.')
    await expect(getSolid(page)).toHaveText('Save evidence-2.png')

    expect(await saveByKeyboard(page, 'evidence-2.png')).toEqual({ name: 'evidence-2.png', bytes: door.buffer })
    await expect(getSolid(page)).toHaveText('Write the email')

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Write the email' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(email).toContainText(
      'Your email program was asked to open. Nothing is sent until you send it there.Attach evidence-1.jpg',
    )
    await page.keyboard.press('Tab')
    await expect(email.getByRole('button', { name: 'Copy the address' })).toBeFocused()
    await expect(email).not.toContainText(/(was|is|has been) (sent|saved)\b(?! until)/)
  })
})

test('a text that is longer than an email link carries is copied before the email, and selected where that is denied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await fillAndReview(page, [door], 'The hallway was longer. '.repeat(100))
  const email = getEmail(page)
  await expect(email.getByRole('listitem')).toHaveText([
    /^Save evidence-1\.png/,
    'Copy the textIt is longer than an email link carries.',
    'Write the email',
    'Paste the text there, attach evidence-1.png, and send it.',
  ])
  const saved = page.waitForEvent('download')
  await getSolid(page).click()
  await saved
  await expect(getSolid(page)).toHaveText('Copy the text')
  await getSolid(page).click()
  await expect(email).toContainText('The text is copied.')
  await expectCopied(page, /^Quantum Reality Research\n[\s\S]*The hallway was longer\.[\s\S]*evidence-1\.png/)
  await expect(getSolid(page)).toHaveText('Write the email')
  await expect(email).toContainText('Your browser was asked to save evidence-1.png.')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await email.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByLabel('Text to copy')).toBeFocused()
})

test('four files are saved as one before the email, and single saves are folded', async ({ page }) => {
  await fillAndReview(page, [photoWithMetadata, door, notes, plainVideo])
  const email = getEmail(page)
  await expect(getSolid(page)).toHaveText('Save everything as one file')
  await expect(email.getByRole('button', { name: /^Save evidence/ })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await getSolid(page).click()
  const name = (await download).suggestedFilename()
  expect(name).toMatch(/^anomaly-report-.*\.zip$/)
  await expect(email).toContainText(`Attach ${name} (or all 4 files) there, and send it.`)
  await expect(getSolid(page)).toHaveText('Write the email')
  await email.getByText('Save them one by one').click()
  expect(await saveByKeyboard(page, 'evidence-3.pdf')).toEqual({ name: 'evidence-3.pdf', bytes: notes.buffer })
  await expect(email).toContainText('Your browser was asked to save evidence-3.pdf.')
})

test('a description of 1,100 characters fits into the email link beside a photo', async ({ page }) => {
  await fillAndReview(page, [door], 'The hallway was longer. '.repeat(46).trim())
  const email = getEmail(page)
  await expect(email.getByText('It is longer than an email link carries.')).toHaveCount(0)
  const link = await page.getByRole('link', { name: 'Write the email' }).getAttribute('href')
  const body = new URL(link ?? '').searchParams.get('body')
  expect(body).toMatch(/The hallway was longer\.\r\n {2}evidence-1\.png\r\n$/)
  expect(body).not.toContain('SHA-256')
})

test('without files the email method begins with the email', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto('/contact')
  await page.getByLabel('Message').fill('Which tide table?')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  const email = getEmail(page)
  await expect(email.getByRole('listitem')).toHaveText(['Write the email', 'Check it there, and send it.'])
  await expect(email).toContainText('If nothing opens, write an email of your own:')
  await email.getByRole('button', { name: 'Copy the address' }).click()
  await expectCopied(page, /^office@quantum-reality\.example$/)
})

test('the solid button is in the method that was used last', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', { value: async () => {} })
    window.print = () => {}
  })
  await fillAndReview(page)
  await expect(getSolid(page)).toHaveText('Choose an app')
  await expect(getMethod(page, 'Share it')).toContainText(`Send it there, to ${address}.`)
  await getMethod(page, 'Print it and mail it').getByRole('button').click()
  await expect(getSolid(page)).toHaveText('Print the sheet')
  await expect(page.getByText('Your browser was asked to print it. Nothing is sent until you mail it.')).toBeVisible()
})

test.describe('for a script that may fetch', () => {
  test.use({ bypassCSP: true })

  test('what was saved cannot be fetched any more after everything was erased', async ({ page, watch }) => {
    await page.addInitScript(() => {
      const urls: string[] = []
      const create = URL.createObjectURL
      URL.createObjectURL = (object: Blob) => {
        const url = create(object)
        if (object instanceof File && object.name !== 'door.png') urls.push(url)
        return url
      }
      Object.assign(window, { urls })
    })
    const countFetchable = () =>
      page.evaluate(async () => {
        const { urls } = window as unknown as { urls: readonly string[] }
        const found = await Promise.all(
          urls.map((url) =>
            fetch(url).then(
              () => true,
              () => false,
            ),
          ),
        )
        return { all: urls.length, fetchable: found.filter(Boolean).length }
      })
    await fillAndReview(page, [door])
    for (const name of ['Save evidence-1.png', 'Save the file']) {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      await saved
    }
    expect(await countFetchable()).toMatchObject({ fetchable: 2 })
    await eraseEverything(page)
    expect(await countFetchable()).toMatchObject({ fetchable: 0 })
    // What the browser says about the two URLs.
    await expect.poll(() => watch.said).toHaveLength(2)
    watch.said.splice(0)
  })
})

test('a download that the browser denies is not called saved', async ({ page, context }) => {
  await fillAndReview(page)
  const client = await context.newCDPSession(page)
  await client.send('Browser.setDownloadBehavior', { behavior: 'deny' })
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(
    page.getByText(/^Your browser was asked to save it as anomaly-report-.*Nothing is sent yet\.$/),
  ).toBeVisible()
  await expect(page.getByText(/\bSaved\b/)).toHaveCount(0)
})

test('below each form’s button stands what comes next, and it is announced with the button', async ({ page }) => {
  for (const [path, name] of [
    ['/report', 'Prepare report'],
    ['/contact', 'Prepare message'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name })).toHaveAccessibleDescription(
      'Next you check it. Nothing is sent yet.',
    )
  }
})

test('the hints ask for place and time in words', () => {
  const hint = (name: string) => reportFields.find((field) => field.name === name)?.hint
  expect(hint('date-time')).toContain('such as April 19, 2025, at 9:14 in the evening')
  expect(hint('description')).toMatch(
    /^Where it was, down to the street or building; .* The person who answers you reads it/,
  )
})
