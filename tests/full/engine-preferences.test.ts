// What Firefox shows where its user has switched something off.
import { expect, test } from '@playwright/test'
import { home } from '../../src/site.ts'
import { startFirefox } from '../support/engines/firefox.ts'

test.describe.configure({ timeout: 120_000 })

for (const [circumstance, preferences, isStarted] of [
  ['where media may play', {}, true],
  ['where no media may play', { 'media.autoplay.default': 5, 'media.autoplay.blocking_policy': 2 }, false],
] as const)
  test(`the film and the control to stop it, ${circumstance}`, async ({ baseURL }) => {
    const firefox = await startFirefox(1200, 900, preferences)
    try {
      await firefox.open(`${baseURL}${home.path}`)
      const getState = () =>
        firefox.run(() => ({
          isLoaded: (document.querySelector('video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_FUTURE_DATA,
          isPlaying: document.querySelector('video')?.paused === false,
          isControlVisible: document.querySelector('#stop')?.checkVisibility({ visibilityProperty: true }),
        }))
      await expect.poll(getState).toEqual({ isLoaded: true, isPlaying: isStarted, isControlVisible: true })
    } finally {
      await firefox.close()
    }
  })
