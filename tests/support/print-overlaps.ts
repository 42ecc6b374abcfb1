import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { findProgram } from '../../tooling/programs.ts'
import { printPages } from './print-pages.ts'

/** A word on a sheet, with the box of its font, in pixels from the upper left corner. */
interface Word {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A sheet, by the color of each of its pixels. */
type Sheet = (x: number, y: number) => number

/** Pixels of a point. At this size a hairline is as wide as a pixel. */
const scale = 2

/** What is drawn, without words; and words alone, half transparent, so that two of them on each other are darker than one. */
const styles = {
  drawings: `:not(svg, svg *), ::before, ::after { color: transparent !important; text-decoration: none !important }
    svg { color: black !important } svg text { fill: transparent !important }`,
  words: `*, ::before, ::after { color: rgb(0 0 0 / 50%) !important; background: none !important;
      border-color: transparent !important; box-shadow: none !important; text-decoration: none !important }
    img, video, svg use { visibility: hidden !important } svg * { fill: none !important; stroke: none !important }
    svg text, svg text * { fill: rgb(0 0 0 / 50%) !important }`,
}
/** Darker is a letter, and two letters on each other. */
const [letter, twoLetters] = [0xd0d0d0, 0x606060]
/** The part of a box in which the letters of one word touch each other. */
const maxTouching = 1 / 100
/** The part of a box that a gap in its letters is high, as that below the dot of an i. Other words may be in the same box. */
const maxGap = 1 / 10

/** Prints the words of a page alone, where they are on its sheets, half transparent: pictures take long. */
export function printWords(tab: Page, info: TestInfo, format?: 'A4'): ReturnType<typeof printPages> {
  return printStyled(tab, info, styles.words, format)
}

/**
 * Prints a page again, its drawings alone. Returns each word in a PDF of its words that lies on another one, or under or
 * between whose letters something is drawn: a dot, a rule, a picture.
 */
export async function findPrintOverlaps(tab: Page, info: TestInfo, pdf: string): Promise<string[]> {
  const sheets = readWords(pdf)
  const inks = readSheets(pdf, info.outputPath('words'))
  // Written over the other.
  const drawings = readSheets((await printStyled(tab, info, styles.drawings)).path, info.outputPath('drawings'))
  return sheets.flatMap((words, index) => {
    const [getDrawn, getInk] = [drawings[index], inks[index]]
    if (!getDrawn || !getInk) throw new Error('The page has fewer sheets without its drawings or words.')
    return words.flatMap(({ text, left, right, top, bottom }) => {
      const [width, height] = [right - left, bottom - top]
      const columns = Array.from({ length: width }, (_, column) => left + column)
      const drawn = new Set<number>()
      let touching = 0
      for (const direction of [-1, 1])
        for (
          let y = Math.floor((top + bottom) / 2), gap = 0;
          y >= top && y < bottom && gap < maxGap * height;
          y += direction
        ) {
          const inked = columns.filter((x) => getInk(x, y) < letter)
          gap = inked.length > 0 ? 0 : gap + 1
          touching += inked.filter((x) => getInk(x, y) < twoLetters).length
          for (let x = inked[0] ?? 0; x < (inked.at(-1) ?? 0); x += 1) drawn.add(getDrawn(x, y))
        }
      const others = [drawn.size > 1 && 'what is drawn', touching > maxTouching * width * height && 'another word']
      return others.flatMap((other) => (other ? `${text} lies on ${other}, on sheet ${index + 1}` : []))
    })
  })
}

/** Prints a page in a style of its own, which goes again. */
async function printStyled(tab: Page, info: TestInfo, style: string, format?: 'A4'): ReturnType<typeof printPages> {
  await tab.evaluate((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [sheet]
  }, style)
  const printed = await printPages(tab, info, format)
  await tab.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return printed
}

/** Returns the sheets of a PDF, which are written into files whose paths begin with `path`. */
function readSheets(pdf: string, path: string): Sheet[] {
  spawnSync(findProgram('pdftoppm'), ['-r', String(72 * scale), pdf, path])
  return globSync(`${path}-*.ppm`, { absolute: true })
    .toSorted()
    .map((file) => readPpm(readFileSync(file)))
}

/** Reads a picture in the format PPM: three bytes a pixel, behind a head such as `P6 1224 1584 255`. */
function readPpm(picture: Buffer): Sheet {
  const [head = '', width] = /^P6\s+(\d+)\s+\d+\s+255\s/.exec(picture.toString('latin1', 0, 40)) ?? []
  return (x, y) => picture.readUIntBE(head.length + 3 * (y * Number(width) + x), 3)
}

/** Returns the words of each sheet. */
function readWords(pdf: string): Word[][] {
  const { stdout } = spawnSync(findProgram('pdftotext'), ['-bbox', pdf, '-'], { encoding: 'utf8' })
  const sheets = stdout.split('<page ').slice(1)
  const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g
  return sheets.map((sheet) =>
    [...sheet.matchAll(word)].map(([, xMin, yMin, xMax, yMax, text = '']) => {
      const [left = 0, top = 0] = [xMin, yMin].map((start) => Math.floor(scale * Number(start)))
      const [right = 0, bottom = 0] = [xMax, yMax].map((end) => Math.ceil(scale * Number(end)))
      return { text, left, right, top, bottom }
    }),
  )
}
