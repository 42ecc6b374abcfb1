// Every page without width, colors, pictures or styles. Text browsers are tested in full/text-browsers.test.ts.
import type { Page as Tab } from '@playwright/test'
import { pages } from '../src/site.ts'
import { findBrokenWords } from './support/layout-defects.ts'
import { expect, test } from './support/site.ts'

/** Two words without a space between them: a small letter before a capital, a letter beside a digit. */
const runTogether = /\S*(?:\p{Ll}\p{Lu}|\d\p{L}|\p{L}\d|[.,:;]\p{L})\S*/gu
/** Exceptions: the parts of a figure, the specification's own words, file formats, an ordinal, a function, URLs and email addresses. */
const meant =
  /^\(?(\d[ab]\.|50MB\.|MP4,|CC0|BibTeX|atan2|61st|VoiceOver|TalkBack|\S+\.((geo)?json|csv|xml|example)\S*)\)?\.?$/

/**
 * Returns a page's lines as screen readers speak them: text elements are joined, and the white space beside a block or
 * an element out of the flow is dropped: "43research facilities".
 */
function heard(): string[] {
  const strung = new Set([
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
  ])
  const left = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'PRE', 'SVG', 'svg', 'OPTION'])
  const readNode = (node: Node): string => {
    if (node instanceof Text) return node.data.replace(/[ \t\n]+/g, ' ')
    if (!(node instanceof Element) || left.has(node.tagName)) return ''
    if (node instanceof HTMLBRElement) return '\n'
    const words = [...node.childNodes].map(readNode).join('')
    if (!strung.has(node.tagName)) return `\n${words}\n`
    // After a link its role is spoken.
    if (node.tagName === 'A') return `${words}\n`
    return /^inline/.test(getComputedStyle(node).display) ? words : `\0${words}\0`
  }
  return readNode(document.body)
    .replace(/ *\0 */g, '')
    .split('\n')
    .map((line) => line.trim())
}

for (const page of pages) {
  test(`${page.path} joins no texts, breaks no word, fits at 400 percent zoom, and keeps its borders in forced colors`, async ({
    page: tab,
  }) => {
    await tab.goto(page.path)
    const joined = (await tab.evaluate(heard)).flatMap((line) => line.match(runTogether) ?? [])
    expect(joined.filter((words) => !meant.test(words))).toEqual([])
    for (const width of [1920, 1440, 1280, 1024, 960, 768, 390, 320]) {
      await tab.setViewportSize({ width, height: 900 })
      expect.soft(await findBrokenWords(tab), `at ${width} px`).toEqual([])
    }
    // The viewport of 1280 by 1024 pixels at a zoom of 400 %.
    await tab.setViewportSize({ width: 320, height: 256 })
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await cutOff(tab)).toEqual([])
    await tab.emulateMedia({ forcedColors: 'active' })
    expect(await unseenLines(tab)).toBe(0)
  })

  test(`${page.path} has all its text when pictures are blocked`, async ({ page: tab, watch }) => {
    await tab.route(/\.(avif|webp|jpg|png|svg|ico|webm|mp4)$/, (route) => route.abort())
    await tab.goto(page.path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await cutOff(tab)).toEqual([])
    const alts = await tab
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('alt')))
    expect(alts).not.toContain(null)
    // The alternative text in a picture's place: light on its dark background, in either scheme.
    const words = await tab
      .locator('.plate img, .portrait img')
      .evaluateAll((all) => all.map((each) => [getComputedStyle(each).color, getComputedStyle(each).backgroundColor]))
    for (const pair of words) expect(pair).toEqual(['rgb(238, 240, 239)', 'rgb(22, 24, 26)'])
    // Failures may be reported late.
    await tab.close()
    expect(watch.said.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  })

  test(`${page.path} is readable without styles, and no drawing is oversized or black`, async ({ page: tab }) => {
    await tab.route(`**${page.path}`, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/<style>.*?<\/style>/s, '')
      await route.fulfill({ response: answer, body })
    })
    await tab.goto(page.path)
    expect(await tab.evaluate(() => document.styleSheets.length)).toBe(0)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    const lines = tab.locator('main svg path, main svg line')
    const filled = await lines.evaluateAll((all) => all.filter((each) => getComputedStyle(each).fill !== 'none').length)
    expect(filled).toBe(0)
    const widest = await tab.locator('svg').evaluateAll((all) => Math.max(0, ...all.map((each) => each.clientWidth)))
    expect(widest).toBeLessThanOrEqual(800)
  })
}

/** Returns how many lines of the drawings have only the color of the page. */
async function unseenLines(tab: Tab): Promise<number> {
  const ground = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor)
  return tab.locator('main svg :is(path, rect, circle, text)').evaluateAll(
    (all, ground) =>
      all.filter((each) => {
        const { fill, stroke } = getComputedStyle(each)
        const aims = each.getAttribute('pointer-events') === 'all'
        return !aims && [fill, stroke].every((color) => color === 'none' || color === ground)
      }).length,
    ground,
  )
}

/** Returns text that extends beyond the page at either side. */
function cutOff(tab: Tab): Promise<string[]> {
  return tab.locator('h1, h2, h3, p, li, dt, dd, label, figcaption, th, td').evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect()
        return width > 1 && (left < 0 || right > innerWidth + 0.5)
      })
      .map((each) => each.textContent ?? ''),
  )
}
