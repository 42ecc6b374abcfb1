// Every page on paper: numbered, whole, without controls; and the forms, blank, filled in and in their review.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findLocationBytes } from '../packages/media-metadata/tests/support/fixtures.ts'
import { activeCases, forecastCase } from '../src/content/case-summary.ts'
import { organization } from '../src/content/organization.ts'
import { threshold } from '../src/content/readings/threshold.ts'
import { uncharted } from '../src/content/readings/uncharted.ts'
import { forecast } from '../src/content/uncharted/forecast.ts'
import { predictHeight } from '../src/content/uncharted/tide-table.ts'
import { reportFields } from '../src/report/report.fields.ts'
import { about, contact, home, pages, report, research, type SitePage } from '../src/site.ts'
import { findProgram } from '../tooling/programs.ts'
import { findPrintOverlaps, printWords } from './support/print-overlaps.ts'
import { printPages } from './support/print-pages.ts'
import { fillReport } from './support/report-answers.ts'
import { expectLoaded, getPicker, openReview } from './support/report-page.ts'
import { photoWithMetadata } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

/**
 * Prints a mark at the top and one at the bottom of everything that a page break must not part, in white letters of
 * one pixel, and returns what each mark is of. Runs in the page.
 */
function addMarks(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('main :is(figure:not(:has(figure)), .card, li, tr)')].filter(
    (part) => part.checkVisibility() && getComputedStyle(part).display !== 'contents',
  )
  for (const [index, part] of parts.entries()) {
    part.style.position = 'relative'
    for (const end of ['top', 'bottom']) {
      const mark = document.createElement(part.matches('tr') ? 'td' : 'i')
      mark.textContent = `mark${index}${end}`
      mark.style.cssText = `position: absolute; ${end}: 0; left: 0; font: 1px/1 sans-serif; color: white`
      part.append(mark)
    }
  }
  return parts.map((part) => `${part.className || part.localName} “${part.innerText.slice(0, 60)}”`)
}

for (const page of pages)
  test(`${page.path} prints on white, numbered, without controls, nothing cut in two or on another, and no sheet half empty`, async ({
    page: tab,
  }, info) => {
    const { path, hasForm, researchCase } = page
    await tab.clock.setFixedTime(new Date('2026-11-25T14:14:45-08:00'))
    await tab.goto(path, { waitUntil: 'networkidle' })
    const letter = await printWords(tab, info)
    const fill = measureFill(letter.path)
    expect(await findPrintOverlaps(tab, info, letter.path)).toEqual([])
    expectWords(page, letter.texts.join(' '))
    // Without an active case home has less.
    if (page === home) expect(fill.at(-1)).toBeGreaterThan(activeCases.length > 0 ? 0.4 : 0.3)
    // A case prints on as many sheets as its figures need.
    if (!hasForm && !researchCase)
      for (const sheets of [fill, measureFill((await printWords(tab, info, 'A4')).path)])
        for (const part of sheets.slice(0, -1)) expect(part).toBeGreaterThan(1 / 2)
    // The last question is on the first sheet, with the others. The figures of UNCHARTED need more than one.
    if (researchCase?.ended && researchCase.id !== 'uncharted')
      for (const { texts } of [letter, await printWords(tab, info, 'A4')])
        expect(texts[0]).toContain('Ended does not mean explained.')

    if (researchCase?.id === 'threshold') {
      const { path: pdf } = await printPages(tab, info)
      const { stdout } = spawnSync(findProgram('pdftocairo'), ['-svg', '-l', '1', pdf, '-'], { encoding: 'utf8' })
      // Those of the drawing alone are black, thin and not as wide as the sheet: the difference, and the side of a bank card.
      expect(measureLines(stdout)).toEqual([expect.closeTo(threshold.difference, 1), expect.closeTo(53.98, 1)])
    }

    await tab.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(tab.getByRole('navigation')).toHaveCount(0)
    // In print the file control is an empty box for a note of what is enclosed.
    await expect(tab.getByRole('button').and(tab.locator(':not([type="file"])'))).toHaveCount(0)
    await expect(tab.locator('video').filter({ visible: true })).toHaveCount(0)
    const colors = await tab.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement)
      return [backgroundColor, color]
    })
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    const parts = await tab.evaluate(addMarks)
    const { texts } = await printWords(tab, info)
    for (const [index, text] of texts.entries()) expect(text).toMatch(RegExp(`\\b${index + 1} ?/ ?${texts.length}\\b`))
    expect(texts[0]).toContain(`https://quantum-reality.example${path}`)
    expect(texts.at(-1)).toContain(`© ${organization.copyrightYear} ${organization.name}`)
    expect(texts.join(' '), 'an address is parted within its host').not.toMatch(/https:\/\/(?!\w[\w-]*\.[\w.]*\w+)/)
    const getSheet = (mark: string) => texts.findIndex((text) => text.includes(mark))
    for (const [index, part] of parts.entries()) {
      const [top, bottom] = [getSheet(`mark${index}top`), getSheet(`mark${index}bottom`)]
      expect.soft(top, `${part} is printed`).toBeGreaterThanOrEqual(0)
      expect.soft(bottom, `${part} is on one page`).toBe(top)
    }
  })

/** Expects of the text of a printed page what no screen has, and the number that lives as it was when it was printed. */
function expectWords(page: SitePage, text: string): void {
  if (page === home || page === about) expect(text).toMatch(/Fig\. 1\. [^:]*\. Plates are printed as negatives/)
  const isLive = page === home || page === research || page.researchCase === forecastCase
  if (!forecastCase || !isLive) return
  const minute = Date.parse('2026-11-25T14:15-08:00')
  const { slope, intercept } = uncharted.line
  const lengths = (text.match(/28\d\.\d\d(?= m)/g) ?? []).map(Number)
  const distances = lengths.map((length) => Math.abs(length - slope * predictHeight(minute) - intercept))
  expect(Math.min(...distances)).toBeLessThan(0.011)
  expect(text).toContain('by the tide tables, at 2:14 pm there. November 25, 2026.')
  const next = forecast.find(({ time }) => Date.parse(time) > minute)
  expect(text).toContain(`Next turn: ${next?.length_m.toFixed(2)} m, 5:51 pm.`)
  expect(text).not.toContain('While you read')
  if (page.researchCase) expect(text.match(/Nov 26, 2026/g)).toHaveLength(2)
}

/** Returns the lengths in mm of the level lines that are black and thin, from 0.3 mm to 100 mm. */
function measureLines(svg: string): number[] {
  return [...svg.matchAll(/fill:rgb\(0%,0%,0%\);[^"]*" d="M ([\d.]+) ([\d.]+) L ([\d.]+) \2 L \3 ([\d.]+) /g)]
    .map(([, ...ends]) => ends.map((end) => (Number(end) * 25.4) / 72))
    .map(([left = 0, top = 0, right = 0, bottom = 0]) => ({ width: right - left, height: bottom - top }))
    .filter(({ width, height }) => height < 0.3 && width > 0.3 && width < 100)
    .map(({ width }) => width)
}

/** Returns how much of each sheet is filled: how far down its last word is, as a part of what its margins leave. */
function measureFill(path: string): number[] {
  const { stdout } = spawnSync(findProgram('pdftotext'), ['-bbox', path, '-'], { encoding: 'utf8' })
  const [top, bottom] = [(18 / 25.4) * 72, (22 / 25.4) * 72]
  return stdout
    .split('<page ')
    .slice(1)
    .map((sheet) => {
      const end = Number(/height="([\d.]+)"/.exec(sheet)?.[1]) - bottom
      const words = [...sheet.matchAll(/yMax="([\d.]+)"/g)].map(([, y]) => Number(y)).filter((y) => y <= end)
      return (Math.max(...words) - top) / (end - top)
    })
}

test('a blank form prints its questions, lines to write on, subjects to choose from but no list of states, and the address to send it to', async ({
  page: tab,
}, info) => {
  await tab.goto(contact.path)
  const subjects = (await tab.getByLabel('Subject').locator('option').allTextContents()).slice(1)
  expect((await printPages(tab, info)).texts.join(' ')).toContain(`Subject (${subjects.join(', ')})`)
  await tab.goto(report.path)
  const text = (await printPages(tab, info)).texts.join(' ')
  for (const { label, paperLabel = '' } of reportFields) expect(text).toContain(label + paperLabel)
  expect(text).toContain(organization.address.street)
  expect(text).not.toMatch(/this device|Continue|Choose Files|Accepted formats|Wyoming/)
  await tab.emulateMedia({ media: 'print' })
  // Half of a page of Letter paper is 528 px.
  expect((await tab.getByLabel('Detailed description').boundingBox())?.height).toBeGreaterThan(528)
  for (const label of ['First name', 'Email', 'State', 'Date and time of anomaly']) {
    const line = tab.getByLabel(label)
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(32)
    await expect(line).toHaveCSS('border-bottom-style', 'solid')
  }
  await expect(tab.getByLabel('State')).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
})

test('a form with errors prints without them, with the chosen options', async ({ page: tab }, info) => {
  await tab.goto(report.path)
  await tab.getByLabel('State').selectOption('Texas')
  await tab.getByLabel('Date and time of anomaly').fill('2025-04-19T21:14')
  await expectLoaded(tab)
  await tab.getByRole('button', { name: 'Continue' }).click()
  await expect(tab.getByRole('region', { name: /missing or incomplete$/ })).toBeVisible()
  expect((await printPages(tab, info)).texts.join(' ')).not.toMatch(/missing or incomplete|Enter your/)
  await tab.emulateMedia({ media: 'print' })
  await expect(tab.getByLabel('State')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

const lines = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}: the hallway was ${index} m long.`)

test('a report prints its whole text, each line on its own, while writing and in the review, and nothing that was removed from its file', async ({
  page: tab,
}, info) => {
  await tab.goto(report.path)
  await fillReport(tab, { 'Date and time of anomaly': '2024-01-02T03:04', 'Detailed description': lines.join('\n') })
  // What a person sees while writing the end of a long text.
  await tab.getByLabel('Detailed description').evaluate((area) => area.scrollTo(0, area.scrollHeight))
  await getPicker(tab).setInputFiles(photoWithMetadata)
  await tab.getByLabel(/^Remove place/).check()
  await expect(tab.getByText('bytes, without place, time, device and name.')).toBeVisible()
  const expectComplete = async () => {
    const { path, texts, lines: printed } = await printPages(tab, info)
    const text = texts.join(' ')
    expect(printed).toEqual(expect.arrayContaining(lines))
    expect(text).toContain('photo.jpg')
    expect(text).not.toMatch(/37\.7|122\.4|2025, 9:14|H-656/)
    // Chromium copies a JPEG into the PDF as it is.
    expect(findLocationBytes(readFileSync(path))).toEqual([])
  }
  await expectComplete()
  await openReview(tab)
  await expectComplete()
})
