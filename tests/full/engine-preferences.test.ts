// What Firefox shows where its user has switched something off.
import { expect, test } from '@playwright/test'
import { home, research, team } from '../../src/site.ts'
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

test('without MathML an equation is right in one line', async ({ baseURL }) => {
  const firefox = await startFirefox(1200, 900, { 'mathml.disabled': true })
  try {
    const readEquations = async (path: string) => {
      await firefox.open(`${baseURL}${path}`)
      return firefox.run(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
        return document.querySelector('main')?.innerText.split('\n') ?? []
      })
    }
    expect(await readEquations(team.path)).toEqual(
      expect.arrayContaining(['φ=2π(y+kH)/p', expect.stringMatching(/^H=\(\d+−z\)\/0\.\d+$/)]),
    )
    expect(await readEquations(research.path)).toContainEqual(
      'ψ(x,t)=∑_n e^(−(nπs)^2/2)\u2009sin\u2061(nπx_0)\u2009sin\u2061(nπx)e^(−iπn^2t)',
    )
  } finally {
    await firefox.close()
  }
})
