// The review on a phone: the next actions are near the top and in order.
import type { Page } from '@playwright/test'
import { renderReferencePlate } from '../src/forms/documents/reference-plate.ts'
import { findBrokenWords } from './support/layout-defects.ts'
import { addedFieldCount, fillReport } from './support/report-answers.ts'
import { fillAndReview, prepareReport } from './support/review-report.ts'
import { door, heicNamedJpg, photoWithMetadata } from './support/sample-files.ts'
import { expect, phone, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'

/** Returns the position of the first delivery control, in px from the top of the page. */
const firstWay = (page: Page) =>
  page
    .getByRole('region', { name: 'Ways to send it' })
    .getByRole('listitem')
    .first()
    .locator('a, button')
    .first()
    .evaluate((each) => each.getBoundingClientRect().top + scrollY)

test.describe('on a phone', () => {
  test.use(phone)
  const many = Array.from({ length: 20 }, (_, index) => ({ ...photoWithMetadata, name: `photo-${index + 1}.jpg` }))
  for (const [name, description, files] of [
    ['600 words', 'The hallway was longer. '.repeat(150), []],
    ['5,000 words and 20 files', 'The hallway was longer. '.repeat(1250), many],
    ['a file refused, and a time left open', 'The wall grew 4 mm.', [door, heicNamedJpg]],
  ] as const) {
    test(`with ${name} the first delivery method is at most two screens down`, async ({ page }) => {
      await page.goto('/report')
      await fillReport(page, {
        State: 'Indiana',
        'Date and time of anomaly': '2025-11-02T01:30',
        'Detailed description': description,
      })
      if (files.length > 0) await page.getByLabel('Supporting documentation').setInputFiles([...files])
      await prepareReport(page)
      await expect(page.getByText('It identifies this copy')).toBeVisible()
      expect(await firstWay(page)).toBeLessThanOrEqual(2 * 844 + 64 * addedFieldCount)
      await expect(page.getByText('Nothing has been sent.')).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Ways to send it' })).toBeInViewport()
    })
  }
})

test('the review does not repeat the page’s title, warning and introduction', async ({ page }) => {
  await fillAndReview(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your report')
  await expect(page.getByText('This form does not call for help.')).toBeHidden()
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the link to the ways to send it moves focus and view at ${viewport.width} px, for the eye too`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await fillAndReview(page, [], 'The hallway was longer. '.repeat(70))
    const heading = page.getByRole('heading', { name: 'Ways to send it' })
    await page.getByRole('link', { name: 'Ways to send it' }).click()
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS('outline', /3px$/)
    await expect.poll(() => heading.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(40)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

test('with letters of 32 px no word of the review breaks on the smallest phone, and nothing moves sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await doubleTextSize(page)
  await fillAndReview(page, [photoWithMetadata], 'The hallway was longer. '.repeat(70))
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(await findBrokenWords(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const width of [390, 1440])
  test(`the way to erase everything follows the answers at ${width} px, before the ways to send them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await fillAndReview(page, [door])
    const review = page.getByRole('region', { name: 'Check your report' })
    await expect(review.getByRole('button').last()).toHaveText('Erase everything and start again')
    const answers = await review.getByRole('term').last().boundingBox()
    const erase = await review.getByRole('button').last().boundingBox()
    const ways = await page.getByRole('region', { name: 'Ways to send it' }).boundingBox()
    expect(erase?.x).toBeLessThanOrEqual(answers?.x ?? 0)
    expect(erase?.y).toBeGreaterThan(answers?.y ?? 0)
    expect(erase?.y).toBeLessThan((ways?.y ?? 0) + (width === 1440 ? (ways?.height ?? 0) : 0))
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

test('300 words of the description stand whole, and the review ends with the telephone', async ({ page }) => {
  await fillAndReview(page, [], `${'The hallway was longer.\n'.repeat(74)}It was not there.`)
  const review = page.getByRole('region', { name: 'Check your report' })
  await expect(review.getByRole('button', { name: /^Show all/ })).toHaveCount(0)
  await expect(review.getByText('It was not there.')).toBeVisible()
  const ways = page.getByRole('region', { name: 'Ways to send it' })
  await expect(ways).toContainText(
    /In danger, call 911\. If nothing here works, call \(415\)\s555-0165, Monday to Friday, 9\sam to 5\spm Pacific time\.$/,
  )
})

test('where a zone was taken for a state with two, the review says which', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page, { State: 'Indiana' })
  await page.getByRole('button', { name: 'Prepare report' }).click()
  const review = page.getByRole('region', { name: 'Check your report' })
  await expect(review).toContainText(
    'Left blank: in which part of the state it was. We took Eastern time (most of Indiana).',
  )
  await review.getByRole('button', { name: 'Answer now' }).click()
  await review.getByRole('radio', { name: /^The northwest/ }).check()
  await expect(review).toContainText('9:14 pm Central')
})

test('the plate of the reference is drawn in the review and stands on the printed sheet', async ({ page }) => {
  await fillAndReview(page)
  const reference = (await page.getByText('It identifies this copy').locator('b').textContent()) ?? ''
  await expect(page.locator('.report-plate')).toContainText(
    'its plate joins the archive’s wall. What you wrote does not.',
  )
  const plate = page.locator('.report-plate canvas')
  const grays = () =>
    plate.evaluate((canvas: HTMLCanvasElement) => {
      const context = new OffscreenCanvas(420, 420).getContext('2d', { willReadFrequently: true })
      context?.drawImage(canvas, 0, 0)
      return [...(context?.getImageData(0, 0, 420, 420).data ?? [])].filter((_, index) => index % 4 === 0)
    })
  await expect.poll(async () => (await grays()).some((gray) => gray > 0)).toBe(true)
  expect(await grays()).toEqual([...renderReferencePlate(reference, 420)])
  await page.emulateMedia({ media: 'print' })
  await expect(plate).toBeVisible()
  await expect(plate).toHaveCSS('filter', 'invert(1)')
})

test('a long answer is collapsed, and complete when expanded', async ({ page }) => {
  await fillAndReview(page, [], 'The hallway was longer. '.repeat(150))
  const unfold = page.getByRole('button', { name: /^Show all 600 words/ })
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  const answer = page.getByRole('definition').filter({ hasText: 'The hallway was longer.' })
  const height = () => answer.evaluate((each) => each.getBoundingClientRect().height)
  const folded = await height()
  await unfold.click()
  await expect.poll(height).toBeGreaterThan(2 * folded)
})

test('a long answer without a space has no word count', async ({ page }) => {
  await fillAndReview(page, [], 'W'.repeat(2500))
  await expect(page.getByRole('button', { name: 'Show all of detailed description', exact: true })).toBeVisible()
})

test('an open question about the time can be answered in the review, and the report has the answer', async ({
  page,
}) => {
  await page.goto('/report')
  await fillReport(page, { State: 'Indiana', 'Date and time of anomaly': '2025-11-02T01:30' })
  await page.getByRole('button', { name: 'Prepare report' }).click()
  const review = page.getByRole('region', { name: 'Check your report' })
  await review.getByRole('button', { name: 'Answer now' }).click()
  await review.getByRole('radio', { name: /^The second/ }).check()
  await expect(review).toContainText('Eastern Standard Time; November 2, 06:30 UTC')
})

test('an email address is shown as it was typed, in every alphabet', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page, { Email: 'ada@müller.example' })
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('ada@müller.example')
  const email = page.getByRole('link', { name: 'Write the email' })
  await expect(email).toHaveAttribute('href', new RegExp(encodeURIComponent('ada@müller.example')))
})

test('metadata can be removed in the review', async ({ page }) => {
  await fillAndReview(page, [photoWithMetadata])
  const review = page.getByRole('region', { name: 'Check your report' })
  await review.getByLabel('Information recorded in photo.jpg').selectOption('all')
  await expect(review.getByText('The place, time, device and owner recorded in it were removed.')).toBeVisible()
})

test('a report with files has a note that print contains none', async ({ page }) => {
  await fillAndReview(page, [photoWithMetadata])
  const paper = page.getByRole('listitem').filter({ hasText: 'Print it and mail it' })
  await expect(paper).toContainText('the names of your files but not the files')
})

test('the question before erasing fits the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await fillAndReview(page)
  await page.getByRole('button', { name: 'Erase everything and start again' }).click()
  await expect(page.getByRole('alertdialog')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Erase this report?' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
})
