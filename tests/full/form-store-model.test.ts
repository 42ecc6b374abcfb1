// The model of the form store, with thousands of sequences; and what it says of erasing in a browser, with some dozens.
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { eraseEverything, getDraftCheckbox, waitForSession } from '../support/form-page.ts'
import { assertModel } from '../support/form-store/commands.ts'
import { fillReport } from '../support/report-answers.ts'
import { expect, test } from '../support/site.ts'

test('the store’s invariants hold in 20,000 random sequences', async () => {
  test.setTimeout(300_000)
  await assertModel(20_000)
})

/** The last text entered, how many there were, and the erased ones. */
interface Entered {
  word: string
  count: number
  readonly erased: string[]
}

/** Returns whether the form is loaded and shows only one step, the one in the tab's history entry. */
function isAtRest(): boolean {
  // Once loaded, it validates its answers itself.
  if (!document.querySelector('form')?.noValidate) return false
  const shown = [...document.querySelectorAll('form, .review')].filter((element) => element.checkVisibility())
  const step = shown[0]?.matches('form') ? 'edit' : 'review'
  return shown.length === 1 && (history.state?.step ?? 'edit') === step
}

async function waitForRest(page: Page): Promise<void> {
  await page.waitForLoadState()
  // The other step stays in the document for two seconds, or until the next key.
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(isAtRest).catch(() => false)).toBe(true)
}

type Action = (page: Page, entered: Entered) => Promise<unknown>

const onForm: Readonly<Record<string, Action>> = {
  write: async (page, entered) => {
    entered.count += 1
    entered.word = `word-${entered.count}`
    await fillReport(page, { 'Last name': entered.word })
    await waitForSession(page, entered.word)
  },
  prepare: async (page) => {
    await page.getByRole('button', { name: 'Prepare report' }).click()
    await expect(page.getByRole('heading', { name: /^Check your report|missing or incomplete$/ })).toBeVisible()
  },
  tick: (page) => getDraftCheckbox(page).check(),
  untick: (page) => getDraftCheckbox(page).uncheck(),
}
const onReview: Readonly<Record<string, Action>> = {
  change: (page) => page.getByRole('button', { name: 'Change last name' }).click(),
  back: (page) => page.goBack(),
  erase: async (page, entered) => {
    await eraseEverything(page)
    if (entered.word) entered.erased.push(entered.word)
    entered.word = ''
  },
}
const anywhere: Readonly<Record<string, Action>> = {
  reload: (page) => page.reload(),
  forward: async (page) => {
    await page.goForward()
    await page.waitForLoadState()
    // If the page before was another one.
    if (new URL(page.url()).pathname !== '/report') await page.goBack()
  },
  'away and back': (page) => page.goto('/about').then(() => page.goBack()),
  again: (page) => page.goto('/report'),
  'skip link': (page) => page.locator('.skip-link').press('Enter'),
}

const names = [onForm, onReview, anywhere].flatMap((actions) => Object.keys(actions))

test('nothing that was erased returns in two dozen random sequences in a browser', async ({
  browser,
  baseURL,
  watch,
}) => {
  test.setTimeout(1_200_000)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 6, maxLength: 14 }), async (sequence) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
      const page = await context.newPage()
      page.on('dialog', (dialog) => dialog.accept())
      const entered: Entered = { word: '', count: 0, erased: [] }
      await page.goto('/report')
      await waitForRest(page)
      for (const name of sequence) {
        const isReview = await page.getByRole('heading', { name: 'Check your report' }).isVisible()
        await { ...anywhere, ...(isReview ? onReview : onForm) }[name]?.(page, entered)
        await waitForRest(page)
        const state = await page.evaluate(() =>
          JSON.stringify([{ ...sessionStorage }, history.state, document.body.textContent]),
        )
        for (const word of entered.erased) expect(state).not.toContain(word)
      }
      await page.goto('/report')
      await expect(page.getByLabel('Last name')).toHaveValue(entered.word)
      await context.close()
    }),
    { numRuns: 24 },
  )
  expect(watch.said).toEqual([])
})
