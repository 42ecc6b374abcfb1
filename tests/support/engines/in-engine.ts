import { expect, test } from '@playwright/test'
import { type Engine, findEngine } from './find-engine.ts'
import { Visitor } from './visitor.ts'

/**
 * Groups tests that share one browser of this engine, 390 px wide. After each, the page must have complained of
 * nothing. Where the engine is missing, CI fails; elsewhere it is named and its tests are skipped.
 */
export function inEngine(engine: Engine, tests: (visitor: () => Visitor) => void): void {
  test.describe(engine, () => {
    // One browser takes the tests in turn, and a slow machine runs three beside its other work.
    test.describe.configure({ mode: 'default', timeout: 120_000 })
    let visitor: Visitor
    test.beforeAll(async ({ baseURL }) => {
      test.setTimeout(300_000)
      const site = baseURL ?? ''
      try {
        visitor = new Visitor(await findEngine(engine)(site, 390, 844), site)
      } catch (error) {
        if (process.env.CI) throw error
        process.stderr.write(`\n${error}\nIts tests are skipped.\n`)
        test.skip()
      }
    })
    test.afterAll(() => visitor?.driver.close())
    test.afterEach(async () => expect((await visitor?.driver.complaints()) ?? []).toEqual([]))
    tests(() => visitor)
  })
}
