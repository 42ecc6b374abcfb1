import type { Page } from '@playwright/test'
import { home, pages } from '../src/site.ts'
import { readPixels } from './support/pixels.ts'
import { expect, test } from './support/site.ts'

/** The brightest tone of any frame of the film or its poster: 93 % white (packages/pictures/src/tone.ts). */
const brightest = 'rgb(237 237 237)'

/** The texts over the film, by role or label. */
const texts = [
  'h1',
  '.hero-lead',
  '.page-hero .caption',
  '.stop-film',
  '.page-hero .button:not(.button-primary)',
  '.header .logo span',
  '.film-equation summary',
]

/** Returns the relative luminance of an sRGB color (WCAG 2.2, "relative luminance"), channels 0 to 255. */
function computeLuminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colors (WCAG 2.2, "contrast ratio"). */
function computeContrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the brightest pixel of a screenshot. */
async function findBrightestPixel(tab: Page, picture: Buffer): Promise<number[]> {
  const { data } = await readPixels(tab, picture)
  const pixels = Array.from({ length: data.length / 4 }, (_, index) => [...data.subarray(4 * index, 4 * index + 3)])
  const getSum = ([red = 0, green = 0, blue = 0]: readonly number[]) => red + green + blue
  return pixels.reduce((brightest, pixel) => (getSum(pixel) > getSum(brightest) ? pixel : brightest))
}

/** Focuses all that a key can focus, and returns the ring of each, and the text and background color of its ground. */
async function readRings(tab: Page) {
  // Chromium reports what a key before its first frame prevents.
  await tab.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  // After a key, script that moves the focus shows it.
  await tab.keyboard.press('Tab')
  return tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .flatMap((each) => {
        each.focus()
        if (document.activeElement !== each) return []
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
        let ground: Element = each.parentElement ?? each
        const isClear = (element: Element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)'
        while (ground.parentElement && isClear(ground)) ground = ground.parentElement
        const read = (value: string) => (value.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
        const hex = getComputedStyle(each).getPropertyValue('--color-text')
        return [
          {
            name: each.outerHTML.slice(0, 120),
            style: `${outlineWidth} ${outlineStyle}`,
            ring: read(outlineColor),
            text: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
            // Over the film this is not its ground.
            ground: each.closest('.page-hero, .header-overlay, .film-equation')
              ? []
              : read(getComputedStyle(ground).backgroundColor),
          },
        ]
      }),
  )
}

for (const page of pages)
  test(`on ${page.path} the focus ring is 3 px in the text color of its ground, 3:1 at least, in light and dark`, async ({
    page: tab,
  }) => {
    await tab.goto(page.path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme })
      const rings = await readRings(tab)
      expect(rings.length).toBeGreaterThan(5)
      for (const { name, style, ring, text, ground } of rings) {
        expect(style, name).toBe('3px solid')
        expect(ring, name).toEqual(text)
        if (ground.length > 0) expect(computeContrast(ring, ground), name).toBeGreaterThanOrEqual(3)
      }
    }
  })

test.describe('over the film', () => {
  test.use({ bypassCSP: true, reducedMotion: 'no-preference' })

  test('text has a contrast of 7:1 against the brightest pixel, and the focus ring 3:1, at every width', async ({
    page: tab,
  }) => {
    await tab.goto(home.path)
    const colors = await Promise.all(
      texts.map((text) =>
        tab
          .locator(text)
          .first()
          .evaluate((element) => getComputedStyle(element).color),
      ),
    )
    const ring = (await readRings(tab)).find(({ name }) => name.includes('button'))?.ring ?? []
    // The brightest tone in place of the film, and no text over it.
    const hidden = 'color: transparent !important; fill: transparent !important; border-color: transparent !important'
    await tab.addStyleTag({
      content: `.film { background: ${brightest} } .film > * { display: none }
        .page-hero *, .page-hero *::before, .header *, .film-equation * { ${hidden} }`,
    })
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 900 })
      for (const [index, text] of texts.entries()) {
        const color = colors[index]?.match(/\d+/g)?.map(Number) ?? []
        const ground = await findBrightestPixel(tab, await tab.locator(text).first().screenshot())
        expect(computeContrast(color, ground), `${text} on ${ground} at ${width} px`).toBeGreaterThanOrEqual(7)
      }
      for (const control of await tab
        .locator('.page-hero :is(a, input), .header :is(a, button), .film-equation summary')
        .all()) {
        if (!(await control.isVisible())) continue
        await control.scrollIntoViewIfNeeded()
        await control.evaluate((element) => element.style.setProperty('background', 'none'))
        const box = await control.boundingBox()
        if (!box) continue
        // The ring is 3 px wide and 3 px away.
        const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
        const ground = await findBrightestPixel(tab, await tab.screenshot({ clip }))
        const name = `${await control.textContent()} on ${ground} at ${width} px`
        expect(computeContrast(ring, ground), name).toBeGreaterThanOrEqual(3)
      }
    }
  })
})
