import type { Page } from '@playwright/test'
import { home } from '../src/site.ts'
import { expect, test } from './support/site.ts'

/** The brightest tone that any frame of the film or its still can have: 93 % white (media/tone.ts). */
const brightest = 'rgb(237 237 237)'

/** Words over the film, each by what a reader would call it. */
const words = [
  'h1',
  '.hero-lead',
  '.hero .caption',
  '.film-stop',
  '.hero .button:not(.button-solid)',
  '.header .logo span',
]

/** Relative luminance of an sRGB color (WCAG 2.2, "relative luminance"), channels 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((each) => {
    const part = each / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The brightest pixel of `picture`, a PNG, as the browser reads it. */
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

for (const width of [1440, 768, 390, 320])
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'no-preference' })

    test(`words over the film keep 7:1 against its brightest pixel at ${width} px`, async ({ page: tab, context }) => {
      await tab.goto(home.path)
      const reader = await context.newPage()
      const inks = await Promise.all(
        words.map((each) =>
          tab
            .locator(each)
            .first()
            .evaluate((at) => getComputedStyle(at).color.match(/\d+/g)?.map(Number) ?? []),
        ),
      )
      await tab.addStyleTag({
        content: `.film { background: ${brightest} } .film > * { display: none }
          .hero *, .hero *::before, .header * { color: transparent !important; fill: transparent !important; border-color: transparent !important }`,
      })
      for (const [index, each] of words.entries()) {
        const ground = await brightestPixel(reader, await tab.locator(each).first().screenshot())
        const ratio = (luminance(inks[index] ?? []) + 0.05) / (luminance(ground) + 0.05)
        expect(ratio, `${each} on ${ground}`).toBeGreaterThanOrEqual(7)
      }
    })
  })

test.use({ bypassCSP: true })
