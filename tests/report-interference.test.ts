import type { Page } from '@playwright/test'
import { fillReport } from './support/report-answers.ts'
import { answerReport } from './support/report-journey.ts'
import {
  createPageActions,
  delayScript,
  draftErased,
  draftSaved,
  expectLoaded,
  getContinue,
  getDraftCheckbox,
  getEvidenceItems,
  getPicker,
  getReview,
  handOverByCopy,
  openReview,
  waitForSession,
} from './support/report-page.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { insertIcons, setValue, translatePage } from './support/third-party.ts'

const getCaret = (page: Page) =>
  page.getByLabel('Detailed description').evaluate((area: HTMLTextAreaElement) => {
    const { value, selectionStart, selectionEnd } = area
    return [document.activeElement === area, value.slice(0, selectionStart), value.slice(selectionStart, selectionEnd)]
  })

/** Moves each control into an element of its own, as some extensions do. */
function wrapControls(): void {
  for (const control of document.querySelectorAll('form :is(input, select, textarea)')) {
    const wrapper = document.createElement('extension-wrapper')
    control.before(wrapper)
    wrapper.append(control)
  }
}

for (const [name, program] of [
  ['elements beside them', insertIcons],
  ['a translation of their labels', translatePage],
  ['elements around them', wrapControls],
] as const)
  test(`with ${name} before the code the controls stay, with answers, files, focus and caret`, async ({ page }) => {
    const release = await delayScript(page)
    await page.goto('/report')
    await answerReport(createPageActions(page))
    await getPicker(page).setInputFiles(hallway)
    await page.evaluate(program)
    const controls = await page.locator('form [name]').elementHandles()
    const description = page.getByLabel('Detailed description')
    await description.evaluate((area: HTMLTextAreaElement) => {
      area.focus()
      area.setSelectionRange(4, 11)
    })
    release()
    await expect(getEvidenceItems(page)).toHaveText([/hallway\.jpg/])
    expect(await getCaret(page)).toEqual([true, 'The ', 'hallway'])
    await page.keyboard.type('corridor')
    await waitForSession(page, 'The corridor was')
    await page.getByLabel('Email').fill('')
    await getContinue(page).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address')
    await page.getByLabel('Email').fill('ada@mail.example')
    await openReview(page)
    await expect(getReview(page)).toContainText('The corridor was')
    await page.getByRole('button', { name: 'Change detailed description' }).click()
    await expect(description).toBeFocused()
    for (const control of controls) expect(await control.evaluate(({ isConnected }) => isConnected)).toBe(true)
  })

/** Moves what React has rendered in this slot into another element, as some extensions do. */
const interfere = (page: Page, slot: string) =>
  page.locator(`#report-${slot}`).evaluate((slot) => {
    const wrapper = document.createElement('extension-wrapper')
    wrapper.append(...slot.children)
    slot.append(wrapper)
  })

test('a part that an extension breaks is replaced by a sentence, the report goes on without it, and an error of the page is not blamed on what a browser adds', async ({
  page,
  watch,
}) => {
  await page.goto('/report')
  await answerReport(createPageActions(page))
  await getPicker(page).setInputFiles(hallway)
  await expect(getEvidenceItems(page)).toHaveCount(1)
  // Until the file is read, its row changes by itself.
  await expect(page.getByText('Being read.')).toHaveCount(0)
  await interfere(page, 'documentation-files')
  await page.getByRole('button', { name: 'Remove hallway.jpg' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(
    'Something that this browser adds to the page, perhaps an extension or a translator',
  )
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await openReview(page)
  expect(watch.said.splice(0).filter((line) => !/NotFoundError/.test(line))).toEqual([])
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new TypeError('not in this browser')
    }
  })
  await handOverByCopy(page)
  await page.getByRole('button', { name: 'Yes, it is sent' }).click()
  await expect(alert.last()).toContainText('The error is ours.')
  await expect(alert.last()).toContainText('reports@quantum-reality.example')
  watch.said.splice(0)
})

test('a translated page changes its words, loses none, and leaves the review, and its print, as the visitor wrote them', async ({
  page,
}) => {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
  await page.evaluate(translatePage)
  const when = page.getByLabel('Date and time of anomaly')
  const shown = page.locator('#report-date-time-status')
  await page.getByLabel('State').selectOption('california')
  await when.fill('2999-11-02T01:30')
  await expect(shown).toHaveText(/Pacific\. That is in the future/)
  // Who chooses another state by hand focuses the list.
  await page.getByLabel('State').focus()
  await page.getByLabel('State').selectOption('new-york')
  await when.fill('2025-04-19T21:14')
  await expect(shown).toHaveText(/9:14\spm Eastern/)
  // A part of the date is deleted, as a key does it: the time that was stated goes.
  await when.focus()
  await page.keyboard.press('Backspace')
  await expect(shown).toHaveText('')
  await getDraftCheckbox(page).click()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await getDraftCheckbox(page).click()
  await expect(page.getByText(draftErased)).toBeVisible()
  await expect(page.getByText(draftSaved)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('translate')
  await answerReport(createPageActions(page))
  await getPicker(page).setInputFiles(hallway)
  await openReview(page)
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    await expect(getReview(page)).toContainText('The hallway was 2 m longer')
    await expect(getReview(page)).toContainText('hallway.jpg')
    await expect(getReview(page)).not.toContainText('pasillo')
  }
})

test('an emoji that is typed in two halves stays, with the place of the next letter, and so do values set without an event, or with `change` alone', async ({
  page,
}) => {
  await page.goto('/report')
  await expectLoaded(page)
  await fillReport(page, { 'First name': '', 'Last name': '', Email: '' })
  const description = page.getByLabel('Detailed description')
  await description.press('ControlOrMeta+Home')
  // As the panel of emoji in Windows inserts it.
  for (const half of ['\ud83d', '\ude80'])
    await page.evaluate(
      (unit) => document.execCommand('insertText', false, String.fromCharCode(unit)),
      half.charCodeAt(0),
    )
  await page.keyboard.type('! ')
  await expect(description).toHaveValue(/^🚀! The hallway/)
  await waitForSession(page, '🚀! The hallway')
  await page.evaluate(setValue, ['First name', 'Ada', ''] as const)
  await page.evaluate(setValue, ['Last name', 'Meriwether', ''] as const)
  await page.evaluate(setValue, ['Email', 'ada@mail.example', 'change'] as const)
  await openReview(page)
  for (const words of ['Ada', 'Meriwether', 'ada@mail.example', '🚀! The hallway'])
    await expect(getReview(page)).toContainText(words)
})
