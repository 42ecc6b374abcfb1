// The email method: each file first, cleaned or whole, then the email, and a way for who has no email program.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findLocationBytes } from '../packages/media-metadata/tests/support/fixtures.ts'
import { eraseEverything, fillAndReview, getPicker, openReview, saveDownload } from './support/report-page.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { addedFieldCount, fillReport } from './support/report-answers.ts'
import { door, notes, photoWithMetadata, plainVideo } from './support/sample-files.ts'
import { expect, phone, test } from './support/site.ts'

const address = 'reports@quantum-reality.example'
const getMethod = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
const getEmail = (page: Page) => getMethod(page, 'Send it by email')
const getEmailLink = (page: Page) => page.getByRole('link', { name: 'Write the email' })
const readBody = async (page: Page) =>
  new URL((await getEmailLink(page).getAttribute('href')) ?? '').searchParams.get('body')
/** Returns the solid buttons and links. */
const getSolid = (page: Page) => page.locator('.delivery-methods .button-primary')

test.describe('on a phone', () => {
  test.use(phone)

  test('by keyboard, each file is saved as it was chosen to be, then the email is written, and the solid button leads', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }))
    await page.goto('/report')
    await fillReport(page)
    await getPicker(page).setInputFiles([photoWithMetadata, door])
    await page.getByLabel('Send it without this, photo.jpg').check()
    await expect(page.getByText('The picture is as it was.')).toBeVisible()
    await openReview(page)
    await expect(page.getByText('Sharing with an app')).toHaveCount(0)
    const email = getEmail(page)
    await expect(email.getByRole('listitem')).toHaveText([
      /^Save evidence-1\.jpgphoto\.jpg, .* Place, time, device and owner were removed from it\.$/,
      /^Save evidence-2\.pngdoor\.png, .* Nothing was removed from it\.$/,
      'Write the email',
      'Attach evidence-1.jpg and evidence-2.png there, and send it.',
    ])
    const saveByKeyboard = async (name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: `Save ${name}` }).focus()
      await page.keyboard.press('Enter')
      const file = await download
      expect(file.suggestedFilename()).toBe(name)
      return readFileSync(await file.path())
    }

    await expect(getSolid(page)).toHaveText('Save evidence-1.jpg')
    expect(findLocationBytes(photoWithMetadata.buffer)).not.toEqual([])
    expect(findLocationBytes(await saveByKeyboard('evidence-1.jpg'))).toEqual([])
    await expect(email).toContainText('Your browser was asked to save evidence-1.jpg. Check your downloads.')

    await expect(getSolid(page)).toHaveText('Save evidence-2.png')
    expect(await saveByKeyboard('evidence-2.png')).toEqual(door.buffer)

    await expect(getSolid(page)).toHaveText('Write the email')
    await page.keyboard.press('Tab')
    await expect(getEmailLink(page)).toBeFocused()
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
  await fillAndReview(page, [door], { 'Detailed description': 'The hallway was longer. '.repeat(100) })
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
  expect(await saveDownload(page, 'Save evidence-3.pdf')).toEqual({ name: 'evidence-3.pdf', bytes: notes.buffer })
  await expect(email).toContainText('Your browser was asked to save evidence-3.pdf.')
})

test('a description of 1,100 characters fits into the email link beside a photo, and the copies are the complete text and the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await fillAndReview(page, [door], {
    // Each further answer takes the room of some sentences.
    'Detailed description': 'The hallway was longer. '.repeat(46 - 4 * addedFieldCount).trim(),
  })
  const email = getEmail(page)
  await expect(email.getByText('It is longer than an email link carries.')).toHaveCount(0)
  await expect(getEmailLink(page)).toHaveAttribute('href', RegExp(`^mailto:${address}\\?`))
  const body = await readBody(page)
  expect(body).toMatch(/The hallway was longer\.\r\n(.*\r\n)* {2}evidence-1\.png\r\n$/)
  expect(body).not.toContain('SHA-256')
  await email.getByRole('button', { name: 'Copy the address' }).click()
  await expect(page.getByText('The address is copied.')).toBeVisible()
  await expectCopied(page, RegExp(`^${address}$`))
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('The text is copied.')).toBeVisible()
  await expectCopied(page, /The hallway was longer\.[\s\S]*SHA-256/)
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
        const urls: readonly string[] = Reflect.get(window, 'urls')
        const found = await Promise.allSettled(urls.map((url) => fetch(url)))
        return found.filter(({ status }) => status === 'fulfilled').length
      })
    await fillAndReview(page, [door])
    for (const name of ['Save evidence-1.png', 'Save the file']) await saveDownload(page, name)
    expect(await countFetchable()).toBe(2)
    await eraseEverything(page)
    expect(await countFetchable()).toBe(0)
    // What the browser says about the two URLs.
    await expect.poll(() => watch.said).toHaveLength(2)
    watch.said.splice(0)
  })
})
