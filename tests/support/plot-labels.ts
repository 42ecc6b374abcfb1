import { expect, type Page } from '@playwright/test'
import { readPixels } from './pixels.ts'

/** Returns the labels of the plots that meet another label or leave the screen. Runs in the page. */
export function findMisplacedLabels(): string[] {
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

/** Returns the labels of the plots that have an outline, or a rule or a mark behind them. The moving "now" has a place of its own. */
export async function findStruckLabels(tab: Page): Promise<string[]> {
  const outlined = await tab
    .locator('figure svg text')
    .evaluateAll((all) =>
      all
        .filter((text) => getComputedStyle(text).stroke !== 'none')
        .map(({ textContent }) => `${textContent} has an outline`),
    )
  const plots = await tab.locator('figure svg.plot').all()
  const struck: string[] = []
  for (const plot of plots) {
    // A letter has no ink in the upper and lower quarter of its line.
    const labels = await plot.evaluate((svg) => {
      svg.scrollIntoView({ block: 'center', behavior: 'instant' })
      const shown = [...svg.querySelectorAll('text')].filter((text) => !text.closest('.plot-now'))
      return shown.flatMap((text) => {
        text.style.visibility = 'hidden'
        const { left, right, top, height } = text.getBoundingClientRect()
        return right > left
          ? [{ words: text.textContent, left, right, top: top + height / 4, bottom: top + (3 * height) / 4 }]
          : []
      })
    })
    if (labels.length === 0) continue
    // Without the words, what is behind them is of one color. A strip of the screen is read faster than all of it.
    const [first, last] = [Math.min(...labels.map(({ top }) => top)), Math.max(...labels.map(({ bottom }) => bottom))]
    const y0 = Math.floor(first)
    const clip = { x: 0, y: y0, width: tab.viewportSize()?.width ?? 0, height: Math.ceil(last) - y0 + 1 }
    const { data, width } = await readPixels(tab, await tab.screenshot({ clip }))
    for (const { words, left, right, top, bottom } of labels) {
      const colors = new Set<number>()
      for (let y = Math.round(top); y < bottom; y += 1)
        for (let x = Math.round(left); x < right; x += 1) colors.add(data.readUInt32BE(4 * ((y - y0) * width + x)))
      if (colors.size > 1) struck.push(`${words} has a mark behind it`)
    }
  }
  return [...outlined, ...struck]
}

/** Expects of /research that the numbers on its map, one for each case, are 24 px wide and apart at every width. */
export async function expectSeparateMarkers(tab: Page, count: number): Promise<void> {
  for (const width of [1440, 768, 390, 320]) {
    await tab.setViewportSize({ width, height: 844 })
    const targets = await tab
      .locator('.map-label')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
    expect(targets).toHaveLength(count)
    for (const [index, { x, y, width: size }] of targets.entries()) {
      expect.soft(size, `at ${width} px`).toBeGreaterThanOrEqual(24)
      const distances = targets.slice(index + 1).map((other) => Math.hypot(x - other.x, y - other.y))
      expect.soft(Math.min(...distances), `at ${width} px`).toBeGreaterThanOrEqual(size - 0.01)
    }
  }
}
