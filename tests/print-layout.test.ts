// How each page is set on paper: no blank half, nothing cut in two or covered, no heading alone at the foot of a page.
import { spawnSync } from 'node:child_process'
import type { Page as Tab } from '@playwright/test'
import { notFound, pages, research } from '../src/site.ts'
import { findProgram } from '../tooling/programs.ts'
import { layoutLimits } from './support/layout-limits.ts'
import { expect, test } from './support/site.ts'

interface Word {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** False in the lower margin. */
  readonly isBody: boolean
}

/** Points of the lower margin, which has nothing but the number of the page. */
const margin = (22 / 25.4) * 72

/**
 * Prints a mark at the top and one at the bottom of everything that a page break must not part, in white letters of
 * one pixel, and returns what each mark is of.
 */
function addMarks(): string[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main :is(figure:not(:has(figure)), .card, .equation, li, tr)'),
  ].filter((each) => each.checkVisibility() && getComputedStyle(each).display !== 'contents')
  for (const [index, part] of parts.entries()) {
    part.style.position = 'relative'
    for (const end of ['top', 'bottom']) {
      const mark = document.createElement(part.matches('tr') ? 'td' : 'i')
      mark.textContent = `mark${index}${end}`
      mark.style.cssText = `position: absolute; ${end}: 0; left: 0; font: 1px/1 sans-serif; color: white`
      part.append(mark)
    }
  }
  return parts.map((each) => `${each.className || each.localName} “${each.innerText.slice(0, 60)}”`)
}

/** Returns the words of each page of a PDF. */
function readWords(pdf: string): Word[][] {
  const { stdout } = spawnSync(findProgram('pdftotext'), ['-bbox', pdf, '-'], { encoding: 'utf8' })
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const body = Number(/height="([\d.]+)"/.exec(page)?.[1]) - margin
      const words = page.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)
      return [...words].map(([, left, top, right, bottom, text = '']) => ({
        text,
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
        isBody: Number(bottom) < body,
      }))
    })
}

/** A page as it is printed: a gray level for each point, row by row. */
interface Raster {
  readonly width: number
  readonly height: number
  readonly grays: Buffer
}

/** Returns each page of a PDF, with a pixel a point. */
function rasterize(pdf: string): Raster[] {
  const { stdout } = spawnSync(findProgram('pdftoppm'), ['-r', '72', '-gray', pdf], { maxBuffer: 1e8 })
  const rasters: Raster[] = []
  for (let at = 0; at < stdout.length; ) {
    const [header = '', width = 0, height = 0] =
      /^P5\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', at, at + 32)) ?? []
    const start = at + header.length
    at = start + Number(width) * Number(height)
    rasters.push({ width: Number(width), height: Number(height), grays: stdout.subarray(start, at) })
  }
  return rasters
}

/** Returns how far down the ink of a page reaches, as a part of its height, without its lower margin. */
function measureInk({ width, height, grays }: Raster): number {
  const end = height - Math.ceil(margin)
  return grays.subarray(0, width * end).findLastIndex((gray) => gray < 240) / width / height
}

/** Returns how much of a word's box is the white of the paper, from 0 to 1. No pixel of a picture is as white. */
function measureWhite({ width, grays }: Raster, { left, top, right, bottom }: Word): number {
  const rows = Array.from({ length: Math.floor(bottom) - Math.ceil(top) }, (_, row) => (Math.ceil(top) + row) * width)
  const pixels = rows.flatMap((row) => [...grays.subarray(row + Math.ceil(left), row + Math.floor(right))])
  return pixels.filter((gray) => gray === 255).length / pixels.length
}

/** Returns the words of the lowest line of a page, without spaces. */
function readLastLine(words: readonly Word[]): string {
  const seen = words.filter(({ text, isBody }) => isBody && !/^mark\d/.test(text))
  const lowest = Math.max(...seen.map(({ bottom }) => bottom))
  const line = seen.filter(({ bottom }) => bottom > lowest - 3).sort((a, b) => a.left - b.left)
  return line.map(({ text }) => text).join('')
}

/** Returns the sections that begin less than 4 mm below what stands above them, by their headings. */
async function findCrampedSections(tab: Tab): Promise<string[]> {
  return tab.evaluate(() =>
    [...document.querySelectorAll('main section')]
      .filter((section) => {
        const above = section.previousElementSibling?.getBoundingClientRect()
        const { top, left } = section.getBoundingClientRect()
        return section.checkVisibility() && above?.height && left < above.right && top - above.bottom < (4 / 25.4) * 96
      })
      .map((section) => section.querySelector('h2')?.textContent ?? ''),
  )
}

async function findHeadings(tab: Tab): Promise<string[]> {
  const texts = await tab.getByRole('main').locator('h1, h2, h3, h4, summary').allInnerTexts()
  return texts.map((text) => text.replace(/\s/g, '')).filter((text) => text !== '')
}

/** Expects the screen's colors, controls and navigation to be gone where a page is set for print. */
async function expectPaper(tab: Tab): Promise<void> {
  await expect(tab.getByRole('navigation')).toHaveCount(0)
  // In print the file control is an empty box for a note of what is enclosed.
  await expect(tab.getByRole('button').and(tab.locator(':not([type="file"])'))).toHaveCount(0)
  await expect(tab.locator('video').filter({ visible: true })).toHaveCount(0)
  const styles = await tab.evaluate(() => {
    const read = (selector: string, property: 'filter' | 'backgroundColor' | 'color') =>
      [...document.querySelectorAll(selector)].map((each) => getComputedStyle(each)[property])
    return {
      page: [...read('html', 'backgroundColor'), ...read('html', 'color')],
      plates: read('.plate img, .film img', 'filter'),
      grounds: read('.dark-surface', 'backgroundColor'),
    }
  })
  expect(styles.page).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  for (const filter of styles.plates) expect(filter).toBe('invert(1)')
  for (const ground of styles.grounds) expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground)
}

for (const { path } of [...pages, notFound])
  test(`${path} prints as a document, on Letter and A4: numbered, full pages, nothing cut in two, no heading at the foot of a page`, async ({
    page: tab,
    watch,
  }, testInfo) => {
    await tab.goto(path, { waitUntil: 'networkidle' })
    if (path === notFound.path) {
      await expect.poll(() => watch.said).toEqual([expect.stringContaining('404')])
      watch.said.splice(0)
    }
    // Folds are open in print, and their equations have a font of their own.
    await tab.emulateMedia({ media: 'print', colorScheme: 'dark' })
    if (path !== notFound.path) await expectPaper(tab)
    expect.soft(await findCrampedSections(tab)).toEqual([])
    await tab.evaluate(() => document.fonts.ready)
    const headings = await findHeadings(tab)
    const parts = await tab.evaluate(addMarks)
    const [titleWord] = (await tab.getByRole('heading', { level: 1 }).innerText()).split(/\s/)
    const letterHeights = new Set<number>()
    for (const format of ['Letter', 'A4'] as const) {
      const pdf = testInfo.outputPath(`${format}.pdf`)
      await tab.pdf({ path: pdf, format, preferCSSPageSize: true })
      const printed = readWords(pdf)
      const texts = printed.map((words) => words.map(({ text }) => text).join(' '))
      for (const [index, text] of texts.entries())
        expect.soft(text, format).toMatch(RegExp(`\\b${index + 1} ?/ ?${texts.length}\\b`))
      if (path !== notFound.path) expect.soft(texts[0]).toContain(`https://quantum-reality.example${path}`)
      expect.soft(texts.at(-1)).toContain('© 2025 Quantum Reality Research')

      const title = printed[0]?.find(({ text }) => text === titleWord)
      letterHeights.add(Math.round((title?.bottom ?? 0) - (title?.top ?? 0)))

      const getPage = (mark: string) => printed.findIndex((words) => words.some(({ text }) => text.includes(mark)))
      const marks = parts.map((part, index) => ({
        part,
        top: getPage(`mark${index}top`),
        bottom: getPage(`mark${index}bottom`),
      }))
      const names = (found: typeof marks) => found.map(({ part }) => part)
      expect
        .soft(names(marks.filter(({ top, bottom }) => top !== bottom)), `parted by the end of a page, ${format}`)
        .toEqual([])
      expect.soft(names(marks.filter(({ top }) => top < 0)), `not printed, ${format}`).toEqual([])
      const rasters = rasterize(pdf)
      for (const [index, raster] of rasters.slice(0, -1).entries())
        expect
          .soft(measureInk(raster), `how far the ink of page ${index + 1} reaches, ${format}`)
          .toBeGreaterThan(path === research.path ? layoutLimits.printedInkOfResearch : layoutLimits.printedInk)
      for (const [index, words] of printed.entries()) {
        const at = `page ${index + 1}, ${format}`
        for (const word of words.filter(({ text }) => text === 'Fig.'))
          expect.soft(measureWhite(rasters[index] as Raster, word), `${at}: a caption is covered`).toBeGreaterThan(0.3)
        const line = readLastLine(words)
        expect
          .soft(
            headings.filter((heading) => heading.endsWith(line)),
            `${at} ends with a heading`,
          )
          .toEqual([])
      }
    }
    expect(letterHeights.size, 'no page is scaled down to fit its paper').toBe(1)
  })
