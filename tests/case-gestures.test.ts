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
  await getSlider(tab).evaluate((slider) => slider.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

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
  test(`${id}: a drag in the middle of the drawing moves the line`, async ({ page: tab }) => {
    await open(tab, id)
    await expect(getSlider(tab)).toHaveAccessibleName(name)
    const before = await getSlider(tab).inputValue()
    await drag(tab, 0.5, 0.4)
    await expect(getSlider(tab)).not.toHaveValue(before)
    // The line stands under the mouse.
    const box = await getSlider(tab).boundingBox()
    const line = await tab.locator('figure line').first().boundingBox()
    expect(Math.abs((line?.x ?? 0) - (box?.x ?? 0) - 0.4 * (box?.width ?? 0))).toBeLessThan(10)
    expect(await runAxe(tab)).toEqual([])
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test(`${id}: a swipe that scrolls moves nothing, one sideways moves the line before it ends, and the thumb is as high as the drawing`, async ({
      page: tab,
    }) => {
      await open(tab, id)
      const { x = 0, y = 0, width = 0, height = 0 } = (await getSlider(tab).boundingBox()) ?? {}
      const session = await tab.context().newCDPSession(tab)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
      const getWords = () => tab.getByRole('main').innerText()
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
      // The number of UNCHARTED lives.
      if (id !== 'uncharted') expect(await getWords()).toBe(words)
      await expect(getShowAll(tab)).toHaveCount(0)
      const place = (await getSlider(tab).boundingBox()) ?? { y: 0 }
      const at = (distance: number) => ({ x: x + 0.5 * width - distance, y: place.y + height / 2 })
      await touch('touchStart', at(0))
      await touch('touchMove', at(4))
      expect(await tab.locator('#fig-1, #fig-2').first().innerText()).not.toContain('Show all')
      await touch('touchMove', at(30))
      await touch('touchMove', at(40))
      await expect(getSlider(tab)).not.toHaveValue(value)
      if (stretch) await expect(getShowAll(tab)).toBeVisible()
      await touch('touchEnd')
      // Safari on a phone moves a range from its thumb alone.
      await session.send('DOM.enable')
      const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
      // The last: the player has its own.
      const thumb = nodes.findLast(
        ({ attributes = [] }) => attributes.includes('-webkit-slider-thumb') || attributes.includes('thumb'),
      )
      const { model } = await session.send('DOM.getBoxModel', { nodeId: thumb?.nodeId ?? 0 })
      expect(model.width).toBeGreaterThanOrEqual(44)
      expect(model.height).toBeGreaterThanOrEqual(height - 1)
    })
  })

  for (const width of [1440, 768, 390, 320])
    test(`${id}: at ${width} px no press, drag or key shifts anything`, async ({ page: tab }) => {
      await tab.setViewportSize({ width, height: 844 })
      await open(tab, id)
      await tab.evaluate(() => {
        const shifts: PerformanceEntry[] = []
        new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
        Object.assign(window, { shifts })
      })
      const findShifts = () =>
        tab.evaluate(async () => {
          for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
          const { shifts } = window as unknown as {
            shifts: (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]
          }
          return shifts.map(
            ({ value, sources }) =>
              `${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 30))}`,
          )
        })
      await drag(tab, 0.5, 0.3)
      expect(await findShifts(), 'a drag').toEqual([])
      for (const key of ['ArrowRight', 'PageUp', 'Home']) await getSlider(tab).press(key)
      expect(await findShifts(), 'keys').toEqual([])
      if (stretch) await getShowAll(tab).click()
      expect(await findShifts(), 'Show all').toEqual([])
      if (id === 'resonance') {
        await tab.locator('audio').evaluate((audio: HTMLAudioElement) => Object.assign(audio, { muted: true }))
        await tab.getByRole('button', { name: listen }).click()
        await tab.getByRole('button', { name: 'Pause' }).click()
        expect(await findShifts(), 'Listen and Pause').toEqual([])
      }
      if (id !== 'uncharted') return
      for (const typed of ['9', 'x', '0.5', '-9']) await tab.getByLabel('Height in NOAA').fill(typed)
      // The length at this second is that of an active case.
      if (!hasEnded) await tab.getByRole('button', { name: 'Now' }).click()
      expect(await findShifts(), 'typing').toEqual([])
    })

  if (!stretch) continue

  test(`${id}: what was measured is drawn up to the line, and all of it at rest, at the end, on paper and after “Show all”`, async ({
    page: tab,
  }) => {
    test.skip(id === 'uncharted' && hasEnded, 'Only the water of an active case is red.')
    await open(tab, id)
    const count = () => countInk(tab, id, stretch)
    const all = await count()
    expect(all).toBeGreaterThan(10)
    await expect(getShowAll(tab)).toHaveCount(0)
    await drag(tab, 0.5, 0.4)
    expect(await count()).toBe(0)
    await expect(tab.getByText('Drag the line')).toBeHidden()
    await tab.emulateMedia({ media: 'print' })
    await expect(getShowAll(tab)).toHaveCount(0)
    const printed = await count()
    expect(printed).toBeGreaterThan(10)
    await tab.emulateMedia({ media: 'screen' })
    await getShowAll(tab).click()
    expect(await count()).toBe(all)
    await expect(tab.getByText('Drag the line')).toBeVisible()
    await expect(getSlider(tab)).toBeFocused()
    await tab.keyboard.press('ArrowLeft')
    expect(await count()).toBe(0)
    await tab.keyboard.press('End')
    await expect(getShowAll(tab)).toHaveCount(0)
    expect(await count()).toBe(all)
  })
}

test.describe('the sound', () => {
  const mute = (tab: Page) =>
    tab.locator('audio').evaluate((audio: HTMLAudioElement) => Object.assign(audio, { muted: true }))

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

  test('runs with its line from where that stands, and pauses when the line is moved', async ({ page: tab }) => {
    await open(tab, 'resonance')
    await mute(tab)
    await getSlider(tab).fill('5')
    await tab.getByRole('button', { name: listen }).click()
    await expect.poll(async () => Number(await getSlider(tab).inputValue())).toBeGreaterThan(5.4)
    await expect(tab.getByRole('definition').filter({ hasText: 'no power' })).toBeVisible()
    await getSlider(tab).press('ArrowRight')
    await expect(tab.getByRole('button', { name: listen })).toBeVisible()
    const isPaused = () => tab.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)
    expect(await isPaused()).toBe(true)
    await tab.getByRole('button', { name: listen }).press('Enter')
    await expect(tab.getByRole('button', { name: 'Pause' })).toBeFocused()
    await tab.keyboard.press('Enter')
    await expect.poll(isPaused).toBe(true)
  })

  test('that cannot be had says so, and plays at the next press', async ({ page: tab, watch }) => {
    await open(tab, 'resonance')
    await mute(tab)
    await tab.route('**/*.m4a', (route) => route.abort())
    await tab.getByRole('button', { name: listen }).click()
    const again = tab.getByRole('button', { name: 'It did not play. Try again' })
    await expect(again).toBeFocused()
    expect(watch.said.splice(0).every((line) => line.includes('Failed to load resource'))).toBe(true)
    await tab.unroute('**/*.m4a')
    await again.click()
    await expect(tab.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(getSlider(tab)).not.toHaveValue('0')
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

test('a height beyond the plot stands at its edge and leaves the word “now” at its disc', async ({ page: tab }) => {
  test.skip(hasEnded, 'The length at this second is that of an active case.')
  await open(tab, 'uncharted')
  await tab.getByLabel('Height in NOAA').fill('9')
  await expect(tab.getByText('Beyond the plot. Nobody has measured above')).toBeVisible()
  await expect(tab.getByText('now', { exact: true })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [id, , stretch] of lines)
    test(`${id} has all of its figure, and no button, control or promise of one`, async ({ page: tab, browser }) => {
      await tab.goto(getPath(id))
      await expect(getSlider(tab)).toHaveCount(0)
      await expect(tab.getByRole('main').getByRole('button')).toHaveCount(0)
      await expect(tab.getByText(/Drag|Listen|Show all/).filter({ visible: true })).toHaveCount(0)
      if (id === 'resonance') await expect(tab.locator('audio')).toBeVisible()
      if (!stretch || (id === 'uncharted' && hasEnded)) return
      await tab.locator('#fig-1 figcaption').scrollIntoViewIfNeeded()
      // Its own page decodes no picture.
      const context = await browser.newContext({ javaScriptEnabled: true })
      const reader = await context.newPage()
      expect(await countInk(tab, id, stretch, reader)).toBeGreaterThan(10)
      await context.close()
    })
})
