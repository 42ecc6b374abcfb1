// Scaled fringes show moiré, so the screen must show the pixels that the generator computed.
import { expect, test } from '@playwright/test'
import { decodeGray, type GrayImage } from '../packages/pictures/src/encode-images.ts'
import { members } from '../src/content/team.ts'
import { team } from '../src/site.ts'
import { findProgram } from '../tooling/programs.ts'

const density = (scale: number) => ({ viewport: { width: 1440, height: 1000 }, deviceScaleFactor: scale })

/** Returns the mean difference between a part of the screen and its file, at the offset with the best match. */
function apart(shown: GrayImage, file: GrayImage): number {
  let least = Number.POSITIVE_INFINITY
  for (let top = 0; top <= file.height - shown.height; top++) {
    const left = Math.floor((file.width - shown.width) / 2)
    for (const x of [left - 2, left - 1, left, left + 1, left + 2])
      least = Math.min(least, difference(shown, file, x, top))
  }
  return least
}

function difference(shown: GrayImage, file: GrayImage, left: number, top: number): number {
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

for (const scale of [1, 3]) {
  test.describe(`on a screen of ${scale} pixels to one`, () => {
    test.use(density(scale))

    test('a portrait is shown px for px, and cropped where it does not fit', async ({ page }, info) => {
      findProgram('ffprobe')
      await page.goto(team.path)
      const [member] = members
      if (!member) throw new Error('There is nobody in team.ts.')
      const portrait = page.getByRole('listitem').filter({ hasText: member.name }).getByRole('img')
      // Loaded is not yet painted: pictures are decoded off the main thread.
      await portrait.evaluate((each: HTMLImageElement) => each.decode())
      const name = await portrait.evaluate((each: HTMLImageElement) => each.currentSrc.match(/\d\d-\d+/)?.[0])
      expect(name).toBe(`${member.portrait}-${400 * scale}`)
      const box = await portrait.boundingBox()
      if (!box) throw new Error('The portrait is not shown.')
      const path = info.outputPath('portrait.png')
      // Without a margin, because the picture's edge shares pixels with the page.
      const clip = { x: Math.round(box.x + (box.width - 360) / 2), y: Math.ceil(box.y) + 8, width: 360, height: 400 }
      await page.screenshot({ path, clip, scale: 'device' })
      const file = await decodeGray(`media/portraits/${name}.avif`)
      expect(apart(await decodeGray(path), file), 'grays of 255').toBeLessThan(1)
    })
  })
}

test('no portrait is cropped at its chin', async ({ page }) => {
  await page.goto(team.path)
  for (const width of [704, 768, 879, 880, 1024, 1280, 1343, 1344, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cutBelow = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('img')
      .evaluateAll((all) =>
        all.map((each) => {
          const height = Number(each.getAttribute('height'))
          const [, down = '0'] = getComputedStyle(each).objectPosition.split(' ')
          return ((height - each.clientHeight) * (1 - Number.parseFloat(down) / 100)) / height
        }),
      )
    expect(cutBelow, `at ${width} px`).toHaveLength(members.length)
    expect(Math.max(...cutBelow), `at ${width} px`).toBeLessThan(0.08)
  }
})

test('the alternative text of a portrait has under 100 characters and does not repeat the name', () => {
  for (const { name, alt } of members) {
    expect(alt.length, alt).toBeLessThan(100)
    expect(alt, name).not.toContain(name.split(' ').at(-1))
  }
})
