// Two presses in quick succession, by mouse, touch and key, and a key that is held.
import type { Locator, Page } from '@playwright/test'
import { pressEverything } from './support/press-everything.ts'
import { pressTwice } from './support/press-twice.ts'
import { fillReport } from './support/report-answers.ts'
import {
  expectAnswers,
  expectLoaded,
  expectReview,
  getContinue,
  getDraftCheckbox,
  getEnd,
  getEvidenceItems,
  getPicker,
  getQuestion,
  getReviewTitle,
  getSend,
  offerSharing,
  openReview,
} from './support/report-page.ts'
import { hallway, notes } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

test.use({ hasTouch: true, hasDoublePresses: true })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const getEraseDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Erase this report?' })

for (const [how, width] of [
  ['mouse', 1440],
  ['touch', 390],
  ['key', 1440],
] as const)
  test.describe(`by ${how} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    /** Presses twice, and expects what one press does: after the first, and still after the second. */
    async function expectOnePress(page: Page, control: Locator, expectPressed: () => Promise<void>) {
      await pressTwice(page, how, control, expectPressed)
      // What a press did would be painted by then.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await expectPressed()
      // The next press is another one, however soon it comes.
      await page.keyboard.press('Shift')
    }

    test('the second of two presses does nothing, from an empty form to the question', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/report')
      await expectLoaded(page)
      await fillReport(page)
      const expectDraft = () => expect(getDraftCheckbox(page)).toBeChecked()
      await expectOnePress(page, getDraftCheckbox(page), expectDraft)
      await getPicker(page).setInputFiles([notes, hallway])
      await expect(page.getByText(/^2 files, /)).toBeVisible()
      const expectOne = () => expect(getEvidenceItems(page)).toHaveCount(1)
      await expectOnePress(page, button(page, /^Remove/).first(), expectOne)
      const expectAsked = () => expect(getEraseDialog(page)).toBeVisible()
      await expectOnePress(page, button(page, 'Erase everything and start again'), expectAsked)
      await expectOnePress(page, button(page, 'Keep it'), () => expect(getEraseDialog(page)).toBeHidden())
      await expectAnswers(page)
      await expectOnePress(page, getContinue(page), () => expectReview(page))
      await page.getByText('Another way').click()
      await expectOnePress(page, button(page, 'Copy the text'), async () => {
        await expect(getQuestion(page)).toBeVisible()
        await expect(getEnd(page)).toHaveCount(0)
      })
      await expectOnePress(page, button(page, 'Not yet'), async () => {
        await expect(getReviewTitle(page)).toBeVisible()
        await expect(getQuestion(page)).toBeHidden()
      })
    })
  })

const widths = [1280, 768, 480, 390, 320]

/** Where a button stands from left to right, at each width. How high depends on how far the page is scrolled. */
async function measureSpans(page: Page, button: Locator) {
  const spans: { width: number; name: string; left: number; right: number }[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const { x: left = 0, width: own = 0 } = (await button.boundingBox()) ?? {}
    spans.push({ width, name: await button.innerText(), left, right: left + own })
  }
  return spans
}

test('at no width what ends a report stands above or below what leads to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await offerSharing(page)
  const expectApart = async (end: Locator, ...leading: Awaited<ReturnType<typeof measureSpans>>) => {
    for (const { width, name, left, right } of await measureSpans(page, end))
      for (const button of leading.filter((other) => other.width === width))
        expect(button.right < left || right < button.left, `${button.name}, then ${name}, at ${width} px`).toBe(true)
  }
  const expectErasureApart = async (name: string) => {
    const spans = await measureSpans(page, button(page, name))
    await button(page, name).click()
    await expectApart(button(page, 'Erase it'), ...spans)
    await button(page, 'Keep it').click()
  }
  await page.goto('/report')
  await fillReport(page)
  await getPicker(page).setInputFiles(notes)
  await expectErasureApart('Erase everything and start again')
  await openReview(page)
  await page.getByText('Another way').click()
  const ways = getSend(page).getByRole('button').or(getSend(page).locator('a.button'))
  const leading: Awaited<ReturnType<typeof measureSpans>> = []
  for (const way of await ways.all()) leading.push(...(await measureSpans(page, way)))
  expect(leading.map(({ name }) => name)).toContain('Send from this device')
  await button(page, 'Copy the text').click()
  const yes = button(page, 'Yes, it is sent')
  await expectApart(yes, ...leading)
  const spans = await measureSpans(page, yes)
  await yes.click()
  await expectApart(button(page, 'Report something else'), ...spans)
  await expectErasureApart('Erase this report from this device')
})

test('in Chromium each control is pressed by its words as by itself, and two quick presses are one', async ({
  page,
}) => {
  for (const path of ['/report', '/contact']) {
    await page.goto(path)
    const failures = await pressEverything({
      run: (task, ...given) => page.evaluate(`(${task})(...${JSON.stringify(given)})`),
      clickAt: (x, y, clickCount = 1) => page.mouse.click(x, y, { clickCount }),
    })
    expect(failures, path).toEqual([])
  }
})

test('two presses for an email open one, and a slow second one no other', async ({ page }) => {
  await page.clock.install()
  for (const [width, seconds] of [
    [1280, 0.3],
    [390, 0.6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contact')
    const opened = await page.evaluateHandle(() => {
      const urls: string[] = []
      navigation.addEventListener('navigate', ({ destination }) => urls.push(destination.url))
      return urls
    })
    await page.getByLabel('Message').fill('Which tide table?')
    const expectPressed = () => expect(button(page, 'Write the email again')).toBeVisible()
    await pressTwice(page, 'mouse', button(page, /^Write the email/), expectPressed, seconds)
    await expectPressed()
    await page.clock.runFor(1000)
    expect(await opened.jsonValue(), `two presses ${seconds} s apart`).toEqual([expect.stringMatching(/^mailto:/)])
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('two presses with a pause, with another key between them, or at two places have two effects', async ({ page }) => {
  // A finger’s presses are not counted, as by Safari on a phone.
  await page.addInitScript(() => Object.defineProperty(UIEvent.prototype, 'detail', { value: 1 }))
  await page.goto('/report')
  await expectLoaded(page)
  const checkbox = getDraftCheckbox(page)
  for (const [ms, isOne] of [
    [340, true],
    [360, false],
  ] as const) {
    await checkbox.uncheck()
    await page.keyboard.press('Shift')
    await pressTwice(page, 'touch', checkbox, () => expect(checkbox).toBeChecked(), ms / 1000)
    await expect(checkbox, `two presses ${ms} ms apart`).toBeChecked({ checked: isOne })
  }
  await checkbox.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift')
  await page.keyboard.press('Space')
  await expect(checkbox).not.toBeChecked()
  await page.getByText('Save a draft on this device').click()
  await getContinue(page).click()
  await expect(checkbox).toBeChecked()
  await expect(page.getByText(/missing or incomplete$/).first()).toBeVisible()
})

test('a key that is held presses once and hinders no mouse, and a double click chooses a word', async ({ page }) => {
  await page.goto('/report')
  await page.getByLabel('Last name').fill('Meriwether')
  await button(page, 'Erase everything and start again').focus()
  for (let count = 0; count < 9; count += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Detailed description').fill('The hallway')
  await page.getByLabel('Detailed description').dblclick({ position: { x: 25, y: 20 } })
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^The ?$/)
  // The window loses the focus while it is held: no press of the mouse is hindered.
  for (let count = 0; count < 3; count += 1) await page.keyboard.down('PageDown')
  await page.getByText('Save a draft on this device').click()
  await expect(getDraftCheckbox(page)).toBeChecked()
  await page.keyboard.up('PageDown')
})
