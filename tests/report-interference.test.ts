// Other programs change the page: controls stay what they are, and what changes is replaced with what they made of it.
import type { Page } from '@playwright/test'
import { answerReport } from './support/form-scenarios.ts'
import { expectCopied } from './support/read-clipboard.ts'
import { addCleanedPhoto } from './support/report-journey.ts'
import {
  createPageActions,
  delayScript,
  draftSaved,
  getDraftCheckbox,
  getEvidenceItems,
  getPicker,
  getReview,
  openReview,
  waitForSession,
} from './support/report-page.ts'
import { hallway } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'
import { insertIcons, setValue, translatePage } from './support/third-party.ts'

/** Opens the report and waits until React shows its parts. */
async function openReport(page: Page) {
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
}

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
  test(`with ${name} before the script the controls stay, with answers, files, focus and caret`, async ({ page }) => {
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
    await expect(page.getByText('Saturday, April 19, 2025')).toBeVisible()
    await page.getByLabel('Email').fill('')
    await page.getByRole('button', { name: 'Prepare report' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address')
    await page.getByLabel('Email').fill('ada@mail.example')
    await openReview(page)
    await expect(getReview(page)).toContainText('The corridor was')
    await page.getByRole('button', { name: 'Change detailed description' }).click()
    await expect(description).toBeFocused()
    for (const control of controls) expect(await control.evaluate(({ isConnected }) => isConnected)).toBe(true)
  })

/** Moves what React has rendered in this slot into an element of this name. */
const interfere = (page: Page, slot: string, wrapperName = 'extension-wrapper') =>
  page.locator(`#report-${slot}`).evaluate((slot, name) => {
    const wrapper = document.createElement(name)
    wrapper.append(...slot.children)
    slot.append(wrapper)
  }, wrapperName)

test('after an error of what React shows, the form works as without script, and what was written can be copied', async ({
  page,
  context,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReport(page)
  await answerReport(createPageActions(page), { 'Date and time of anomaly': '2025-11-02T01:30' })
  const picked = getPicker(page)
  await picked.setInputFiles(hallway)
  await expect(getEvidenceItems(page)).toHaveCount(1)
  await expect(page.getByRole('radio').first()).toBeVisible()
  const controls = await page.locator('form :is([name="email"], [type="file"], textarea)').elementHandles()
  await interfere(page, 'date-time-more')
  await page.getByLabel('Date and time of anomaly').fill('2025-04-19T21:14')
  await expect(page.getByRole('alert')).toContainText('Something that this browser adds to the page')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(getEvidenceItems(page)).toHaveCount(0)
  for (const control of controls) expect(await control.evaluate(({ isConnected }) => isConnected)).toBe(true)
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  expect(await picked.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('hallway.jpg')
  await page.getByRole('button', { name: 'Copy what I have written' }).click()
  await expectCopied(page, /First name\n {2}Ada\n.*, not copied\n {2}\S+\.jpg\n$/s)
  expect(watch.said.splice(0).filter((line) => !/NotFoundError/.test(line))).toEqual([])
  // The browser's own validation stops an incomplete report, and a complete one becomes an email.
  const isOpened = () => watch.requests.some((url) => url.startsWith('mailto:'))
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(isOpened()).toBe(false)
  await page.getByLabel('Email').fill('ada@mail.example')
  await waitForSession(page, 'ada@mail.example')
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect.poll(isOpened).toBe(true)
})

test('after an error of the review the form is shown again, with its answers', async ({ page, watch }) => {
  await openReport(page)
  await answerReport(createPageActions(page))
  await openReview(page)
  await interfere(page, 'review')
  await page.getByRole('button', { name: 'Change detailed description' }).click()
  await expect(page.getByRole('alert')).toContainText('Something that this browser adds to the page')
  await expect(getReview(page)).toHaveCount(0)
  await expect(page.getByLabel('Detailed description')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
  expect(watch.said.splice(0).filter((line) => !/NotFoundError/.test(line))).toEqual([])
})

test('an error of the form itself is not blamed on what a browser adds, and the address is named', async ({
  page,
  watch,
}) => {
  await openReport(page)
  await answerReport(createPageActions(page))
  await page.evaluate(insertIcons)
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new TypeError('not in this browser')
    }
  })
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByRole('alert')).toContainText('The error is ours.')
  await expect(page.getByRole('alert')).toContainText('reports@quantum-reality.example')
  await expect(page.getByRole('button', { name: 'Copy what I have written' })).toBeVisible()
  watch.said.splice(0)
})

test('where nothing was found that is not of the form, an error is said to be the form’s own', async ({
  page,
  watch,
}) => {
  await openReport(page)
  const actions = createPageActions(page)
  await answerReport(actions)
  await addCleanedPhoto(actions)
  await actions.press('Prepare report')
  await actions.seeReview()
  await interfere(page, 'review', 'div')
  await actions.press('Change detailed description')
  await expect(page.getByRole('alert')).toContainText('The error is ours.')
  watch.said.splice(0)
})

test('a translated page changes its words, and loses none', async ({ page }) => {
  await openReport(page)
  await page.evaluate(translatePage)
  const when = page.getByLabel('Date and time of anomaly')
  const shown = page.locator('#report-date-time-status')
  await page.getByLabel('State').selectOption('california')
  await when.fill('2025-11-02T01:30')
  await expect(page.getByRole('radio').first()).toBeVisible()
  const hours = await page.getByRole('group', { name: 'Which of the two was it?' }).innerText()
  await page.getByLabel('State').selectOption('new-york')
  await expect(page.getByRole('group', { name: 'Which of the two was it?' })).not.toHaveText(hours)
  await when.fill('2025-04-19T21:14')
  await expect(shown).toHaveText(/9:14 pm Eastern/)
  // A part of the date is deleted, as a key does it: the time that was stated goes.
  await when.focus()
  await page.keyboard.press('Backspace')
  await expect(when).toHaveValue('')
  await expect(shown).toHaveText('')
  const description = page.getByLabel('Detailed description')
  await description.fill('Call me.')
  await getDraftCheckbox(page).click()
  await expect(page.getByText(draftSaved)).toBeVisible()
  await getDraftCheckbox(page).click()
  await expect(page.getByText('The draft was erased from this device.')).toBeVisible()
  await expect(page.getByText(draftSaved)).toHaveCount(0)
  await expect(description).toHaveValue('Call me.')
  await expect(page.locator('html')).not.toHaveAttribute('translate')
})

test('in a translated review what is removed from a file can be chosen, and taken back, again and again', async ({
  page,
}) => {
  await openReport(page)
  const actions = createPageActions(page)
  await answerReport(actions)
  await addCleanedPhoto(actions)
  await actions.press('Prepare report')
  await actions.seeReview()
  await expect(page.getByRole('button', { name: 'Prepare report' })).toBeHidden()
  await page.evaluate(translatePage)
  const reference = page.locator('figcaption b')
  const choice = getReview(page).getByRole('checkbox')
  for (let count = 0; count < 3; count += 1) {
    const before = await reference.innerText()
    await choice.click()
    await expect(reference).toHaveText(/^\S{4}-\S{4}$/)
    await expect(reference).not.toHaveText(before)
  }
})

test('a value that was set with `change` alone, before the script and after a reload, is kept', async ({ page }) => {
  await page.goto('/report')
  await page.getByLabel('Last name').fill('Meriwether')
  await waitForSession(page, 'Meriwether')
  const release = await delayScript(page)
  await page.reload()
  await page.evaluate(setValue, ['First name', 'Ada', 'change'] as const)
  release()
  await waitForSession(page, 'Ada')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Last name')).toHaveValue('Meriwether')
})
