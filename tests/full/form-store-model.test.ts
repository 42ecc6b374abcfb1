// The model of the form store, with thousands of sequences; and the same invariants in a browser, with some dozens.
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { getDraftCheckbox, waitForSession } from '../support/form-locators.ts'
import { assertModel } from '../support/form-store/commands.ts'
import { fillReport } from '../support/report-answers.ts'
import { expect, test } from '../support/site.ts'

test('the store’s invariants hold in 20,000 random sequences', async () => {
  test.setTimeout(300_000)
  await assertModel(20_000)
})

/** The driver's own record: the last text entered, and the erased texts. */
interface Known {
  word: string
  words: number
  readonly erased: string[]
}

type Act = readonly [name: string, act: (page: Page, known: Known) => Promise<unknown>]

const name = (page: Page) => page.getByLabel('Last name')
const isReview = (page: Page) => page.getByRole('heading', { name: 'Check your report' }).isVisible()
const press = (page: Page, button: string) => page.getByRole('button', { name: button }).click()

/** Returns whether the form is loaded and shows only one step, the one in the tab's history entry. */
function isAtRest(): boolean {
  // Once loaded, it validates its answers itself.
  if (!document.querySelector('form')?.noValidate) return false
  const shown = [...document.querySelectorAll('form, .review')].filter((each) => each.checkVisibility())
  const step = shown[0]?.matches('form') ? 'edit' : 'review'
  return shown.length === 1 && (history.state?.step ?? 'edit') === step
}

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState()
  // The other step stays in the document for two seconds, or until the next key.
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(isAtRest).catch(() => false)).toBe(true)
}

/** Runs a function in the page, and again if the page was left meanwhile: history navigation is asynchronous. */
async function ask(page: Page, task: () => string): Promise<string> {
  let answer = ''
  await expect
    .poll(async () => {
      answer = await page.evaluate(task).catch(() => '')
      return answer
    })
    .not.toBe('')
  return answer
}

const acts: readonly Act[] = [
  [
    'write',
    async (page, known) => {
      if (await isReview(page)) return
      known.words += 1
      known.word = `word-${known.words}`
      await fillReport(page, { 'Last name': known.word })
      await waitForSession(page, known.word)
    },
  ],
  [
    'prepare',
    async (page) => {
      if (await isReview(page)) return
      await press(page, 'Prepare report')
      await expect(page.getByRole('heading', { name: /^Check your report|missing or incomplete$/ })).toBeVisible()
    },
  ],
  ['change', async (page) => (await isReview(page)) && press(page, 'Change last name')],
  ['back', async (page) => (await isReview(page)) && page.goBack()],
  ['reload', (page) => page.reload()],
  [
    'forward',
    async (page) => {
      await page.goForward()
      await page.waitForLoadState()
      // If the page before was another one.
      if ((await ask(page, () => location.pathname)) !== '/report') await page.goBack()
    },
  ],
  ['away and back', async (page) => page.goto('/about').then(() => page.goBack())],
  ['again', (page) => page.goto('/report')],
  ['tick', async (page) => (await isReview(page)) || getDraftCheckbox(page).check()],
  ['untick', async (page) => (await isReview(page)) || getDraftCheckbox(page).uncheck()],
  ['skip link', (page) => page.locator('.skip-link').press('Enter')],
  [
    'erase',
    async (page, known) => {
      if (!(await isReview(page))) return
      await press(page, 'Erase everything and start again')
      await press(page, 'Erase it')
      await expect(page.getByLabel('First name')).toBeFocused()
      if (known.word) known.erased.push(known.word)
      known.word = ''
    },
  ],
]

test('the invariants hold in two dozen sequences in a browser', async ({ browser, baseURL, watch }) => {
  test.setTimeout(1_200_000)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 6, maxLength: 14 }), async (sequence) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })
      const page = await context.newPage()
      page.on('dialog', (dialog) => dialog.accept())
      const known: Known = { word: '', words: 0, erased: [] }
      await page.goto('/report')
      await rest(page)
      for (const [, act] of sequence) {
        await act(page, known)
        await rest(page)
        const here = await ask(page, () =>
          JSON.stringify([{ ...sessionStorage }, history.state, document.body.textContent]),
        )
        for (const word of known.erased) expect(here).not.toContain(word)
      }
      await page.goto('/report')
      await expect(name(page)).toHaveValue(known.word)
      await context.close()
    }),
    { numRuns: 24 },
  )
  expect(watch.said).toEqual([])
})
