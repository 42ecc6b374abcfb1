// The form as it is filled in: its errors, its date, and the way between it and the review.
import type { Page } from '@playwright/test'
import { answerFields } from '../src/report/report.fields.ts'
import { fillReport, formatErrorTitle, isFullyVisible, requiredAnswers } from './support/report-answers.ts'
import {
  expectAnswers,
  expectLoaded,
  fillAndReview,
  freezeClock,
  getContinue,
  getErrors,
  getReview,
  getReviewTitle,
  openReview,
} from './support/report-page.ts'
import { expect, phone, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'

const dateLabel = 'Date and time of anomaly'
const invalidEmail = answerFields.find(({ type }) => type === 'email')?.invalidMessage ?? ''

test.describe('on a phone', () => {
  test.use(phone)

  test('errors are listed in order after every press, say what to do, lead to their fields, and go once these are corrected', async ({
    page,
  }) => {
    await page.goto('/report')
    await expectLoaded(page)
    const getSummary = (answered: number) => page.getByRole('region', { name: formatErrorTitle(answered) })
    const messages = requiredAnswers.map(({ requiredMessage }) => requiredMessage)
    for (const _ of [1, 2]) {
      await getContinue(page).click()
      await expect(getSummary(0)).toBeFocused()
      await expect(getSummary(0).getByRole('listitem')).toHaveText(messages)
    }
    await expect(page).toHaveTitle(/^Error: (?!Error)/)
    for (const [index, { label, type, value, requiredMessage }] of requiredAnswers.entries())
      await test.step(label, async () => {
        const control = page.getByLabel(label)
        const summary = getSummary(index)
        await expect(summary).toHaveAccessibleDescription(messages.slice(index).join(' '))
        await expect(control).toHaveAttribute('aria-invalid', 'true')
        // The error is in the name of the group, because every part of the date would repeat it and screen readers do
        // not read the group's description.
        if (label === dateLabel)
          await expect(page.getByRole('group', { name: 'When it happened' })).toHaveAccessibleName(
            RegExp(requiredMessage),
          )
        else await expect(control).toHaveAccessibleDescription(RegExp(`^${requiredMessage}`))
        await summary.getByRole('link', { name: requiredMessage }).click()
        await expect(control).toBeFocused()
        expect(await page.locator('label', { hasText: label }).evaluate(isFullyVisible)).toBe(true)
        if (type === 'email') {
          await control.pressSequentially('a')
          await expect(control).toHaveAccessibleDescription(RegExp(`^${invalidEmail}`))
          await expect(summary.getByRole('link', { name: invalidEmail })).toBeVisible()
        }
        await (type === 'select' ? control.selectOption(value) : control.fill(value))
        await expect(control).toHaveAttribute('aria-invalid', 'false')
        await expect(summary).toHaveCount(0)
      })
    await expect(getErrors(page)).toHaveCount(0)
    await expect(page).not.toHaveTitle(/Error/)
    await expectAnswers(page)
  })
})

test('what shows nothing is no answer, a date without a time is none, and half a character becomes one that UTF-8 can encode', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/report')
  await expect(page.getByLabel('First name'), 'it is on the first screen').toBeInViewport({ ratio: 1 })
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
  await fillReport(page)
  await page.getByLabel('Detailed description').evaluate((control: HTMLTextAreaElement) => {
    control.value = 'half \ud83d done 🚪'
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await openReview(page)
  await expect(getReview(page)).toContainText('half \ufffd done 🚪')
})

test('“Change”, Back, Forward and a reload lead from the review to the form and to the review again, and Back from the form to the page before', async ({
  page,
}) => {
  await page.goto('/about')
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
})

test('with letters of 32 px the date and time are shown completely on a phone, and nothing moves sideways', async ({
  page,
}) => {
  await page.goto('/report')
  await doubleTextSize(page)
  await page.setViewportSize({ width: 320, height: 900 })
  await page.getByLabel(dateLabel).fill('2025-12-30T22:58')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const [edit = 0, ...parts] = await findDateEdges(page)
  expect(parts).toHaveLength(6)
  expect(Math.max(...parts)).toBeLessThanOrEqual(edit)
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
