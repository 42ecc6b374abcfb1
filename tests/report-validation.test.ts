// Validation while a form is filled in, and the way between the form and its review.
import {
  delayScript,
  expectAnswers,
  expectReview,
  fillAndReview,
  freezeClock,
  getDraftCheckbox,
  getReview,
  waitForSession,
} from './support/report-page.ts'
import { fillReport, formatErrorTitle, isFullyVisible, requiredAnswers } from './support/report-answers.ts'
import { expect, phone, test } from './support/site.ts'

const prepare = { name: 'Prepare report' } as const
const oneError = { name: 'One answer is missing or incomplete' } as const
const dateLabel = 'Date and time of anomaly'

const invalidEmail = 'Enter an email address with a name, an @ and a domain, like name@mail.example'
const faults = [
  ...requiredAnswers.map((field) => ({ ...field, fault: '', message: field.requiredMessage })),
  ...requiredAnswers
    .filter(({ label }) => label === 'Email')
    .map((field) => ({ ...field, fault: 'ada@', message: invalidEmail })),
]

for (const view of [{ viewport: { width: 1440, height: 420 } }, phone])
  test.describe(`on a screen ${view.viewport.width} px wide`, () => {
    test.use(view)

    test('each error says what to do, links to its field, and disappears once corrected', async ({ page }) => {
      await page.goto('/report')
      await fillReport(page)
      for (const { label, type, value, fault, message } of faults)
        await test.step(`${label} “${fault}”`, async () => {
          const control = page.getByLabel(label)
          const answer = (text: string) => (type === 'select' ? control.selectOption(text) : control.fill(text))
          await answer(fault)
          await page.getByRole('button', prepare).click()

          const summary = page.getByRole('region', oneError)
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

test('the error summary of an empty report lists its fields in order, receives focus after every submit, and follows what is typed', async ({
  page,
}) => {
  await page.goto('/report')
  const button = page.getByRole('button', prepare)
  for (const _ of [1, 2]) {
    await button.click()
    const summary = page.getByRole('region', { name: formatErrorTitle() })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveText(
      requiredAnswers.map(({ requiredMessage }) => requiredMessage),
    )
    await expect(button).toBeEnabled()
  }
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByRole('region', { name: formatErrorTitle(1) })).toBeVisible()
  await page.getByLabel('Email').pressSequentially('a')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/with a name, an @ and a domain/)
})

test('white space alone is no answer, and a date without a time is none', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page, {
    'First name': '   ',
    'Last name': '\u200b \u2060',
    'Detailed description': ' \n ',
    [dateLabel]: '',
  })
  await page.getByLabel(dateLabel).focus()
  await page.keyboard.type('04192025')
  await page.getByRole('button', prepare).click()
  await expect(
    page.getByRole('region', { name: '4 answers are missing or incomplete' }).getByRole('listitem'),
  ).toHaveText(['Enter your first name', 'Enter your last name', /every part of it/, 'Describe what happened'])
})

test('“Prepare” pressed on an empty form before the script shows the errors after it', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  // A submit is deferred for four seconds, and then left to the browser.
  await freezeClock(page)
  await page.getByRole('button', prepare).click()
  await page.getByLabel('Email').pressSequentially('a')
  release()
  await expect(page.getByRole('region', { name: formatErrorTitle() })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/with a name, an @ and a domain/)
})

test('a reload, even while still in a field, and Back from another page keep every answer', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page)
  await waitForSession(page, 'The hallway')
  await page.getByLabel('Detailed description').focus()
  await page.reload()
  await expectAnswers(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('/about')
  await page.goBack()
  await expectAnswers(page)
  await page.getByRole('button', prepare).click()
  await expect(getReview(page)).toContainText('Meriwether')
})

test('“Change”, Back, Forward and a reload lead from the review to the form and to the review again', async ({
  page,
}) => {
  await fillAndReview(page)
  const heading = page.getByRole('heading', { name: 'Check your report' })
  await expect(heading).toBeFocused()
  for (const { label } of requiredAnswers) {
    await page.getByRole('button', { name: `Change ${label}`, exact: false }).click()
    await expect(page.getByLabel(label)).toBeFocused()
    expect(await page.locator('label', { hasText: label }).evaluate(isFullyVisible), label).toBe(true)
    await page.getByRole('button', prepare).click()
  }
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('button', prepare)).toBeFocused()
  await page.getByLabel('Last name').fill('Lovelace')
  await page.goForward()
  await expect(getReview(page)).toContainText('Lovelace')
  await page.reload()
  await expect(getReview(page)).toContainText('Lovelace')
  await page.goBack()
  await expect(page.getByRole('button', prepare)).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  // A report that is no longer complete has no review.
  await page.getByLabel('Last name').fill('')
  await page.goForward()
  await expect(page.getByLabel('Last name')).toBeVisible()
})

test('focus moved before the form receives it is not moved back', async ({ page }) => {
  await fillAndReview(page)
  await freezeClock(page)
  await page.goBack()
  await page.getByLabel('Last name').click()
  await page.clock.runFor(1000)
  await page.keyboard.type('-Lovelace')
  await expect(page.getByLabel('Last name')).toHaveValue(/-Lovelace/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing that requires script is shown, and the browser’s own validation stops an incomplete report', async ({
    page,
    watch,
  }) => {
    await page.goto('/report')
    await expect(getDraftCheckbox(page)).toBeHidden()
    await expect(page.getByText('Next you check it.')).toBeHidden()
    await page.getByRole('button', prepare).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    expect(watch.requests.filter((url) => url.endsWith('/report'))).toHaveLength(1)
  })
})

test('an email address whose domain has no dot is asked about beside the field and in the review, and accepted', async ({
  page,
}) => {
  await page.goto('/report')
  await fillReport(page, { Email: 'jo@gmial' })
  const question = page.getByText('Is the address complete?').filter({ visible: true })
  await expect(question).toBeVisible()
  await page.getByLabel('Email').fill('jo@mail.example')
  await expect(question).toHaveCount(0)
  await page.getByLabel('Email').fill('jo@gmial')
  await page.getByRole('button', prepare).click()
  await expectReview(page)
  await expect(getReview(page)).toContainText('Is the address complete?')
})
