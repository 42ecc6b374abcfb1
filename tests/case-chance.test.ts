// What chance makes of NEXUS and of CASCADE, on their pages: buttons, words and rings, from a source of numbers that is known.
import type { Locator, Page } from '@playwright/test'
import { cascade } from '../src/content/readings/cascade.ts'
import { nexus } from '../src/content/readings/nexus.ts'
import { chanceText } from '../src/pages/case/chance.text.ts'
import { drawDifference, drawOrder } from '../src/pages/case/chance-draw.ts'
import { getCasePage } from '../src/site.ts'
import { expect, test } from './support/site.ts'

const [nexusPath, cascadePath] = ['nexus', 'cascade'].map((id) => getCasePage({ id }).path) as [string, string]

/** Returns numbers from 0 up to 1, the same for the same seed (Numerical Recipes' generator). Runs in the page, too. */
function createRandom(seed: number): () => number {
  let value = seed
  return () => {
    value = (1_664_525 * value + 1_013_904_223) % 2 ** 32
    return value / 2 ** 32
  }
}

/** Opens a page whose chance is that of a seed. */
async function openWithSeed(tab: Page, path: string, seed: number): Promise<void> {
  await tab.addInitScript(`Math.random = (${createRandom})(${seed})`)
  await tab.goto(path, { waitUntil: 'networkidle' })
}

const press = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).click()
const said = (tab: Page) => tab.getByRole('status')
const rings = (tab: Page) => tab.locator('#fig-1 circle')

/** Returns where the rings are, as parts of the plot from the left and from the top. */
async function readRings(tab: Page): Promise<{ x: number; y: number }[]> {
  const plot = await tab.locator('#fig-1 svg.plot').boundingBox()
  if (!plot) throw new Error('There is no plot.')
  // A ring may be on its way.
  await rings(tab).evaluateAll((all) => Promise.all(all.flatMap((ring) => ring.getAnimations()).map((a) => a.finished)))
  const boxes = await Promise.all((await rings(tab).all()).map((ring: Locator) => ring.boundingBox()))
  return boxes.map((box) => ({
    x: ((box?.x ?? 0) + (box?.width ?? 0) / 2 - plot.x) / plot.width,
    y: ((box?.y ?? 0) + (box?.height ?? 0) / 2 - plot.y) / plot.height,
  }))
}

test('NEXUS: presses add up, a century is 36,525 days, the words say how many were equal in a row, and rings stand where chance put them, at once where motion is unwelcome', async ({
  page: tab,
}) => {
  const seed = 3
  const random = createRandom(seed)
  const largest = Math.max(...nexus.days.map(({ difference }) => Math.abs(difference)))
  await openWithSeed(tab, nexusPath, seed)
  for (const ring of await rings(tab).all()) await expect(ring).toBeHidden()
  let [days, equal, row, longest] = [0, 0, 0, 0]
  const rows = new Set<number>()
  const shown: number[] = []
  for (let count = 0; count < 24; count += 1) {
    const isCentury = count % 2 === 1
    const drawn = Array.from({ length: isCentury ? 36_525 : 11 }, () => drawDifference(nexus.chance, random))
    for (const difference of drawn) {
      row = difference === 0 ? row + 1 : 0
      equal += Number(difference === 0)
      longest = Math.max(longest, row)
    }
    days += drawn.length
    rows.add(longest)
    await press(tab, isCentury ? '100 years' : 'Let chance count')
    const time = days < 365 ? `${days} days` : `${Math.floor(days / 365.25).toLocaleString('en-US')} years`
    const words = ['No equal day.', 'Never two in a row.'][longest] ?? `At most ${longest} in a row.`
    const equalDays = equal ? `${equal.toLocaleString('en-US')} equal days` : 'No equal day'
    await expect(said(tab)).toHaveText(`${words} In these rooms: eleven. ${equalDays} in ${time}.`)
    shown.push(...drawn.slice(-11))
    // The days are even between a fortieth from the left and from the right. What is beyond the plot stays at its edge.
    const places = drawn.slice(-11).map((counts, index) => ({
      x: expect.closeTo(0.025 + (0.95 * index) / (nexus.days.length - 1), 2),
      y: expect.closeTo(Math.max(0, Math.min(1, 0.5 - (0.5 * counts) / largest)), 2),
    }))
    expect(await readRings(tab)).toEqual(places)
  }
  for (const ring of await rings(tab).all()) await expect(ring).toBeVisible()
  expect([...rows]).toEqual([0, 1, 2])
  expect(shown.some((counts) => Math.abs(counts) > largest)).toBe(true)
  // What this seed does not make.
  expect(chanceText.days(1, 1, 380, 1)).toEqual(['Never two in a row.', '1 equal day in 1 year.'])
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of ['Let chance count', '100 years']) {
    await press(tab, name)
    expect(await tab.evaluate(() => document.getAnimations().length)).toBe(0)
  }
})

test('CASCADE: a press stops the clocks at the same times in another order, 5,040 more are counted at once, and an order that is right is said and shown', async ({
  page: tab,
}) => {
  const [seed, size] = [2, cascade.clockCount]
  const random = createRandom(seed)
  await openWithSeed(tab, cascadePath, seed)
  for (const ring of await rings(tab).all()) await expect(ring).toBeHidden()
  // Where the clocks stand, from the top of the plot.
  const stops = cascade.clocks.map(({ stopped }) => Date.parse(stopped))
  const [first = 0, last = 0] = [Math.min(...stops), Math.max(...stops)]
  const measured = stops.map((stop) => 0.95 - (0.8 * (stop - first)) / (last - first))
  let [tries, hits] = [0, 0]
  const outcomes = new Set<boolean>()
  for (let count = 0; count < 8; count += 1) {
    const isOften = count % 2 === 1
    const orders = Array.from({ length: isOften ? 5040 : 1 }, () => drawOrder(size, random))
    const inOrder = orders.filter((order) => order.join('') === '0123456')
    tries += orders.length
    hits += inOrder.length
    outcomes.add(inOrder.length > 0)
    await press(tab, isOften ? '5,040 times' : 'Let chance stop them')
    const words = inOrder.length ? 'Its rings lie around the dots.' : 'The rings are the last try.'
    await expect(said(tab)).toHaveText(
      `In order: ${hits} of ${tries.toLocaleString('en-US')} by chance. Here: the first time. ${words}`,
    )
    const shown = inOrder[0] ?? orders.at(-1) ?? []
    const places = (await readRings(tab)).map(({ y }) => y.toFixed(2))
    expect(places).toEqual(shown.map((place) => measured[place]?.toFixed(2)))
  }
  expect([...outcomes].toSorted()).toEqual([false, true])
})

for (const path of [nexusPath, cascadePath])
  test(`${path}: the script and its buttons move nothing, keys press and keep the focus, each press is said once, and paper and a page without script have none`, async ({
    page: tab,
    context,
    watch,
  }) => {
    const blocked = await context.newPage()
    await blocked.route('**/assets/*.js', (route) => route.abort())
    await blocked.goto(path, { waitUntil: 'networkidle' })
    await expect(blocked.locator('main').getByRole('button')).toHaveCount(0)
    await openWithSeed(tab, path, 2)
    const [once, often] = await tab.locator('#fig-1').getByRole('button').all()
    if (!once || !often) throw new Error('There is nothing to press.')
    for (const width of [1440, 1024, 768, 390, 320]) {
      for (const page of [tab, blocked]) await page.setViewportSize({ width, height: 900 })
      const places = await blocked.evaluate(measurePlaces)
      expect.soft(await tab.evaluate(measurePlaces), `at ${width} px`).toEqual(places)
      for (const button of [once, often, often]) {
        await button.click()
        expect.soft(await tab.evaluate(measurePlaces), `at ${width} px, after a press`).toEqual(places)
      }
      // A line and its distances.
      expect.soft(await blocked.evaluate(measureHole), `white at ${width} px`).toBeLessThan(48)
    }
    await blocked.close()
    watch.said.splice(0)

    await once.focus()
    await tab.keyboard.press('Tab')
    await expect(often).toBeFocused()
    const changes = await said(tab).evaluateHandle((status) => {
      const counted = { count: 0 }
      new MutationObserver(() => {
        counted.count += 1
      }).observe(status, { childList: true, characterData: true, subtree: true })
      return counted
    })
    for (const [index, key] of ['Enter', 'Space'].entries()) {
      const before = await said(tab).innerText()
      await tab.keyboard.press(key)
      await expect(said(tab)).not.toHaveText(before)
      expect(await changes.evaluate(({ count }) => count)).toBe(index + 1)
    }
    await expect(often).toBeFocused()
    await tab.emulateMedia({ media: 'print' })
    for (const part of [once, often, said(tab), ...(await rings(tab).all())]) await expect(part).toBeHidden()
  })

/** Returns where each part of the figure and of what follows it begins, in CSS px from the top. Runs in the page. */
function measurePlaces(): string[] {
  return [...document.querySelectorAll('#fig-1 .plot, #fig-1 output, #fig-1 figcaption, #evidence, footer')].map(
    (part) => `${part.localName} at ${Math.round(part.getBoundingClientRect().top + scrollY)}`,
  )
}

/** Returns the largest height without a word between the plot and the caption, in CSS px. Runs in the page. */
function measureHole(): number {
  const figure = document.querySelector('#fig-1')
  const range = document.createRange()
  const lines = [...(figure?.querySelectorAll('text, p, output, figcaption') ?? [])]
    .flatMap((part) => {
      range.selectNodeContents(part)
      return [...range.getClientRects()]
    })
    .filter(({ height }) => height > 0)
    .toSorted((a, b) => a.top - b.top)
  const from = (figure?.querySelector('.plot')?.getBoundingClientRect().bottom ?? 0) - 1
  let [bottom, hole] = [from, 0]
  for (const line of lines.filter((line) => line.bottom > from)) {
    hole = Math.max(hole, line.top - bottom)
    bottom = Math.max(bottom, line.bottom)
  }
  return hole
}
