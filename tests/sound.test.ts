// RESONANCE as sound: fetched and played only when it is asked for.
import { research } from '../src/site.ts'
import { expect, test } from './support/site.ts'

test('RESONANCE has a sound with the browser’s own controls and says what is heard; nothing of it is fetched before it plays', async ({
  page: tab,
  watch,
}) => {
  await tab.goto(research.path, { waitUntil: 'networkidle' })
  const article = tab.getByRole('article', { name: 'RESONANCE' })
  const sound = article.locator('audio')
  await sound.scrollIntoViewIfNeeded()
  await expect(sound).toBeVisible()
  await expect(article).toContainText(/hum of the mains stops at 5\.7\ss and 14\.5\ss, the tone at 20\.2\ss/)
  const isSound = (url: string) => url.endsWith('.m4a')
  expect(watch.requests.filter(isSound)).toEqual([])
  await sound.evaluate((each: HTMLAudioElement) => {
    each.muted = true
    return each.play()
  })
  await expect.poll(() => sound.evaluate((each: HTMLAudioElement) => each.currentTime)).toBeGreaterThan(0.3)
  expect(await sound.evaluate((each: HTMLAudioElement) => [each.paused, each.error])).toEqual([false, null])
  expect(new Set(watch.requests.filter(isSound)).size).toBe(1)
  await tab.emulateMedia({ media: 'print' })
  await expect(sound).toBeHidden()
})
