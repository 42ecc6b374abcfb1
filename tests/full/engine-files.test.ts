// Files and a reload in the two engines that `npm test` does not start: Firefox restores them, WebKit does not.
import { expect, test } from '@playwright/test'
import { describeInEngine, engines } from '../support/engines/describe-engine.ts'
import { createVisitorActions } from '../support/engines/visitor-actions.ts'
import { hallway } from '../support/sample-files.ts'

for (const engine of engines)
  describeInEngine(engine, (here) => {
    test(`after a reload the list and the picker agree in ${engine}`, async () => {
      const visitor = here()
      const actions = createVisitorActions(visitor)
      const reload = async () => {
        await visitor.driver.run(() => {
          Object.assign(window, { isOld: true })
          setTimeout(() => location.reload())
        })
        await visitor.until('the form after the reload', () => !('isOld' in window) && document.forms[0]?.noValidate)
      }
      const pickerNames = () =>
        visitor.driver.run(() =>
          [...document.querySelectorAll<HTMLInputElement>('[type=file]')].flatMap(({ files }) =>
            [...(files ?? [])].map(({ name }) => name),
          ),
        )
      await visitor.visitAnew('/report')
      await actions.write('First name', 'Ada')
      await actions.add([hallway])
      await actions.see('1 file, 843 bytes')
      await reload()
      if (engine === 'firefox') {
        await actions.see('1 file, 843 bytes')
        expect(await pickerNames()).toEqual(['hallway.jpg'])
        await actions.press('Remove hallway.jpg')
        await actions.see('No files added.')
      } else {
        await actions.see('“hallway.jpg” has to be chosen again.')
        await actions.see('1 file has to be chosen again. See below.')
        expect(await pickerNames()).toEqual([])
        await actions.press('Dismiss hallway.jpg')
      }
      await reload()
      await visitor.until('the name that was written', () => document.querySelector('input')?.value === 'Ada')
      expect(await pickerNames()).toEqual([])
      expect(await visitor.driver.run(() => document.body.textContent.includes('hallway.jpg'))).toBe(false)
    })
  })
