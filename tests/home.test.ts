import type { Locator } from '@playwright/test'
import { archive } from '../src/content/record.ts'
import { home } from '../src/site.ts'
import { readPixels } from './support/pixels.ts'
import { expect, phone, test } from './support/site.ts'

const findFilms = (requests: readonly string[]) => new Set(requests.filter((url) => /\.(webm|mp4)$/.test(url)))

for (const [name, use] of [
  ['a wide screen', { viewport: { width: 1440, height: 900 } }],
  ['a phone without script', { ...phone, javaScriptEnabled: false }],
] as const)
  test.describe(name, () => {
    test.use({ ...use, reducedMotion: 'no-preference' })

    test('plays one film, silent, and stops it when asked', async ({ page: tab, watch }) => {
      await tab.goto(home.path)
      const film = tab.locator('video')
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
      expect(await film.evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true)
      expect(findFilms(watch.requests).size).toBe(1)

      const announced = tab.getByRole('status')
      await expect(announced).toHaveText('', { useInnerText: true })
      const stop = tab.getByRole('button', { name: 'Stop the film' })
      await stop.focus()
      await tab.keyboard.press('Space')
      await expect(film).toBeHidden()
      await expect(announced).toHaveText('The film is stopped, and the number.', { useInnerText: true })
      await expect(stop).toHaveCount(0)
      await expect(tab.getByRole('main').locator('img').first()).toBeVisible()
      await tab.getByRole('button', { name: 'Play the film' }).click()
      await expect(film).toBeVisible()
      await expect(stop).toBeVisible()
    })
  })

test.describe('where motion is unwelcome', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the poster is shown, no film is fetched, and there is no film to stop', async ({ page: tab, watch }) => {
    await tab.goto(home.path, { waitUntil: 'networkidle' })
    await expect(tab.getByRole('main').locator('img').first()).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Stop the film' })).toBeHidden()
    expect(findFilms(watch.requests).size).toBe(0)
  })
})

/** The brightest tone of any frame of the film or its poster: 93 % white (packages/pictures/src/tone.ts). */
const brightest = 'rgb(237 237 237)'

/** Returns the relative luminance of an sRGB color (WCAG 2.2, "relative luminance"), channels 0 to 255. */
function computeLuminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.describe('over the film', () => {
  test.use({ bypassCSP: true })

  test('text has a contrast of 7:1 against the brightest pixel', async ({ page: tab }) => {
    await tab.goto(home.path)
    const texts = await tab
      .locator('h1, .hero-text > .lead-paragraph, .length p, .film-notes .caption:not(.print-only), .header .logo span')
      .all()
    const colors = await Promise.all(texts.map((text) => text.evaluate((element) => getComputedStyle(element).color)))
    expect(texts.length).toBeGreaterThan(3)
    // The brightest tone in place of the film, and no text over it.
    await tab.addStyleTag({
      content: `.film { background: ${brightest} } .film > * { display: none }
        :is(.page-hero, .film-notes, .header) * { color: transparent !important; fill: transparent !important; border-color: transparent !important }
        .page-hero ::before { border-color: transparent !important }`,
    })
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 900 })
      for (const [index, text] of texts.entries()) {
        const { data } = await readPixels(tab, await text.screenshot())
        // Every fourth byte is the opacity.
        const tone = data.reduce((brightest, byte, at) => (at % 4 === 3 ? brightest : Math.max(brightest, byte)), 0)
        const ground = computeLuminance([tone, tone, tone])
        const ink = computeLuminance(colors[index]?.match(/\d+/g)?.map(Number) ?? [])
        expect((ink + 0.05) / (ground + 0.05), `${text} at ${width} px`).toBeGreaterThanOrEqual(7)
      }
    }
  })
})

test('the three figures stand on the columns of the film, and on a phone one a line, each with its words beside it', async ({
  page: tab,
}) => {
  await tab.goto(home.path)
  const main = tab.getByRole('main')
  const figures = main.getByRole('list', { name: 'Key numbers' }).getByRole('listitem')
  const getBox = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const getBoxes = async () => Promise.all((await figures.all()).map(getBox))
  await tab.setViewportSize({ width: 1440, height: 900 })
  const [first, second, third] = (await getBoxes()).map(({ x }) => x)
  if (!first || !second || !third) throw new Error('There are not three figures.')
  expect(first).toBeCloseTo((await getBox(main.getByText(/^We study/))).x, 0)
  expect(third).toBeCloseTo((await getBox(main.getByText('Fig. 1').first())).x, 0)
  expect(second).toBeCloseTo((first + third) / 2, 0)
  await tab.setViewportSize(phone.viewport)
  let end = 0
  for (const figure of await figures.all()) {
    const [value, words] = await Promise.all([0, 1].map((index) => getBox(figure.getByRole('paragraph').nth(index))))
    if (!value || !words) throw new Error('A figure has no words.')
    expect(value.height).toBeCloseTo(40, 0)
    expect(words.x).toBeGreaterThan(value.x)
    expect(words.y + words.height / 2).toBeLessThan(value.y + value.height)
    expect(value.y).toBeGreaterThan(end)
    end = value.y + value.height
  }
})

test('the reports of each year are a table, the oldest first, and wherever a line is said to be a report, its lines are 2 px apart', async ({
  page: tab,
}) => {
  await tab.goto(home.path)
  const table = tab.getByRole('table')
  const years = archive.toReversed()
  await expect(table.getByRole('rowheader')).toHaveText(years.map(({ year }) => String(year)))
  await expect(table.getByRole('cell')).toHaveText(years.map(({ reports }) => String(reports)))
  await expect(tab.getByText('One line is one report.')).toBeVisible()
  const most = Math.max(...archive.map(({ reports }) => reports))
  const drawing = tab.getByRole('row', { name: String(most) }).locator('svg')
  for (const width of [1440, 1200, 960, 768, 600, 390, 360]) {
    await tab.setViewportSize({ width, height: 900 })
    const { width: drawn = 0 } = (await drawing.boundingBox()) ?? {}
    expect(drawn / most, `at ${width} px`).toBeGreaterThanOrEqual(2)
  }
})
