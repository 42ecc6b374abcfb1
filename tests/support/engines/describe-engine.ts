import { expect, test } from '@playwright/test'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

const start = { firefox: startFirefox, webkit: startWebKit } as const

export type Engine = keyof typeof start

/** The two engines that `npm test` does not start. */
export const engines: readonly Engine[] = ['firefox', 'webkit']

/**
 * Groups tests that share one browser of this engine, `width` CSS px wide. After each, the page must have no errors. If the
 * engine is missing, CI fails; elsewhere its tests are skipped with its name.
 */
export function describeInEngine(engine: Engine, tests: (visitor: () => Visitor) => void, width = 390): void {
  test.describe(engine, () => {
    // One browser runs the tests in turn, under load from other workers.
    test.describe.configure({ mode: 'default', timeout: 120_000 })
    let visitor: Visitor
    test.beforeAll(async ({ baseURL }) => {
      test.setTimeout(300_000)
      try {
        visitor = new Visitor(await start[engine](width, 844), baseURL ?? '')
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
