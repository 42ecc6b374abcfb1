import { organization } from '../src/content/organization.ts'
import { reportFields } from '../src/forms/report/report.fields.ts'
import { contact, home, report, research } from '../src/site.ts'
import { createPageActions, fillAndReview } from './support/report-page.ts'
import { formScenarios } from './support/form-scenarios.ts'
import { printPages } from './support/print-pages.ts'
import { addedFieldCount, completeReport, fillReport } from './support/report-answers.ts'
import { photoWithMetadata, plainVideo } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

test('a case prints with its notes expanded, and where its links lead stands in notes at the end', async ({
  page: tab,
}, info) => {
  await tab.goto(research.path)
  const text = (await printPages(tab, info)).texts.join(' ')
  expect(text).toContain('On the last morning it was there at 4:27, and at 4:28 it was not.')
  expect(text).not.toContain('(https://')
  expect(text).toContain('https://creativecommons.org/publicdomain/zero/1.0/')
  await tab.emulateMedia({ media: 'print' })
  const paths = await tab
    .getByRole('main')
    .locator('a[href^="/"]:visible')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(20)
  for (const folder of new Set(paths.map((path) => path.replace(/#.*|[^/]*\.[^/]*$/, ''))))
    expect(text).toMatch(new RegExp(`: https://quantum-reality\\.example${folder}( and|[. ])`))
})

test('the blank report form prints its questions with a page of lines for the description', async ({
  page: tab,
}, info) => {
  await tab.goto(report.path)
  const { texts } = await printPages(tab, info)
  expect(texts.length).toBeLessThanOrEqual(2 + addedFieldCount)
  const text = texts.join(' ')
  expect(text).toContain('Email, telephone or postal address *')
  expect(text).toContain('by the email, telephone or postal address that you write down')
  expect(text).not.toMatch(/this device|Print this page|Next you check it/)
  for (const { label, paperLabel = '' } of reportFields) expect(text).toContain(label + paperLabel)
  expect(text).toContain('Enclose copies')
  expect(text).not.toContain('Prepare report')
  expect(text).not.toContain('Choose Files')
  expect(text).not.toContain('Accepted formats')
  await tab.emulateMedia({ media: 'print' })
  const box = await tab.getByLabel('Detailed description').boundingBox()
  // Half of a page of Letter paper is 528 px.
  expect(box?.height).toBeGreaterThan(528)
  for (const label of ['First name', 'Last name', 'Email', 'State', 'Date and time of anomaly']) {
    const line = tab.getByLabel(label)
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(32)
    await expect(line).toHaveCSS('border-bottom-style', 'solid')
    await expect(line).toHaveCSS('border-top-width', '0px')
  }
  await expect(tab.getByLabel('State')).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
})

test('a form with errors prints without them, with the chosen options', async ({ page: tab }, info) => {
  await tab.goto(report.path)
  await tab.getByLabel('State').selectOption('Texas')
  await tab.getByLabel('Date and time of anomaly').fill('2025-04-19T21:14')
  await tab.getByRole('button', { name: 'Prepare report' }).click()
  await tab.getByLabel('Email').focus()
  const { texts } = await printPages(tab, info)
  expect(texts.join(' ')).not.toMatch(/missing or incomplete|Enter your/)
  expect(texts.length).toBeLessThanOrEqual(3 + addedFieldCount)
  await tab.emulateMedia({ media: 'print' })
  await expect(tab.getByLabel('State')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(tab.getByLabel('Email')).toHaveCSS('outline-style', 'none')
  const chosen = tab.getByRole('radio', { name: /^Most of Texas/ })
  await expect(chosen).toBeChecked()
  const dot = await chosen.evaluate((radio) => getComputedStyle(radio, '::before').borderTopStyle)
  expect(dot, 'drawn by a border, because print leaves out backgrounds').toBe('solid')
})

test('a form with files prints the postal address, and no page with nothing else', async ({ page: tab }, info) => {
  await tab.goto(report.path)
  await fillReport(tab)
  await tab.getByLabel('Supporting documentation').setInputFiles(photoWithMetadata)
  await expect(tab.getByText('1 file, ')).toBeVisible()
  const { texts } = await printPages(tab, info)
  expect(texts.join(' ')).toContain(organization.address.street)
  // With a page for the footer, there would be four.
  expect(texts.length).toBeLessThanOrEqual(3 + addedFieldCount)
})

test('print-only text is not on the screen', async ({ page: tab }) => {
  for (const page of [home, report, contact]) {
    await tab.goto(page.path)
    for (const words of await tab.locator('.print-only').all()) await expect(words).toBeHidden()
  }
})

test('a review with files prints its answers, its reference, its files with checksums, no controls, and no empty page', async ({
  page: tab,
}, info) => {
  const state = formScenarios.find(({ name }) => name === 'report, review with files')
  await tab.goto(report.path)
  await state?.reach(createPageActions(tab))
  const { texts } = await printPages(tab, info)
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain('evidence-1.jpg')
  expect(texts[0]).not.toContain('hallway.jpg')
  expect(texts[1]).toContain('Received on')
  const text = texts.join('').replace(/\s+/g, '')
  const reference = await tab.getByText('It identifies this copy').locator('b').textContent()
  for (const answer of [reference, completeReport['Last name']]) expect(text).toContain(answer)
  expect(text).toMatch(/SHA-256[0-9a-f]{64}/)
  expect(text).not.toMatch(/Change|Savethefile|Erase/)
})

test('a review with two files ends on its page', async ({ page: tab }, info) => {
  await fillAndReview(tab, [photoWithMetadata, plainVideo])
  expect((await printPages(tab, info)).texts.length).toBeLessThanOrEqual(1 + addedFieldCount)
})

test('a long answer begins on the first page of the review', async ({ page: tab }, info) => {
  await fillAndReview(tab, [], { 'Detailed description': 'The hallway was longer. '.repeat(400) })
  const { texts } = await printPages(tab, info)
  expect(texts[0]).toContain('The hallway was longer.')
})
