// How every page fits: from 320 to 1920 px, at 400 % zoom, with wider spacing and larger text, without fonts or layers.
import type { Locator } from '@playwright/test'
import { cases } from '../src/content/record.ts'
import { members } from '../src/content/team.ts'
import { about, contact, home, notFound, pages, report, research, type SitePage, team } from '../src/site.ts'
import { findBrokenWords, findLayoutDefects } from './support/layout-defects.ts'
import { findMisplacedLabels } from './support/plot-labels.ts'
import { expect, phone, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'

/** Two words of different elements without a space between them; `¦` stands where an element begins or ends. */
const runTogether = /\S*[\p{L}\p{N}]¦+[\p{L}\p{N}]\S*/gu

/**
 * Returns a page's lines as screen readers speak them: text elements are joined, and the white space beside a block or
 * an element out of the flow is dropped: "43¦research facilities". Runs in the page.
 */
function readAloud(): string[] {
  const inline = 'a, abbr, b, code, em, i, label, small, span, strong, sup, sub, time, wbr'
  const readNode = (node: Node): string => {
    if (node instanceof Text) return node.data.replace(/[ \t\n]+/g, ' ')
    if (!(node instanceof Element) || node.matches('script, style, noscript, pre, svg, option')) return ''
    if (getComputedStyle(node).display === 'none') return ''
    if (node instanceof HTMLBRElement) return '\n'
    const text = [...node.childNodes].map(readNode).join('')
    if (!node.matches(inline)) return `\n${text}\n`
    // After a link its role is spoken.
    if (node.matches('a')) return `¦${text}\n`
    return /^inline/.test(getComputedStyle(node).display) ? `¦${text}¦` : `\0${text}\0`
  }
  return readNode(document.body)
    .replace(/ *\0 */g, '¦')
    .split('\n')
}

/** Returns each quantity and date in the main content that a line ends within: before its unit, in an uncertainty, after its month. */
function findBrokenQuantities(): string[] {
  const main = document.querySelector('main') ?? document.body
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const match of (text.textContent ?? '').matchAll(
      /±\s[\d.]+|[\d.,]+°?\s(?:mm|cm|ms|m|meters|s|seconds|hours|days|Hz|kB|MB|N|W|am|pm)\b|[\d.]+\s°C|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\s\d+/g,
    )) {
      const range = document.createRange()
      range.setStart(text, match.index)
      range.setEnd(text, match.index + match[0].length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(match[0])
    }
  return found
}

/** Returns the words and marks of the drawings whose contrast with the ground of forced colors is too low. Runs in the page. */
function findFaintDrawings(): string[] {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.cssText = 'background: Canvas; forced-color-adjust: none'
  const getLuminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(
      (channel) => (Number(channel) / 255) ** 2.2,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  const ground = getLuminance(getComputedStyle(probe).backgroundColor)
  probe.remove()
  return [...document.querySelectorAll('main svg :is(path, rect, circle, text)')].flatMap((part) => {
    const { fill, stroke } = getComputedStyle(part)
    const contrasts = [fill, part.matches('text') ? 'none' : stroke].flatMap((color) => {
      const ratio = getLuminance(color) / ground
      return color === 'none' ? [] : [Math.max(ratio, 1 / ratio)]
    })
    const isFaint = Math.max(...contrasts) < (part.matches('text') ? 4.5 : 3)
    return isFaint && part.getAttribute('pointer-events') !== 'all' ? [part.outerHTML.slice(0, 80)] : []
  })
}

/** Sets the spacing that a page must support (WCAG 1.4.12). Runs in the page. */
function widenSpacing(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

/** Opens what is closed, and closes it the next time. Runs in the page. */
function toggleDetails(): void {
  for (const details of document.querySelectorAll('main details')) details.toggleAttribute('open')
}

/** The widths at which text of twice the size must fit where it lies on a film, or beside a plot. */
const moreWidths = new Map<SitePage, readonly number[]>([
  [home, [1200, 960, 768]],
  ...pages.filter(({ researchCase }) => researchCase).map((page) => [page, [320]] as const),
])

for (const page of [...pages, notFound])
  test(`${page.path} joins no texts, breaks no word, and fits at every width, zoom, spacing and text size`, async ({
    page: tab,
    watch,
  }) => {
    await tab.goto(page.path)
    if (page === notFound) watch.said.splice(0)
    expect((await tab.evaluate(readAloud)).flatMap((line) => line.match(runTogether) ?? [])).toEqual([])
    for (const width of [1920, 1440, 960, 768, 390, 360, 320, ...(page === home ? [1200] : [])]) {
      await tab.setViewportSize({ width, height: 800 })
      expect.soft(await findLayoutDefects(tab), `at ${width} px`).toEqual([])
      expect.soft(await findBrokenWords(tab), `at ${width} px`).toEqual([])
      expect.soft(await tab.evaluate(findBrokenQuantities), `at ${width} px`).toEqual([])
      expect.soft(await tab.evaluate(findMisplacedLabels), `at ${width} px`).toEqual([])
    }
    await tab.evaluate(toggleDetails)
    for (const width of [360, 320]) {
      await tab.setViewportSize({ width, height: 800 })
      expect.soft(await findBrokenWords(tab), `at ${width} px with all details open`).toEqual([])
    }
    await tab.evaluate(toggleDetails)
    // The viewport of 1280 by 1024 pixels at a zoom of 400 %.
    await tab.setViewportSize({ width: 320, height: 256 })
    expect.soft(await findLayoutDefects(tab), 'at 400 % zoom').toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ forcedColors: 'active', colorScheme })
      expect(await tab.evaluate(findFaintDrawings), `in ${colorScheme} forced colors`).toEqual([])
    }
    await tab.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    await tab.evaluate(widenSpacing)
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 900 })
      expect.soft(await findLayoutDefects(tab), `at ${width} px with wider spacing`).toEqual([])
    }
    await tab.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    await doubleTextSize(tab)
    for (const width of [1440, 390, ...(moreWidths.get(page) ?? [])]) {
      await tab.setViewportSize({ width, height: 900 })
      expect.soft(await findLayoutDefects(tab), `at ${width} px with text of twice the size`).toEqual([])
      expect.soft(await tab.evaluate(findMisplacedLabels), `at ${width} px with text of twice the size`).toEqual([])
    }
  })

test('every page is readable without its fonts', async ({ page: tab, watch }) => {
  await tab.setViewportSize({ width: 390, height: 900 })
  await tab.route(/\.woff2$/, (route) => route.abort())
  for (const page of pages) {
    await tab.goto(page.path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findLayoutDefects(tab)).toEqual([])
  }
  await tab.close()
  watch.said.splice(0)
})

test.describe('in a browser without cascade layers', () => {
  // The changed style has another hash.
  test.use({ ...phone, bypassCSP: true })

  test('every page is one column, no wider than the screen', async ({ page: tab }) => {
    await tab.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replaceAll('@layer', '@unknown').replaceAll('text-emphasis', 'unknown')
        await route.fulfill({ response, body: html })
      },
    )
    for (const page of pages) {
      await tab.goto(page.path)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), page.path).toBe(phone.viewport.width)
    }
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the first screen of /team links each name to its person, and of /research to its case', async ({
    page: tab,
  }) => {
    await tab.goto(research.path)
    for (const { name } of cases)
      await expect(tab.getByRole('link', { name, exact: true }).first()).toBeInViewport({ ratio: 1 })
    await tab.goto(team.path)
    for (const { id, name } of members) {
      const link = tab.getByRole('link', { name, exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      await link.click()
      await expect(tab).toHaveURL(`${team.path}#${id}`)
      await expect(tab.getByRole('heading', { name })).toBeInViewport({ ratio: 1 })
      await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    }
  })

  test('/team shows one square portrait a row, as wide as the text', async ({ page: tab }) => {
    await tab.goto(team.path)
    const portraits = tab.getByRole('main').getByRole('listitem').getByRole('img')
    await expect(portraits).toHaveCount(members.length)
    let last = 0
    for (const portrait of await portraits.all()) {
      const { width = 0, height = 0, y = 0 } = (await portrait.boundingBox()) ?? {}
      expect(width / height).toBeCloseTo(1, 2)
      expect(width).toBe(phone.viewport.width - 40)
      expect(y).toBeGreaterThanOrEqual(last)
      last = y + height
    }
  })
})

test('what follows the button of the report stands in its column', async ({ page: tab }) => {
  await tab.goto(report.path)
  for (const width of [1440, 960]) {
    await tab.setViewportSize({ width, height: 900 })
    const getLeft = async (part: Locator) => (await part.boundingBox())?.x
    const left = await getLeft(tab.getByRole('button', { name: 'Continue' }))
    for (const heading of ['What happens next', 'Privacy'])
      for (const part of await tab.getByRole('region', { name: heading }).locator('h2, p').all())
        expect(await getLeft(part), `${heading} at ${width} px`).toBe(left)
  }
})

test('the headings of about are no larger than what they say', async ({ page: tab }) => {
  await tab.goto(about.path)
  const getSize = (part: Locator) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  for (const width of [1440, 390]) {
    await tab.setViewportSize({ width, height: 900 })
    const impact = tab.getByRole('region', { name: 'Impact' })
    const size = await getSize(impact.getByRole('heading'))
    expect(size).toBeLessThan(await getSize(impact.getByText('700+')))
    expect(size).toBeLessThanOrEqual(await getSize(tab.getByText(/^We do not say why/)))
    expect(await getSize(tab.getByRole('heading', { name: 'Who we are' }))).toBe(size)
  }
})

test('beside a form on a desktop stands what a phone has above or below it', async ({ page: tab }) => {
  for (const [path, region, isAbove] of [
    [report.path, 'Before you write', true],
    [contact.path, 'Other ways', false],
  ] as const) {
    await tab.goto(path)
    const getBoxes = () =>
      Promise.all(
        [tab.getByRole('region', { name: region }), tab.getByLabel('First name')].map((part) =>
          part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        ),
      )
    await tab.setViewportSize({ width: 1440, height: 900 })
    const [beside, field] = await getBoxes()
    if (!beside || !field) throw new Error(`${path} has no form.`)
    expect(beside.right < field.left || beside.left > field.right, path).toBe(true)
    await tab.setViewportSize({ width: 390, height: 844 })
    const [apart, first] = await getBoxes()
    if (!apart || !first) throw new Error(`${path} has no form.`)
    expect(isAbove ? apart.bottom < first.top : apart.top > first.bottom, path).toBe(true)
    expect(first.bottom, 'the first field is on the first screen').toBeLessThan(844)
  }
})
