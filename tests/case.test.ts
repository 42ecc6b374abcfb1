// The pages of cases: the night and the formula of UNCHARTED, the record, and how plots are drawn.
import type { Locator, Page } from '@playwright/test'
import { forecastCase } from '../src/content/case-summary.ts'
import { cases } from '../src/content/record.ts'
import { forecast } from '../src/content/uncharted/forecast.ts'
import { getCasePage, home, research } from '../src/site.ts'
import { readDist } from './support/built-page.ts'
import { findMisplacedLabels, findStruckLabels } from './support/plot-labels.ts'
import { readCsv } from './support/read-csv.ts'
import { expect, phone, test } from './support/site.ts'

const getPath = (id: string) => getCasePage({ id }).path
const uncharted = getPath('uncharted')

const readTable = (name: string) => readCsv(readDist(`readings/${name}.csv`))

const getRange = (tab: Page) => tab.getByRole('slider', { name: 'Half hours of the night' })

/** Returns the two numbers of the formula as it is printed. */
async function readFormula(tab: Page): Promise<[intercept: number, slope: number]> {
  const printed = (await tab.locator('math').allTextContents()).join(' ')
  const [intercept = 0, slope = 0] = (printed.match(/\d+\.\d+/g) ?? []).map(Number)
  return [intercept, slope]
}

test.describe('the night of the storm', () => {
  const getReadings = () => readTable('uncharted-storm')

  /** Returns the terms above the strip, each with what it says. */
  const readTerms = (tab: Page) =>
    tab.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('#fig-1 dl > div')].map((part) => [
          // Without the hint beside it, which no screen reader says.
          [...(part.querySelector('dt')?.childNodes ?? [])].find((node) => node instanceof Text)?.textContent?.trim(),
          [...part.querySelectorAll('dd')].map((line) => line.textContent.replace(/\s/g, ' ')),
        ]),
      ),
    )

  test('begins where the water was highest above the tables, and a key moves it by a half hour', async ({
    page: tab,
  }) => {
    await tab.goto(uncharted)
    await expect(getRange(tab)).toHaveValue('24')
    const [intercept, slope] = await readFormula(tab)
    const makeLength = (height: number) => (intercept + slope * height).toFixed(2)
    const start = {
      Time: ['12:00 am', 'December 5'],
      'The tape': ['284.15 m', 'around the block'],
      'By the tables': [`${makeLength(1.52)} m`, 'for 1.52 m'],
      'Had it followed the water': [`${makeLength(1.87)} m`, 'for 1.87 m, 0.35 m above the tables'],
    }
    expect(await readTerms(tab)).toEqual(start)
    const foot = tab.locator('#fig-1 circle').first()
    const measure = () => foot.evaluate((circle) => circle.getBoundingClientRect().width)
    const before = await measure()
    await getRange(tab).focus()
    expect(await measure(), 'the ring of the focus is around the foot of the line').toBeGreaterThanOrEqual(before + 6)
    await expect(foot).toHaveCSS('stroke-width', '3px')
    await tab.keyboard.press('End')
    await expect(getRange(tab)).toHaveValue(String(getReadings().length - 1))
    await tab.keyboard.press('Home')
    await tab.keyboard.press('ArrowRight')
    const { length_m = '', tide_table_m = '', water_m = '' } = getReadings()[1] ?? {}
    const terms = await readTerms(tab)
    expect(terms.Time).toEqual(['12:30 pm', 'December 4'])
    const lengths = [tide_table_m, water_m].map((height) => makeLength(Number(height)))
    expect(
      [terms['The tape'], terms['By the tables'], terms['Had it followed the water']].map((all) => all?.[0]),
    ).toEqual([length_m, ...lengths].map((meters) => `${meters} m`))
    expect(terms['Had it followed the water']?.[1]).toContain(`for ${water_m} m, `)
    // A screen reader says one sentence a step.
    const sentence = await getRange(tab).getAttribute('aria-valuetext')
    expect(sentence?.match(/[.](?=\s|$)/g)).toHaveLength(1)
    expect(sentence).toContain(`${length_m}\u00a0m`)
    await expect(tab.locator('#fig-1 :is([aria-live], [role="status"], output)')).toHaveCount(0)
  })

  test('the line stands on the thumb, and both where the reading is drawn, also in a page from right to left', async ({
    page: tab,
  }) => {
    await tab.goto(uncharted)
    await expect(getRange(tab)).toBeVisible()
    for (const [width, direction] of [
      [1440, 'ltr'],
      [390, 'ltr'],
      [390, 'rtl'],
      [1440, 'rtl'],
    ] as const) {
      await tab.setViewportSize({ width, height: 900 })
      await tab.evaluate((direction) => {
        document.documentElement.dir = direction
      }, direction)
      await tab.locator('#fig-1 figcaption').scrollIntoViewIfNeeded()
      const strip = await tab.locator('#fig-1 svg.plot').boundingBox()
      const range = await getRange(tab).boundingBox()
      if (!strip || !range) throw new Error('There is no night.')
      for (const part of [0, 1 / 3, 1]) {
        const x = strip.x + part * strip.width
        await tab.mouse.click(x, range.y + range.height / 2)
        await expect(getRange(tab)).toHaveValue(String(Math.round(part * (getReadings().length - 1))))
        const line = await tab.locator('#fig-1 line').evaluate((line) => line.getBoundingClientRect().x)
        expect(Math.abs(line - x), `${part} at ${width} px, ${direction}`).toBeLessThan(1.5)
      }
    }
  })

  test('without its table there is the figure with its first reading, no control, no hole and no error', async ({
    page: tab,
    watch,
  }) => {
    await tab.route('**/uncharted-storm.csv', (route) => route.abort())
    await tab.goto(uncharted, { waitUntil: 'networkidle' })
    await expect(tab.getByRole('slider')).toHaveCount(0)
    await expect(tab.getByText('Drag the line')).toHaveCount(0)
    const [intercept, slope] = await readFormula(tab)
    const followed = `${(intercept + slope * 1.87).toFixed(2)} m`
    expect((await readTerms(tab))['Had it followed the water']?.[0]).toBe(followed)
    const measure = () => tab.locator('#fig-1').evaluate((figure) => figure.getBoundingClientRect().height)
    const height = await measure()
    expect(watch.said.splice(0).every((line) => line.includes('Failed to load resource'))).toBe(true)
    await tab.unroute('**/uncharted-storm.csv')
    await tab.goto(uncharted, { waitUntil: 'networkidle' })
    await expect(getRange(tab)).toBeVisible()
    expect(await measure()).toBe(height)
  })
})

test.describe('a height that is typed', () => {
  const field = (tab: Page) => tab.getByLabel('Height in NOAA’s tables, m')
  const result = (tab: Page) => tab.locator('output')
  const now = (tab: Page) => tab.getByRole('button', { name: 'Now' })
  const getFigure = (tab: Page) => tab.getByRole('figure', { name: 'Fig. 2' })

  /** Returns the middle of a part of the plot, in CSS px. */
  async function findMiddle(part: Locator): Promise<{ x: number; y: number }> {
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** Returns the length at which a mark stands, by the axis. */
  async function readLength(tab: Page, mark: Locator): Promise<number> {
    const parts = [mark, ...['282', '283'].map((name) => getFigure(tab).getByText(name, { exact: true }))]
    const [at = 0, lower = 0, upper = 0] = (await Promise.all(parts.map(findMiddle))).map(({ y }) => y)
    return 282 + (at - lower) / (upper - lower)
  }

  test('makes what a pocket calculator makes, with a point or a comma, and else the page says what it needs', async ({
    page: tab,
  }) => {
    await tab.goto(uncharted)
    const [intercept, slope] = await readFormula(tab)
    for (const [typed, height] of [
      ['1.5', 1.5],
      ['1,5', 1.5],
      [' 2.05', 2.05],
      ['-0.56', -0.56],
      ['−0.56', -0.56],
      ['–0.56', -0.56],
      ['－０．５６', -0.56],
      ['１．５', 1.5],
      ['１，５', 1.5],
      ['1.5 m', 1.5],
      ['.5', 0.5],
      ['0', 0],
    ] as const) {
      await field(tab).fill(typed)
      await expect(result(tab)).toHaveText(`makes ${(intercept + slope * height).toFixed(2)}\u00a0m`)
    }
    // As 282.17 + 1.318 × 2.5 = 285.465, which a hand rounds up. In units of 0.01 mm nothing is lost.
    const compute = (height: number) => Math.round(100_000 * intercept) + Math.round(1000 * slope) * height
    const half = Array.from({ length: 400 }, (_, height) => height).find((height) => compute(height) % 1000 === 500)
    if (half) {
      await field(tab).fill(String(half / 100))
      await expect(result(tab)).toHaveText(`makes ${((compute(half) + 500) / 100_000).toFixed(2)}\u00a0m`)
    }
    const measure = () => result(tab).evaluate((output) => output.closest('div')?.getBoundingClientRect().height)
    const before = await measure()
    for (const typed of ['', 'high', '1.2.3', '0x10', '1e3', 'Infinity']) {
      await field(tab).fill(typed)
      await expect(result(tab)).toHaveText('')
      await expect(tab.getByText('Write the height as a number, such as 1.5 or −0.2.')).toBeVisible()
      expect(await measure(), `“${typed}” moves nothing`).toBe(before)
    }
  })

  test('is marked in the plot where its axes have it, beside the length at this second, until the field has now again', async ({
    page: tab,
  }) => {
    test.skip(!forecastCase, 'The length at this second is that of an active case.')
    await tab.clock.setFixedTime(new Date('2026-11-27T11:23:00-08:00'))
    await tab.goto(uncharted)
    const figure = getFigure(tab)
    const marks = figure.locator('circle').filter({ visible: true })
    await expect(marks).toHaveCount(1)
    await expect(now(tab)).toBeHidden()
    const begun = await field(tab).inputValue()
    const [shown = ''] = (await tab.getByRole('main').innerText()).match(/28\d\.\d\d/) ?? []
    await expect(result(tab)).toHaveText(`makes ${shown}\u00a0m`)
    expect(await readLength(tab, marks)).toBeCloseTo(Number(shown), 1)
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 844 })
      await field(tab).fill('0.25')
      await expect(marks).toHaveCount(2)
      await expect(figure.getByText('0.25\u00a0m', { exact: true })).toBeVisible()
      const [mark, zero, one] = await Promise.all([
        findMiddle(marks.last()),
        findMiddle(figure.getByText('0', { exact: true })),
        findMiddle(figure.getByText('1', { exact: true })),
      ])
      expect((mark.x - zero.x) / (one.x - zero.x), `at ${width} px`).toBeCloseTo(0.25, 1)
      const [intercept, slope] = await readFormula(tab)
      const length = await readLength(tab, marks.last())
      expect(length, `at ${width} px`).toBeCloseTo(intercept + slope * 0.25, 1)
      await now(tab).click()
      await expect(marks).toHaveCount(1)
      await expect(field(tab)).toHaveValue(begun)
      await expect(field(tab)).toBeFocused()
      await expect(now(tab)).toBeHidden()
    }
  })

  test('beyond all that was measured stands at the edge of the plot, and the page says so', async ({ page: tab }) => {
    const heights = [
      ...readTable('uncharted').map((row) => row.tide_table_m),
      ...readTable('uncharted-storm').map((row) => row.tide_table_m),
      ...readTable('uncharted-daily').flatMap((row) => [row.longest_tide_table_m, row.shortest_tide_table_m]),
    ].map(Number)
    const [lowest, highest] = [Math.min(...heights), Math.max(...heights)]
    const format = (meters: number) => meters.toFixed(2).replace('-', '−')
    await tab.goto(uncharted)
    const note = tab.getByText('Nobody has measured')
    for (const typed of [lowest, 0, highest]) {
      await field(tab).fill(String(typed))
      await expect(note).toHaveCount(0)
    }
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 844 })
      for (const [typed, words] of [
        ['9', `above ${format(highest)}\u00a0m.`],
        [String(highest + 0.01), `above ${format(highest)}\u00a0m.`],
        ['-9', `below ${format(lowest)}\u00a0m.`],
      ] as const) {
        await field(tab).fill(typed)
        // Beyond the plot, which ends a little beyond the walks, it says that, too.
        await expect(note).toHaveText(RegExp(`^(Beyond the plot. )?Nobody has measured ${words}$`))
        // The length at this second is that of an active case.
        if (forecastCase) await expect(getFigure(tab).getByText('now', { exact: true })).toBeVisible()
        expect.soft(await tab.evaluate(findMisplacedLabels), `${typed} at ${width} px`).toEqual([])
        const mark = await findMiddle(getFigure(tab).locator('circle').last())
        const plot = await getFigure(tab).locator('svg').first().boundingBox()
        expect(mark.x).toBeGreaterThan((plot?.x ?? 0) - 2)
        expect(mark.x).toBeLessThan((plot?.x ?? 0) + (plot?.width ?? 0) + 2)
      }
    }
  })
})

test.describe('the record', () => {
  test('stands open in two columns on a tablet and a desktop, one press selects its whole citation, and the address of a figure leads to it', async ({
    page: tab,
  }) => {
    await tab.goto(`${uncharted}#fig-4`)
    await expect(tab.getByRole('figure', { name: 'Fig. 4' })).toBeInViewport()
    const citation = tab.getByText(/^Quantum Reality Research \(\d{4}\)\./)
    await citation.click()
    expect(await tab.evaluate(() => getSelection()?.toString().trim())).toBe((await citation.innerText()).trim())
    // Safari knows the property by its old name alone.
    await expect(citation).toHaveCSS('-webkit-user-select', 'all')
    for (const width of [1440, 768]) {
      await tab.setViewportSize({ width, height: 900 })
      const [cite, files] = await Promise.all(
        ['Cite', 'Files'].map((name) => tab.getByRole('heading', { name, exact: true }).boundingBox()),
      )
      expect(files?.y).toBeCloseTo(cite?.y ?? 0, 0)
      expect(files?.x).toBeGreaterThan((cite?.x ?? 0) + width / 3)
      await expect(tab.getByRole('table').getByRole('link', { name: 'uncharted-daily.csv' })).toBeVisible()
      await expect(tab.getByText('Permanent instruments were')).toBeVisible()
      await expect(tab.locator('summary').filter({ visible: true })).toHaveCount(0)
    }
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test('has its history and its files folded, each with how much there is', async ({ page: tab }) => {
      const { changes = [], ended } = cases.find(({ id }) => id === 'uncharted') ?? {}
      // Those of the report, of the publication and of its end.
      const dates = changes.length + (ended ? 3 : 2)
      // The feed links to a day: the browser opens what is folded around it.
      await tab.goto(`${uncharted}#${changes.at(-1)?.date}`)
      await expect(tab.getByRole('row').filter({ hasText: changes.at(-1)?.description ?? '' })).toBeInViewport()
      await tab.goto(uncharted)
      const file = tab.getByRole('table').getByRole('link', { name: 'uncharted-daily.csv' })
      await expect(file).toBeHidden()
      const files = tab.locator('summary').filter({ hasText: /^6 files, \d+\skB$/ })
      expect((await files.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      // The heading lies over the line that is pressed.
      await tab.getByRole('heading', { name: 'Files' }).click({ force: true })
      await expect(file).toBeVisible()
      await tab
        .locator('summary')
        .filter({ hasText: RegExp(`^${dates}\\sdates$`) })
        .click()
      await expect(tab.getByText('Permanent instruments were')).toBeVisible()
    })
  })
})

test('the label of the length at this second meets no other, at the shortest and the longest length', async ({
  page: tab,
}) => {
  const byLength = forecast.toSorted((a, b) => a.length_m - b.length_m)
  for (const row of [byLength[0], byLength.at(-1)]) {
    if (row) await tab.clock.setFixedTime(new Date(row.time))
    await tab.goto(uncharted)
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 844 })
      expect.soft(await tab.evaluate(findMisplacedLabels), `${row?.length_m} m at ${width} px`).toEqual([])
    }
  }
})

for (const path of [home.path, research.path, ...cases.map(({ id }) => getPath(id))])
  test(`${path}: plots are drawn on every ground, and no label has an outline, which extensions that darken pages make a blot, or is struck by what is drawn`, async ({
    page: tab,
  }) => {
    await tab.clock.setFixedTime(new Date('2026-11-25T14:14:45-08:00'))
    await tab.goto(path, { waitUntil: 'networkidle' })
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 844 })
      expect.soft(await findStruckLabels(tab), `at ${width} px`).toEqual([])
    }
    for (const media of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { colorScheme: 'dark', forcedColors: 'active' },
      { colorScheme: 'dark', forcedColors: 'none', media: 'print' },
    ] as const) {
      await tab.emulateMedia(media)
      const plots = await tab.locator('figure svg:has(> use)').evaluateAll((all) =>
        all.map((plot) => {
          const ground = getComputedStyle(plot.closest('.band') ?? document.body).backgroundColor
          const box = plot.getBoundingClientRect()
          const uses = [...plot.querySelectorAll('use')]
          const sizes = uses.map((use) => use.getBoundingClientRect())
          return {
            isSeen: uses.every((use) => getComputedStyle(use).stroke !== ground),
            // A plot spans its place. A layer of it may be some lines that stand near each other.
            isSpanned: sizes.some(({ width, height }) => width >= 0.8 * box.width && height >= 0.75 * box.height),
            isDrawn: sizes.every(({ width, height }) => width >= 0.05 * box.width && height >= 0.2 * box.height),
          }
        }),
      )
      if (path.startsWith('/cases/')) expect(plots.length).toBeGreaterThan(0)
      for (const plot of plots)
        expect(plot, JSON.stringify(media)).toEqual({ isSeen: true, isSpanned: true, isDrawn: true })
    }
  })
