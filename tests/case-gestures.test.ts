// What a reader moves on the pages of cases: the line through a plot, by mouse, finger and keys, and what is drawn up to it.
import type { Page } from '@playwright/test'
import { cases } from '../src/content/record.ts'
import { getCasePage } from '../src/site.ts'
import { runAxe } from './support/axe.ts'
import { readDist } from './support/built-page.ts'
import { readPixels } from './support/pixels.ts'
import { readCsv } from './support/read-csv.ts'
import { expect, phone, test } from './support/site.ts'

/** Whether the record is one in which UNCHARTED has ended. */
const hasEnded = cases.every(({ ended }) => ended)

/** The pages with a line, the name of its control, and a stretch right of its middle in which something was measured, in parts of the plot. */
const lines = [
  ['uncharted', 'Half hours of the night', [0.55, 0.7]],
  ['resonance', 'Seconds of the sound', [0.5, 0.6]],
  ['threshold', 'Length of the line for the short side of a bank card', undefined],
] as const

const listen = /^Listen/
const getPath = (id: string) => getCasePage({ id }).path
const getSlider = (tab: Page) => tab.getByRole('slider')
const getShowAll = (tab: Page) => tab.getByRole('button', { name: 'Show all' })

/** Opens a case and scrolls to its control, which is there once its script has run. */
async function open(tab: Page, id: string): Promise<void> {
  await tab.goto(getPath(id), { waitUntil: 'networkidle' })
  await expect(getSlider(tab)).toBeVisible()
  await showSlider(tab)
}

const showSlider = (tab: Page) =>
  getSlider(tab).evaluate((slider) => slider.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Drags the mouse in the middle of the height of a control, between two parts of its width. */
async function drag(tab: Page, from: number, to: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await getSlider(tab).boundingBox()) ?? {}
  await tab.mouse.move(x + from * width, y + height / 2)
  await tab.mouse.down()
  await tab.mouse.move(x + to * width, y + height / 2, { steps: 3 })
  await tab.mouse.up()
}

/** Counts the pixels of a stretch of the plot that have the ink of what was measured: red water, or black dots. */
async function countInk(
  tab: Page,
  id: string,
  [from, to]: readonly [number, number],
  reader: Page = tab,
): Promise<number> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await tab.locator('#fig-1 svg.plot').boundingBox()) ?? {}
  const clip = { x: x + from * width, y: y + 2, width: (to - from) * width, height: height - 4 }
  const { data } = await readPixels(reader, await tab.screenshot({ clip }))
  let count = 0
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3)
    if (id === 'uncharted' ? red > 150 && green < 120 && blue < 100 : red + green + blue < 150) count += 1
  }
  return count
}

for (const [id, name, stretch] of lines) {
  test(`${id}: a drag in the middle of the drawing moves the line, and what was measured is drawn up to it: all of it at rest, at its end, on paper and after “Show all”`, async ({
    page: tab,
  }) => {
    await open(tab, id)
    await expect(getSlider(tab)).toHaveAccessibleName(name)
    const hint = tab.getByText('Drag the line')
    // Only the water of an active case is red.
    const count = async () => (stretch && !(id === 'uncharted' && hasEnded) ? countInk(tab, id, stretch) : undefined)
    const all = await count()
    const before = await getSlider(tab).inputValue()
    await expect(getShowAll(tab)).toHaveCount(0)
    await drag(tab, 0.5, 0.4)
    await expect(getSlider(tab)).not.toHaveValue(before)
    // The line stands under the mouse.
    const box = await getSlider(tab).boundingBox()
    const line = await tab.locator('figure line').first().boundingBox()
    expect(Math.abs((line?.x ?? 0) - (box?.x ?? 0) - 0.4 * (box?.width ?? 0))).toBeLessThan(10)
    expect(await runAxe(tab)).toEqual([])
    if (!stretch) return

    await expect(hint).toBeHidden()
    const drawn = await count()
    await tab.emulateMedia({ media: 'print' })
    await expect(getShowAll(tab)).toHaveCount(0)
    const printed = await count()
    await tab.emulateMedia({ media: 'screen' })
    await getShowAll(tab).click()
    await expect(getShowAll(tab)).toHaveCount(0)
    await expect(hint).toBeVisible()
    await expect(getSlider(tab)).toBeFocused()
    expect(await count(), 'after “Show all”').toBe(all)
    await tab.keyboard.press('ArrowLeft')
    expect(await count(), 'one step back').toBe(drawn)
    await tab.keyboard.press('End')
    await expect(getShowAll(tab)).toHaveCount(0)
    expect(await count(), 'at the end').toBe(all)
    if (all === undefined) return
    expect(drawn).toBe(0)
    expect(Math.min(all, printed ?? 0)).toBeGreaterThan(10)
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test(`${id}: a swipe that scrolls moves nothing, one sideways moves the line before it ends, a touch puts it there, and the thumb is as high as the drawing`, async ({
      page: tab,
    }) => {
      await open(tab, id)
      const { x = 0, y = 0, width = 0, height = 0 } = (await getSlider(tab).boundingBox()) ?? {}
      if (stretch) {
        const values = await tab.locator('#fig-1 dd').first().boundingBox()
        const together = y + height - (values?.y ?? y + height)
        expect(together, 'the values are above the line').toBeGreaterThan(0)
        expect(together, 'the values and the foot of the line share a screen').toBeLessThan(phone.viewport.height)
      }
      const session = await tab.context().newCDPSession(tab)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
      // The number of UNCHARTED lives.
      const getWords = () => (id === 'uncharted' ? tab.locator('#fig-1') : tab.getByRole('main')).innerText()
      const [value, words] = [await getSlider(tab).inputValue(), await getWords()]
      const top = await tab.evaluate(() => scrollY)
      const canceled = await getSlider(tab).evaluateHandle((slider) => ({
        event: new Promise((resolve) => slider.addEventListener('pointercancel', () => resolve(true), { once: true })),
      }))
      await touch('touchStart', { x: x + 0.8 * width, y: y + height / 2 })
      for (let distance = 20; distance <= 160; distance += 20)
        await touch('touchMove', { x: x + 0.8 * width, y: y + height / 2 - distance })
      await touch('touchEnd')
      await canceled.evaluate(({ event }) => event)
      expect(await tab.evaluate(() => scrollY)).toBeGreaterThan(top)
      await expect(getSlider(tab)).toHaveValue(value)
      expect(await getWords()).toBe(words)
      // Where the page still scrolls by itself, a touch stops that and is no other.
      await showSlider(tab)
      const place = (await getSlider(tab).boundingBox()) ?? { y: 0 }
      const at = (distance: number) => ({ x: x + 0.5 * width - distance, y: place.y + height / 2 })
      await touch('touchStart', at(0))
      await touch('touchMove', at(4))
      expect(await getWords()).toBe(words)
      await touch('touchMove', at(30))
      await touch('touchMove', at(40))
      await expect(getSlider(tab)).not.toHaveValue(value)
      if (stretch) await expect(getShowAll(tab)).toBeVisible()
      await touch('touchEnd')
      await getSlider(tab).tap({ position: { x: width - 8, y: height / 2 } })
      await expect(getSlider(tab)).toHaveValue((await getSlider(tab).getAttribute('max')) ?? '')
      // Safari on a phone moves a range from its thumb alone.
      await session.send('DOM.enable')
      const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
      // The last: the player has its own.
      const thumb = nodes.findLast(
        ({ attributes = [] }) => attributes.includes('-webkit-slider-thumb') || attributes.includes('thumb'),
      )
      const { model } = await session.send('DOM.getBoxModel', { nodeId: thumb?.nodeId ?? 0 })
      expect(model.width).toBeGreaterThanOrEqual(44)
      expect(model.height).toBeGreaterThanOrEqual(Math.max(44, height - 1))
    })
  })

  test(`${id}: at no width does a press, drag or key shift anything`, async ({ page: tab }) => {
    await open(tab, id)
    await tab.locator('audio').evaluateAll((all) => all.map((audio) => Object.assign(audio, { muted: true }).muted))
    await tab.evaluate(() => {
      const shifts: PerformanceEntry[] = []
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
      Object.assign(window, { shifts })
    })
    /** Returns what has shifted since the last call. */
    const takeShifts = () =>
      tab.evaluate(async () => {
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
        const { shifts } = window as unknown as {
          shifts: (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]
        }
        return shifts
          .splice(0)
          .map(
            ({ value, sources }) =>
              `${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 30))}`,
          )
      })
    for (const width of [1440, 768, 390, 320]) {
      await tab.setViewportSize({ width, height: 844 })
      await showSlider(tab)
      await takeShifts()
      await drag(tab, 0.5, 0.3)
      expect.soft(await takeShifts(), `a drag at ${width} px`).toEqual([])
      for (const key of ['ArrowRight', 'PageUp', 'Home']) await getSlider(tab).press(key)
      expect.soft(await takeShifts(), `keys at ${width} px`).toEqual([])
      if (stretch) await getShowAll(tab).click()
      expect.soft(await takeShifts(), `“Show all” at ${width} px`).toEqual([])
      if (id === 'resonance') for (const name of [listen, 'Pause']) await tab.getByRole('button', { name }).click()
      if (id === 'uncharted')
        for (const typed of ['9', 'x', '0.5', '-9']) await tab.getByLabel('Height in NOAA').fill(typed)
      // The length at this second is that of an active case.
      if (id === 'uncharted' && !hasEnded) await tab.getByRole('button', { name: 'Now' }).click()
      expect.soft(await takeShifts(), `other controls at ${width} px`).toEqual([])
    }
  })
}

test.describe('the sound', () => {
  test('has at each hour the mains and the tone of its reading, and says them in one text', async ({ page: tab }) => {
    await open(tab, 'resonance')
    const rows = readCsv(readDist('readings/resonance.csv'))
    const first = Date.parse(rows[0]?.measured ?? '')
    const byHour = rows
      .map((row) => ({ row, hour: (Date.parse(row.measured ?? '') - first) / 3_600_000 }))
      .filter(({ hour }) => Number.isInteger(hour))
    expect(byHour.length).toBeGreaterThan(50)
    const shown = await getSlider(tab).evaluate(
      (slider: HTMLInputElement, hours) =>
        hours.map((hour) => {
          slider.value = String(hour / 10)
          slider.dispatchEvent(new Event('input'))
          const values = [...document.querySelectorAll('#fig-1 dd')].map((value) =>
            value.textContent.replace(/\s/g, ' '),
          )
          return { values, said: slider.getAttribute('aria-valuetext')?.replace(/\s/g, ' ') }
        }),
      byHour.map(({ hour }) => hour),
    )
    for (const [index, { row }] of byHour.entries()) {
      const { measured = '', mains, tone } = row
      const { values = [], said = '' } = shown[index] ?? {}
      const [time = '', day, current, pitch] = values
      expect(day, measured).toBe(`January ${Number(measured.slice(8, 10))}`)
      expect(Number.parseInt(time, 10) % 12, measured).toBe(Number(measured.slice(11, 13)) % 12)
      expect(current, measured).toBe(mains === 'on' ? '60 Hz' : 'no power')
      expect(pitch, measured).toBe(tone === 'yes' ? '19.2 Hz' : 'gone')
      for (const value of values) expect(said).toContain(value)
    }
  })

  test('is fetched when it is asked for, which says so where it cannot be had, runs with its line from where that stands, pauses when the line is moved, and is not on paper', async ({
    page: tab,
    watch,
  }) => {
    await open(tab, 'resonance')
    const sound = tab.locator('audio')
    const [start, pause] = [listen, 'Pause'].map((name) => tab.getByRole('button', { name }))
    if (!start || !pause) throw new Error('There is no button.')
    await sound.evaluate((audio: HTMLAudioElement) => Object.assign(audio, { muted: true }))
    const countFetched = () => new Set(watch.requests.filter((url) => url.endsWith('.m4a'))).size
    await start.scrollIntoViewIfNeeded()
    expect(countFetched()).toBe(0)
    await tab.route('**/*.m4a', (route) => route.abort())
    await start.click()
    const again = tab.getByRole('button', { name: 'It did not play. Try again' })
    await expect(again).toBeFocused()
    expect(watch.said.splice(0).every((line) => line.includes('Failed to load resource'))).toBe(true)
    await tab.unroute('**/*.m4a')
    await again.click()
    await expect(pause).toBeVisible()
    await expect(getSlider(tab)).not.toHaveValue('0')
    expect(countFetched()).toBe(1)
    const isPaused = () => sound.evaluate((audio: HTMLAudioElement) => audio.paused)
    await getSlider(tab).fill('5')
    await expect.poll(isPaused).toBe(true)
    // A screen reader is told of all that is written, and has no time for more.
    const written = await tab.getByRole('figure', { name: 'Fig. 1' }).evaluateHandle((figure) => {
      const again: string[] = []
      const said = new Set<string | null>()
      new MutationObserver((records) => {
        for (const { attributeName, oldValue, removedNodes, addedNodes } of records) {
          const before = attributeName ? oldValue : removedNodes[0]?.textContent
          if (attributeName ? said.has(oldValue) : before === addedNodes[0]?.textContent) again.push(String(before))
          if (attributeName) said.add(oldValue)
        }
      }).observe(figure, {
        subtree: true,
        childList: true,
        attributeOldValue: true,
        attributeFilter: ['aria-valuetext'],
      })
      return { again, said }
    })
    await start.click()
    await expect.poll(async () => Number(await getSlider(tab).inputValue())).toBeGreaterThan(5.4)
    // But for the line at which it begins.
    expect(await written.evaluate(({ again }) => again.slice(1)), 'written again as it is').toEqual([])
    expect(await written.evaluate(({ said }) => said.size)).toBeGreaterThan(2)
    expect(await sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(5.3)
    await expect(tab.getByRole('definition').filter({ hasText: 'no power' })).toBeVisible()
    await getSlider(tab).press('ArrowRight')
    await expect(start).toBeVisible()
    expect(await isPaused()).toBe(true)
    await start.press('Enter')
    await expect(pause).toBeFocused()
    await tab.keyboard.press('Enter')
    await expect.poll(isPaused).toBe(true)
    await tab.emulateMedia({ media: 'print' })
    for (const part of [sound, start]) await expect(part).toBeHidden()
  })
})

test('the line of a bank card is as long as its ring is far, its difference too, and on paper both are true', async ({
  page: tab,
}) => {
  await open(tab, 'threshold')
  const figure = tab.getByRole('figure', { name: 'Fig. 2' })
  const measure = () =>
    figure.locator('rect').evaluateAll((all) => {
      const widths = all.map((rect) => rect.getBoundingClientRect().width)
      return { card: Math.max(...widths), gap: (widths[0] ?? 0) - (widths[1] ?? 0) }
    })
  const trueCard = (53.98 * 96) / 25.4
  const trueGap = (4 * 96) / 25.4
  expect((await measure()).card).toBeCloseTo(trueCard, 0)
  await getSlider(tab).fill('300')
  const { card, gap } = await measure()
  expect(card).toBeCloseTo(300, 0)
  expect(gap).toBeCloseTo((300 * trueGap) / trueCard, 0)
  await expect(figure).toContainText(`${((300 * trueGap) / trueCard).toFixed(1)}\u00a0px`)
  await getSlider(tab).press('ArrowRight')
  await expect(getSlider(tab)).toHaveValue('301')
  await expect(getSlider(tab)).toHaveAttribute('aria-valuetext', /^If the card fits, 4.mm on this screen are/)
  await tab.setViewportSize({ width: 320, height: 844 })
  await expect.poll(async () => (await measure()).card).toBeLessThan(281)
  await tab.emulateMedia({ media: 'print' })
  expect((await measure()).card).toBeCloseTo(trueCard, 0)
  expect((await measure()).gap).toBeCloseTo(trueGap, 0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each has all of its figure and its words, and no control or promise of one', async ({ page: tab, browser }) => {
    // Its own page decodes no picture.
    const context = await browser.newContext({ javaScriptEnabled: true })
    const reader = await context.newPage()
    for (const [id, , stretch] of lines) {
      await tab.goto(getPath(id))
      await expect(tab.locator('main :is(input, output, button, .plot circle)').filter({ visible: true })).toHaveCount(
        0,
      )
      await expect(tab.getByText(/Drag|Listen|Show all/).filter({ visible: true })).toHaveCount(0)
      if (id === 'uncharted') await expect(tab.locator('math').first()).toBeVisible()
      if (id === 'resonance') await expect(tab.locator('audio')).toBeVisible()
      if (!stretch || (id === 'uncharted' && hasEnded)) continue
      await tab.locator('#fig-1 figcaption').scrollIntoViewIfNeeded()
      expect(await countInk(tab, id, stretch, reader)).toBeGreaterThan(10)
    }
    await context.close()
  })
})
