import { getLastModified } from '../src/content/case-attributes.ts'
import { activeCases } from '../src/content/case-summary.ts'
import { archive, cases } from '../src/content/record.ts'
import { getCasePage, research } from '../src/site.ts'
import { getNamed, getText, getTexts, readBuiltPage } from './support/built-page.ts'
import { expectPlacedLabels, expectSeparateMarkers } from './support/plot-labels.ts'
import { expect, test } from './support/site.ts'

const getHrefs = (parent: ParentNode | null | undefined, selector = 'a') =>
  [...(parent?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href') ?? '')

test('each number on the map is a link with the name and the place of its case, which its row has, too', () => {
  const document = readBuiltPage(research)
  const links = [...document.querySelectorAll('svg a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(cases.map((each) => getCasePage(each).path))
  const rows = getTexts(getNamed(document, 'section', /^Cases/), 'article')
  for (const [index, { name, location, state }] of cases.entries()) {
    expect(links[index]?.getAttribute('aria-label')).toBe(`Case ${index + 1}: ${name}, ${location}, ${state}`)
    expect(rows[index]).toContain(`${index + 1}. ${location}`)
  }
})

test('a sealed year has no link, whoever asks about one or about a case writes to the office, and the record has its date', () => {
  const document = readBuiltPage(research)
  const section = getNamed(document, 'section', 'Archive')
  expect(getText(section)).toContain('Sealed years cannot be opened')
  expect(getHrefs(section)).toEqual(['/contact#subject=archived-report'])
  expect(getHrefs(getNamed(document, 'section', /^Cases/))).toContain('/contact#subject=specific-case')
  const record = [...document.querySelectorAll('p')].find((paragraph) => getText(paragraph).includes('Version of'))
  const newest = cases.map(getLastModified).sort().at(-1)
  expect(record?.querySelector('time')?.getAttribute('datetime')).toBe(newest)
})

test('each sealed year has its plates, which are fetched when the archive is scrolled to, and not for paper', async ({
  page: tab,
  watch,
}) => {
  const countFetched = () => new Set(watch.requests.filter((url) => /\/archive\/\d+-\d+\.avif$/.test(url))).size
  // On a larger screen the archive is so near that Chromium fetches its first plates.
  await tab.setViewportSize({ width: 320, height: 568 })
  await tab.goto(research.path, { waitUntil: 'networkidle' })
  expect(countFetched()).toBe(0)
  await tab.emulateMedia({ media: 'print' })
  const section = tab.getByRole('region', { name: 'Archive' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('img')).toHaveCount(0)
  expect(countFetched()).toBe(0)
  await tab.emulateMedia({ media: 'screen' })
  for (const { year, reports } of archive) {
    const item = section.getByRole('listitem').filter({ hasText: `${year}` })
    const picture = item.getByRole('img', { name: `${reports} plates`, exact: true })
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(500)
  }
  expect(countFetched()).toBe(archive.length)
})

test('at every width the map’s targets are 24 px wide and apart', async ({ page: tab }) => {
  await tab.goto(research.path)
  await expectSeparateMarkers(tab, cases.length)
})

test('at every width the labels of the plots meet nowhere, also at twice the text size', async ({ page: tab }) => {
  await tab.goto(research.path)
  await expectPlacedLabels(tab)
})

test('on the map active cases have a color of their own', async ({ page: tab }) => {
  await tab.goto(research.path)
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme })
    // The first case is drawn last.
    const fills = await tab.locator('.map circle').evaluateAll((all) => all.map((each) => getComputedStyle(each).fill))
    const active = cases.toReversed().map((each) => activeCases.includes(each))
    const ended = fills.filter((_, index) => !active[index])
    expect(fills.map((fill) => !ended.includes(fill))).toEqual(active)
  }
})

test('each case is a row with its one figure, at whose id older links land, and which leads on to its page', async ({
  page: tab,
}) => {
  for (const researchCase of cases) {
    await tab.goto(`${research.path}#${researchCase.id}`)
    const row = tab.locator(':target')
    await expect(row).toBeInViewport()
    await expect(row).toContainText(researchCase.description.slice(0, 40))
    await row.getByRole('link', { name: researchCase.name, exact: true }).click()
    await expect(tab).toHaveURL(getCasePage(researchCase).path)
    await expect(tab.getByRole('heading', { level: 1, name: researchCase.name })).toBeVisible()
  }
})

test('a number on the map leads to its case', async ({ page: tab }) => {
  await tab.goto(research.path)
  for (const index of [0, cases.length - 1]) {
    await tab.getByRole('link', { name: `Case ${index + 1}: ` }).click()
    await expect(tab.getByRole('heading', { level: 1, name: cases[index]?.name ?? '' })).toBeVisible()
    await tab.goBack()
  }
})
