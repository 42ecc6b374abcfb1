// The same journeys in three engines. Chromium has `npm test`; here it proves the driver that Playwright's own Firefox and
// WebKit share with it.
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pages } from '../../src/site.ts'
import type { Engine } from '../support/engines/find-engine.ts'
import { inEngine } from '../support/engines/in-engine.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { visitorHands } from '../support/engines/visitor-hands.ts'
import { completeReport } from '../support/forms-words.ts'
import { tracesOfPlace } from '../support/metadata/traces.ts'
import { photo } from '../support/samples.ts'
import { unzip } from '../support/unzip.ts'

for (const engine of ['chromium', 'firefox', 'webkit'] satisfies Engine[])
  inEngine(engine, (here) => {
    test(`every page opens in ${engine}`, async () => {
      const visitor = here()
      for (const page of pages) {
        await visitor.visit(page.path)
        await visitor.until(`the title of ${page.path}`, (title) => document.title.includes(title), page.title)
        await visitor.until('the fonts', () => document.fonts.ready.then(() => document.fonts.status === 'loaded'))
        const { broken, families } = await visitor.driver.run(() => ({
          broken: [...document.images]
            .filter((each) => each.complete && each.naturalWidth === 0)
            .map((each) => each.src),
          // A fallback is a font of the system, which this one may lack.
          families: [...document.fonts].flatMap(({ status, family }) =>
            status === 'error' && !family.includes('Fallback') ? [family] : [],
          ),
        }))
        expect([...broken, ...families], page.path).toEqual([])
        expect(await visitor.driver.run(() => document.documentElement.scrollWidth <= innerWidth), page.path).toBe(true)
      }
    })

    test(`the menu opens, leads on and is closed again in ${engine}`, async () => {
      const visitor = here()
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
      const visitor = here()
      await visitor.visit('/')
      await visitor.until('a film that moves', () => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
      const playing = await visitor.driver.run(
        () => new URL(document.querySelector('video')?.currentSrc ?? '').pathname,
      )
      expect(playing).toMatch(/\.(webm|mp4)$/)
      // A film that an earlier visit left in the browser's cache is not asked for again: no request is right, another's is not.
      const asked = visitor.driver.requests().filter((path) => /\.(webm|mp4)$/.test(path))
      expect(asked.filter((path) => !path.endsWith(playing))).toEqual([])
      await visitor.click('field', 'Stop the film')
      await visitor.until('the still', () => !document.querySelector('video')?.checkVisibility())
    })

    test(`a report is refused, mended, reviewed and saved in ${engine}`, async ({ browserName: _ }, info) => {
      const visitor = here()
      const hands = visitorHands(visitor)
      await visitor.visit('/report')
      await hands.press('Prepare report')
      await hands.see('6 answers are missing or incomplete')
      for (const [label, answer] of Object.entries(completeReport))
        await (label === 'State' ? hands.choose(label, answer) : hands.write(label, answer))
      await hands.add([photo])
      await hands.see('37.7750° N, 122.4251° W')
      await hands.choose('What it records', 'Remove place, time and device')
      await hands.see('The pixels are untouched.')
      await hands.press('Prepare report')
      await hands.see('Nothing has been sent.')
      const folder = unzip(await saved(visitor), info)
      const report = globSync(join(folder, '*/data/report.json')).map((file) => readFileSync(file, 'utf8'))
      expect(report).toHaveLength(1)
      for (const answer of ['Meriwether', 'ada@mail.example', '2025-04-19T21:14', '"removed": "all"'])
        expect(report[0]).toContain(answer)
      const [evidence = ''] = globSync(join(folder, '*/data/evidence/*'))
      expect(tracesOfPlace(readFileSync(evidence))).toEqual([])
      // By the worker, which the policy of the page admits: not by the page itself, which would do it without.
      const loaded = await visitor.driver.run(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(loaded.filter((name) => name.includes('/tasks-'))).toEqual([])
    })

    test(`a message is written, changed and saved in ${engine}`, async ({ browserName: _ }, info) => {
      const visitor = here()
      const hands = visitorHands(visitor)
      await visitor.visit('/contact')
      await hands.choose('Subject', 'Research')
      await hands.write('Message', 'Which tide')
      await hands.press('Prepare message')
      await hands.see('Nothing has been sent.')
      await hands.press('Change message')
      await hands.write('Message', ' table?')
      await hands.press('Prepare message')
      await hands.see('Which tide table?')
      const folder = unzip(await saved(visitor), info)
      expect(globSync(join(folder, '*/data/report.json')).map((file) => readFileSync(file, 'utf8'))).toEqual([
        expect.stringContaining('Which tide table?'),
      ])
    })
  })

/** Saves the package, and gives it as it lies on the disk. */
async function saved(visitor: Visitor): Promise<Buffer> {
  const hands = visitorHands(visitor)
  await hands.press('Save the file')
  await hands.see('Saved on this device as ')
  let archive: Buffer | undefined
  await expect(async () => {
    const [name = ''] = readdirSync(visitor.driver.downloads).filter((each) => each.endsWith('.zip'))
    archive = readFileSync(join(visitor.driver.downloads, name))
    // The end of central directory record is there when all of it is.
    expect(archive.includes('PK\x05\x06')).toBe(true)
    rmSync(join(visitor.driver.downloads, name))
  }).toPass()
  return archive ?? Buffer.alloc(0)
}
