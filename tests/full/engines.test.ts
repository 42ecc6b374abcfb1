// The site in the two engines that `npm test` does not start: journeys through its pages, and every state of its forms.
import { expect, test } from '@playwright/test'
import { developmentOrigin } from '../../playwright.config.ts'
import { contact, pages, report, research } from '../../src/site.ts'
import { startFirefox } from '../support/engines/firefox.ts'
import { Visitor } from '../support/engines/visitor.ts'
import { startWebKit } from '../support/engines/webkit.ts'
import { pressEverything } from '../support/press-everything.ts'
import { completeReport, formatErrorTitle } from '../support/report-answers.ts'
import { answerReport, confirmSent, expectReport, reviewReport } from '../support/report-journey.ts'
import { photoWithMetadata } from '../support/sample-files.ts'
import { serveSlowly } from '../support/serve-slowly.ts'
import { statePaths } from '../support/states.ts'

/** The Tab key, as WebDriver encodes it in text (WebDriver, section 17.4.2). */
const tabKey = '\uE004'

for (const [engine, start] of [
  ['firefox', startFirefox],
  ['webkit', startWebKit],
] as const)
  test.describe(engine, () => {
    // One browser, as wide as a phone, runs the tests in turn, under load from another worker.
    test.describe.configure({ mode: 'default', timeout: 120_000 })
    let driver: Awaited<ReturnType<typeof start>>
    let visitor: Visitor
    test.beforeAll(async ({ baseURL }) => {
      test.setTimeout(300_000)
      driver = await start(390, 844)
      visitor = new Visitor(driver, baseURL ?? '')
    })
    test.afterAll(() => visitor?.driver.close())
    test.afterEach(async () => expect(await visitor.driver.readComplaints()).toEqual([]))

    test('every page opens with its pictures and fonts, and no wider than the screen', async () => {
      for (const { path, title } of pages) {
        await visitor.visit(path)
        await visitor.until(`the title of ${path}`, (title) => document.title.includes(title), title)
        await visitor.until('the fonts', () => document.fonts.ready.then(() => document.fonts.status === 'loaded'))
        const broken = await visitor.driver.run(() => [
          ...[...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
          // A fallback font comes from the system and may be missing.
          ...[...document.fonts].flatMap(({ status, family }) =>
            status === 'error' && !family.includes('fallback') ? [family] : [],
          ),
        ])
        expect(broken, path).toEqual([])
        expect(await visitor.driver.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    })

    test('each control is pressed by its words as by itself, and two quick presses or keys are one', async () => {
      await visitor.visit(report.path)
      await visitor.until('the code', () => document.forms[0]?.noValidate)
      await driver.run(() => document.querySelector<HTMLElement>('#report-save-draft')?.focus() ?? null)
      await driver.type('  ')
      await visitor.until('a tick', () => document.querySelector<HTMLInputElement>('#report-save-draft')?.checked)
      await visitor.click('field', 'Save a draft on this device')
      await visitor.see('The draft was erased from this device.')
      await answerReport(visitor.actions)
      await visitor.actions.add([photoWithMetadata])
      await visitor.actions.see('Records place, time, device')
      await visitor.actions.tick('Remove place, time, device and name')
      await visitor.actions.see('without place, time, device and name')
      expect(await pressEverything(driver)).toEqual([])
      await visitor.visit(contact.path)
      expect(await pressEverything(driver)).toEqual([])
    })

    test('the menu opens, its links work, and it closes', async () => {
      const isOpen = () => document.querySelector('header nav')?.checkVisibility()
      await visitor.visit('/')
      await visitor.click('button', 'Menu')
      await visitor.click('link', 'Research')
      await visitor.until('/research', () => location.pathname === '/research' && document.readyState === 'complete')
      expect(await visitor.driver.run(isOpen)).toBe(false)
      await visitor.click('button', 'Menu')
      await visitor.until('the menu', isOpen)
      await visitor.driver.pressEscape()
      await visitor.until('a closed menu', () => !document.querySelector('header nav')?.checkVisibility())
    })

    test('the film plays and stops, the map has its outline, and the sound of a case plays', async () => {
      await visitor.visit('/')
      await visitor.until('a film that moves', () => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
      await visitor.click('field', 'Stop the film')
      await visitor.until('the poster', () => !document.querySelector('video')?.checkVisibility())
      await visitor.visit(research.path)
      await visitor.until('the outline of the states', () => {
        const use = document.querySelector<SVGGraphicsElement>('.map use')
        return (use?.getBBox().width ?? 0) > 800
      })
      await visitor.visit('/cases/resonance')
      await visitor.until('a muted sound', () => {
        const audio = document.querySelector('audio')
        if (audio) audio.muted = true
        return audio?.muted
      })
      await visitor.click('button', 'Listen: 9 days in 21 seconds')
      await visitor.until('a sound that plays', () => (document.querySelector('audio')?.currentTime ?? 0) > 0.2)
      await visitor.click('button', 'Pause')
    })

    test('the line of each figure follows a drag in the middle of its drawing, and Show all is there after it', async () => {
      for (const [id, isDrawn] of [
        ['uncharted', true],
        ['resonance', true],
        ['threshold', false],
      ] as const) {
        await visitor.visit(`/cases/${id}`)
        const { left, top, width, value } = await visitor.until('the control of the line', () => {
          const slider = document.querySelector<HTMLInputElement>('[type="range"]:not([hidden])')
          slider?.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left = 0, top = 0, width = 0, height = 0 } = slider?.getBoundingClientRect() ?? {}
          return slider && { left, top: top + height / 2, width, value: slider.value }
        })
        await visitor.driver.drag([left + 0.5 * width, top], [left + 0.7 * width, top])
        const place = await visitor.until(
          'a line that has moved',
          (value) => {
            const slider = document.querySelector<HTMLInputElement>('[type="range"]')
            const line = document.querySelector('figure line')
            return line && slider?.value !== value ? line.getBoundingClientRect().left : undefined
          },
          value,
        )
        expect(Math.abs(place - left - 0.7 * width), id).toBeLessThan(6)
        if (isDrawn) await visitor.click('button', 'Show all')
      }
    })

    test('a report is rejected, corrected, reviewed, saved and sent', async ({ browserName: _ }, info) => {
      await visitor.visit(report.path)
      await visitor.until('the code', () => document.forms[0]?.noValidate)
      await visitor.actions.press('Continue')
      await visitor.see(formatErrorTitle())
      await reviewReport(visitor.actions)
      expectReport(await visitor.savePackage(), info)
      await confirmSent(visitor.actions)
    })

    test('a date typed without a pause has the year of four digits', async () => {
      await visitor.visit(report.path)
      await visitor.actions.choose('State', 'California')
      // A click would begin with the part below the pointer.
      await visitor.until('the date field', () => {
        const field = document.querySelector<HTMLInputElement>('[type="datetime-local"]')
        field?.focus()
        return field && document.activeElement === field
      })
      // Firefox moves on after each part, the year included. WebKit waits for a Tab, and has 24 hours in the tests' locale.
      const parts = engine === 'webkit' ? ['04', '19', '2025', '21', '14'] : ['04', '19', '2025', '09', '14', 'PM']
      await visitor.driver.type(parts.join(engine === 'webkit' ? tabKey : ''))
      await visitor.see('Saturday, April 19, 2025, 9:14 pm Pacific')
    })

    test('an answer stays after a reload, and what was erased does not come back', async () => {
      const expectLastName = (value: string) =>
        visitor.until(
          `the last name “${value}”`,
          (value) => document.querySelector<HTMLInputElement>('#report-last-name')?.value === value,
          value,
        )
      const reload = async () => {
        await visitor.driver.run(() => {
          Object.assign(window, { isLeft: true })
          setTimeout(() => location.reload())
          return null
        })
        await visitor.until('the page anew', () => !('isLeft' in window) && document.forms[0]?.noValidate)
      }
      await visitor.visit(report.path)
      await answerReport(visitor.actions)
      await reload()
      await expectLastName(completeReport['Last name'])
      await visitor.click('button', 'Erase everything and start again')
      await visitor.click('button', 'Erase it')
      await visitor.see('This report is erased.')
      await expectLastName('')
      await reload()
      await expectLastName('')
    })

    test('the form works on a page that was left before its code was there, and is shown again', async ({
      baseURL,
    }) => {
      // WebKit's import fails when the page is left, and the next use of the form loads the code.
      test.skip(engine === 'webkit', 'WebKitWebDriver answers nothing after Back from a page that is being loaded')
      const slow = await serveSlowly(baseURL ?? '', { late: /start-report/ })
      await visitor.visit('/about')
      await visitor.driver.run((url) => void setTimeout(() => location.assign(url)), slow.origin + report.path)
      await visitor.until('the form', () => document.forms.length > 0)
      await visitor.driver.run(() => void setTimeout(() => history.back()))
      await visitor.until('/about', () => location.pathname === '/about')
      await visitor.driver.run(() => void setTimeout(() => history.forward()))
      await visitor.until('the code', () => document.forms[0]?.noValidate)
      slow.close()
    })

    test('no state of the forms is wider than the screen, and each list is one for a screen reader', async () => {
      test.setTimeout(60_000 + statePaths.length * 15_000)
      for (const path of statePaths) {
        await visitor.driver.open(developmentOrigin + path)
        await visitor.until(path, () => document.body.dataset.state)
        const excess = await visitor.driver.run(() => document.documentElement.scrollWidth - innerWidth)
        expect(excess, path).toBeLessThanOrEqual(0)
        // WebKit takes the role from a list whose items have no markers.
        const roles = 'readRoles' in driver ? await driver.readRoles('main :is(ul, ol)') : []
        expect.soft(roles, path).toEqual(roles.map(() => 'list'))
      }
    })
  })
