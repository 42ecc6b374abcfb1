// The same journey in three engines. Chromium has every other test; here it proves the driver that Playwright's own
// Firefox and WebKit share with it.

import { expect, test } from '@playwright/test'
import { pages } from '../src/site.ts'
import { type Engine, findEngine } from './engines/find-engine.ts'
import { Visitor } from './engines/visitor.ts'

for (const engine of ['chromium', 'firefox', 'webkit'] satisfies Engine[]) {
  test.describe(engine, () => {
    test.describe.configure({ mode: 'default' })
    let visitor: Visitor

    test.beforeAll(async ({ baseURL }) => {
      test.setTimeout(300_000)
      const site = baseURL ?? ''
      try {
        visitor = new Visitor(await findEngine(engine)(site, 390, 844), site)
      } catch (error) {
        if (process.env.CI) throw error
        process.stderr.write(`\n${error}\nIts journeys are skipped.\n`)
        test.skip()
      }
    })
    test.afterAll(() => visitor?.driver.close())
    test.afterEach(async () => expect(await visitor.driver.complaints()).toEqual([]))

    test(`every page opens in ${engine}`, async () => {
      for (const page of pages) {
        await visitor.visit(page.path)
        await visitor.until(`the title of ${page.path}`, (title) => document.title.includes(title), page.title)
        await visitor.until('the fonts', () => document.fonts.ready.then(() => document.fonts.status === 'loaded'))
        const { broken, families } = await visitor.driver.run(() => ({
          broken: [...document.images]
            .filter((each) => each.complete && each.naturalWidth === 0)
            .map((each) => each.src),
          families: [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
        }))
        expect([...broken, ...families], page.path).toEqual([])
        expect(await visitor.driver.run(() => document.documentElement.scrollWidth <= innerWidth), page.path).toBe(true)
      }
    })

    test(`the menu opens, leads on and is closed again in ${engine}`, async () => {
      await visitor.visit('/')
      await visitor.click('button', 'Menu')
      await visitor.click('link', 'Research')
      await visitor.until(
        'the research page',
        () => location.pathname === '/research' && document.readyState === 'complete',
      )
      expect(await visitor.driver.run(() => document.querySelector('header nav')?.checkVisibility())).toBe(false)
      await visitor.click('button', 'Menu')
      await visitor.until('the menu', () => document.querySelector('header nav')?.checkVisibility())
      await visitor.driver.press('Escape')
      await visitor.until('a closed menu', () => !document.querySelector('header nav')?.checkVisibility())
    })

    test(`the film plays, from one file, and stops when asked, in ${engine}`, async () => {
      await visitor.visit('/')
      await visitor.until('a film that moves', () => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
      const files = await visitor.driver.run(() => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name)
        return [...new Set(names.filter((name) => /\.(webm|mp4)$/.test(name)))]
      })
      expect(files).toHaveLength(1)
      await visitor.click('field', 'Stop the film')
      await visitor.until('the still', () => !document.querySelector('video')?.checkVisibility())
    })
  })
}
