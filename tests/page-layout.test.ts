// Each page opened once, looked at from 320 to 2560 px, at 400 % zoom, in forced colors, and by keyboard.
import type { Page as Tab } from '@playwright/test'
import { about, home, pages } from '../src/site.ts'
import { findBrokenWords } from './support/layout-defects.ts'
import { layoutLimits } from './support/layout-limits.ts'
import { expect, test } from './support/site.ts'
import { readTokenColor } from './support/token-color.ts'

/** Two words without a space between them: a small letter before a capital, a letter beside a digit. */
const runTogether = /\S*(?:\p{Ll}\p{Lu}|\d\p{L}|\p{L}\d|[.,:;]\p{L})\S*/gu
/** Exceptions: the parts of a figure, the specification's own words, file formats, an ordinal, a function, URLs and email addresses. */
const intended =
  /^\(?(\d[ab]\.|50MB\.|MP4,|CC0|BibTeX|atan2|61st|VoiceOver|TalkBack|\S+\.((geo)?json|csv|xml|ics|example)\S*)\)?\.?$/

/**
 * Returns a page's lines as screen readers speak them: text elements are joined, and the white space beside a block or
 * an element out of the flow is dropped: "43research facilities". Runs in the page.
 */
function readAloud(): string[] {
  const inline = new Set([
    'A',
    'ABBR',
    'B',
    'CODE',
    'EM',
    'I',
    'LABEL',
    'SMALL',
    'SPAN',
    'STRONG',
    'SUP',
    'SUB',
    'TIME',
    'WBR',
  ])
  const skipped = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'PRE', 'SVG', 'svg', 'OPTION'])
  const readNode = (node: Node): string => {
    if (node instanceof Text) return node.data.replace(/[ \t\n]+/g, ' ')
    if (!(node instanceof Element) || skipped.has(node.tagName)) return ''
    if (node instanceof HTMLBRElement) return '\n'
    const text = [...node.childNodes].map(readNode).join('')
    if (!inline.has(node.tagName)) return `\n${text}\n`
    // After a link its role is spoken.
    if (node.tagName === 'A') return `${text}\n`
    return /^inline/.test(getComputedStyle(node).display) ? text : `\0${text}\0`
  }
  const lines = readNode(document.body)
    .replace(/ *\0 */g, '')
    .split('\n')
  return lines.map((line) => line.trim())
}

/** Returns each quantity in the main content that a line ends within: between a number and its unit, or in an uncertainty. */
function findBrokenQuantities(): string[] {
  const main = document.querySelector('main') ?? document.body
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const match of (text.textContent ?? '').matchAll(/±\s[\d.]+|[\d.,]+°?\s(?:mm|ms|m|Hz|MB|N|W)\b/g)) {
      const range = document.createRange()
      range.setStart(text, match.index)
      range.setEnd(text, match.index + match[0].length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(match[0])
    }
  return found
}

/** Returns the visible paragraphs, captions and asides whose lines have `limit` characters or more in the mean. */
function findLongLines(limit: number): string[] {
  const all = document.querySelectorAll(
    'main p:not(.visually-hidden), main figcaption, main [aria-labelledby="before"] li',
  )
  return [...all].flatMap((element) => {
    const text = element.textContent.trim()
    if (!element.checkVisibility() || !text) return []
    const range = document.createRange()
    range.selectNodeContents(element)
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
    // The last line of a paragraph is short, so this mean is only reached if the limit of each line is little higher.
    return text.length / tops.size < limit ? [] : [text]
  })
}

/** Scrolls to the end in steps and returns each sticky element of the main content that met a figure, and where. */
function findStickyOverlaps(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('main *')].filter((each) => each.checkVisibility())
  const sticky = all.filter((each) => getComputedStyle(each).position === 'sticky')
  const figures = all.filter((each) => each.matches('figure, picture'))
  const met = new Set<string>()
  for (let top = 0; sticky.length > 0 && top < document.documentElement.scrollHeight; top += 150) {
    scrollTo({ top, behavior: 'instant' })
    for (const element of sticky)
      for (const figure of figures) {
        const [a, b] = [element.getBoundingClientRect(), figure.getBoundingClientRect()]
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        if (!isApart && !element.contains(figure))
          met.add(`${element.textContent.trim().slice(0, 30)}, ${figure.ariaLabel ?? figure.tagName} at ${top}`)
      }
  }
  return [...met]
}

/** Returns text that extends beyond the page at either side. Runs in the page. */
function findCutText(): string[] {
  const all = [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, label, figcaption, th, td')]
  const cut = all.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && (left < 0 || right > innerWidth + 0.5)
  })
  return cut.map((element) => element.textContent)
}

/** Returns how many lines of the drawings have only the color of the page. Runs in the page. */
function countUnseenLines(): number {
  const ground = getComputedStyle(document.body).backgroundColor
  const all = [...document.querySelectorAll('main svg :is(path, rect, circle, text)')]
  return all.filter((line) => {
    const { fill, stroke } = getComputedStyle(line)
    const isTarget = line.getAttribute('pointer-events') === 'all'
    return !isTarget && [fill, stroke].every((color) => color === 'none' || color === ground)
  }).length
}

/** Returns the theme color and the color that is painted at the top of the page, which the browser's bar continues. */
const readThemeColor = (tab: Tab, top: string) =>
  tab.evaluate((top) => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const color = metas.find(({ media }) => matchMedia(media || 'all').matches)?.content
    const probe = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
    if (probe) probe.fillStyle = getComputedStyle(document.querySelector(top) ?? document.body).backgroundColor
    return { color, painted: probe?.fillStyle }
  }, top)

for (const page of pages)
  test(`${page.path} joins no texts, breaks no word, keeps its lines short, and fits at every width and at 400 percent zoom`, async ({
    page: tab,
  }) => {
    await tab.goto(page.path)
    // The first stop of the keyboard leads past the header.
    await tab.keyboard.press('Tab')
    await expect(tab.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(tab.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
    await tab.keyboard.press('Enter')
    await expect(tab.getByRole('main')).toBeFocused()

    const joined = (await tab.evaluate(readAloud)).flatMap((line) => line.match(runTogether) ?? [])
    expect(joined.filter((words) => !intended.test(words))).toEqual([])
    for (const width of [2560, 1920, 1440, 1280, 1024, 960, 880, 768, 640, 414, 390, 360, 320]) {
      await tab.setViewportSize({ width, height: 800 })
      const at = `at ${width} px`
      expect.soft(await findBrokenWords(tab), at).toEqual([])
      expect.soft(await tab.evaluate(findBrokenQuantities), at).toEqual([])
      expect.soft(await tab.evaluate(findStickyOverlaps), at).toEqual([])
    }
    if (page === home || page === about) {
      const statistics = tab.locator('.statistic-value')
      const lines = await statistics.evaluateAll((all) =>
        all.map((each) => Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight))),
      )
      expect(lines, 'each statistic is one line on the smallest phone').toEqual(lines.map(() => 1))
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme })
      const { color, painted } = await readThemeColor(tab, page === home ? '.page-hero' : 'html')
      expect(color, colorScheme).toBe(painted)
    }
    // The viewport of 1280 by 1024 pixels at a zoom of 400 %.
    await tab.setViewportSize({ width: 320, height: 256 })
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await tab.evaluate(findCutText)).toEqual([])
    await tab.emulateMedia({ forcedColors: 'active' })
    expect(await tab.evaluate(countUnseenLines)).toBe(0)
    await tab.emulateMedia({ forcedColors: 'none' })

    await tab.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
    })
    for (const width of [1440, 768]) {
      await tab.setViewportSize({ width, height: 800 })
      expect(await tab.evaluate(findLongLines, layoutLimits.lineLength), `at ${width} px`).toEqual([])
    }
  })

for (const page of pages)
  test(`${page.path} has all its text when pictures are blocked, and without styles no oversized or black drawing`, async ({
    page: tab,
    watch,
  }) => {
    await tab.route(/\.(avif|webp|jpg|png|svg|ico|webm|mp4)$/, (route) => route.abort())
    await tab.goto(page.path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tab.evaluate(findCutText)).toEqual([])
    // The alternative text in a picture's place: light on its dark background, in either scheme.
    const colors = await tab.locator('.plate img, .portrait img').evaluateAll((all) =>
      all.map((each) => {
        const { color, backgroundColor } = getComputedStyle(each)
        return [color, backgroundColor]
      }),
    )
    const [light, dark] = [await readTokenColor(tab, '--silver'), await readTokenColor(tab, '--slate')]
    for (const pair of colors) expect(pair).toEqual([light, dark])

    await tab.evaluate(() => {
      for (const style of document.querySelectorAll('style')) style.remove()
    })
    expect(await tab.evaluate(() => document.styleSheets.length)).toBe(0)
    const lines = tab.locator('main svg path, main svg line')
    const filled = await lines.evaluateAll((all) => all.filter((each) => getComputedStyle(each).fill !== 'none').length)
    expect(filled).toBe(0)
    const widest = await tab.locator('svg').evaluateAll((all) => Math.max(0, ...all.map((each) => each.clientWidth)))
    expect(widest).toBeLessThanOrEqual(800)
    // Failures may be reported late.
    await tab.close()
    expect(watch.said.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  })
