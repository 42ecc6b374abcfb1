// The readings on /research: on the screen, to a screen reader and as files.
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { activeCases } from '../src/content/case-summary.ts'
import { cases } from '../src/content/cases.ts'
import { joinQuantities } from '../src/content/format-numbers.ts'
import { readingTables } from '../src/content/readings/tables.ts'
import { uncharted } from '../src/content/readings/uncharted.ts'
import { home, research } from '../src/site.ts'
import { expect, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'

const measured = cases.filter(({ id }) => readingTables.some(({ caseId }) => caseId === id))

test('every case with readings shows its measurement and a plot, in a numbered figure with a sentence', async ({
  page: tab,
}) => {
  await tab.goto(research.path)
  const names = await tab.getByRole('figure').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  // A case with readings has one figure with two parts, its plate and its plot. The last is the map.
  const parts = (id: string) => (measured.some((each) => each.id === id) ? ['', 'a', 'b'] : [''])
  const expected = [...cases.map(({ id }) => id), 'map'].flatMap((id, index) =>
    parts(id).map((letter) => `Fig. ${index + 1}${letter}`),
  )
  expect(names).toEqual(expected)
  for (const { name } of measured) {
    const article = tab.getByRole('article', { name })
    const plot = article.getByRole('figure').last()
    await expect(plot).toContainText(/Fig\. \d+b\. [A-Z][^.]+\./)
    await expect(article).toContainText(/\d[^.]*\s±\s\d|\d to \d|1 in \d/)
    // The labels are text of the page: it can be selected, found and heard.
    const labels = await plot.locator('svg text').allInnerTexts()
    expect(labels.length).toBeGreaterThan(1)
    await expect(plot.locator('svg text').first()).toBeVisible()
  }
})

test('on a phone the page has a screen for each case and six more, and each picture of a case has its own caption', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto(research.path, { waitUntil: 'networkidle' })
  expect(await tab.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan((6 + cases.length) * 844)
  for (const { id, name } of measured) {
    const figure = tab.getByRole('article', { name }).getByRole('figure').first()
    const [plate, plot] = [figure.getByRole('figure').first(), figure.getByRole('figure').last()]
    const parts = [plate.locator('figcaption'), plate.getByRole('img').first(), plot.locator('svg.plot')]
    const boxes = await Promise.all([...parts, plot.locator('figcaption')].map((each) => each.boundingBox()))
    const [caption, picture, drawing, below] = boxes.map((box) => box ?? { y: 0 })
    // Beside the plate or below it, and above the plot, whose own is the next.
    expect(caption?.y, id).toBeGreaterThanOrEqual(picture?.y ?? 0)
    expect(caption?.y, id).toBeLessThan(drawing?.y ?? 0)
    expect(below?.y, id).toBeGreaterThan(drawing?.y ?? 0)
  }
})

test('the measurement of an active case is at least twice as large as that of an ended one', async ({ page: tab }) => {
  await tab.goto(research.path)
  const getSizes = (selector: string) =>
    tab.locator(selector).evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
  for (const width of [390, 768, 960, 1440]) {
    await tab.setViewportSize({ width, height: 900 })
    for (const size of await getSizes('.case-featured .measurement'))
      expect(size, `at ${width} px`).toBeGreaterThanOrEqual(2 * Math.max(...(await getSizes('.case-row .measurement'))))
  }
})

test('the storm that the finding of UNCHARTED names is labeled in its plot, at its own walk', async ({ page: tab }) => {
  await tab.goto(research.path)
  const article = tab.getByRole('article', { name: 'UNCHARTED' })
  const day = new Date(`${uncharted.storm.day}T12:00:00`)
  await expect(article).toContainText(
    `On ${day.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })} a storm`,
  )
  const label = article.locator('.plot text').filter({
    hasText: `Storm, ${day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`,
  })
  const box = await label.boundingBox()
  const plot = await article.locator('svg.plot').boundingBox()
  if (!box || !plot) throw new Error('The plot or its label is not shown.')
  // The walk is the rightmost that lies far off the line: below the label's own line of text, nowhere else.
  expect((box.x + box.width / 2 - plot.x) / plot.width).toBeGreaterThan(0.8)
})

test('the dots of a plot stay clear of the measurement above them', async ({ page: tab }) => {
  await tab.goto(research.path)
  for (const width of [390, 768, 1440]) {
    await tab.setViewportSize({ width, height: 900 })
    for (const { name } of measured) {
      const article = tab.getByRole('article', { name })
      const number = await article.locator('.measurement').boundingBox()
      const plot = await article.locator('svg.plot').boundingBox()
      expect((plot?.y ?? 0) - (number?.y ?? 0) - (number?.height ?? 0), `${name}, ${width} px`).toBeGreaterThanOrEqual(
        16,
      )
    }
  }
})

test('the name of the case that the page opens with is never larger than the page’s title', async ({ page: tab }) => {
  await tab.goto(research.path)
  for (const width of [320, 390, 600, 768, 959, 960, 1440, 2560]) {
    await tab.setViewportSize({ width, height: 900 })
    const [title = 0, name = 0] = await tab
      .locator('h1, .case-featured h3')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
    expect(name, `at ${width} px`).toBeLessThan(title)
  }
})

for (const [name, media] of [
  ['in the light', { colorScheme: 'light' }],
  ['in the dark', { colorScheme: 'dark' }],
  ['in forced colors', { forcedColors: 'active', colorScheme: 'dark' }],
  ['in print', { media: 'print' }],
] as const)
  test(`the rules and marks of every plot are drawn, and differ from the ground, ${name}`, async ({ page: tab }) => {
    await tab.emulateMedia(media)
    await tab.goto(research.path, { waitUntil: 'networkidle' })
    const drawings = await tab.locator('.plot use').evaluateAll((all) =>
      all.map((use) => {
        const { width, height } = (use as SVGGraphicsElement).getBBox()
        const ground = getComputedStyle(use.closest('article') ?? document.body).backgroundColor
        return { width, height, stroke: getComputedStyle(use).stroke, ground }
      }),
    )
    expect(drawings).toHaveLength(measured.length + 1)
    for (const { width, height, stroke, ground } of drawings) {
      expect(width).toBeGreaterThan(100)
      expect(height).toBeGreaterThan(20)
      expect(stroke).not.toBe(ground)
    }
  })

test('the labels grow with the reader’s letters, meet nowhere and stay on the screen', async ({ page: tab }) => {
  const sizes: number[] = []
  for (const doubled of [false, true]) {
    if (doubled) await doubleTextSize(tab)
    await tab.goto(research.path)
    for (const width of doubled ? [1440, 390, 320] : [1440, 768, 390, 320]) {
      await tab.setViewportSize({ width, height: 900 })
      for (const { name } of measured) {
        const labels = await tab
          .getByRole('article', { name })
          .locator('.plot text')
          .evaluateAll((all) =>
            all.map((each) => ({
              words: each.textContent,
              size: Number.parseFloat(getComputedStyle(each).fontSize),
              box: each.getBoundingClientRect().toJSON() as DOMRect,
            })),
          )
        const where = `${name} at ${width} px${doubled ? ', letters doubled' : ''}`
        sizes.push(labels[0]?.size ?? 0)
        for (const [index, { words, box }] of labels.entries()) {
          expect(box.left, `${words}, ${where}`).toBeGreaterThanOrEqual(0)
          expect(box.right, `${words}, ${where}`).toBeLessThanOrEqual(width)
          for (const other of labels.slice(index + 1)) {
            const apart =
              box.right <= other.box.left ||
              other.box.right <= box.left ||
              box.bottom <= other.box.top + 3 ||
              other.box.bottom <= box.top + 3
            expect(apart, `${words} and ${other.words}, ${where}`).toBe(true)
          }
        }
      }
    }
  }
  expect(sizes.at(-1)).toBeCloseTo(2 * (sizes[0] ?? 0), 1)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the water of UNCHARTED appears as its plot comes into view, and then stands complete, motion: ${reducedMotion}`, async ({
    page: tab,
  }) => {
    await tab.emulateMedia({ reducedMotion })
    await tab.goto(research.path)
    const water = tab.locator('.plot-water')
    /** Returns what is cut off at the right, in percent, with the plot's top at a part of the screen's height. */
    const cutAt = (part: number) =>
      water.evaluate(async (each, part) => {
        scrollBy(0, each.getBoundingClientRect().top - innerHeight * part)
        await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
        return Number(/([\d.]+)%/.exec(getComputedStyle(each).clipPath)?.[1] ?? 0)
      }, part)
    const cuts = [await cutAt(0.95), await cutAt(0.5), await cutAt(0.05)]
    expect(cuts.at(-1)).toBe(0)
    if (reducedMotion === 'reduce') expect(cuts).toEqual([0, 0, 0])
    else {
      expect(cuts[0]).toBe(100)
      expect(cuts[1]).toBeGreaterThan(0)
      expect(cuts[1]).toBeLessThan(100)
    }
    await tab.emulateMedia({ media: 'print', reducedMotion })
    expect(await water.evaluate((each) => getComputedStyle(each).clipPath)).toBe('none')
  })

test.describe('the tables', () => {
  test('are published byte for byte, for pages of any origin', async ({ request }) => {
    for (const [file, type] of [
      ...readingTables.map(({ name }) => [`${name}.csv`, 'text/csv; charset=utf-8'] as const),
      ['tide-constituents.json', 'application/json; charset=utf-8'] as const,
    ]) {
      const answer = await request.get(`/readings/${file}`)
      expect(answer.headers()).toMatchObject({ 'content-type': type, 'access-control-allow-origin': '*' })
      expect(await answer.body()).toEqual(readFileSync(`src/content/readings/${file}`))
    }
  })

  test('are RFC 4180 to a reader that others wrote, with every column that is described', async ({ request }) => {
    for (const { name, columns } of readingTables) {
      const csv = await (await request.get(`/readings/${name}.csv`)).text()
      const rows: object[] = parse(csv, { columns: true, record_delimiter: '\r\n', relax_column_count: false })
      expect(rows).toHaveLength(csv.trimEnd().split('\r\n').length - 1)
      for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(columns))
    }
  })

  test('are linked from their case, with their license and a way to report an error in them', async ({ page: tab }) => {
    for (const { id, name } of measured) {
      await tab.goto(research.path)
      const article = tab.getByRole('article', { name })
      for (const table of readingTables.filter(({ caseId }) => caseId === id))
        await expect(article.getByRole('link', { name: `${table.name}.csv`, exact: true })).toHaveAttribute(
          'href',
          `/readings/${table.name}.csv`,
        )
      await expect(article).toContainText('.csv (CC0)')
      await article.getByRole('link', { name: `Report an error in ${id}.csv` }).click()
      await expect(tab.getByLabel('Message')).toHaveValue(`About an error in ${id}.csv.\n\n`)
    }
  })

  test('name the source of the tide tables, with a link to their constituents', async ({ page: tab }) => {
    await tab.goto(research.path)
    const article = tab.getByRole('article', { name: 'UNCHARTED' })
    await expect(article).toContainText(/NOAA’s for San Francisco, station 9414290/)
    await expect(article).toContainText('Lengths and water are our own measurements.')
    await expect(article.getByRole('link', { name: 'constituents' })).toHaveAttribute(
      'href',
      '/readings/tide-constituents.json',
    )
  })
})

test('UNCHARTED has its longest and shortest of the seven days after the record, and the files with all others', async ({
  page: tab,
}) => {
  await tab.goto(research.path)
  const article = tab.getByRole('article', { name: 'UNCHARTED' })
  const rows = article.getByRole('table', { name: 'The next seven days' }).getByRole('row')
  const record = await tab.getByText('Record as of').locator('time').getAttribute('datetime')
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.parse(record ?? '') + (index + 1) * 86_400_000))
  await expect(rows).toHaveText([
    'DayLongestShortest',
    ...days.map((day) => {
      const name = day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
      return new RegExp(
        `^${name.replace(' ', '\\s')}28\\d\\.\\d\\d\\sm, \\d+:\\d\\d\\s[ap]m28\\d\\.\\d\\d\\sm, \\d+:\\d\\d\\s[ap]m$`,
      )
    }),
  ])
  for (const file of ['uncharted.ics', 'uncharted-forecast.csv'])
    await expect(article.getByRole('link', { name: file })).toHaveAttribute('href', `/readings/${file}`)
  await expect(article).toContainText('To the end of 2027')
})

test('the latest reading of UNCHARTED is the last row of its table', () => {
  const [, latest = ''] = readFileSync('src/content/readings/uncharted.csv', 'utf8').trimEnd().split('\r\n').slice(-2)
  const [walked = '', length = ''] = latest.split(',')
  const day = new Date(walked).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'America/Los_Angeles',
  })
  const sentence = cases.find(({ id }) => id === 'uncharted')?.latest
  expect(sentence).toContain(`${length} m long on ${day}.`)
})

test('the home page has the latest reading of every active case', async ({ page: tab }) => {
  await tab.goto(home.path)
  for (const { name, latest } of activeCases)
    if (latest) await expect(tab.getByRole('listitem').filter({ hasText: name })).toContainText(joinQuantities(latest))
})
