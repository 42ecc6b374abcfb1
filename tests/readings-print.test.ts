// /research on paper: every figure is there, and THRESHOLD's doorway has its difference at full size.
import { spawnSync } from 'node:child_process'
import { cases } from '../src/content/cases.ts'
import { research } from '../src/site.ts'
import { findProgram } from '../tooling/programs.ts'
import { printPages } from './support/print-pages.ts'
import { expect, test } from './support/site.ts'

const millimeter = 72 / 25.4

for (const format of ['Letter', 'A4'] as const)
  test(`on ${format}, the first case begins on the first page, every figure is printed, and 4.0 mm are 4.0 mm`, async ({
    page: tab,
  }, testInfo) => {
    await tab.goto(research.path, { waitUntil: 'networkidle' })
    const captions = await tab.locator('figcaption b').allInnerTexts()
    const { path, texts } = await printPages(tab, testInfo, format)
    expect(texts[0]).toContain(cases[0]?.name)
    // Name, number and plot of a case stand on one page.
    for (const [words, name] of [
      ['281.42 to 284.87 m', 'UNCHARTED'],
      ['0 for 11 days', 'NEXUS'],
      ['4.0 ± 0.2 mm', 'THRESHOLD'],
      ['1 in 5,040', 'CASCADE'],
      ['19.2 ± 0.1 Hz', 'RESONANCE'],
    ] as const) {
      const index = cases.findIndex((researchCase) => researchCase.name === name)
      const plot = `Fig. ${index + 1}${cases[index]?.ended ? 'b' : 'a'}.`
      expect(texts.find((text) => text.includes(words) && text.includes(plot))).toContain(name)
    }
    expect(texts.length, 'a page a case, with all else').toBeLessThanOrEqual(cases.length)
    const text = texts.join(' ')
    for (const caption of captions) expect(text).toContain(caption)
    expect(text).toContain('It keeps to the tables.')

    const threshold = cases.findIndex(({ name }) => name === 'THRESHOLD') + 1
    const sheet = texts.findIndex((text) => text.includes('The doorway is drawn at a tenth'))
    expect(texts[sheet]).toContain('4.0 ± 0.2 mm')
    expect(texts[sheet]).toContain(`Fig. ${threshold}c. The doorway`)
    expect(texts[sheet]).toContain('If this line is not 100 mm long,')
    const number = String(sheet + 1)
    const args = ['-svg', '-f', number, '-l', number, path, '-']
    const svg = spawnSync(findProgram('pdftocairo'), args, { encoding: 'utf8' }).stdout
    const widths = doorwayWidths(svg)
    expect(widths).toHaveLength(3)
    const [outside = 0, inside = 0, line = 0] = widths
    expect(Math.abs(line - 100)).toBeLessThan(0.1)
    expect(Math.abs(outside - inside - 4)).toBeLessThan(0.05)
    expect(outside).toBeCloseTo(81.2, 0)
  })

/** Lengths in millimeters of the two strips and the line, which alone are drawn with a pen of 0.25 units. */
function doorwayWidths(svg: string): number[] {
  const paths = [...svg.matchAll(/stroke-width:0\.25;[^"]*" d="([^"]+)" transform="matrix\(([\d.]+),/g)]
  return paths.flatMap(([, data = '', scale = '1']) =>
    [...data.matchAll(/M ([-\d.]+) ([-\d.]+) L ([-\d.]+) ([-\d.]+)/g)]
      .map(([, x1, y1, x2, y2]) => [Number(x2) - Number(x1), Number(y2) - Number(y1)] as const)
      .filter(([dx, dy]) => dx > 10 && Math.abs(dy) < 0.01)
      .map(([dx]) => (dx * Number(scale)) / millimeter),
  )
}
