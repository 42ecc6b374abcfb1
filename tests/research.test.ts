import { activeCases } from '../src/content/case-summary.ts'
import { archive, cases } from '../src/content/record.ts'
import { getCasePage, research } from '../src/site.ts'
import { expectSeparateMarkers } from './support/plot-labels.ts'
import { expect, test } from './support/site.ts'

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

test('on the map the targets are 24 px wide and apart at every width, and active cases have a color of their own', async ({
  page: tab,
}) => {
  await tab.goto(research.path)
  await expectSeparateMarkers(tab, cases.length)
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme })
    // The first case is drawn last.
    const fills = await tab.locator('.map circle').evaluateAll((all) => all.map((each) => getComputedStyle(each).fill))
    const active = cases.toReversed().map((each) => activeCases.includes(each))
    const ended = fills.filter((_, index) => !active[index])
    expect(fills.map((fill) => !ended.includes(fill))).toEqual(active)
  }
})

test('each case is a row with its one figure, at whose id older links land, and which leads on to its page, as its number on the map does', async ({
  page: tab,
}) => {
  for (const [index, researchCase] of cases.entries()) {
    await tab.goto(`${research.path}#${researchCase.id}`)
    const { name, location, state, description } = researchCase
    const row = tab.locator(':target')
    await expect(row).toBeInViewport()
    await expect(row).toContainText(description.slice(0, 40))
    for (const link of [
      row.getByRole('link', { name, exact: true }),
      tab.getByRole('link', { name: `Case ${index + 1}: ${name}, ${location}, ${state}`, exact: true }),
    ])
      await expect(link).toHaveAttribute('href', getCasePage(researchCase).path)
  }
  for (const index of [0, cases.length - 1]) {
    await tab.goto(research.path)
    await tab.getByRole('link', { name: `Case ${index + 1}: ` }).click()
    await expect(tab.getByRole('heading', { level: 1, name: cases[index]?.name ?? '' })).toBeVisible()
  }
})
