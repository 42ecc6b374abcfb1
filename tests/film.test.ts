import { home } from '../src/site.ts'
import { findLayoutDefects } from './support/layout-defects.ts'
import { expect, phone, test } from './support/site.ts'
import { doubleTextSize } from './support/text-zoom.ts'

const films = (requests: readonly string[]) => new Set(requests.filter((url) => /\.(webm|mp4)$/.test(url)))

for (const [name, use] of [
  ['a wide screen', { viewport: { width: 1440, height: 900 } }],
  ['a phone', phone],
] as const)
  test.describe(name, () => {
    test.use({ ...use, reducedMotion: 'no-preference' })

    test('plays one film, silent, and stops it when asked', async ({ page: tab, watch }) => {
      await tab.goto(home.path)
      const film = tab.locator('video')
      await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0.2)
      expect(await film.evaluate((each: HTMLVideoElement) => each.muted && each.loop)).toBe(true)
      expect(films(watch.requests).size).toBe(1)

      const stop = tab.getByRole('checkbox', { name: 'Stop the film' })
      const box = await stop.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await stop.check()
      await expect(film).toBeHidden()
      await expect(tab.getByRole('main').locator('img').first()).toBeVisible()
      await stop.uncheck()
      await expect(film).toBeVisible()
    })
  })

test.describe('where motion is unwelcome', () => {
  test.use({ reducedMotion: 'reduce' })

  test('the poster is shown, no film is fetched, and there is no control to stop it', async ({ page: tab, watch }) => {
    await tab.goto(home.path, { waitUntil: 'networkidle' })
    await expect(tab.getByRole('main').locator('img').first()).toBeVisible()
    await expect(tab.getByRole('checkbox', { name: 'Stop the film' })).toBeHidden()
    expect(films(watch.requests).size).toBe(0)
  })
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test.describe(`with motion ${reducedMotion === 'reduce' ? 'reduced' : 'shown'}`, () => {
    test.use({ reducedMotion })

    test('no words on the film lie on others, at any width and with text of twice the size', async ({ page: tab }) => {
      await tab.goto(home.path)
      const widths = [1440, 1280, 1200, 960, 768, 640, 390, 320]
      for (const [size, all] of [
        ['its size', widths],
        ['twice its size', widths.slice(0, -1)],
      ] as const) {
        if (size !== 'its size') await doubleTextSize(tab)
        for (const width of all) {
          await tab.setViewportSize({ width, height: 844 })
          expect.soft(await findLayoutDefects(tab), `at ${width} px, text of ${size}`).toEqual([])
        }
      }
    })
  })
