// What happens while a form is filled in, as the visitor meets it.
import type { Page } from '@playwright/test'
import { remembers } from './support/forms-controls.ts'
import { completeReport, fillReport, onScreen, type ReportLabel } from './support/forms-words.ts'
import { holdScript } from './support/hold-script.ts'
import { expect, phone, test } from './support/site.ts'
import { stopClock } from './support/stop-clock.ts'

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

    test('each fault says what to do, leads there, and is quiet once it is mended', async ({ page }) => {
      await page.goto('/report')
      for (const [label, answer, message] of faults)
        await test.step(`${label} “${answer}”`, async () => {
          const control = page.getByLabel(label)
          await fillReport(page, { [label]: answer })
          if (answer === '') await (label === 'State' ? control.selectOption('') : control.fill(''))
          await page.getByRole('button', prepare).click()

          const summary = page.getByRole('region', { name: 'One answer is missing or incomplete' })
          await expect(summary).toBeFocused()
          await expect(summary).toHaveAccessibleDescription(message)
          await expect(control).toHaveAttribute('aria-invalid', 'true')
          // The date's parts would each say it, so the group they stand in does, in its name: no description of it is heard.
          if (label === 'Date and time of anomaly')
            await expect(page.getByRole('group', { name: 'When it happened' })).toHaveAccessibleName(
              new RegExp(message),
            )
          else await expect(control).toHaveAccessibleDescription(new RegExp(`^${message}`))
          for (const [other, kept] of Object.entries(completeReport))
            if (other !== label && other !== 'State') await expect(page.getByLabel(other)).toHaveValue(kept)

          await summary.getByRole('link', { name: message }).click()
          await expect(control).toBeFocused()
          expect(await page.locator('label', { hasText: label }).evaluate(onScreen)).toBe(true)

          await fillReport(page, { ...blank, [label]: completeReport[label] })
          await expect(control).toHaveAttribute('aria-invalid', 'false')
          await expect(summary).toHaveCount(0)
        })
    })
  })
}

const blank = Object.fromEntries(Object.keys(completeReport).map((label) => [label, '']))

test('blanks alone are no answer', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page, { 'First name': '   ', 'Last name': '\u200b \u2060', 'Detailed description': ' \n ' })
  await page.getByRole('button', prepare).click()
  await expect(
    page.getByRole('region', { name: '3 answers are missing or incomplete' }).getByRole('listitem'),
  ).toHaveText(['Enter your first name', 'Enter your last name', 'Describe what happened'])
})

test('a date without a time is told what is missing', async ({ page }) => {
  await page.goto('/report')
  await fillReport(page, { 'Date and time of anomaly': '' })
  await page.getByLabel('Date and time of anomaly').focus()
  await page.keyboard.type('04192025')
  await page.getByRole('button', prepare).click()
  await expect(page.getByRole('region', { name: 'One answer is missing or incomplete' })).toContainText(
    'every part of it',
  )
})

test('an empty report lists all six, in the order of the form, and each try brings focus back', async ({ page }) => {
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

test('half an address gets its own message while it is being typed', async ({ page }) => {
  await page.goto('/report')
  await page.getByRole('button', prepare).click()
  await expect(page.getByRole('region', { name: '6 answers are missing or incomplete' })).toBeFocused()
  await page.getByLabel('Email').pressSequentially('a')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/with a name, an @ and a domain/)
})

test('Prepare pressed on an empty form before the script is here says what is missing once it is', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/report')
  // A press is held for four seconds, and then is the browser's.
  await stopClock(page)
  await page.getByRole('button', prepare).click()
  await page.getByLabel('Email').pressSequentially('a')
  release()
  await expect(page.getByRole('region', { name: '6 answers are missing or incomplete' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/with a name, an @ and a domain/)
})

test('what was typed before the script ran is kept, and is what the review shows', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/report', { waitUntil: 'commit' })
  await fillReport(page)
  release()
  await page.waitForLoadState('load')
  await page.getByRole('button', prepare).click()
  const review = page.getByRole('region', { name: 'Check your report' })
  for (const answer of ['Ada', 'Meriwether', 'ada@mail.example', 'California', 'The hallway was 2 m longer'])
    await expect(review).toContainText(answer)
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
    await remembers(page, 'The hallway')
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

  test('Change leads to its field, with its label in view', async ({ page }) => {
    for (const label of Object.keys(completeReport)) {
      await page.getByRole('button', { name: `Change ${label}`, exact: false }).click()
      await expect(page.getByLabel(label)).toBeFocused()
      expect(await page.locator('label', { hasText: label }).evaluate(onScreen)).toBe(true)
      await page.getByRole('button', prepare).click()
    }
  })

  test('Back shows the form, Forward the review with what has been changed since', async ({ page }) => {
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

  test('who goes on before the focus has arrived on the form again is not called back', async ({ page }) => {
    await stopClock(page)
    await page.goBack()
    await page.getByLabel('Last name').click()
    await page.clock.runFor(1000)
    await page.keyboard.type('-Lovelace')
    await expect(page.getByLabel('Last name')).toHaveValue(/-Lovelace/)
  })

  test('a reload shows the form, filled in, and Back is not a trap', async ({ page }) => {
    await page.reload()
    await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
    await page.getByRole('button', prepare).click()
    await expect(page.getByRole('region', { name: 'Check your report' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Last name')).toBeVisible()
  })

  test('the skip link does not lead out of the review', async ({ page }) => {
    await page.locator('.skip').press('Enter')
    await expect(page).toHaveURL(/#content$/)
    await expect(page.getByRole('region', { name: 'Check your report' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/report', '/contact']) {
    test(`${path} submits to the mail program and to nothing else`, async ({ page }) => {
      await page.goto(path)
      const form = page.locator('form')
      await expect(form).toHaveAttribute('action', /^mailto:[a-z]+@quantum-reality\.example$/)
      await expect(form).toHaveAttribute('method', 'post')
      await expect(form).toHaveAttribute('enctype', 'text/plain')
      await expect(page.locator('noscript p')).toContainText('this button opens your mail program')
    })
  }

  test('nothing stands there that needs it', async ({ page }) => {
    await page.goto('/report')
    await expect(page.getByRole('button', prepare)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Keep a draft on this device' })).toBeHidden()
    await expect(page.getByLabel('Open a draft file')).toBeHidden()
    await expect(page.getByText('You check it, then send it')).toBeHidden()
  })

  test('an unfinished report is not submitted: the browser itself refuses it', async ({ page, watch }) => {
    await page.goto('/report')
    await page.getByRole('button', prepare).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    expect(watch.requests.filter((url) => url.endsWith('/report'))).toHaveLength(1)
  })
})
