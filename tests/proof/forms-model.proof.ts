// The store's model, thousands of sequences long; and the same promises in a real browser, some dozens.
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { assertModel } from '../support/form-store/commands.ts'
import { remembers, tick } from '../support/forms-controls.ts'
import { fillReport } from '../support/forms-words.ts'
import { expect, test } from '../support/site.ts'

test('the store keeps its promises in 20,000 random sequences', async () => {
  test.setTimeout(300_000)
  await assertModel(20_000)
})

/** What the driver knows beside the page: the last word written, and the words that were erased. */
interface Known {
  word: string
  words: number
  readonly erased: string[]
}

type Act = readonly [name: string, act: (page: Page, known: Known) => Promise<unknown>]

const name = (page: Page) => page.getByLabel('Last name')
const isReview = (page: Page) => page.getByRole('heading', { name: 'Check your report' }).isVisible()
const press = (page: Page, button: string) => page.getByRole('button', { name: button }).click()

/** Whether the form is awake, and one step alone is shown, the one that the tab's history says. */
function isAtRest(): boolean {
  // Awake, it looks at its answers itself.
  if (!document.querySelector('form')?.noValidate) return false
  const shown = [...document.querySelectorAll('form, .review')].filter((each) => each.checkVisibility())
  const step = shown[0]?.matches('form') ? 'writing' : 'reviewing'
  return shown.length === 1 && (history.state?.step ?? 'writing') === step
}

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState()
  // What is left of the other step stays for two seconds, or until the next key.
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(isAtRest).catch(() => false)).toBe(true)
}

/** Asks the page, again where it was left meanwhile: the browser goes through its history when it likes. */
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
      await remembers(page, known.word)
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
      // Where the page before was another one.
      if ((await ask(page, () => location.pathname)) !== '/report') await page.goBack()
    },
  ],
  ['away and back', async (page) => page.goto('/about').then(() => page.goBack())],
  ['again', (page) => page.goto('/report')],
  ['tick', async (page) => (await isReview(page)) || tick(page).check()],
  ['untick', async (page) => (await isReview(page)) || tick(page).uncheck()],
  ['skip link', (page) => page.locator('.skip').press('Enter')],
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

test('a browser keeps them in two dozen', async ({ browser, baseURL, watch }) => {
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
