// The review: the next actions are near the top and in order, and what was left open can be answered there.
import type { Page } from '@playwright/test'
import { renderReferencePlate } from '../src/forms/documents/reference-plate.ts'
import { fillAndReview, getReview } from './support/report-page.ts'
import { findBrokenWords } from './support/layout-defects.ts'
import { addedFieldCount } from './support/report-answers.ts'
import { door, heicNamedJpg, photoWithMetadata } from './support/sample-files.ts'
import { expect, phone, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'

const sentence = 'The hallway was longer. '
const getMethods = (page: Page) => page.getByRole('region', { name: 'Ways to send it' })

test.describe('on a phone', () => {
  test.use(phone)
  const photos = Array.from({ length: 20 }, (_, index) => ({ ...photoWithMetadata, name: `photo-${index + 1}.jpg` }))
  for (const [name, description, files] of [
    ['5,000 words and 20 files', sentence.repeat(1250), photos],
    ['a file refused, and a time left open', 'The wall grew 4 mm.', [door, heicNamedJpg]],
  ] as const)
    test(`with ${name} the first delivery method is at most two screens down`, async ({ page }) => {
      await fillAndReview(page, files, {
        State: 'Indiana',
        'Date and time of anomaly': '2025-11-02T01:30',
        'Detailed description': description,
      })
      const control = getMethods(page).getByRole('listitem').first().locator('a, button').first()
      const top = await control.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      expect(top).toBeLessThanOrEqual(2 * 844 + 80 * addedFieldCount)
      await expect(page.getByText('Nothing has been sent.')).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Ways to send it' })).toBeInViewport()
    })
})

test('the review does not repeat the page’s title and warning; 300 words stand whole; it ends with the telephone; the link to the delivery methods moves focus and view', async ({
  page,
}) => {
  await fillAndReview(page, [], { 'Detailed description': `${`${sentence.trim()}\n`.repeat(74)}It was not there.` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your report')
  await expect(page.getByText('This form does not call for help.')).toBeHidden()
  await expect(getReview(page).getByRole('button', { name: /^Show all/ })).toHaveCount(0)
  await expect(getReview(page).getByText('It was not there.')).toBeVisible()
  await expect(getMethods(page)).toContainText(
    /In danger, call 911\. If nothing here works, call \(415\)\s555-0165, Monday to Friday, 9\sam to 5\spm Pacific time\.$/,
  )
  const heading = page.getByRole('heading', { name: 'Ways to send it' })
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('link', { name: 'Ways to send it' }).click()
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS('outline', /3px$/)
    await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(40)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  }
})

test('with letters of 32 px no word of the review breaks on the smallest phone, and nothing moves sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await doubleTextSize(page)
  await fillAndReview(page, [photoWithMetadata], { 'Detailed description': sentence.repeat(70) })
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(await findBrokenWords(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('after a press the review says what was done, who answers and what to keep', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('', 'AbortError')) })
  })
  await fillAndReview(page)
  const nothing = page.getByText('Nothing has been sent.')
  await page.getByRole('button', { name: 'Choose an app' }).click()
  await expect(page.getByText('Nothing was shared.')).toBeVisible()
  await expect(nothing).toBeVisible()
  await page.getByRole('button', { name: 'Save the file' }).click()
  const reference = await page.getByText('It identifies this copy').locator('b').textContent()
  await expect(page.getByText(`within ten working days. Keep ${reference}.`)).toHaveText(
    /^Your report is in one file, if your browser has saved it\./,
  )
  await expect(nothing).toHaveCount(0)
})

test('what was left open about the time is answered in the review, which says what was taken otherwise', async ({
  page,
}) => {
  await fillAndReview(page, [], { State: 'Indiana', 'Date and time of anomaly': '2025-11-02T01:30' })
  const review = getReview(page)
  await expect(review).toContainText(
    'Left blank: in which part of the state it was, and which of the two hours it was. We took Eastern time (most of Indiana).',
  )
  await review.getByRole('button', { name: 'Answer now' }).click()
  await review.getByRole('radio', { name: /^The second/ }).check()
  await expect(review).toContainText('Eastern Standard Time; November 2, 06:30 UTC')
  await review.getByRole('radio', { name: /^The northwest/ }).check()
  await review.getByRole('radio', { name: /^The second/ }).check()
  await expect(review).toContainText('Central Standard Time; November 2, 07:30 UTC')
})

test('the plate of the reference is drawn in the review and stands on the printed sheet', async ({ page }) => {
  await fillAndReview(page)
  const reference = (await page.getByText('It identifies this copy').locator('b').textContent()) ?? ''
  await expect(page.locator('.report-plate')).toContainText(
    'its plate joins the archive’s wall. What you wrote does not.',
  )
  const plate = page.locator('.report-plate canvas')
  const readGrays = () =>
    plate.evaluate((canvas: HTMLCanvasElement) => {
      const context = new OffscreenCanvas(420, 420).getContext('2d', { willReadFrequently: true })
      context?.drawImage(canvas, 0, 0)
      return [...(context?.getImageData(0, 0, 420, 420).data ?? [])].filter((_, index) => index % 4 === 0)
    })
  await expect.poll(async () => (await readGrays()).some((gray) => gray > 0)).toBe(true)
  expect(await readGrays()).toEqual([...renderReferencePlate(reference, 420)])
  await page.emulateMedia({ media: 'print' })
  await expect(plate).toBeVisible()
  await expect(plate).toHaveCSS('filter', 'invert(1)')
})

test('a long answer is collapsed, and complete when expanded; one without a space has no word count', async ({
  page,
}) => {
  await fillAndReview(page, [], { 'Detailed description': sentence.repeat(150), 'Last name': 'W'.repeat(2500) })
  await expect(page.getByRole('button', { name: 'Show all of last name', exact: true })).toBeVisible()
  const expand = page.getByRole('button', { name: /^Show all 600 words/ })
  await expect(expand).toHaveAttribute('aria-expanded', 'false')
  const answer = page.getByRole('definition').filter({ hasText: 'The hallway was longer.' })
  const getHeight = () => answer.evaluate((element) => element.getBoundingClientRect().height)
  const collapsed = await getHeight()
  await expand.click()
  await expect.poll(getHeight).toBeGreaterThan(2 * collapsed)
})

test('an email address is shown as it was typed, in every alphabet; metadata can be removed; print contains no files', async ({
  page,
}) => {
  await fillAndReview(page, [photoWithMetadata], { Email: 'ada@müller.example' })
  await expect(getReview(page)).toContainText('ada@müller.example')
  const email = page.getByRole('link', { name: 'Write the email' })
  await expect(email).toHaveAttribute('href', new RegExp(encodeURIComponent('ada@müller.example')))
  const paper = page.getByRole('listitem').filter({ hasText: 'Print it and mail it' })
  await expect(paper).toContainText('the names of your files but not the files')
  await getReview(page).getByLabel('Send it without this, photo.jpg').check()
  await expect(getReview(page).getByText('Place, time, device and owner were removed from it.')).toBeVisible()
})
