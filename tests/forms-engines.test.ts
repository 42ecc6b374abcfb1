// Erased is gone, kept is kept, and late code is asked for again: in three engines.
import { expect, test } from '@playwright/test'
import type { Engine } from './support/engines/find-engine.ts'
import { inEngine } from './support/engines/in-engine.ts'
import type { Visitor } from './support/engines/visitor.ts'

const lastName = (visitor: Visitor) =>
  visitor.driver.run(() => document.querySelector<HTMLInputElement>('#contact-last-name, #report-last-name')?.value)

/** Goes through the tab's history, or loads the page again, and waits until its form is awake. */
async function go(visitor: Visitor, how: 'back' | 'forward' | 'reload') {
  await visitor.driver.run((how) => {
    document.documentElement.setAttribute('data-before', '')
    if (how === 'reload') setTimeout(() => location.reload())
    else setTimeout(() => (how === 'back' ? history.back() : history.forward()))
    return new Promise<null>((resolve) => setTimeout(resolve, 50, null))
  }, how)
  if (how === 'reload') await visitor.until('a new page', () => !document.documentElement.hasAttribute('data-before'))
  await visitor.until('a form that is awake', () => document.querySelector('form')?.noValidate && history.state?.step)
}

for (const engine of ['chromium', 'firefox', 'webkit'] satisfies Engine[])
  inEngine(engine, (here) => {
    test(`what was erased does not come back in ${engine}`, async () => {
      const visitor = here()
      await visitor.visit('/contact')
      await visitor.fill('Last name', 'Meriwether')
      await visitor.click('button', 'Prepare message')
      await visitor.sees('Check your message')
      await visitor.click('button', 'Start again')
      await visitor.click('button', 'Erase it')
      await visitor.until('the form', () => document.querySelector('form')?.checkVisibility())
      expect(await lastName(visitor)).toBe('')
      for (const how of ['forward', 'reload', 'reload', 'back', 'reload'] as const) {
        await go(visitor, how)
        expect(await lastName(visitor), how).toBe('')
        expect(await visitor.driver.run(() => sessionStorage.length), how).toBe(0)
      }
    })

    test(`a reload shows what was last seen in ${engine}`, async () => {
      const visitor = here()
      await visitor.visit('/contact')
      await visitor.fill('Last name', 'Meriwether')
      await go(visitor, 'reload')
      expect(await lastName(visitor)).toBe('Meriwether')
    })
  })
