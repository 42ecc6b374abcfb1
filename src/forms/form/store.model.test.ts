// Random sequences of everything that can happen to two tabs. `MODEL_RUNS` says how many; the proof runs thousands.
import { test } from '@playwright/test'
import fc from 'fast-check'
import { acts, Model } from './store.commands.example.ts'

const numRuns = Number(process.env.MODEL_RUNS ?? 400)

test('erased is gone, kept is kept, and nothing is stored unasked, whatever comes in whatever order', async () => {
  test.setTimeout(30_000 + numRuns * 50)
  await fc.assert(
    fc.asyncProperty(fc.commands(acts, { maxCommands: 40, size: '+1' }), async (commands) => {
      const model = new Model()
      await fc.asyncModelRun(() => ({ model, real: {} }), commands)
      await model.world.settle()
      model.check()
      model.checkAtRest()
    }),
    { numRuns },
  )
})
