import { archive } from '../src/content/archive.ts'
import { getLastModified, getStatusLabel } from '../src/content/case-attributes.ts'
import { activeCases, forecastCase, formatPlaceCount } from '../src/content/case-summary.ts'
import { cases } from '../src/content/cases.ts'
import { forecast } from '../src/content/uncharted/forecast.ts'
import { getCasePage, research } from '../src/site.ts'
import { getNamed, getText, getTexts, readBuiltPage } from './support/built-page.ts'
import { expect, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'

const measured = cases.filter(({ tables }) => tables)
const getHrefs = (parent: ParentNode | null | undefined, selector = 'a') =>
  [...(parent?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href') ?? '')

test('the forecast is shown, with a table and a calendar to take away, while its case is active', () => {
  const document = readBuiltPage(research)
  const links = getHrefs(document).filter((link) => /\.ics$|forecast/.test(link))
  const table = [...document.querySelectorAll('table')].find((each) => getText(each).includes('Longest'))
  const cells = table ? getTexts(table, 'tbody td') : []
  for (const cell of cells) expect(cell).toMatch(/^\d+\.\d\d, \d+:\d\d\s[ap]m$/)
  expect([cells.length > 0, new Set(links).size]).toEqual(forecastCase ? [true, 2] : [false, 0])
})

test('the map has a text alternative: a list with each place and a link to its case, and no keyboard stop of its own', () => {
  const section = getNamed(readBuiltPage(research), 'section', formatPlaceCount())
  expect(getHrefs(section, 'li a')).toEqual(cases.map((each) => getCasePage(each).path))
  const items = getTexts(section, 'li')
  for (const [index, each] of cases.entries()) {
    expect(items[index]).toContain(`${each.location}, ${each.state}`)
    expect(items[index]).not.toContain(getStatusLabel(each))
  }
  for (const link of section.querySelectorAll('svg a')) expect(link.getAttribute('tabindex')).toBe('-1')
})

test('a sealed year has no link, whoever asks about one or about a case writes to the office, and the record has its date', () => {
  const document = readBuiltPage(research)
  const section = getNamed(document, 'section', 'Archive')
  expect(getText(section)).toContain('Sealed years cannot be opened')
  expect(getHrefs(section)).toEqual(['/contact#subject=archived-report'])
  expect(getHrefs(getNamed(document, 'section', /^Cases/))).toContain('/contact#subject=specific-case')
  const record = [...document.querySelectorAll('p')].find((paragraph) => getText(paragraph).includes('Record as of'))
  const newest = cases.map(getLastModified).sort().at(-1)
  expect(record?.querySelector('time')?.getAttribute('datetime')).toBe(newest)
})

test('each sealed year has its plates, which are fetched when the archive is scrolled to, and not for paper', async ({
  page: tab,
  watch,
}) => {
  const countFetched = () => new Set(watch.requests.filter((url) => /\/archive\/\d+-\d+\.avif$/.test(url))).size
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

/** Returns the labels of the plots that meet another label or leave the screen. Runs in the page. */
function findMisplacedLabels(): string[] {
  return [...document.querySelectorAll('.plot')].flatMap((plot) => {
    const labels = [...plot.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }))
    return labels.flatMap(({ text, box }, index) => {
      const met = labels.slice(index + 1).filter(({ box: other }) => {
        const isBeside = box.right <= other.left || other.right <= box.left
        return !isBeside && box.bottom > other.top + 3 && other.bottom > box.top + 3
      })
      const isOutside = box.left < 0 || box.right > innerWidth
      return [...(isOutside ? [`${text} leaves the screen`] : []), ...met.map((other) => `${text} meets ${other.text}`)]
    })
  })
}

test('at every width the map’s targets are 24 px wide and apart', async ({ page: tab }) => {
  await tab.goto(research.path)
  for (const width of [1440, 768, 390, 320]) {
    await tab.setViewportSize({ width, height: 844 })
    const targets = await tab
      .locator('.map-label')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
    expect(targets).toHaveLength(cases.length)
    for (const [index, { x, y, width: size }] of targets.entries()) {
      expect.soft(size, `at ${width} px`).toBeGreaterThanOrEqual(24)
      const distances = targets.slice(index + 1).map((other) => Math.hypot(x - other.x, y - other.y))
      expect.soft(Math.min(...distances), `at ${width} px`).toBeGreaterThanOrEqual(size - 0.01)
    }
  }
})

const byLength = [...forecast].sort((a, b) => a.length_m - b.length_m)

for (const [name, row] of [
  ['shortest', byLength[0]],
  ['middle', byLength[byLength.length >> 1]],
  ['longest', byLength.at(-1)],
] as const)
  test(`at every width the labels of the plots meet nowhere, also at twice the text size, at the ${name} length`, async ({
    page: tab,
  }) => {
    if (row) await tab.clock.setFixedTime(new Date(row.time))
    await tab.goto(research.path)
    for (const width of [1440, 768, 390, 320]) {
      await tab.setViewportSize({ width, height: 844 })
      expect.soft(await tab.evaluate(findMisplacedLabels), `at ${width} px`).toEqual([])
    }
    await doubleTextSize(tab)
    for (const width of [1440, 390, 320]) {
      await tab.setViewportSize({ width, height: 844 })
      expect.soft(await tab.evaluate(findMisplacedLabels), `at ${width} px with text of twice the size`).toEqual([])
    }
  })

test('plots are drawn on every ground, and on the map active cases have a color of their own', async ({
  page: tab,
}) => {
  await tab.goto(research.path, { waitUntil: 'networkidle' })
  for (const [name, media] of [
    ['on a light page', { colorScheme: 'light' }],
    ['on a dark page', { colorScheme: 'dark' }],
    ['in forced colors', { colorScheme: 'dark', forcedColors: 'active' }],
    ['on paper', { colorScheme: 'dark', forcedColors: 'none', media: 'print' }],
  ] as const) {
    await tab.emulateMedia(media)
    const drawings = await tab.locator('.plot use').evaluateAll((all) =>
      all.map((use) => {
        const { width, height } = (use as SVGGraphicsElement).getBBox()
        const ground = getComputedStyle(use.closest('article') ?? document.body).backgroundColor
        return { width, height, isSeen: getComputedStyle(use).stroke !== ground }
      }),
    )
    expect(drawings.length, name).toBeGreaterThanOrEqual(measured.length)
    for (const { width, height, isSeen } of drawings)
      expect([width > 100, height > 20, isSeen], name).toEqual([true, true, true])
    if (!name.endsWith('page')) continue
    const fills = await tab
      .locator('.map-dot')
      .evaluateAll((all) => all.map((each) => [each.closest('a')?.getAttribute('href'), getComputedStyle(each).fill]))
    const isActive = (href: string | null | undefined) => activeCases.some((each) => href === getCasePage(each).path)
    const ended = fills.filter(([href]) => !isActive(href)).map(([, fill]) => fill)
    expect(fills.filter(([href, fill]) => isActive(href) === ended.includes(fill))).toEqual([])
  }
})

test('a number on the map leads to its case', async ({ page: tab }) => {
  await tab.goto(research.path)
  for (const index of [0, cases.length - 1]) {
    await tab.locator(`.map svg [data-generated-content="${index + 1}"]`).click()
    await expect(tab.getByRole('heading', { level: 1, name: cases[index]?.name ?? '' })).toBeVisible()
    await tab.goBack()
  }
})

test('the sound of a case is fetched only when it is asked for, plays, and is not on paper', async ({
  page: tab,
  watch,
}) => {
  await tab.goto(research.path, { waitUntil: 'networkidle' })
  const sound = tab.getByRole('article').locator('audio')
  await sound.scrollIntoViewIfNeeded()
  await expect(sound).toBeVisible()
  const findSounds = () => new Set(watch.requests.filter((url) => url.endsWith('.m4a')))
  expect(findSounds().size).toBe(0)
  await sound.evaluate((audio: HTMLAudioElement) => {
    audio.muted = true
    return audio.play()
  })
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.3)
  expect(findSounds().size).toBe(1)
  await tab.emulateMedia({ media: 'print' })
  await expect(sound).toBeHidden()
})
