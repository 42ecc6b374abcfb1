// The outline of the map: a file of its own, drawn in the page's text color.
import { brotliCompressSync } from 'node:zlib'
import { type Page, test as plain } from '@playwright/test'
import { research } from '../src/site.ts'
import { expect, test } from './support/site.ts'

/**
 * Returns the grays, of 255, of the background and of what differs most from it, in a strip of the map with nothing but
 * the outline.
 */
async function measureInk(tab: Page): Promise<{ ground: number; ink: number }> {
  const box = await tab.locator('.map svg').boundingBox()
  if (!box) throw new Error('The page has no map.')
  const { x, y, width, height } = box
  const clip = { x: x + 0.15 * width, y, width: 0.7 * width, height: 0.2 * height }
  const picture = await tab.screenshot({ fullPage: true, clip })
  // Read in another page, so that this page's policy need not change.
  const reader = await tab.context().newPage()
  const grays = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))
    const { width, height } = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('This browser has no canvas.')
    context.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    return Array.from({ length: width * height }, (_, index) => data[4 * index + 1] ?? 0)
  }, picture.toString('base64'))
  await reader.close()
  const ground = grays.toSorted((a, b) => a - b)[Math.floor(grays.length / 2)] ?? 0
  const ink = grays.reduce((most, gray) => (Math.abs(gray - ground) > Math.abs(most - ground) ? gray : most), ground)
  return { ground, ink }
}

for (const [name, media, darker] of [
  ['on a light page', { colorScheme: 'light' }, true],
  ['on a dark page', { colorScheme: 'dark' }, false],
  ['where the reader chooses the colors', { colorScheme: 'dark', forcedColors: 'active' }, false],
  ['on paper', { colorScheme: 'dark', media: 'print' }, true],
] as const)
  test(`the outline has the text color of the page, ${name}`, async ({ page: tab }) => {
    await tab.emulateMedia(media)
    await tab.goto(research.path)
    const { ground, ink } = await measureInk(tab)
    expect(darker ? ground - ink : ink - ground, `${ink} on ${ground}`).toBeGreaterThan(100)
  })

test('the page contains only the marks, and the map with its outline transfers at most 4 kB', async ({
  page: tab,
  request,
}) => {
  await tab.goto(research.path)
  const map = tab.locator('.map svg')
  const [file = ''] = ((await map.locator('use').getAttribute('href')) ?? '').split('#')
  const answer = await request.get(file)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const [outline = ''] = /<g id="outline".*?<\/g>/s.exec(await answer.text()) ?? []
  const sent = [await map.evaluate((each) => each.outerHTML), outline].map((text) => brotliCompressSync(text).length)
  expect(sent[1]).toBeGreaterThan(2000)
  expect((sent[0] ?? 0) + (sent[1] ?? 0)).toBeLessThanOrEqual(4096)
})

plain('without the file of the drawings the places and their numbers are still there', async ({ page: tab }) => {
  await tab.route('**/drawings-*', (route) => route.abort())
  await tab.goto(research.path)
  await tab.locator('.map svg [data-generated-content="1"]').click()
  await expect(tab.locator(':target')).toHaveRole('article')
})
