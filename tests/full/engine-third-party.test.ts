// The journeys of third-party.test.ts in the two engines that `npm test` does not start, on 320 px.
import { expect, test } from '@playwright/test'
import { describeInEngine, engines } from '../support/engines/describe-engine.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { createVisitorActions, saveInEngine } from '../support/engines/visitor-actions.ts'
import { answerReport } from '../support/form-scenarios.ts'
import { listLayoutDefects } from '../support/layout-defects.ts'
import { expectReport, reviewReport } from '../support/report-journey.ts'
import { removeSessionStorage, setValue, translatePage } from '../support/third-party.ts'

/** Opens an empty report, and waits until React shows its parts. */
async function open(visitor: Visitor) {
  await visitor.visitAnew('/report')
  await createVisitorActions(visitor).choose('State', 'Maine')
  await visitor.sees('Copy what I have written')
}

for (const engine of engines)
  describeInEngine(
    engine,
    (here) => {
      /** What happens to an open report, by the words that describe it. */
      const preparations: Readonly<Record<string, (visitor: Visitor) => Promise<unknown>>> = {
        'with a translation': ({ driver }) => driver.run(translatePage),
        'with letters of twice the size': ({ driver }) =>
          driver.run(() => {
            document.documentElement.style.fontSize = '200%'
          }),
        'where sessionStorage is null': async (visitor) => {
          await visitor.driver.run(removeSessionStorage)
          for (const name of ['', ' ']) await visitor.pick('First name', name)
          await visitor.sees('Nothing is remembered here')
          await visitor.pick('First name', '')
        },
      }
      for (const [name, prepare] of Object.entries(preparations))
        test(`a report is finished ${name} in ${engine}`, async ({ browserName: _ }, info) => {
          const visitor = here()
          await open(visitor)
          await prepare(visitor)
          await reviewReport(createVisitorActions(visitor))
          expectReport(await saveInEngine(visitor), info)
        })

      test(`a report is finished after undo and redo of what was erased, and after printing, in ${engine}`, async ({
        browserName: _,
      }, info) => {
        const visitor = here()
        await open(visitor)
        await answerReport(createVisitorActions(visitor))
        await visitor.click('button', 'Erase everything and start again')
        await visitor.click('button', 'Erase it')
        await visitor.until('the first field', () => document.activeElement?.id === 'report-first-name')
        for (const key of ['undo', 'undo', 'redo'] as const) await visitor.driver.press(key)
        await visitor.click('field', 'Detailed description')
        for (const key of ['undo', 'undo', 'redo'] as const) await visitor.driver.press(key)
        const left = await visitor.driver.run(() => {
          const controls = [...document.querySelectorAll<HTMLInputElement>('form [name]')]
          return [...controls.map(({ value }) => value), ...Object.values(sessionStorage)].join('')
        })
        expect(left).toBe('')
        await visitor.driver.print()
        await reviewReport(createVisitorActions(visitor))
        await visitor.driver.print()
        expectReport(await saveInEngine(visitor), info)
      })

      test(`a report is finished with values that were set without an event in ${engine}`, async ({
        browserName: _,
      }, info) => {
        const visitor = here()
        await open(visitor)
        const actions = createVisitorActions(visitor)
        const write = async (label: string, text: string) => {
          if (!/name|Email/.test(label)) return actions.write(label, text)
          await visitor.driver.run(setValue, [label, text, label === 'Email' ? 'change' : ''] as const)
        }
        await reviewReport({ ...actions, write })
        expectReport(await saveInEngine(visitor), info)
      })

      if (engine === 'firefox')
        test('a draft is stored without the question that Firefox would ask', async () => {
          const visitor = here()
          await open(visitor)
          await visitor.driver.run(() => {
            StorageManager.prototype.persist = () => {
              document.body.dataset.asked = 'yes'
              return Promise.resolve(false)
            }
          })
          await visitor.click('field', 'Save a draft on this device')
          await visitor.sees('A draft is saved on this device.')
          await visitor.sees('it is erased when this page is next opened, unless the browser removes it sooner.')
          expect(await visitor.driver.run(() => document.body.dataset.asked ?? 'no')).toBe('no')
          await visitor.click('button', 'Erase draft now')
          await visitor.sees('The draft was erased from this device.')
        })
    },
    320,
  )

// Letters of 16 px on 160 px lie as those of 32 px do on 320 px. WebKit's window is wider than that.
describeInEngine(
  'firefox',
  (here) => {
    test('with letters of twice the size nothing of a report is cut off or moves sideways in firefox', async () => {
      const visitor = here()
      const actions = createVisitorActions(visitor)
      await open(visitor)
      await reviewReport(actions)
      await visitor.until('one step', () => [...document.forms].every((form) => !form.closest('.visually-hidden')))
      expect(await visitor.driver.run(listLayoutDefects)).toEqual([])
      await actions.press('Change supporting documentation')
      await visitor.until('the form', () => document.forms[0]?.checkVisibility())
      await visitor.until('one step', () => !document.querySelector('.review'))
      expect(await visitor.driver.run(listLayoutDefects)).toEqual([])
    })
  },
  160,
)
