// Event time: described in words, with a question where the state or a transition leaves it open.
import type { Page } from '@playwright/test'
import { getReview, openReview, prepareReport } from './support/report-page.ts'
import { fillReport } from './support/report-answers.ts'
import { expect, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'

const time = 'Date and time of anomaly'
const chooseState = (page: Page, label: string) => page.getByLabel('State').selectOption({ label })

test.beforeEach(({ page }) => page.goto('/report'))

test('the time is described with its zone and UTC in an existing live region, and every state with two zones asks which', async ({
  page,
}) => {
  const status = page.locator('#report-date-time-status')
  await expect(status).toBeAttached()
  await expect(status).toBeEmpty()
  await chooseState(page, 'California')
  await page.getByLabel(time).fill('2025-04-19T21:14')
  await expect(status).toHaveText('Saturday, April 19, 2025, 9:14 pm Pacific; April 20, 04:14 UTC')
  await chooseState(page, 'New York')
  await expect(status).toHaveText('Saturday, April 19, 2025, 9:14 pm Eastern; April 20, 01:14 UTC')
  await chooseState(page, 'Texas')
  await page.getByRole('radio', { name: /El Paso/ }).check()
  await chooseState(page, 'Kansas')
  await expect(page.getByRole('radio', { name: 'Most of Kansas (Central time)' })).toBeChecked()
  await chooseState(page, 'Ohio')
  await expect(page.getByRole('radio')).toHaveCount(0)
  // A date typed without the picker and without a pause is accepted, its year with four digits.
  await page.getByLabel(time).fill('')
  await page.getByLabel(time).focus()
  await page.keyboard.type('070420240905pm')
  await expect(status).toHaveText('Thursday, July 4, 2024, 9:05 pm Eastern; July 5, 01:05 UTC')
})

test('a state with two zones asks which, and the answer is in the review and after a reload', async ({ page }) => {
  await fillReport(page, { State: 'Texas' })
  const question = page.getByRole('group', { name: 'Texas keeps two time zones. Where was it?' })
  await expect(question.getByRole('radio', { name: 'Most of Texas (Central time)' })).toBeChecked()
  const press = (button: HTMLInputElement) => {
    button.click()
    return button.checked
  }
  expect(await question.getByRole('radio', { name: /El Paso/ }).evaluate(press), 'it shows at once').toBe(true)
  await expect(page.getByText('9:14 pm Mountain; April 20, 03:14 UTC')).toBeVisible()
  await page.reload()
  await expect(question.getByRole('radio', { name: /El Paso/ })).toBeChecked()
  await expect(page.getByText('9:14 pm Mountain; April 20, 03:14 UTC')).toBeVisible()
  await openReview(page)
  await expect(getReview(page)).toContainText('9:14 pm Mountain')
})

test('an overlap asks which, “I do not know” is an answer, and a time in a gap is described as such, and kept', async ({
  page,
}) => {
  await fillReport(page, { [time]: '2025-11-02T01:30' })
  const question = page.getByRole('group', { name: 'Which of the two was it?' })
  await expect(question.getByRole('radio', { name: 'I do not know' })).toBeChecked()
  await expect(page.getByText('That hour happened twice that night, because the clocks went back.')).toBeVisible()
  await question.getByRole('radio', { name: /^The second/ }).check()
  await expect(page.getByText('1:30 am Pacific Standard Time; November 2, 09:30 UTC')).toBeVisible()
  await openReview(page)
  await expect(getReview(page)).toContainText('09:30 UTC')
  await page.getByRole('button', { name: 'Change date and time of anomaly' }).click()
  await page.getByLabel(time).fill('2025-03-09T02:30')
  await expect(page.getByText('The clocks skipped that hour: they went from 2:00 am to 3:00 am.')).toBeVisible()
  await openReview(page)
  await expect(getReview(page)).toContainText('The clocks skipped that hour')
})

test('a time is refused only where the browser refuses it', async ({ page }) => {
  await fillReport(page)
  for (const value of ['0001-01-01T00:00', '275760-09-13T00:00', '2025-04-19T21:14:07', '1582-10-10T12:00']) {
    const isValid = await page.getByLabel(time).evaluate((input: HTMLInputElement, value) => {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
      return input.validity.valid
    }, value)
    await prepareReport(page)
    const errors = page.getByRole('region', { name: 'One answer is missing or incomplete' })
    await expect(isValid ? getReview(page) : errors, value).toBeVisible()
    if (isValid) await page.getByRole('button', { name: 'Change date and time of anomaly' }).click()
    await expect(page.getByLabel(time)).toBeVisible()
  }
})

test('with letters of 32 px the date and time are shown completely on a phone, and nothing moves sideways', async ({
  page,
}) => {
  await doubleTextSize(page)
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/report')
    await page.getByLabel(time).fill('2025-12-30T22:58')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const [edit = 0, ...parts] = await findDateEdges(page)
    expect(parts).toHaveLength(6)
    expect(Math.max(...parts)).toBeLessThanOrEqual(edit)
  }
})

/** Returns the right edge of the box that clips a date, then those of its parts: they are in Chromium's own shadow tree. */
async function findDateEdges(page: Page): Promise<number[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  const { nodes } = await browser.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const find = (pseudo: RegExp) =>
    nodes.filter(({ attributes = [] }) => attributes.includes('pseudo') && attributes.some((part) => pseudo.test(part)))
  const parts = [/^-webkit-datetime-edit$/, /^-webkit-datetime-edit-(?!fields)\w+-field$/].flatMap(find)
  return Promise.all(
    parts.map(async ({ nodeId }) => {
      const { model } = await browser.send('DOM.getBoxModel', { nodeId })
      return model.border[2] ?? Infinity
    }),
  )
}
