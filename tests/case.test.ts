// The page of each case: what it rests on, its record, and what a reader moves on that of UNCHARTED.

import type { Page } from '@playwright/test'
import { getLastModified } from '../src/content/case-attributes.ts'
import { forecastCase } from '../src/content/case-summary.ts'
import { formatDate } from '../src/content/dates.ts'
import { cases } from '../src/content/record.ts'
import { members } from '../src/content/team.ts'
import { forecast } from '../src/content/uncharted/forecast.ts'
import { citationFormats, getCitationPath } from '../src/published-data/citation.ts'
import { getCasePage, home, research, team } from '../src/site.ts'
import { getNamed, getText, getTexts, readBuiltPage, readDist } from './support/built-page.ts'
import { findLayoutDefects } from './support/layout-defects.ts'
import { expectPlacedLabels, findMisplacedLabels, findStruckLabels } from './support/plot-labels.ts'
import { readCsv } from './support/read-csv.ts'
import { expect, phone, test } from './support/site.ts'

const getPath = (id: string) => getCasePage({ id }).path
const uncharted = getPath('uncharted')

const getHrefs = (parent: ParentNode | null, selector = 'a') =>
  [...(parent?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href') ?? '')

const readTable = (name: string) => readCsv(readDist(`readings/${name}.csv`))

for (const researchCase of cases) {
  const { id, name, location, people, published, changes, tables } = researchCase

  test(`${name} has its figures with their files, its citation, its files, its history and its people`, async ({
    request,
  }) => {
    const document = readBuiltPage(getCasePage({ id }))
    const figures = [...document.querySelectorAll('figure')]
    expect(figures.length).toBeGreaterThan(0)
    for (const [index, figure] of figures.entries()) {
      expect(getText(figure.querySelector('figcaption'))).toContain(`Fig. ${index + 1}.`)
      expect(figure.id).toBe(`fig-${index + 1}`)
      expect(tables.map((table) => `/readings/${table.name}.csv`)).toContain(getHrefs(figure)[0])
    }
    const record = getNamed(document, 'section', 'The record')
    const version = `Version of ${formatDate(getLastModified(researchCase))}.`
    const citation = `${name}, ${location}. ${version} https://quantum-reality.example/cases/${id}`
    expect(getText(record)).toContain(citation)
    expect(getText(document.querySelector('h1')?.closest('main') ?? null)).toContain(`Research database, case`)
    for (const format of citationFormats) {
      const path = `/${getCitationPath(researchCase, format)}`
      expect(getHrefs(record)).toContain(path)
      expect(readDist(path)).toContain(`https://quantum-reality.example/cases/${id}`)
      expect((await request.head(path)).headers()['access-control-allow-origin']).toBe('*')
    }
    const rows = [...record.querySelectorAll('tr')].map((row) => getText(row))
    for (const table of tables) {
      const count = readTable(table.name).length.toLocaleString('en-US')
      const size = (readDist(`readings/${table.name}.csv`).length / 1000).toFixed(1)
      expect(rows.some((row) => row.startsWith(`${table.name}.csv`) && row.endsWith(`${count}${size} kB`))).toBe(true)
    }
    expect(getText(record)).toContain('CC0 1.0, no rights reserved')
    for (const { date, description } of [{ date: published, description: 'Published.' }, ...changes])
      expect(rows).toContain(formatDate(date) + description)
    // Who has left has no entry.
    for (const { id: person } of people.filter(({ id }) => members.some((member) => member.id === id))) {
      expect(getHrefs(record)).toContain(`${team.path}#${person}`)
      expect(getHrefs(readBuiltPage(team).getElementById(person))).toContain(getPath(id))
    }
  })

  test(`${name} fits, and the labels of its plots meet nowhere, at every width, also at twice the text size`, async ({
    page: tab,
  }) => {
    await tab.goto(getPath(id))
    await expectPlacedLabels(tab)
    expect(await findLayoutDefects(tab), 'at 320 px with text of twice the size').toEqual([])
  })
}

test('one press selects the whole citation, and the address of a figure leads to it', async ({ page: tab }) => {
  await tab.goto(`${uncharted}#fig-4`)
  await expect(tab.getByRole('figure', { name: 'Fig. 4' })).toBeInViewport()
  const citation = tab.getByText('Quantum Reality Research (2025).')
  await citation.click()
  const selected = await tab.evaluate(() => getSelection()?.toString().trim())
  expect(selected).toBe((await citation.innerText()).trim())
  // Safari knows the property by its old name alone.
  await expect(citation).toHaveCSS('-webkit-user-select', 'all')
})

/** Returns the length at a height of 0, and the meters for each meter, as the formula is printed. */
const readFormula = async (tab: Page) =>
  ((await tab.locator('math').allTextContents()).join(' ').match(/\d+\.\d+/g) ?? []).map(Number)

const getRange = (tab: Page) => tab.getByRole('slider', { name: 'Half hours of the night' })

test.describe('the night of the storm', () => {
  const readings = readTable('uncharted-storm')

  /** Returns the terms below the strip, each with what it says. */
  const readTerms = (tab: Page) =>
    tab.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('#fig-1 dl > div')].map((part) => [
          part.querySelector('dt')?.textContent,
          [...part.querySelectorAll('dd')].map((line) => line.textContent.replace(/\s/g, ' ')),
        ]),
      ),
    )

  test('begins where the water was highest above the tables, and a key moves it by a half hour', async ({
    page: tab,
  }) => {
    await tab.goto(uncharted)
    await expect(getRange(tab)).toHaveValue('24')
    const [intercept = 0, slope = 0] = await readFormula(tab)
    expect(await readTerms(tab)).toEqual({
      Time: ['12:00 am', 'December 5'],
      'The water': ['1.87 m', '0.35 m above the tables'],
      'The tables': ['1.52 m'],
      'The tape': ['284.15 m', `${(intercept + slope * 1.52).toFixed(2)} m by the tables`],
    })
    await getRange(tab).focus()
    await tab.keyboard.press('End')
    await expect(getRange(tab)).toHaveValue(String(readings.length - 1))
    await tab.keyboard.press('Home')
    await tab.keyboard.press('ArrowRight')
    const { length_m = '', tide_table_m = '', water_m = '' } = readings[1] ?? {}
    const terms = await readTerms(tab)
    expect(terms.Time).toEqual(['12:30 pm', 'December 4'])
    expect([terms['The water']?.[0], terms['The tables']?.[0], terms['The tape']?.[0]]).toEqual(
      [water_m, tide_table_m, length_m].map((meters) => `${meters} m`),
    )
    // A screen reader says one sentence a step.
    const sentence = await getRange(tab).getAttribute('aria-valuetext')
    expect(sentence?.match(/[.](?=\s|$)/g)).toHaveLength(1)
    expect(sentence).toContain(`${length_m}\u00a0m`)
    await expect(tab.locator('#fig-1 :is([aria-live], [role="status"], output)')).toHaveCount(0)
  })

  for (const direction of ['ltr', 'rtl'])
    test(`the line stands on the thumb, and both where the reading is drawn, in a page from ${direction}`, async ({
      page: tab,
    }) => {
      await tab.goto(uncharted)
      await expect(getRange(tab)).toBeVisible()
      await tab.evaluate((direction) => {
        document.documentElement.dir = direction
      }, direction)
      for (const width of [1440, 390]) {
        await tab.setViewportSize({ width, height: 900 })
        await tab.locator('#fig-1 figcaption').scrollIntoViewIfNeeded()
        const strip = await tab.locator('#fig-1 svg').first().boundingBox()
        const range = await getRange(tab).boundingBox()
        if (!strip || !range) throw new Error('There is no night.')
        for (const part of [0, 1 / 3, 1]) {
          const x = strip.x + part * strip.width
          await tab.mouse.click(x, range.y + range.height / 2)
          await expect(getRange(tab)).toHaveValue(String(Math.round(part * (readings.length - 1))))
          const line = await tab.locator('#fig-1 line').evaluate((line) => line.getBoundingClientRect().x)
          expect(Math.abs(line - x), `${part} at ${width} px`).toBeLessThan(1.5)
        }
      }
    })

  test.describe('on a phone', () => {
    test.use(phone)

    test('a touch on the strip’s axis moves the thumb', async ({ page: tab }) => {
      await tab.goto(uncharted)
      const { x = 0, y = 0, width = 0, height = 0 } = (await getRange(tab).boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(44)
      await getRange(tab).scrollIntoViewIfNeeded()
      await getRange(tab).tap({ position: { x: width - 12, y: height / 2 } })
      await expect(getRange(tab)).toHaveValue(String(readings.length - 1))
      expect([x, y].every((place) => place >= 0)).toBe(true)
    })
  })
})

test.describe('the formula', () => {
  const result = (tab: Page) => tab.getByRole('status').and(tab.locator('output'))

  test('makes the length that the page shows first: that of the height at this second, or the shortest', async ({
    page: tab,
  }) => {
    await tab.clock.setFixedTime(new Date('2026-11-27T11:23:00-08:00'))
    await tab.goto(uncharted)
    await expect(result(tab)).toHaveText(/^makes 28/)
    const [shown] = (await tab.getByRole('main').innerText()).match(/28\d\.\d\d/) ?? []
    await expect(result(tab)).toHaveText(`makes ${shown}\u00a0m`)
  })

  test('is that of a pocket calculator, with a point or a comma, and says what it needs', async ({ page: tab }) => {
    await tab.goto(uncharted)
    const [intercept = 0, slope = 0] = await readFormula(tab)
    const field = tab.getByLabel('Height in NOAA’s tables, m')
    for (const [typed, height] of [
      ['1.5', 1.5],
      ['1,5', 1.5],
      [' 2.05', 2.05],
      ['-0.56', -0.56],
      ['−0.56', -0.56],
      ['0', 0],
    ] as const) {
      await field.fill(typed)
      await expect(result(tab)).toHaveText(`makes ${(intercept + slope * height).toFixed(2)}\u00a0m`)
    }
    // As 282.17 + 1.318 × 2.5 = 285.465, which a hand rounds up. In units of 0.01 mm nothing is lost.
    const compute = (height: number) => Math.round(100_000 * intercept) + Math.round(1000 * slope) * height
    const half = Array.from({ length: 400 }, (_, height) => height).find((height) => compute(height) % 1000 === 500)
    if (half) {
      await field.fill(String(half / 100))
      await expect(result(tab)).toHaveText(`makes ${((compute(half) + 500) / 100_000).toFixed(2)}\u00a0m`)
    }
    for (const typed of ['', 'high', '1.2.3']) {
      await field.fill(typed)
      await expect(result(tab)).toHaveText('Write the height as a number, such as 1.5 or −0.2.')
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('UNCHARTED has its formula and its published days, and no field, control or mark', async ({ page: tab }) => {
    await tab.goto(uncharted)
    await expect(tab.locator('math').first()).toBeVisible()
    await expect(tab.locator('main :is(input, output, dl, circle, line)').filter({ visible: true })).toHaveCount(
      await tab.locator('.status circle').count(),
    )
  })
})

test('the days to come are a table, a calendar and a file, while the case is active', () => {
  const document = readBuiltPage(getCasePage({ id: 'uncharted' }))
  const links = getHrefs(document).filter((link) => /\.ics$|forecast/.test(link))
  const table = [...document.querySelectorAll('table')].find((table) => getText(table).includes('Longest'))
  const cells = table ? getTexts(table, 'tbody td') : []
  for (const cell of cells) expect(cell).toMatch(/^\d+\.\d\d, \d+:\d\d\s[ap]m$/)
  expect([cells.length, new Set(links).size]).toEqual(forecastCase ? [14, 2] : [0, 0])
})

const byLength = [...forecast].sort((a, b) => a.length_m - b.length_m)

for (const [name, row] of [
  ['shortest', byLength[0]],
  ['longest', byLength.at(-1)],
] as const)
  test(`the label of the length at this second meets no other, at the ${name} length`, async ({ page: tab }) => {
    if (row) await tab.clock.setFixedTime(new Date(row.time))
    await tab.goto(uncharted)
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 844 })
      expect.soft(await tab.evaluate(findMisplacedLabels), `at ${width} px`).toEqual([])
    }
  })

test('no label of a plot has an outline, which extensions that darken pages make a blot, and none is struck by what is drawn', async ({
  page: tab,
}) => {
  await tab.clock.setFixedTime(new Date('2026-11-25T14:14:45-08:00'))
  for (const width of [1440, 390]) {
    await tab.setViewportSize({ width, height: 844 })
    for (const path of [home.path, research.path, ...cases.map(({ id }) => getPath(id))]) {
      await tab.goto(path, { waitUntil: 'networkidle' })
      expect.soft(await findStruckLabels(tab), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('the plots are drawn on every ground', async ({ page: tab }) => {
  for (const { id } of cases) {
    await tab.goto(getPath(id), { waitUntil: 'networkidle' })
    for (const media of [
      { colorScheme: 'light' },
      { colorScheme: 'dark' },
      { colorScheme: 'dark', forcedColors: 'active' },
      { colorScheme: 'dark', forcedColors: 'none', media: 'print' },
    ] as const) {
      await tab.emulateMedia(media)
      const drawings = await tab.locator('figure use').evaluateAll((all) =>
        all.map((use) => {
          const { width, height } = (use as SVGGraphicsElement).getBBox()
          const ground = getComputedStyle(use.closest('.band') ?? document.body).backgroundColor
          return { isDrawn: width > 50 && height > 20, isSeen: getComputedStyle(use).stroke !== ground }
        }),
      )
      expect(drawings.length, id).toBeGreaterThan(0)
      for (const drawing of drawings)
        expect(drawing, `${id} ${JSON.stringify(media)}`).toEqual({ isDrawn: true, isSeen: true })
    }
    await tab.emulateMedia({ media: 'screen', colorScheme: 'light' })
  }
})

test('the answers of the ended cases follow from their files', () => {
  const getMain = (id: string) => getText(readBuiltPage(getCasePage({ id })).querySelector('main'))

  const days = readTable('nexus').map((row) => [Number(row.room_a_counts), Number(row.room_b_counts)] as const)
  const mean = days.reduce((sum, [a, b]) => sum + a + b, 0) / (2 * days.length)
  const firstApart = days.findIndex(([a, b]) => a !== b)
  const after = days.slice(firstApart + 1)
  const within = after.filter(([a, b]) => Math.abs(b - a) < Math.sqrt(2 * mean)).length
  expect(getMain('nexus')).toContain(`1 day in ${Math.round(Math.sqrt(2 * mean) * Math.sqrt(2 * Math.PI))}`)
  expect(getMain('nexus')).toContain(`on ${within} of ${after.length} days by less than`)

  const open = readTable('threshold').filter(({ measured = '' }) => measured < '2025-02-12')
  for (const name of new Set(open.map(({ instrument }) => instrument))) {
    const found = open.filter(({ instrument }) => instrument === name)
    const difference = found.reduce((sum, row) => sum + Number(row.outside_mm) - Number(row.inside_mm), 0)
    const row = `${found.length}${(difference / found.length).toFixed(2)}`
    expect(getMain('threshold').toLowerCase()).toContain(`${name?.toLowerCase()}${row}`)
  }

  const clocks = [...readBuiltPage(getCasePage({ id: 'cascade' })).querySelectorAll('table')][0]
  const makes = readTable('cascade').map(({ make }) => make)
  expect(clocks && getTexts(clocks, 'td:nth-child(2)')).toEqual(makes)

  const tone = readTable('resonance')
  expect(tone.filter(({ mains, tone }) => mains === 'off' && tone === 'no')).toEqual([])
  const last = tone.findLast(({ tone }) => tone === 'yes')?.measured?.slice(12, 16)
  expect(getMain('resonance')).toContain(`At ${last} am it was there`)
})

test('the sound of a case is fetched only when it is asked for, plays, and is not on paper', async ({
  page: tab,
  watch,
}) => {
  await tab.goto(getPath('resonance'), { waitUntil: 'networkidle' })
  const sound = tab.locator('audio')
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
