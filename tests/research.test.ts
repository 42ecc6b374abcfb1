import { archive as sealed } from '../src/content/archive.ts'
import { getStatusLabel } from '../src/content/case-attributes.ts'
import { activeCases, formatPlaceCount } from '../src/content/case-summary.ts'
import { cases } from '../src/content/cases.ts'
import { expect, test } from './support/site.ts'

test.describe('the map', () => {
  test('each case has a target of at least 24 px without overlap at every width', async ({ page: tab }) => {
    await tab.goto('/research')
    for (const width of [1440, 768, 390, 320]) {
      await tab.setViewportSize({ width, height: 900 })
      const boxes = await tab
        .locator('.map-target')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      expect(boxes).toHaveLength(cases.length)
      for (const [index, box] of boxes.entries()) {
        expect(box.width, `at ${width} px`).toBeGreaterThanOrEqual(24)
        expect(box.left, `at ${width} px`).toBeGreaterThanOrEqual(0)
        expect(box.right, `at ${width} px`).toBeLessThanOrEqual(width)
        for (const other of boxes.slice(index + 1))
          expect(Math.hypot(box.x - other.x, box.y - other.y)).toBeGreaterThanOrEqual(box.width - 0.01)
      }
    }
  })

  test('each number and each list item links to its case', async ({ page: tab }) => {
    const section = tab.getByRole('region', { name: formatPlaceCount() })
    for (const [index, { name }] of cases.entries()) {
      await tab.goto('/research')
      await section.locator(`svg [data-generated-content="${index + 1}"]`).click()
      await expect(tab.locator(':target').getByRole('heading', { name })).toBeVisible()
      await tab.goto('/research')
      await section.getByRole('listitem').nth(index).getByRole('link', { name }).click()
      await expect(tab.locator(':target').getByRole('heading', { name })).toBeVisible()
    }
  })

  test('the map has a text alternative, and one keyboard stop for each place', async ({ page: tab }) => {
    await tab.goto('/research')
    const section = tab.getByRole('region', { name: formatPlaceCount() })
    for (const [index, each] of cases.entries()) {
      const item = section.getByRole('listitem').nth(index)
      await expect(item).toContainText(`${each.location}, ${each.state}`)
      await expect(item).toContainText(/\d°\sN, \d+\.\d\d°\sW/)
      await expect(item).not.toContainText(getStatusLabel(each))
    }
    const stops = await section.locator('a').evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0))
    expect(stops).toHaveLength(cases.length)
  })

  test('only active cases are marked in the accent color, light and dark', async ({ page: tab }) => {
    await tab.goto('/research')
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme })
      const fills = await tab
        .locator('.map-dot')
        .evaluateAll((all) => all.map((each) => [each.closest('a')?.getAttribute('href'), getComputedStyle(each).fill]))
      const red = colorScheme === 'light' ? 'rgb(216, 30, 5)' : 'rgb(255, 74, 46)'
      expect(fills.filter(([, fill]) => fill === red)).toEqual(activeCases.map(({ id }) => [`#${id}`, red]).reverse())
    }
  })
})

test('a sealed year links to the office only', async ({ page: tab }) => {
  await tab.goto('/research')
  const archive = tab.getByRole('region', { name: 'Archive' })
  await expect(archive).toContainText('Sealed years cannot be opened')
  const links = await archive.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(links).toEqual(sealed.map(({ year }) => `/contact#subject=archived-report&year=${year}`))
  await expect(archive.getByRole('button')).toHaveCount(0)
  await expect(archive.getByRole('group')).toHaveCount(0)
  for (const year of await archive.getByRole('listitem').all())
    await expect(year.getByText('sealed', { exact: true })).toBeVisible()
})

test('the feed and the record are linked from the head of the page', async ({ page: tab }) => {
  await tab.goto('/research')
  const head = await tab
    .locator('head link[rel=alternate]')
    .evaluateAll((all) => all.map((each) => [each.getAttribute('type'), each.getAttribute('href')]))
  expect(head).toEqual([
    ['application/atom+xml', '/feed.xml'],
    ['application/json', '/cases.json'],
    ['text/csv', '/cases.csv'],
  ])
})

test('the page has the date of its last change', async ({ page: tab }) => {
  await tab.goto('/research')
  const newest = cases
    .flatMap(({ published, changes }) => [published, ...changes.map(({ date }) => date)])
    .toSorted()
    .at(-1)
  await expect(tab.getByText('Record as of').locator('time')).toHaveAttribute('datetime', newest ?? '')
})
