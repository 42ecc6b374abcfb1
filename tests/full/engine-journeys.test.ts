// The same journeys in the two engines that `npm test` does not start.
import { expect, test } from '@playwright/test'
import { renderReferencePlate } from '../../src/forms/documents/reference-plate.ts'
import { pages, research } from '../../src/site.ts'
import { describeInEngine, engines } from '../support/engines/describe-engine.ts'
import { createVisitorActions, saveInEngine } from '../support/engines/visitor-actions.ts'
import { answerReport } from '../support/form-scenarios.ts'
import { formatErrorTitle } from '../support/report-answers.ts'
import { expectReport, reviewReport } from '../support/report-journey.ts'

/** The Tab key, as WebDriver encodes it in text (WebDriver, section 17.4.2). */
const tabKey = '\uE004'

for (const engine of engines)
  describeInEngine(engine, (here) => {
    test(`every page opens in ${engine}`, async () => {
      const visitor = here()
      for (const page of pages) {
        await visitor.visit(page.path)
        await visitor.until(`the title of ${page.path}`, (title) => document.title.includes(title), page.title)
        await visitor.until('the fonts', () => document.fonts.ready.then(() => document.fonts.status === 'loaded'))
        const { broken, families } = await visitor.driver.run(() => ({
          broken: [...document.images]
            .filter((image) => image.complete && image.naturalWidth === 0)
            .map((image) => image.src),
          // A fallback font comes from the system and may be missing.
          families: [...document.fonts].flatMap(({ status, family }) =>
            status === 'error' && !family.includes('Fallback') ? [family] : [],
          ),
        }))
        expect([...broken, ...families], page.path).toEqual([])
        expect(await visitor.driver.run(() => document.documentElement.scrollWidth <= innerWidth), page.path).toBe(true)
      }
    })

    test(`the menu opens, its links work, and it closes in ${engine}`, async () => {
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

    test(`the map has its outline, a file of its own, under the page’s policy in ${engine}`, async () => {
      await here().visit(research.path)
      await here().until('the outline of the states', () => {
        const use = document.querySelector<SVGGraphicsElement>('.map use')
        return (use?.getBBox().width ?? 0) > 800
      })
    })

    test(`the film plays from one file and stops in ${engine}`, async () => {
      const visitor = here()
      await visitor.visit('/')
      await visitor.until('a film that moves', () => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
      const playing = await visitor.driver.run(
        () => new URL(document.querySelector('video')?.currentSrc ?? '').pathname,
      )
      expect(playing).toMatch(/\.(webm|mp4)$/)
      // A film in the browser's cache from an earlier visit is not fetched again: no request is valid, a foreign one is
      // not.
      const loaded = await visitor.driver.run(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(loaded.filter((url) => /\.(webm|mp4)$/.test(url) && !url.endsWith(playing))).toEqual([])
      await visitor.click('field', 'Stop the film')
      await visitor.until('the poster', () => !document.querySelector('video')?.checkVisibility())
    })

    test(`the sound of a case plays when it is asked to, and knows its length in ${engine}`, async () => {
      await here().visit(research.path)
      const length = await here().until('a sound that plays', () => {
        const audio = document.querySelector('audio')
        if (!audio) return 0
        audio.muted = true
        // Called again until it plays; a refusal is seen as a sound that does not.
        if (audio.paused) audio.play().catch(() => undefined)
        return audio.currentTime > 0.2 && audio.duration
      })
      expect(length).toBeCloseTo(22, 0)
    })

    test(`a report is rejected, corrected, reviewed and saved in ${engine}`, async ({ browserName: _ }, info) => {
      const visitor = here()
      const actions = createVisitorActions(visitor)
      await visitor.visit('/report')
      await actions.press('Prepare report')
      await actions.see(formatErrorTitle())
      await reviewReport(actions)
      expectReport(await saveInEngine(visitor), info)
    })

    test(`a date typed without a pause has the year of four digits in ${engine}`, async () => {
      const visitor = here()
      // A visit of the page that shows a review would return to it.
      await visitor.visitAnew('/report')
      await createVisitorActions(visitor).choose('State', 'California')
      // A click would begin with the part below the pointer.
      await visitor.until('the date field', () => {
        const field = document.querySelector<HTMLInputElement>('[type="datetime-local"]')
        field?.focus()
        return field && document.activeElement === field
      })
      // Firefox moves on after each part, the year included. WebKit waits for a Tab, and has 24 hours in the tests' locale.
      const parts = engine === 'webkit' ? ['04', '19', '2025', '21', '14'] : ['04', '19', '2025', '09', '14', 'PM']
      await visitor.driver.type(parts.join(engine === 'webkit' ? tabKey : ''))
      await visitor.sees('Saturday, April 19, 2025, 9:14 pm Pacific; April 20, 04:14 UTC')
    })

    test(`the plate of a reference is the same in ${engine}`, async () => {
      const visitor = here()
      const actions = createVisitorActions(visitor)
      await visitor.visitAnew('/report')
      await answerReport(actions)
      await actions.press('Prepare report')
      await actions.seeReview()
      const { reference, grays } = await visitor.until('a plate', () => {
        const canvas = document.querySelector<HTMLCanvasElement>('.report-plate canvas')
        const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        const reference = document.querySelector('.report-plate b')?.textContent ?? ''
        const grays = [...pixels].filter((_, index) => index % 4 === 0)
        return grays.some((gray) => gray > 0) ? { reference, grays } : undefined
      })
      expect(grays).toEqual([...renderReferencePlate(reference, 420)])
    })

    test(`a message becomes an email, and is kept over a reload, in ${engine}`, async () => {
      const visitor = here()
      const actions = createVisitorActions(visitor)
      await visitor.visitAnew('/contact')
      await actions.choose('Subject', 'Research')
      await actions.write('Message', 'Which tide table?')
      await visitor.visit('/contact')
      await visitor.until('the message', () => {
        const message = document.querySelector<HTMLTextAreaElement>('#contact-message')
        return message?.value === 'Which tide table?'
      })
      await actions.press('Write the email')
      await actions.see('No email opened? Write one yourself')
    })
  })
