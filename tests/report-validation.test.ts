// Validation while the report is filled in, and the way between the form and its review.
import type { Locator } from '@playwright/test'
import { answerFields } from '../src/report/report.fields.ts'
import { fillReport, formatErrorTitle, isFullyVisible, requiredAnswers } from './support/report-answers.ts'
import {
  expectAnswers,
  expectLoaded,
  fillAndReview,
  freezeClock,
  getContinue,
  getDraftCheckbox,
  getErrors,
  getReview,
  getReviewTitle,
  openReview,
} from './support/report-page.ts'
import { expect, phone, test } from './support/site.ts'

const dateLabel = 'Date and time of anomaly'
const invalidEmail = answerFields.find(({ type }) => type === 'email')?.invalidMessage ?? ''
const faults = [
  ...requiredAnswers.map((field) => ({ ...field, fault: '', message: field.requiredMessage })),
  ...requiredAnswers
    .filter(({ label }) => label === 'Email')
    .map((field) => ({ ...field, fault: 'ada@', message: invalidEmail })),
]

test.describe('on a phone', () => {
  test.use(phone)

  test('each error says what to do, links to its field, and disappears once corrected', async ({ page }) => {
    await page.goto('/report')
    await expectLoaded(page)
    await fillReport(page)
    for (const { label, type, value, fault, message } of faults)
      await test.step(`${label} “${fault}”`, async () => {
        const control = page.getByLabel(label)
        const answer = (text: string) => (type === 'select' ? control.selectOption(text) : control.fill(text))
        await answer(fault)
        await getContinue(page).click()
        const summary = page.getByRole('region', { name: 'One answer is missing or incomplete' })
        await expect(summary).toBeFocused()
        await expect(page).toHaveTitle(/^Error: (?!Error)/)
        await expect(summary).toHaveAccessibleDescription(message)
        await expect(control).toHaveAttribute('aria-invalid', 'true')
        // The error is in the name of the group, because every part of the date would repeat it and screen readers do
        // not read the group's description.
        if (label === dateLabel)
          await expect(page.getByRole('group', { name: 'When it happened' })).toHaveAccessibleName(RegExp(message))
        else await expect(control).toHaveAccessibleDescription(RegExp(`^${message}`))
        await summary.getByRole('link', { name: message }).click()
        await expect(control).toBeFocused()
        expect(await page.locator('label', { hasText: label }).evaluate(isFullyVisible)).toBe(true)
        await answer(value)
        await expect(control).toHaveAttribute('aria-invalid', 'false')
        await expect(summary).toHaveCount(0)
        await expect(page).not.toHaveTitle(/Error/)
      })
    await expectAnswers(page)
  })
})

test('the errors of an empty report are listed in order, receive focus after every press, and follow what is typed', async ({
  page,
}) => {
  await page.goto('/report')
  await expectLoaded(page)
  for (const _ of [1, 2]) {
    await getContinue(page).click()
    const summary = page.getByRole('region', { name: formatErrorTitle() })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveText(
      requiredAnswers.map(({ requiredMessage }) => requiredMessage),
    )
  }
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByRole('region', { name: formatErrorTitle(1) })).toBeVisible()
  await page.getByLabel('Email').pressSequentially('a')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/with a name, an @ and a domain/)
})

test('what shows nothing is no answer, and a date without a time is none', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page, {
    'First name': '\u3164',
    'Last name': '\u200b \u2800',
    'Detailed description': ' \n ',
    [dateLabel]: '',
  })
  await page.getByLabel(dateLabel).focus()
  await page.keyboard.type('04192025')
  await getContinue(page).click()
  await expect(
    page.getByRole('region', { name: '4 answers are missing or incomplete' }).getByRole('listitem'),
  ).toHaveText(['Enter your first name', 'Enter your last name', /every part of it/, 'Describe what happened'])
})

test('“Change”, Back, Forward and a reload lead from the review to the form and to the review again', async ({
  page,
}) => {
  await fillAndReview(page)
  await expect(getReviewTitle(page)).toBeFocused()
  for (const { label } of requiredAnswers) {
    await page.getByRole('button', { name: `Change ${label}`, exact: false }).click()
    await expect(page.getByLabel(label)).toBeFocused()
    expect(await page.locator('label', { hasText: label }).evaluate(isFullyVisible), label).toBe(true)
    await getContinue(page).click()
  }
  await expect(getReviewTitle(page)).toBeFocused()
  await page.goBack()
  await expect(getContinue(page)).toBeFocused()
  await page.getByLabel('Last name').fill('Lovelace')
  await page.goForward()
  await expect(getReview(page)).toContainText('Lovelace')
  await page.reload()
  await expect(getReview(page)).toContainText('Lovelace')
  await page.goBack()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  // A report that is no longer complete has no review.
  await page.getByLabel('Last name').fill('')
  await page.goForward()
  await expect(page.getByLabel('Last name')).toBeVisible()
  await getContinue(page).click()
  await expect(getErrors(page)).toBeFocused()
})

test('a lone surrogate becomes a character that UTF-8 can encode', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await page.getByLabel('Detailed description').evaluate((control: HTMLTextAreaElement) => {
    control.value = 'half \ud83d done 🚪'
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await getContinue(page).click()
  await expect(getReview(page)).toContainText('half \ufffd done 🚪')
})

/** Clicks twice at once and again when the page has shown what the first did. */
function pressThrice(button: Locator): Promise<void> {
  return button.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    button.click()
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    button.click()
  })
}

test('“Continue” and “Change” pressed twice lead one step, and Back leads to the page before', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/report')
  await fillReport(page)
  await pressThrice(getContinue(page))
  await expect(getReviewTitle(page)).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Last name')).toBeVisible()
  await page.goForward()
  await expect(getReviewTitle(page)).toBeFocused()
  await pressThrice(page.getByRole('button', { name: 'Change email' }))
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page).toHaveURL('/report')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('what is typed right after “Change” goes into its field, and focus moved before that stays', async ({ page }) => {
  await fillAndReview(page)
  await page.getByRole('button', { name: 'Change last name' }).press('Enter')
  await expect(page.getByLabel('Last name')).toBeVisible()
  await page.keyboard.type('Wyk')
  await expect(page.getByLabel('Last name')).toHaveValue(/Wyk/)
  await openReview(page)
  await freezeClock(page)
  await page.goBack()
  await page.getByLabel('First name').click()
  await page.clock.runFor(1000)
  await page.keyboard.type('-Emmy')
  await expect(page.getByLabel('First name')).toHaveValue(/-Emmy/)
  await page.goForward()
  await expect(getReviewTitle(page)).toBeVisible()
  await page.goBack()
  await getDraftCheckbox(page).focus()
  await page.clock.runFor(1000)
  await expect(getDraftCheckbox(page)).toBeFocused()
})

test('at 1440 by 900 the first field is on the first screen, and the form says once that it sends nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/report')
  await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('This page sends nothing')).toHaveCount(1)
  await expect(getContinue(page)).toHaveAccessibleDescription(
    /^Next you check it, then send it from your own email app/,
  )
})
