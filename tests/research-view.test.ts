// How /research looks and moves: the map, the plots and the cases, at every width, on every ground, and at twice the text size.
import { existsSync } from 'node:fs'
import { type Page, test as unwatched } from '@playwright/test'
import { activeCases } from '../src/content/case-summary.ts'
import { cases } from '../src/content/cases.ts'
import { readingTables } from '../src/content/readings/tables.ts'
import { research } from '../src/site.ts'
import { layoutLimits } from './support/layout-limits.ts'
import { readPixels } from './support/pixels.ts'
import { expect, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'
import { readTokenColor } from './support/token-color.ts'

const measured = cases.filter(({ id }) => readingTables.some(({ caseId }) => caseId === id))

/** Returns the labels of the plots that meet another label or leave the screen. Runs in the page. */
function findMisplacedLabels(): string[] {
  return [...document.querySelectorAll('.plot')].flatMap((plot) => {
    const labels = [...plot.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }))
    return labels.flatMap(({ text, box }, index) => {
      const isOutside = box.left < 0 || box.right > innerWidth
      const met = labels.slice(index + 1).filter(({ box: other }) => {
        const isBeside = box.right <= other.left || other.right <= box.left
        return !isBeside && box.bottom > other.top + 3 && other.bottom > box.top + 3
      })
      return [...(isOutside ? [`${text} leaves the screen`] : []), ...met.map((other) => `${text} meets ${other.text}`)]
    })
  })
}

const readFontSize = (tab: Page, selector: string) =>
  tab
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

test('at every width the map’s targets are apart, labels meet nowhere, and a measurement is clear of its plot', async ({
  page: tab,
}) => {
  await tab.goto(research.path)
  for (const width of [1440, 960, 768, 390, 320]) {
    await tab.setViewportSize({ width, height: 844 })
    const at = `at ${width} px`
    const targets = await tab
      .locator('.map-target')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
    expect(targets).toHaveLength(cases.length)
    for (const [index, box] of targets.entries()) {
      expect(box.width, at).toBeGreaterThanOrEqual(24)
      expect(box.left, at).toBeGreaterThanOrEqual(0)
      expect(box.right, at).toBeLessThanOrEqual(width)
      for (const other of targets.slice(index + 1))
        expect(Math.hypot(box.x - other.x, box.y - other.y), at).toBeGreaterThanOrEqual(box.width - 0.01)
    }
    expect(await tab.evaluate(findMisplacedLabels), at).toEqual([])
    expect(await readFontSize(tab, 'article h3'), at).toBeLessThan(await readFontSize(tab, 'h1'))
    for (const { name } of measured) {
      const article = tab.getByRole('article', { name })
      const [number, plot] = await Promise.all(
        ['.measurement', 'svg.plot'].map((part) => article.locator(part).boundingBox()),
      )
      const bottom = (number?.y ?? 0) + (number?.height ?? 0)
      expect((plot?.y ?? 0) - bottom, `${name}, ${at}`).toBeGreaterThanOrEqual(16)
    }
    const sizes = await tab
      .locator('.case-row .measurement')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
    if (measured.some(({ ended }) => !ended))
      expect(await readFontSize(tab, '.case-featured .measurement'), at).toBeGreaterThanOrEqual(2 * Math.max(...sizes))
  }
})

test('on a phone a case is about a screen long, in the order of the document, and plate and plot have their own captions', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto(research.path, { waitUntil: 'networkidle' })
  expect(await tab.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(
    (layoutLimits.researchScreens + cases.length) * 844,
  )
  for (const { name, id, ended } of cases) {
    const bottoms = await tab
      .getByRole('article', { name })
      .locator('h3, .status, .case-description, .case-facts, .case-notes, .case-figure')
      .evaluateAll((all) => all.map((each) => Math.floor(each.getBoundingClientRect().bottom)))
    expect(bottoms, name).toEqual([...bottoms].sort((a, b) => a - b))
    if (!measured.some((each) => each.id === id)) continue
    const figure = tab.getByRole('article', { name }).getByRole('figure').first()
    const plate = figure.getByRole('figure').filter({ has: tab.getByRole('img') })
    const plot = figure.getByRole('figure').filter({ has: tab.locator('svg.plot') })
    const plateParts = [plate.getByRole('img').first(), plate.locator('figcaption')]
    const plotParts = [plot.locator('svg.plot'), plot.locator('figcaption')]
    // An active case has its evidence first.
    const parts = ended ? [...plateParts, ...plotParts] : [...plotParts, ...plateParts]
    const tops = (await Promise.all(parts.map((part) => part.boundingBox()))).map((box) => box?.y ?? 0)
    // The caption of a plate is beside it or below it.
    expect(tops, name).toEqual([...tops].sort((a, b) => a - b))
  }
})

test('the label of the storm in the plot of UNCHARTED is at its own walk, near the right end', async ({
  page: tab,
}) => {
  await tab.goto(research.path)
  const plot = tab.getByRole('article', { name: 'UNCHARTED' }).locator('svg.plot')
  const [label, drawing] = await Promise.all(
    [plot.locator('text').filter({ hasText: /^Storm, / }), plot].map((each) => each.boundingBox()),
  )
  if (!label || !drawing) throw new Error('The plot or its label is not shown.')
  // The walk is the rightmost that lies far off the line: below the label's own line of text, nowhere else.
  expect((label.x + label.width / 2 - drawing.x) / drawing.width).toBeGreaterThan(0.8)
})

test('at twice the text size the labels are twice as large and meet nowhere, and no name is broken or cut off', async ({
  page: tab,
}) => {
  await tab.goto(research.path)
  const size = await readFontSize(tab, '.plot text')
  await doubleTextSize(tab)
  await tab.reload()
  for (const width of [1440, 390, 320]) {
    await tab.setViewportSize({ width, height: 844 })
    expect(await tab.evaluate(findMisplacedLabels), `at ${width} px`).toEqual([])
    const names = await tab.locator('article h3').evaluateAll((all) =>
      all.map((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        const edge = heading.closest('.page > *')?.getBoundingClientRect().right ?? 0
        return {
          name: heading.textContent,
          lines: range.getClientRects().length,
          isCut: range.getBoundingClientRect().right > edge,
        }
      }),
    )
    for (const { name, lines, isCut } of width < 390 ? [] : names) {
      expect(lines, name).toBeLessThanOrEqual(name.split(' ').length)
      expect(isCut, name).toBe(false)
    }
    // Cells below each other would be no table to some screen readers.
    const rows = await tab
      .getByRole('table', { name: 'The next seven days' })
      .locator('tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().top))),
      )
    expect(rows).toHaveLength(8)
    for (const tops of rows) expect(new Set(tops).size, `cells of a row at ${width} px`).toBe(1)
  }
  expect(await readFontSize(tab, '.plot text')).toBeCloseTo(2 * size, 1)
})

/** Returns the grays, of 255, of the ground and of what differs most from it, where the map has nothing but its outline. */
async function measureOutline(tab: Page): Promise<{ ground: number; ink: number }> {
  const box = await tab.locator('.map svg').boundingBox()
  if (!box) throw new Error('The page has no map.')
  const clip = { x: box.x + 0.15 * box.width, y: box.y, width: 0.7 * box.width, height: 0.2 * box.height }
  const { data } = await readPixels(tab, await tab.screenshot({ fullPage: true, clip }))
  const grays = [...data].filter((_, index) => index % 4 === 1)
  const ground = grays.toSorted((a, b) => a - b)[Math.floor(grays.length / 2)] ?? 0
  const isFarther = (gray: number, than: number) => Math.abs(gray - ground) > Math.abs(than - ground)
  return { ground, ink: grays.reduce((farthest, gray) => (isFarther(gray, farthest) ? gray : farthest), ground) }
}

test('plots and outline are drawn and differ from the ground, and only active cases are marked in the accent color', async ({
  page: tab,
}) => {
  await tab.goto(research.path, { waitUntil: 'networkidle' })
  for (const [name, media, isDark, accent] of [
    ['on a light page', { colorScheme: 'light' }, false, '--red'],
    ['on a dark page', { colorScheme: 'dark' }, true, '--red-on-black'],
    ['in forced colors', { colorScheme: 'dark', forcedColors: 'active' }, true, undefined],
    ['on paper', { colorScheme: 'dark', forcedColors: 'none', media: 'print' }, false, undefined],
  ] as const) {
    await tab.emulateMedia(media)
    const drawings = await tab.locator('.plot use').evaluateAll((all) =>
      all.map((use) => {
        const { width, height } = (use as SVGGraphicsElement).getBBox()
        const ground = getComputedStyle(use.closest('article') ?? document.body).backgroundColor
        return { width, height, stroke: getComputedStyle(use).stroke, ground }
      }),
    )
    expect(drawings.length, name).toBeGreaterThanOrEqual(measured.length)
    for (const { width, height, stroke, ground } of drawings) {
      expect(width, name).toBeGreaterThan(100)
      expect(height, name).toBeGreaterThan(20)
      expect(stroke, name).not.toBe(ground)
    }
    const { ground, ink } = await measureOutline(tab)
    expect(isDark ? ink - ground : ground - ink, `${name}: ${ink} on ${ground}`).toBeGreaterThan(100)
    if (!accent) continue
    const fills = await tab
      .locator('.map-dot')
      .evaluateAll((all) => all.map((each) => [each.closest('a')?.getAttribute('href'), getComputedStyle(each).fill]))
    const color = await readTokenColor(tab, accent)
    const marked = fills.filter(([, fill]) => fill === color).map(([href]) => href)
    expect(marked, name).toEqual(activeCases.map(({ id }) => `#${id}`).reverse())
  }
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the water of UNCHARTED appears as its plot comes into view, and a tall plate moves in its frame, motion: ${reducedMotion}`, async ({
    page: tab,
  }) => {
    const isMoving = reducedMotion === 'no-preference'
    await tab.emulateMedia({ reducedMotion })
    await tab.goto(research.path)
    const tall = cases.find(({ id }) => existsSync(`media/plates/${id}-tall-960.webp`))
    const plate = tab.getByRole('article', { name: tall?.name ?? '' }).getByRole('img')
    const tops: number[] = []
    for (const part of tall ? [0.7, 0.4, 0.1] : []) {
      await plate.evaluate((img, part) => {
        const frame = img.closest('picture')?.parentElement?.getBoundingClientRect()
        scrollBy({ top: (frame?.top ?? 0) - innerHeight * part, behavior: 'instant' })
      }, part)
      // Measured in a frame of its own: a scroll animation moves with the frame after it.
      const [frame, picture] = await plate.evaluate(async (img) => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        return [img.closest('picture')?.parentElement, img].map(
          (each) => each?.getBoundingClientRect().toJSON() as DOMRect,
        )
      })
      if (!frame || !picture) throw new Error('The plate is not shown.')
      expect(frame.height).toBeCloseTo((frame.width * 10) / 16, 0)
      expect(picture.height).toBeCloseTo(2 * frame.height, 0)
      expect(picture.top).toBeLessThanOrEqual(frame.top + 1)
      expect(picture.bottom).toBeGreaterThanOrEqual(frame.bottom - 1)
      tops.push(Math.round(picture.top - frame.top))
    }
    if (tall) expect(new Set(tops).size, String(tops)).toBe(isMoving ? tops.length : 1)

    const water = tab.locator('.plot-water')
    /** Returns what is cut off at the right, in percent, with the plot's top at a part of the screen's height. */
    const measureCut = (part: number) =>
      water.evaluate(async (each, part) => {
        scrollBy(0, each.getBoundingClientRect().top - innerHeight * part)
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        return Number(/([\d.]+)%/.exec(getComputedStyle(each).clipPath)?.[1] ?? 0)
      }, part)
    const cuts = [await measureCut(0.95), await measureCut(0.5), await measureCut(0.05)]
    expect(cuts.map((cut) => (cut > 0 && cut < 100 ? 50 : cut))).toEqual(isMoving ? [100, 50, 0] : [0, 0, 0])
    await tab.emulateMedia({ media: 'print', reducedMotion })
    expect(await water.evaluate((each) => getComputedStyle(each).clipPath)).toBe('none')
  })

unwatched(
  'a number leads to its case, which alone is marked, an active one by its ground, even without the file of the drawings',
  async ({ page: tab }) => {
    const findMarked = () =>
      tab
        .getByRole('article')
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).outlineStyle !== 'none').map(({ id }) => id))
    await tab.route('**/drawings-*', (route) => route.abort())
    await tab.goto(research.path)
    expect(await findMarked()).toEqual([])
    for (const index of [0, cases.length - 1]) {
      await tab.locator(`.map svg [data-generated-content="${index + 1}"]`).click()
      const { id = '', name = '', ended } = cases[index] ?? {}
      await expect(tab.locator(':target').getByRole('heading', { name })).toBeInViewport()
      expect(await findMarked()).toEqual(ended ? [id] : [])
    }
  },
)
