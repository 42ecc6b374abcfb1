// What a page's script shows takes the place that the page has for it: at no width does anything move.
import type { Page } from '@playwright/test'
import { forecastCase } from '../src/content/case-summary.ts'
import { getCasePage, home, research } from '../src/site.ts'
import { expect, test } from './support/site.ts'

test.skip(!forecastCase, 'No active case has a forecast.')

/** Every 40 px from a small phone to a desktop. */
const widths = Array.from({ length: 29 }, (_, index) => 320 + 40 * index)

/** Returns where each block of the main content begins, and where the content ends, in CSS px from the top. Runs in the page. */
function measureBlocks(): [name: string, y: number][] {
  const main = document.querySelector('main') ?? document.body
  // The button that takes the place of a player has none before.
  const blocks = main.querySelectorAll(
    'a, article, button:not(audio + button), dd, div, dl, dt, figure, h1, h2, h3, li, ol, p, section, table, ul',
  )
  return [
    ...[...blocks].map((block): [string, number] => [
      `${block.localName} ${block.textContent?.trim().slice(0, 40)}`,
      block.getBoundingClientRect().top + scrollY,
    ]),
    ['the end', main.getBoundingClientRect().bottom + scrollY],
  ]
}

async function findMoved(before: Page, after: Page): Promise<string[]> {
  const [places, others] = await Promise.all([before, after].map((tab) => tab.evaluate(measureBlocks)))
  const moved = (places ?? []).flatMap(([name, y], index) => {
    const distance = (others?.[index]?.[1] ?? Number.POSITIVE_INFINITY) - y
    return Math.abs(distance) > 1 ? [`${name}: ${distance.toFixed(1)} px`] : []
  })
  return moved.slice(0, 3)
}

/** The pages on which a script shows something, with its words. */
const shown = [
  ...[home, research, getCasePage({ id: 'uncharted' })].map(({ path }) => [path, /at\s12:33\spm/] as const),
  [getCasePage({ id: 'resonance' }).path, /Drag the line/] as const,
]

for (const [path, words] of shown)
  test(`at every width of ${path} nothing stands elsewhere once its script has run`, async ({
    page: tab,
    context,
    watch,
  }) => {
    const before = await context.newPage()
    await before.route('**/assets/*.js', (route) => route.abort())
    for (const page of [before, tab]) {
      await page.clock.setFixedTime(new Date('2026-11-25T12:33:00-08:00'))
      await page.goto(path, { waitUntil: 'networkidle' })
    }
    await expect(tab.getByRole('main')).toContainText(words)
    await expect(before.getByRole('main')).not.toContainText(words)
    for (const width of widths) {
      for (const page of [before, tab]) await page.setViewportSize({ width, height: 900 })
      // A picture keeps its form until the file for the new width has come.
      await expect.poll(() => findMoved(before, tab), `at ${width} px`).toEqual([])
    }
    await before.close()
    watch.said.splice(0)
  })
