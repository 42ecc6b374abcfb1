// Validation while a form is filled in.
import type { Page } from '@playwright/test'
import { delayScript } from './support/delay-script.ts'
import { waitForSession } from './support/form-locators.ts'
import { freezeClock } from './support/freeze-clock.ts'
import { completeReport, fillReport, isFullyVisible, type ReportLabel } from './support/report-answers.ts'
import { expect, phone, test } from './support/site.ts'

const prepare = { name: 'Prepare report' } as const

const faults: readonly (readonly [label: ReportLabel, answer: string, message: string])[] = [
  ['First name', '', 'Enter your first name'],
  ['Last name', '', 'Enter your last name'],
  ['Email', '', 'Enter your email address'],
  ['Email', 'ada', 'Enter an email address with a name, an @ and a domain, like name@mail.example'],
  ['Email', 'ada@', 'Enter an email address with a name, an @ and a domain, like name@mail.example'],
  ['State', '', 'Select the state where it happened'],
  ['Date and time of anomaly', '', 'Enter both the date and the time'],
  ['Detailed description', '', 'Describe what happened'],
]

for (const view of [{ viewport: { width: 1440, height: 420 } }, phone]) {
  test.describe(`on a screen ${view.viewport.width} px wide`, () => {
    test.use(view)

    test('each error says what to do, links to its field, and disappears once corrected', async ({ page }) => {
      await page.goto('/report')
      for (const [label, answer, message] of faults)
        await test.step(`${label} “${answer}”`, async () => {
          const control = page.getByLabel(label)
          await fillReport(page, { [label]: answer })
          if (answer === '') await (label === 'State' ? control.selectOption('') : control.fill(''))
          await page.getByRole('button', prepare).click()

          const summary = page.getByRole('region', { name: 'One answer is missing or incomplete' })
          await expect(summary).toBeFocused()
          await expect(page).toHaveTitle(/^Error: (?!Error)/)
          await expect(summary).toHaveAccessibleDescription(message)
          await expect(control).toHaveAttribute('aria-invalid', 'true')
          // The error is in the name of the group, because every part of the date would repeat it and screen readers do
          // not read the group's description.
          if (label === 'Date and time of anomaly')
            await expect(page.getByRole('group', { name: 'When it happened' })).toHaveAccessibleName(
              new RegExp(message),
            )
          else await expect(control).toHaveAccessibleDescription(new RegExp(`^${message}`))
          for (const [other, kept] of Object.entries(completeReport))
            if (other !== label && other !== 'State') await expect(page.getByLabel(other)).toHaveValue(kept)

          await summary.getByRole('link', { name: message }).click()
          await expect(control).toBeFocused()
          expect(await page.locator('label', { hasText: label }).evaluate(isFullyVisible)).toBe(true)

          await fillReport(page, { ...blank, [label]: completeReport[label] })
          await expect(control).toHaveAttribute('aria-invalid', 'false')
          await expect(summary).toHaveCount(0)
          await expect(page).not.toHaveTitle(/Error/)
        })
    })
  })
}

const blank = Object.fromEntries(Object.keys(completeReport).map((label) => [label, '']))

test('white space alone is no answer', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page, { 'First name': '   ', 'Last name': '\u200b \u2060', 'Detailed description': ' \n ' })
  await page.getByRole('button', prepare).click()
  await expect(
    page.getByRole('region', { name: '3 answers are missing or incomplete' }).getByRole('listitem'),
  ).toHaveText(['Enter your first name', 'Enter your last name', 'Describe what happened'])
})

test('a date without a time gets an error with the missing part', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page, { 'Date and time of anomaly': '' })
  await page.getByLabel('Date and time of anomaly').focus()
  await page.keyboard.type('04192025')
  await page.getByRole('button', prepare).click()
  await expect(page.getByRole('region', { name: 'One answer is missing or incomplete' })).toContainText(
    'every part of it',
  )
})

test('the error summary of an empty report lists six fields in order, and receives focus after every submit', async ({
  page,
}) => {
  await page.goto('/report')
  const button = page.getByRole('button', prepare)
  for (let time = 1; time <= 2; time++) {
    await button.click()
    const summary = page.getByRole('region', { name: '6 answers are missing or incomplete' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveText([
      'Enter your first name',
      'Enter your last name',
      'Enter your email address',
      'Select the state where it happened',
      'Enter both the date and the time',
      'Describe what happened',
    ])
    await expect(button).toBeEnabled()
  }
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByRole('region', { name: '5 answers are missing or incomplete' })).toBeVisible()
})

test('an incomplete email address has its own error while typing', async ({ page }) => {
  await page.goto('/report')
  await page.getByRole('button', prepare).click()
  await expect(page.getByRole('region', { name: '6 answers are missing or incomplete' })).toBeFocused()
  await page.getByLabel('Email').pressSequentially('a')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/with a name, an @ and a domain/)
})

test('“Prepare” pressed on an empty form before the script shows the errors after it', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  // A submit is deferred for four seconds, and then left to the browser.
  await freezeClock(page)
  await page.getByRole('button', prepare).click()
  await page.getByLabel('Email').pressSequentially('a')
  release()
  await expect(page.getByRole('region', { name: '6 answers are missing or incomplete' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/with a name, an @ and a domain/)
})

for (const [name, leave] of [
  [
    'a reload, even while still in a field,',
    async (page) => {
      await page.getByLabel('Detailed description').focus()
      await page.reload()
    },
  ],
  [
    'Back',
    async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
      await page.waitForURL('/about')
      await page.goBack()
    },
  ],
] as readonly (readonly [string, (page: Page) => Promise<unknown>])[]) {
  test(`${name} keeps every answer`, async ({ page }) => {
    await page.goto('/report')
    await fillReport(page)
    await waitForSession(page, 'The hallway')
    await leave(page)
    for (const [label, answer] of Object.entries(completeReport))
      await expect(page.getByLabel(label)).toHaveValue(label === 'State' ? 'california' : answer)
    await page.getByRole('button', prepare).click()
    await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('Meriwether')
  })
}

test.describe('review and back', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/report')
    await fillReport(page)
    await page.getByRole('button', prepare).click()
    await expect(page.getByRole('heading', { name: 'Check your report' })).toBeFocused()
  })

  test('“Change” leads to its field, with its label in view', async ({ page }) => {
    for (const label of Object.keys(completeReport)) {
      await page.getByRole('button', { name: `Change ${label}`, exact: false }).click()
      await expect(page.getByLabel(label)).toBeFocused()
      expect(await page.locator('label', { hasText: label }).evaluate(isFullyVisible)).toBe(true)
      await page.getByRole('button', prepare).click()
    }
  })

  test('Back shows the form, and Forward the review with the changes since', async ({ page }) => {
    await page.goBack()
    await expect(page.getByRole('button', prepare)).toBeFocused()
    await page.getByLabel('Last name').fill('Lovelace')
    await page.goForward()
    await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('Lovelace')
    await page.goBack()
    await page.getByLabel('Last name').fill('')
    await page.goForward()
    await expect(page.getByLabel('Last name')).toBeVisible()
  })

  test('focus moved before the form receives it is not moved back', async ({ page }) => {
    await freezeClock(page)
    await page.goBack()
    await page.getByLabel('Last name').click()
    await page.clock.runFor(1000)
    await page.keyboard.type('-Lovelace')
    await expect(page.getByLabel('Last name')).toHaveValue(/-Lovelace/)
  })

  test('a reload returns to the review, and Back to the filled-in form', async ({ page }) => {
    await page.reload()
    await expect(page.getByRole('region', { name: 'Check your report' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
    await expect(page.getByRole('button', prepare)).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing that requires script is shown', async ({ page }) => {
    await page.goto('/report')
    await expect(page.getByRole('button', prepare)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Save a draft on this device' })).toBeHidden()
    await expect(page.getByText('You check it, then choose')).toBeHidden()
  })

  test('the browser’s own validation stops an incomplete report', async ({ page, watch }) => {
    await page.goto('/report')
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
  await expect(page.getByRole('region', { name: 'Check your report' })).toContainText('Is the address complete?')
  await page.goto('/contact')
  await page.getByLabel('Email').fill('jo@gmail')
  await expect(question).toBeVisible()
})
