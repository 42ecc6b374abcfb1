// Erasing, saving and reloading in the two engines that `npm test` does not start; its own tests cover Chromium.
import { expect, test } from '@playwright/test'
import { describeInEngine, engines } from '../support/engines/describe-engine.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { createVisitorActions } from '../support/engines/visitor-actions.ts'
import { answerReport } from '../support/form-scenarios.ts'
import { completeReport } from '../support/report-answers.ts'
import { hallway, notes } from '../support/sample-files.ts'

/** Waits until the script has run and the form shows this last name. */
const shows = (visitor: Visitor, name: string) =>
  visitor.until(
    `the last name “${name}”`,
    (name) =>
      performance.getEntriesByType('resource').some((each) => each.name.includes('/form-')) &&
      document.querySelector<HTMLInputElement>('#report-last-name')?.value === name,
    name,
  )

/** Returns the number of records stored on this device: one of a draft, and one of each of its files. */
const countRecords = (visitor: Visitor) =>
  visitor.driver.run(
    () =>
      new Promise<number>((done, fail) => {
        const request = indexedDB.open('drafts')
        request.onerror = () => fail(request.error)
        request.onsuccess = () => {
          const count = request.result.transaction('drafts').objectStore('drafts').count()
          request.result.close()
          count.onsuccess = () => done(count.result)
        }
      }),
  )

/** Navigates through the tab's history, or reloads the page. */
async function go(visitor: Visitor, how: 'back' | 'forward' | 'reload') {
  await visitor.driver.run((how) => {
    Object.assign(window, { leaving: how })
    for (const arrival of ['popstate', 'pageshow'])
      addEventListener(arrival, () => Reflect.deleteProperty(window, 'leaving'), { once: true })
    setTimeout(() => (how === 'reload' ? location.reload() : how === 'back' ? history.back() : history.forward()), 50)
    return null
  }, how)
  await visitor.until('the page after that', () => !('leaving' in window))
}

for (const engine of engines)
  describeInEngine(engine, (here) => {
    test(`nothing restores what was erased in ${engine}`, async () => {
      const visitor = here()
      await visitor.visit('/report')
      await answerReport(createVisitorActions(visitor))
      await visitor.click('button', 'Prepare report')
      await visitor.sees('Check your report')
      await visitor.click('button', 'Erase everything and start again')
      // Canceled and asked again at once: the focus is restored already, or with the key.
      await visitor.driver.press('Escape')
      await visitor.driver.press('Enter')
      await visitor.click('button', 'Erase it')
      await visitor.until('the form', () => document.querySelector('form')?.checkVisibility())
      await shows(visitor, '')
      for (const how of ['forward', 'reload', 'reload', 'back', 'reload'] as const) {
        await go(visitor, how)
        await shows(visitor, '')
        expect(await visitor.driver.run(() => sessionStorage.length), how).toBe(0)
      }
    })

    test(`a draft with a file remains after a reload and can be erased in ${engine}`, async () => {
      const visitor = here()
      const actions = createVisitorActions(visitor)
      await visitor.visit('/report')
      await answerReport(actions)
      await actions.add([notes])
      await visitor.sees('1 file, ')
      await actions.tick('Save a draft on this device')
      // Under a driver WebKit's window is private, and private windows cannot store files.
      const files = engine !== 'webkit'
      if (!files) {
        await visitor.sees('A reload keeps your answers and forgets your files')
        await visitor.click('button', 'Remove notes.pdf')
        await actions.tick('Save a draft on this device')
      }
      await visitor.sees('A draft is saved on this device.')
      await go(visitor, 'reload')
      await visitor.sees('A draft is saved on this device.')
      if (files) await visitor.sees('1 file, ')
      await shows(visitor, completeReport['Last name'])
      expect(await countRecords(visitor)).toBe(files ? 2 : 1)
      await visitor.click('button', 'Prepare report')
      await visitor.sees('Check your report')
      await visitor.click('button', 'Erase everything and start again')
      await visitor.click('button', 'Erase it')
      await visitor.sees('The draft was erased from this device.')
      for (const how of ['forward', 'reload', 'reload'] as const) {
        await go(visitor, how)
        await shows(visitor, '')
        const left = await visitor.driver.run(() => [sessionStorage.length, document.body.innerText] as const)
        expect(left[0], how).toBe(0)
        expect(left[1], how).not.toMatch(/notes\.pdf|Meriwether|The hallway/)
        expect(await countRecords(visitor), how).toBe(0)
      }
    })

    test(`after a reload the list and the picker agree in ${engine}`, async () => {
      const visitor = here()
      const actions = createVisitorActions(visitor)
      const getPicked = () =>
        visitor.driver.run(() =>
          [...document.querySelectorAll<HTMLInputElement>('[type=file]')].flatMap(({ files }) =>
            [...(files ?? [])].map(({ name }) => name),
          ),
        )
      await visitor.visitAnew('/report')
      await actions.write('First name', 'Ada')
      await actions.add([hallway])
      await actions.see('1 file, 843 bytes')
      await go(visitor, 'reload')
      // Firefox restores chosen files, WebKit does not.
      if (engine === 'firefox') {
        await actions.see('1 file, 843 bytes')
        expect(await getPicked()).toEqual(['hallway.jpg'])
        await actions.press('Remove hallway.jpg')
        await actions.see('No files added.')
      } else {
        await actions.see('“hallway.jpg” has to be chosen again.')
        await actions.see('1 file has to be chosen again. See below.')
        expect(await getPicked()).toEqual([])
        await actions.press('Dismiss hallway.jpg')
      }
      await go(visitor, 'reload')
      await visitor.until('the name that was written', () => document.querySelector('input')?.value === 'Ada')
      expect(await getPicked()).toEqual([])
      expect(await visitor.driver.run(() => document.body.textContent.includes('hallway.jpg'))).toBe(false)
    })
  })
