import { brotliCompressSync } from 'node:zlib'
import { archive as sealed } from '../src/content/archive.ts'
import { statusLabel } from '../src/content/case-facts.ts'
import { cases } from '../src/content/cases.ts'
import { activeCases, placesInWords } from '../src/content/summary.ts'
import { expect, test } from './support/site.ts'

test.describe('the map', () => {
  test('has a target for each case, of at least 24 px apart from each other, at every width', async ({ page: tab }) => {
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

  test('leads from each number, and from the list, to its case', async ({ page: tab }) => {
    const section = tab.getByRole('region', { name: placesInWords() })
    for (const [index, { name }] of cases.entries()) {
      await tab.goto('/research')
      await section.locator(`svg [data-words="${index + 1}"]`).click()
      await expect(tab.locator(':target').getByRole('heading', { name })).toBeVisible()
      await tab.goto('/research')
      await section.getByRole('listitem').nth(index).getByRole('link', { name }).click()
      await expect(tab.locator(':target').getByRole('heading', { name })).toBeVisible()
    }
  })

  test('says in words what the cases have not said, and stops the keyboard once for each place', async ({
    page: tab,
  }) => {
    await tab.goto('/research')
    const section = tab.getByRole('region', { name: placesInWords() })
    for (const [index, each] of cases.entries()) {
      const item = section.getByRole('listitem').nth(index)
      await expect(item).toContainText(each.state)
      await expect(item).toContainText(/\d° N, \d+\.\d\d° W/)
      await expect(item).not.toContainText(statusLabel(each))
    }
    const stops = await section.locator('a').evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0))
    expect(stops).toHaveLength(cases.length)
  })

  test('marks what is active, and nothing else, in the live red, light and dark', async ({ page: tab }) => {
    await tab.goto('/research')
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme })
      const fills = await tab
        .locator('.map-place')
        .evaluateAll((all) => all.map((each) => [each.closest('a')?.getAttribute('href'), getComputedStyle(each).fill]))
      const red = colorScheme === 'light' ? 'rgb(216, 30, 5)' : 'rgb(255, 74, 46)'
      expect(fills.filter(([, fill]) => fill === red)).toEqual(activeCases.map(({ id }) => [`#${id}`, red]).reverse())
    }
  })

  test('is at most 4 kB as it is sent', async ({ request }) => {
    const html = await (await request.get('/research')).text()
    const map = html.split('<svg').find((part) => part.includes('map-target')) ?? ''
    const svg = `<svg${map.slice(0, map.indexOf('</svg>'))}</svg>`
    expect(svg.length).toBeGreaterThan(5000)
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(4096)
  })
})

test('a sealed year leads to the office, and nowhere else', async ({ page: tab }) => {
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

test('the data is linked from the page and from its head', async ({ page: tab }) => {
  await tab.goto('/research')
  const shown = tab.getByRole('region', { name: 'Open data' }).getByRole('listitem').getByRole('link')
  const hrefs = await shown.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(hrefs).toEqual([
    '/cases.csv',
    '/archive.csv',
    '/cases.geojson',
    '/cases.json',
    '/datapackage.json',
    '/cases.schema.json',
    '/feed.xml',
    '/feed.json',
  ])
  for (const href of hrefs) expect((await tab.request.get(href ?? '')).status()).toBe(200)
  const head = await tab
    .locator('head link[rel=alternate]')
    .evaluateAll((all) => all.map((each) => [each.getAttribute('type'), each.getAttribute('href')]))
  expect(head).toEqual([
    ['application/atom+xml', '/feed.xml'],
    ['application/json', '/cases.json'],
    ['text/csv', '/cases.csv'],
  ])
})

test('says of which day the record is', async ({ page: tab }) => {
  await tab.goto('/research')
  const newest = cases
    .flatMap(({ published, changes }) => [published, ...changes.map(({ day }) => day)])
    .toSorted()
    .at(-1)
  await expect(tab.getByText('Record as of').locator('time')).toHaveAttribute('datetime', newest ?? '')
})
