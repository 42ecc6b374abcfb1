import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { findProgram } from '../../tooling/programs.ts'

/** A word on a sheet, in points from its upper left corner. */
interface Word {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Pixels of a point. At this size a hairline is as wide as a pixel. */
const scale = 2

/**
 * Prints a page again, without its words, and compares it with its PDF. Returns each word that lies on another one, or under
 * which something is drawn: a dot, a rule, a picture.
 */
export async function findPrintOverlaps(tab: Page, info: TestInfo, pdf: string): Promise<string[]> {
  const sheets = readWords(pdf)
  await tab.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `:not(svg, svg *), ::before, ::after { color: transparent !important; text-decoration: none !important }
      svg { color: black !important } svg text { fill: transparent !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  })
  const wordless = info.outputPath('wordless.pdf')
  await tab.pdf({ path: wordless, preferCSSPageSize: true })
  await tab.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  const prefix = info.outputPath('wordless')
  spawnSync(findProgram('pdftoppm'), ['-r', String(72 * scale), wordless, prefix])
  const pictures = readdirSync(path.dirname(prefix))
    .filter((file) => file.startsWith(path.basename(prefix)))
    .toSorted()
  const found: string[] = []
  for (const [index, words] of sheets.entries()) {
    const picture = readFileSync(path.join(path.dirname(prefix), pictures[index] ?? ''))
    const { data, width } = readPpm(picture)
    for (const word of words) {
      const colors = new Set<number>()
      for (let y = Math.ceil(scale * word.top); y < Math.floor(scale * word.bottom); y += 1)
        for (let x = Math.ceil(scale * word.left); x < Math.floor(scale * word.right); x += 1)
          colors.add(data.readUIntBE(3 * (y * width + x), 3))
      if (colors.size > 1) found.push(`${word.text} lies on what is drawn, on sheet ${index + 1}`)
    }
    for (const [at, word] of words.entries())
      for (const other of words.slice(at + 1))
        if (
          meet(word.left, word.right, other.left, other.right) &&
          meet(word.top, word.bottom, other.top, other.bottom)
        )
          found.push(`${word.text} lies on ${other.text}, on sheet ${index + 1}`)
  }
  return found
}

/** Returns the pixels of a picture in the format PPM, three bytes each, behind a head such as `P6 1224 1584 255`. */
function readPpm(picture: Buffer): { data: Buffer; width: number } {
  const [head = '', width] = /^P6\s+(\d+)\s+\d+\s+255\s/.exec(picture.toString('latin1', 0, 40)) ?? []
  return { data: picture.subarray(head.length), width: Number(width) }
}

/** Returns whether two stretches share more than half a point: kerning moves a comma under the letter before it. */
function meet(start: number, end: number, otherStart: number, otherEnd: number): boolean {
  return Math.min(end, otherEnd) - Math.max(start, otherStart) > 0.5
}

/** Returns the words of each sheet, each with the middle half of its height, where letters have their ink. */
function readWords(pdf: string): Word[][] {
  const { stdout } = spawnSync(findProgram('pdftotext'), ['-bbox', pdf, '-'], { encoding: 'utf8' })
  return stdout
    .split('<page ')
    .slice(1)
    .map((sheet) =>
      [
        ...sheet.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g),
      ].map(([, xMin, yMin, xMax, yMax, text = '']) => {
        const [left = 0, upper = 0, right = 0, lower = 0] = [xMin, yMin, xMax, yMax].map(Number)
        const quarter = (lower - upper) / 4
        return { text, left, right, top: upper + quarter, bottom: lower - quarter }
      }),
    )
}
