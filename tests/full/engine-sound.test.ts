// The sound of RESONANCE in the two engines that `npm test` does not start.
import { expect, test } from '@playwright/test'
import { research } from '../../src/site.ts'
import { describeInEngine, engines } from '../support/engines/describe-engine.ts'

for (const engine of engines)
  describeInEngine(engine, (visitor) => {
    test(`${engine} plays the sound of a case when it is asked to, and knows its length`, async () => {
      await visitor().visit(research.path)
      const length = await visitor().until('a sound that plays', () => {
        const audio = document.querySelector('audio')
        if (!audio) return 0
        audio.muted = true
        // Called again until it plays; a refusal is seen as a sound that does not.
        if (audio.paused) audio.play().catch(() => undefined)
        return audio.currentTime > 0.2 && audio.duration
      })
      expect(length).toBeCloseTo(22, 0)
    })
  })
