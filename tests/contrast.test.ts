import type { Page } from '@playwright/test'
import { home, pages } from '../src/site.ts'
import { expect, test } from './support/site.ts'

/** The brightest tone of any frame of the film or its poster: 93 % white (media/tone.ts). */
const brightest = 'rgb(237 237 237)'

/** The texts over the film, by role or label. */
const words = [
  'h1',
  '.hero-lead',
  '.page-hero .caption',
  '.stop-film',
  '.page-hero .button:not(.button-primary)',
  '.header .logo span',
]

/** Returns the relative luminance of an sRGB color (WCAG 2.2, "relative luminance"), channels 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the brightest pixel of `picture`, a PNG, decoded by the browser. */
function brightestPixel(reader: Page, picture: Buffer): Promise<number[]> {
  return reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('This browser has no canvas.')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    let most = [0, 0, 0]
    for (let at = 0; at < data.length; at += 4) {
      const pixel = [...data.subarray(at, at + 3)]
      if (pixel.reduce((a, b) => a + b) > most.reduce((a, b) => a + b)) most = pixel
    }
    return most
  }, picture.toString('base64'))
}

/** Returns the contrast of two colors (WCAG 2.2, "contrast ratio"). */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Shows the brightest tone in place of the film, and no text over it. */
function showBrightest(tab: Page) {
  return tab.addStyleTag({
    content: `.film { background: ${brightest} } .film > * { display: none }
      .page-hero *, .page-hero *::before, .header * { color: transparent !important; fill: transparent !important; border-color: transparent !important }`,
  })
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
            ground: each.closest('.page-hero, .header-overlay') ? [] : read(getComputedStyle(ground).backgroundColor),
          },
        ]
      }),
  )
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme })

    for (const page of pages)
      test(`on ${page.path} the focus ring is 3 px in the text color of its ground, 3:1 at least, where the system is ${colorScheme}`, async ({
        page: tab,
      }) => {
        await tab.goto(page.path)
        const rings = await readRings(tab)
        expect(rings.length).toBeGreaterThan(5)
        for (const { name, style, ring, text, ground } of rings) {
          expect(style, name).toBe('3px solid')
          expect(ring, name).toEqual(text)
          if (ground.length > 0) expect(contrast(ring, ground), name).toBeGreaterThanOrEqual(3)
        }
      })
  })

for (const width of [1440, 768, 390, 320])
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'no-preference' })

    test(`text over the film has a contrast of 7:1 against its brightest pixel at ${width} px`, async ({
      page: tab,
      context,
    }) => {
      await tab.goto(home.path)
      const reader = await context.newPage()
      const inks = await Promise.all(
        words.map((word) =>
          tab
            .locator(word)
            .first()
            .evaluate((at) => getComputedStyle(at).color.match(/\d+/g)?.map(Number) ?? []),
        ),
      )
      await showBrightest(tab)
      for (const [index, each] of words.entries()) {
        const ground = await brightestPixel(reader, await tab.locator(each).first().screenshot())
        expect(contrast(inks[index] ?? [], ground), `${each} on ${ground}`).toBeGreaterThanOrEqual(7)
      }
    })

    test(`the focus ring over the film has a contrast of 3:1 against its brightest pixel at ${width} px`, async ({
      page: tab,
      context,
    }) => {
      await tab.goto(home.path)
      const reader = await context.newPage()
      await showBrightest(tab)
      const ring = (await readRings(tab)).find(({ name }) => name.includes('button'))?.ring ?? []
      for (const each of await tab.locator('.page-hero :is(a, input), .header :is(a, button)').all()) {
        if (!(await each.isVisible())) continue
        await each.scrollIntoViewIfNeeded()
        await each.evaluate((control) => control.style.setProperty('background', 'none'))
        const box = await each.boundingBox()
        if (!box) continue
        // The ring is 3 px wide and 3 px away.
        const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
        const ground = await brightestPixel(reader, await tab.screenshot({ clip }))
        expect(contrast(ring, ground), `${await each.textContent()} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
    })
  })

test.use({ bypassCSP: true })
