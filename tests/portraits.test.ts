// Lines beat against pixels when a browser scales them: what is on the screen must be what the recipe computed.
import { expect, test } from '@playwright/test'
import { tool } from '../machine/tools.ts'
import { decodeGray, type Gray } from '../media/still.ts'
import { team as members } from '../src/content/team.ts'
import { team } from '../src/site.ts'

const density = (scale: number) => ({ viewport: { width: 1440, height: 1000 }, deviceScaleFactor: scale })

/** The mean difference of a part of the screen from the file it shows, at the place where they agree best. */
function apart(shown: Gray, file: Gray): number {
  let least = Number.POSITIVE_INFINITY
  for (let top = 0; top <= file.height - shown.height; top++) {
    const left = Math.floor((file.width - shown.width) / 2)
    for (const x of [left - 2, left - 1, left, left + 1, left + 2])
      least = Math.min(least, difference(shown, file, x, top))
  }
  return least
}

function difference(shown: Gray, file: Gray, left: number, top: number): number {
  let [sum, count] = [0, 0]
  for (let y = 0; y < shown.height; y += 3) {
    for (let x = 0; x < shown.width; x += 5) {
      const there = file.pixels[(top + y) * file.width + left + x] ?? 0
      sum += Math.abs(there - (shown.pixels[y * shown.width + x] ?? 255))
      count += 1
    }
  }
  return sum / count
}

for (const scale of [1, 1.5, 2, 3]) {
  test.describe(`on a screen of ${scale} pixels to one`, () => {
    test.use(density(scale))

    test('a portrait is shown px for px, and cropped where there is no room', async ({ page }, info) => {
      tool('ffprobe')
      await page.goto(team.path)
      const portrait = page.getByRole('listitem').filter({ hasText: 'Warren Hale' }).getByRole('img')
      // Come is not yet drawn: a picture is decoded beside the page's thread.
      await portrait.evaluate((each: HTMLImageElement) => each.decode())
      const name = await portrait.evaluate((each: HTMLImageElement) => each.currentSrc.match(/\d\d-\d+/)?.[0])
      expect(name).toBe(`01-${400 * scale}`)
      const box = await portrait.boundingBox()
      if (!box) throw new Error('The portrait is not shown.')
      const path = info.outputPath('portrait.png')
      // A margin is left out: at its edge a picture shares pixels with the page.
      const clip = { x: Math.round(box.x + (box.width - 360) / 2), y: Math.ceil(box.y) + 8, width: 360, height: 400 }
      await page.screenshot({ path, clip, scale: 'device' })
      const file = await decodeGray(`media/portraits/${name}.avif`)
      expect(apart(await decodeGray(path), file), 'grays of 255').toBeLessThan(1)
    })
  })
}

test('every picture of a face is drawn when it is come to, the large one across its columns in lines that can be followed', async ({
  page,
}, info) => {
  tool('ffprobe')
  await page.goto(team.path)
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(members.length + 6)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((each: HTMLImageElement) => each.decode())
  }
  const figure = page.getByRole('figure').first()
  const large = figure.getByRole('img')
  const [room, shown] = [await figure.boundingBox(), await large.boundingBox()]
  // Eights fit, so that no line is scaled.
  expect((room?.width ?? 0) - (shown?.width ?? 0)).toBeLessThan(8)
  const path = info.outputPath('large.png')
  await large.screenshot({ path })
  const { width, height, pixels } = await decodeGray(path)
  expect(width).toBeGreaterThan(600)
  // Down the middle of the face the light changes between bright and dark with every line.
  const column = Array.from({ length: height }, (_, y) => pixels[y * width + Math.floor(width / 2)] ?? 0)
  const crossings = column.filter((each, y) => y > 0 && each > 96 !== (column[y - 1] ?? 0) > 96).length
  expect(crossings).toBeGreaterThan(50)
})

test('what a portrait shows is said in under 100 characters, and the name beside it is not said again', () => {
  for (const { name, alt } of members) {
    expect(alt.length, alt).toBeLessThan(100)
    expect(alt, name).not.toContain(name.split(' ').at(-1))
  }
})
