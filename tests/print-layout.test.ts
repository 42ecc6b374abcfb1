// How each page is set on paper: no blank half, nothing cut in two, no heading alone at the foot of a page.
import { spawnSync } from 'node:child_process'
import type { Page as Tab } from '@playwright/test'
import { notFound, pages } from '../src/site.ts'
import { findProgram } from '../tooling/programs.ts'
import { expect, test } from './support/site.ts'

interface Word {
  readonly text: string
  readonly left: number
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
      return [...page.matchAll(/<word xMin="([\d.]+)" .*? yMax="([\d.]+)">(.*?)<\/word>/g)].map(
        ([, left, bottom, text = '']) => ({
          text,
          left: Number(left),
          bottom: Number(bottom),
          isBody: Number(bottom) < body,
        }),
      )
    })
}

/** Returns how far down the ink of each page reaches, as a part of its height, without its lower margin. */
function measureInk(pdf: string): number[] {
  const { stdout } = spawnSync(findProgram('pdftoppm'), ['-r', '36', '-gray', pdf], { maxBuffer: 1e8 })
  const depths: number[] = []
  for (let at = 0; at < stdout.length; ) {
    const [header = '', width = 0, height = 0] =
      /^P5\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', at, at + 32)) ?? []
    const start = at + header.length
    at = start + Number(width) * Number(height)
    const end = Number(height) - Math.ceil(margin / 2)
    const last = stdout.subarray(start, start + Number(width) * end).findLastIndex((gray) => gray < 240)
    depths.push(last / Number(width) / Number(height))
  }
  return depths
}

/** Returns the words of the lowest line of a page, without spaces. */
function readLastLine(words: readonly Word[]): string {
  const seen = words.filter(({ text, isBody }) => isBody && !/^mark\d/.test(text))
  const lowest = Math.max(...seen.map(({ bottom }) => bottom))
  const line = seen.filter(({ bottom }) => bottom > lowest - 3).sort((a, b) => a.left - b.left)
  return line.map(({ text }) => text).join('')
}

async function findHeadings(tab: Tab): Promise<string[]> {
  const texts = await tab.getByRole('main').locator('h1, h2, h3, h4, summary').allInnerTexts()
  return texts.map((text) => text.replace(/\s/g, '')).filter((text) => text !== '')
}

for (const { path } of [...pages, notFound])
  for (const format of ['Letter', 'A4'] as const)
    test(`${path} is set on ${format}: full pages, nothing cut in two, no heading at the foot of a page`, async ({
      page: tab,
      watch,
    }, testInfo) => {
      await tab.goto(path, { waitUntil: 'networkidle' })
      if (path === notFound.path) {
        await expect.poll(() => watch.said).toEqual([expect.stringContaining('404')])
        watch.said.splice(0)
      }
      // Folds are open in print, and their equations have a font of their own.
      await tab.emulateMedia({ media: 'print' })
      await tab.evaluate(() => document.fonts.ready)
      const headings = await findHeadings(tab)
      const parts = await tab.evaluate(addMarks)
      const pdf = testInfo.outputPath('page.pdf')
      await tab.pdf({ path: pdf, format, preferCSSPageSize: true })

      const printed = readWords(pdf)
      const getPage = (mark: string) => printed.findIndex((words) => words.some(({ text }) => text.includes(mark)))
      const cut = parts.filter((_, index) => getPage(`mark${index}top`) !== getPage(`mark${index}bottom`))
      expect.soft(cut, 'parted by the end of a page').toEqual([])
      expect
        .soft(
          parts.filter((_, index) => getPage(`mark${index}top`) < 0),
          'not printed',
        )
        .toEqual([])
      for (const [index, depth] of measureInk(pdf).slice(0, -1).entries())
        expect.soft(depth, `how far the ink of page ${index + 1} reaches`).toBeGreaterThan(0.75)
      for (const [index, words] of printed.entries()) {
        const line = readLastLine(words)
        expect
          .soft(
            headings.filter((heading) => heading.endsWith(line)),
            `page ${index + 1} ends with a heading`,
          )
          .toEqual([])
      }
    })
