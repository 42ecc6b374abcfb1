// When it happened: said back in words, asked about where the state or the clocks leave it open.
import { fillReport } from './support/forms-words.ts'
import { expect, test } from './support/site.ts'

const time = 'Date and time of anomaly'
const choose = (page: import('@playwright/test').Page, state: string, value: string) =>
  fillReport(page, {
    'First name': '',
    'Last name': '',
    Email: '',
    'Detailed description': '',
    State: state,
    [time]: value,
  })

test.beforeEach(({ page }) => page.goto('/report'))

test('the time is said back with its zone and UTC, in a place that a screen reader already knows', async ({ page }) => {
  const said = page.locator('[aria-live=polite]').nth(0)
  await expect(said).toBeAttached()
  await expect(said).toBeEmpty()
  await choose(page, 'California', '2025-04-19T21:14')
  await expect(said).toHaveText('Saturday, April 19, 2025, 9:14 pm Pacific; April 20, 04:14 UTC')
  await page.getByLabel('State').selectOption({ label: 'New York' })
  await expect(said).toHaveText('Saturday, April 19, 2025, 9:14 pm Eastern; April 20, 01:14 UTC')
})

test('typed by hand, without the picker', async ({ page }) => {
  await page.getByLabel('State').selectOption({ label: 'Ohio' })
  await page.getByLabel(time).focus()
  await page.keyboard.type('07042024')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0905pm')
  await expect(page.getByText('Thursday, July 4, 2024, 9:05 pm Eastern; July 5, 01:05 UTC')).toBeVisible()
})

test('a state with two zones asks which; the answer reaches the review and survives a reload', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('9:14 pm Mountain')
})

test('another state is asked anew', async ({ page }) => {
  await choose(page, 'Texas', '2025-04-19T21:14')
  await page.getByRole('radio', { name: /El Paso/ }).check()
  await page.getByLabel('State').selectOption({ label: 'Kansas' })
  await expect(page.getByRole('radio', { name: 'Most of Kansas (Central time)' })).toBeChecked()
  await page.getByLabel('State').selectOption({ label: 'Ohio' })
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('the hour that came twice asks which, and “I do not know” is an answer', async ({ page }) => {
  await fillReport(page, { [time]: '2025-11-02T01:30' })
  const question = page.getByRole('group', { name: 'Which of the two was it?' })
  await expect(question.getByRole('radio', { name: 'I do not know' })).toBeChecked()
  await expect(page.getByText('That hour happened twice that night, because the clocks went back.')).toBeVisible()
  await question.getByRole('radio', { name: /^The second/ }).check()
  await expect(page.getByText('1:30 am Pacific Standard Time; November 2, 09:30 UTC')).toBeVisible()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('09:30 UTC')
})

test('a noon that came twice is not said to be a night', async ({ page }) => {
  // The day the railroads gave New York one time: clocks went back four minutes at noon.
  await choose(page, 'New York', '1883-11-18T12:01')
  await expect(page.getByRole('group', { name: 'Which of the two was it?' })).toBeVisible()
  await expect(page.getByText('That hour happened twice that day, because the clocks went back.')).toBeVisible()
  await expect(page.getByText('that night')).toHaveCount(0)
})

test('the hour that was skipped says so, and is kept', async ({ page }) => {
  await fillReport(page, { State: 'Colorado', [time]: '2025-03-09T02:30' })
  await expect(page.getByText('The clocks skipped that hour: they went from 2:00 am to 3:00 am.')).toBeVisible()
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('The clocks skipped that hour')
})

for (const value of ['0001-01-01T00:00', '275760-09-13T00:00', '2025-04-19T21:14:07', '1582-10-10T12:00']) {
  test(`${value} is not refused: the browser accepts it`, async ({ page }) => {
    await fillReport(page)
    await page.getByLabel(time).evaluate((input, value) => {
      ;(input as HTMLInputElement).value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, value)
    const valid = await page.getByLabel(time).evaluate((input) => (input as HTMLInputElement).validity.valid)
    await page.getByRole('button', { name: 'Prepare report' }).click()
    await expect(page.getByRole('region', { name: 'Check your report' })).toHaveCount(valid ? 1 : 0)
  })
}
