// /research on paper: every figure is there, and THRESHOLD's doorway has its difference at full size.
import { spawnSync } from 'node:child_process'
import { cases } from '../src/content/cases.ts'
import { research } from '../src/site.ts'
import { findProgram } from '../tooling/programs.ts'
import { expect, test } from './support/site.ts'

const millimeter = 72 / 25.4

test('the first case begins on the first page, every figure is printed, and 4.0 mm are 4.0 mm', async ({
  page: tab,
}, testInfo) => {
  await tab.goto(research.path, { waitUntil: 'networkidle' })
  const captions = await tab.locator('figcaption b').allInnerTexts()
  const pdf = testInfo.outputPath('page.pdf')
  await tab.pdf({ path: pdf, format: 'Letter', preferCSSPageSize: true })
  const run = (program: 'pdftotext' | 'pdftocairo', ...args: string[]) =>
    spawnSync(findProgram(program), args, { encoding: 'utf8' }).stdout
  const pages = run('pdftotext', pdf, '-').replaceAll('\u00a0', ' ').split('\f').slice(0, -1)
  expect(pages[0]).toContain(cases[0]?.name)
  const text = pages.join(' ')
  for (const caption of captions) expect(text).toContain(caption)
  for (const words of ['It keeps to the tables.', '0, not 0 ± 316', '4.0 ± 0.2 mm', '1 in 5,040', '19.2 ± 0.1 Hz'])
    expect(text).toContain(words)

  const sheet = pages.findIndex((page) => page.includes('The doorway is drawn at a tenth'))
  expect(pages[sheet]).toContain('THRESHOLD')
  expect(pages[sheet]).toContain('If this line is not 100 mm long, your printer has scaled the page.')
  const number = String(sheet + 1)
  const svg = run('pdftocairo', '-svg', '-f', number, '-l', number, pdf, '-')
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
