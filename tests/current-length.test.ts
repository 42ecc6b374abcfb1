// The length of UNCHARTED's boundary at this second: on /, /research and its own page, with the days to come.
import type { Page } from '@playwright/test'
import { forecastCase, lastUpdated } from '../src/content/case-summary.ts'
import { uncharted } from '../src/content/readings/uncharted.ts'
import { hour } from '../src/content/uncharted/boundary-length.ts'
import { forecast, forecastDays } from '../src/content/uncharted/forecast.ts'
import { formatForecastDay, formatForecastTime, lastDay } from '../src/content/uncharted/forecast-days.ts'
import { predictHeight } from '../src/content/uncharted/tide-table.ts'
import { getCasePage, home, research } from '../src/site.ts'
import { expect, phone, test } from './support/site.ts'

test.skip(!forecastCase, 'No active case has a forecast.')

/** The page of the case. */
const casePage = getCasePage({ id: 'uncharted' })
const livePages = [home, research, casePage]

const range = RegExp(`^${uncharted.shortest.toFixed(2)} to\\s${uncharted.longest.toFixed(2)}\\sm$`)

/** Opens a page at an instant. Three seconds later its clock stands still, until the test moves it. */
async function openAt(tab: Page, path: string, time: string): Promise<void> {
  const instant = Date.parse(time)
  await tab.clock.install({ time: instant })
  await tab.clock.pauseAt(instant + 3000)
  await tab.goto(path)
}

/** Returns the length at a whole minute by the tide tables, in meters. */
function predictLength(instant: number): number {
  return uncharted.line.slope * predictHeight(instant) + uncharted.line.intercept
}

const getMain = (tab: Page) => tab.getByRole('main')
const getValue = (tab: Page) =>
  getMain(tab)
    .getByText(/^28\d\.\d\d\sm$/)
    .first()
const readLength = async (tab: Page) => Number.parseFloat((await getValue(tab).textContent()) ?? '')

/** Returns the change that is shown: "0.3 mm shorter". */
async function readChange(tab: Page): Promise<string> {
  const line = await getMain(tab)
    .getByRole('paragraph')
    .filter({ hasText: /While you read this/ })
    .innerText()
  return line.replace(/^.*: /, '').replace(/\s+/g, ' ').replace(/\.$/, '')
}

/** Replaces text as Google Translate does: a text node becomes two `font` elements with the translation. */
async function translate(tab: Page, isLabeled = true): Promise<void> {
  await tab.evaluate((isLabeled) => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode)
    for (const node of nodes) {
      if (!node.nodeValue?.trim() || (isLabeled && node.parentElement?.closest('[translate=no]'))) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      const isValue = /^[\d.,: ]+\sm?m?$/.test(node.nodeValue)
      inner.textContent = isValue ? node.nodeValue : node.nodeValue.replace(/\S.*\S/s, '[$&]')
      outer.append(inner)
      node.parentNode?.replaceChild(outer, node)
    }
  }, isLabeled)
}

test('each has the length at this second, by the tide tables, and within two seconds how it changes while it is read', async ({
  page: tab,
}) => {
  for (const { path } of livePages) {
    const [opened, later] = ['2026-11-25T14:14:00-08:00', '2026-11-25T14:16:00-08:00']
    await openAt(tab, path, opened)
    const main = getMain(tab)
    await expect(main).toContainText(/around one block of San Francisco, by the tide tables, at\s2:14\spm there\./)
    await expect(main.getByText(range)).toHaveCount(0)
    expect(await readChange(tab)).toBe('0.0 mm shorter')
    await tab.clock.runFor(2000)
    expect(await readChange(tab)).toMatch(/^0\.[1-9] mm shorter$/)
    await tab.clock.runFor(115_000)
    const [before, now] = [opened, later].map((time) => predictLength(Date.parse(time))) as [number, number]
    // The page shows centimeters.
    expect(Math.abs((await readLength(tab)) - now)).toBeLessThan(0.011)
    const [change = Number.NaN] = (await readChange(tab)).match(/^\d+\.\d(?= mm shorter$)/)?.map(Number) ?? []
    // The page was opened three seconds after the minute.
    expect(Math.abs(change - ((1000 * (before - now)) / 120) * 117)).toBeLessThan(0.2)
    await tab.clock.runFor(120_000)
    expect(await readChange(tab)).toMatch(/^\d+ mm shorter$/)
  }
})

test('the change changes its direction at a turn, also on a page that is translated, and begins anew after the device has slept, whatever the browser took for the time of opening', async ({
  page: tab,
}) => {
  // In Chromium it can lie hours back: its clock stands while the device sleeps.
  await tab.addInitScript(() => {
    Object.defineProperty(performance, 'timeOrigin', { value: Date.now() - 5 * 3_600_000 })
  })
  await openAt(tab, home.path, '2026-11-25T12:14:00-08:00')
  expect(await readChange(tab)).toBe('0.0 mm shorter')
  await tab.clock.runFor(5000)
  expect(await readChange(tab)).toMatch(/^0\.[1-9] mm shorter$/)
  await tab.clock.fastForward('05:00:00')
  await expect(getMain(tab)).toContainText(/at\s5:14\spm/)
  expect(await readChange(tab)).toBe('0.0 mm shorter')
  await tab.clock.runFor(5000)
  expect(await readChange(tab)).toMatch(/^0\.[1-9] mm shorter$/)

  const turn = forecast.find(({ time }) => time > '2026-11-25T17')
  if (!turn) throw new Error('The forecast has no turn on that day.')
  await openAt(tab, research.path, new Date(Date.parse(turn.time) - 60_000).toISOString())
  expect(await readChange(tab)).toBe('0.0 mm shorter')
  await translate(tab)
  await tab.clock.runFor(600_000)
  expect(await readChange(tab)).toMatch(/mm \[longer\.\]$/)
})

for (const isLabeled of [true, false])
  test(`on a page translated by a translator that ${isLabeled ? 'leaves values alone' : 'replaces all text'} no translated word is written again`, async ({
    page: tab,
  }) => {
    for (const { path } of livePages) {
      await openAt(tab, path, '2026-11-25T14:14:26-08:00')
      await expect(getMain(tab)).toContainText(/at\s2:14\spm/)
      // The table of the night has come: what is shown with it is translated, too.
      if (path === casePage.path) await expect(tab.getByRole('slider')).toBeVisible()
      await translate(tab, isLabeled)
      const count = await tab.locator('main font').count()
      expect(count).toBeGreaterThan(50)
      await tab.evaluate(() => {
        const changes: string[] = []
        Object.assign(globalThis, { changes })
        new MutationObserver((records) => {
          for (const { target } of records) {
            const element = target instanceof Element ? target : target.parentElement
            if (element && !element.closest('[translate=no]')) changes.push(element.textContent)
          }
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
      })
      const before = await readLength(tab)
      await tab.clock.fastForward('36:00:00')
      await tab.clock.runFor(2000)
      expect(await tab.locator('main font').count(), path).toBe(count)
      expect(await tab.evaluate(() => (globalThis as { changes?: string[] }).changes)).toEqual([])
      // A translator that replaced the values, too, has a sentence that was true when it did.
      expect((await readLength(tab)) !== before).toBe(isLabeled)
    }
  })

test('the home page has every turn of the day around now, and no label of its curve lies on the rule below it, also at the lowest', async ({
  page: tab,
}) => {
  const lowest = forecast.reduce((a, b) => (a.length_m < b.length_m ? a : b))
  const now = Date.parse(lowest.time)
  await tab.clock.setFixedTime(now)
  await tab.goto(home.path)
  const band = tab.getByRole('region', { name: forecastCase?.name ?? '' })
  const turns = forecast.filter(({ time }) => Math.abs(Date.parse(time) - now) < 12 * hour)
  expect(turns.length).toBeGreaterThan(2)
  for (const { time, length_m } of turns) {
    await expect(band.getByText(formatForecastTime(Date.parse(time)), { exact: true })).toBeVisible()
    await expect(band.getByText(`${length_m.toFixed(2)}\u00a0m`, { exact: true })).toBeVisible()
  }
  await expect(band.getByText(/^now, .* there$/)).toBeVisible()
  const label = band.getByText(formatForecastTime(now), { exact: true })
  for (const media of ['screen', 'print'] as const) {
    await tab.emulateMedia({ media })
    const { bottom, rule } = await label.evaluate((text: SVGTextElement) => {
      let drawing: SVGSVGElement | null = text.ownerSVGElement
      while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement
      return { bottom: text.getBoundingClientRect().bottom, rule: drawing?.getBoundingClientRect().bottom }
    })
    expect(bottom, media).toBeLessThan(Number(rule))
  }
})

test('a button or a checkbox stops the length, which stays with its time, and starts it again', async ({
  page: tab,
}) => {
  for (const [path, role, name, reducedMotion] of [
    [home.path, 'button', 'Stop the film', 'no-preference'],
    [home.path, 'button', 'Stop the number', 'reduce'],
    [research.path, 'checkbox', 'Stop the number', 'reduce'],
    [casePage.path, 'checkbox', 'Stop the number', 'reduce'],
  ] as const) {
    await tab.emulateMedia({ reducedMotion })
    await openAt(tab, path, '2026-11-25T14:14:26-08:00')
    await tab.getByRole(role, { name }).click()
    // That of the film is a button, whose words appear by style.
    const status = getMain(tab).getByRole('status').filter({ hasText: 'The number is stopped.' })
    if (role === 'checkbox') await expect(status).toHaveCount(1)
    const before = await getMain(tab).innerText()
    await tab.clock.fastForward('00:10:00')
    expect(await getMain(tab).innerText(), `${name} on ${path}`).toBe(before)
    expect(before).toMatch(/at\s2:14\spm/)
    await tab.getByRole(role, { name: role === 'button' ? /^(Play the film|Start the number)$/ : name }).click()
    await tab.clock.runFor(1000)
    await expect(getMain(tab)).toContainText(/at\s2:24\spm/)
    if (role === 'checkbox') await expect(status).toHaveCount(0)
  }
})

test('what is selected stays selected while nothing of it changes, and a hidden tab is not changed', async ({
  page: tab,
}) => {
  await openAt(tab, home.path, '2026-11-25T08:33:00-08:00')
  await expect(getMain(tab)).toContainText(/at\s8:33\sam/)
  await getValue(tab).selectText()
  await tab.clock.runFor(3000)
  expect(await tab.evaluate(() => String(getSelection()))).toMatch(/^28\d\.\d\d\sm$/)
  const setHidden = (isHidden: boolean) =>
    tab.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    }, isHidden)
  await setHidden(true)
  await tab.clock.fastForward('00:10:00')
  await expect(getMain(tab)).toContainText(/at\s8:33\sam/)
  await setHidden(false)
  await tab.clock.runFor(1000)
  await expect(getMain(tab)).toContainText(/at\s8:43\sam/)
})

test('the case has the longest and the shortest of tomorrow, also around days of 25 hours and of 23', async ({
  page: tab,
}) => {
  for (const [today, tomorrow] of [
    ['2026-10-31T23:59:00-07:00', '2026-11-01'],
    ['2026-11-01T00:30:00-07:00', '2026-11-02'],
    ['2026-11-01T23:59:00-08:00', '2026-11-02'],
    ['2027-03-13T00:10:00-08:00', '2027-03-14'],
    ['2027-03-14T00:10:00-08:00', '2027-03-15'],
  ] as const) {
    await tab.clock.setFixedTime(new Date(today))
    await tab.goto(casePage.path)
    const day = forecastDays.find((each) => each.day === tomorrow)
    if (!day) throw new Error(`The forecast has no ${tomorrow}.`)
    const terms = tab.getByRole('definition')
    for (const { length_m, time } of [day.longest, day.shortest]) {
      await expect(terms.getByText(`${length_m.toFixed(2)}\u00a0m`, { exact: true }).first(), today).toBeVisible()
      const moment = Date.parse(time)
      await expect(terms.getByText(`${formatForecastTime(moment)}, ${formatForecastDay(moment)}`), today).toBeVisible()
    }
  }
})

for (const [name, use, time] of [
  ['without script', { javaScriptEnabled: false }, undefined],
  ['after the forecast', {}, `${Number(lastDay.slice(0, 4)) + 1}-01-02T12:00:00-08:00`],
] as const)
  test.describe(name, () => {
    test.use(use)

    test('the pages have the range and the days of the record, and nothing to stop', async ({ page: tab }) => {
      if (time) await tab.clock.setFixedTime(new Date(time))
      for (const { path } of livePages) {
        await tab.goto(path)
        await expect(getMain(tab).getByText(range).first()).toBeVisible()
        await expect(getMain(tab).getByText('Last walked').first()).toBeVisible()
        await expect(getMain(tab).getByText('While you read')).toHaveCount(0)
        for (const role of ['checkbox', 'button'] as const)
          await expect(tab.getByRole(role, { name: 'Stop the number' })).toHaveCount(0)
      }
      const day = forecastDays.find((each) => each.day > lastUpdated)
      const named = formatForecastDay(Date.parse(day?.longest.time ?? ''))
      await expect(tab.getByRole('definition').getByText(named)).toHaveCount(2)
    })
  })

test('the first screen has headline, lead, number, its line and both buttons, at every size', async ({ page: tab }) => {
  await openAt(tab, home.path, '2026-11-25T14:14:26-08:00')
  const main = getMain(tab)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 650 },
    { width: 768, height: 1024 },
    phone.viewport,
    { width: 390, height: 664 },
  ]) {
    await tab.setViewportSize(viewport)
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('paragraph').first(),
      getValue(tab),
      main.getByText(/^2:14\spm$/),
      main.getByText('While you read this'),
      main.getByRole('link', { name: 'Research', exact: true }),
      main.getByRole('link', { name: 'Report Anomaly', exact: true }).first(),
    ])
      await expect(part, `at ${viewport.width} by ${viewport.height}`).toBeInViewport({ ratio: 1 })
  }
})
