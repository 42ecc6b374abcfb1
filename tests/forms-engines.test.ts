// Erased is gone, kept is kept, and late code is asked for again: in three engines.
import { expect, test } from '@playwright/test'
import type { Engine } from './support/engines/find-engine.ts'
import { inEngine } from './support/engines/in-engine.ts'
import type { Visitor } from './support/engines/visitor.ts'

/** Waits until the script is here and the contact form shows this last name. */
const shows = (visitor: Visitor, name: string) =>
  visitor.until(
    `the last name “${name}”`,
    (name) =>
      performance.getEntriesByType('resource').some((each) => each.name.includes('/islands-')) &&
      document.querySelector<HTMLInputElement>('#contact-last-name')?.value === name,
    name,
  )

/** Goes through the tab's history, or loads the page again. */
async function go(visitor: Visitor, how: 'back' | 'forward' | 'reload') {
  await visitor.driver.run((how) => {
    Object.assign(window, { leaving: how })
    setTimeout(() => (how === 'reload' ? location.reload() : how === 'back' ? history.back() : history.forward()), 50)
    return null
  }, how)
  if (how === 'reload') await visitor.until('a page that is new', () => !('leaving' in window))
}

for (const engine of ['chromium', 'firefox', 'webkit'] satisfies Engine[])
  inEngine(engine, (here) => {
    test(`what was erased does not come back in ${engine}`, async () => {
      const visitor = here()
      await visitor.visit('/contact')
      await visitor.fill('Last name', 'Meriwether')
      await visitor.click('button', 'Prepare message')
      await visitor.sees('Check your message')
      await visitor.click('button', 'Erase everything and start again')
      await visitor.click('button', 'Erase it')
      await visitor.until('the form', () => document.querySelector('form')?.checkVisibility())
      await shows(visitor, '')
      for (const how of ['forward', 'reload', 'reload', 'back', 'reload'] as const) {
        await go(visitor, how)
        await shows(visitor, '')
        expect(await visitor.driver.run(() => sessionStorage.length), how).toBe(0)
      }
    })

    test(`a reload shows what was last seen in ${engine}`, async () => {
      const visitor = here()
      await visitor.visit('/contact')
      await visitor.fill('Last name', 'Meriwether')
      await go(visitor, 'reload')
      await shows(visitor, 'Meriwether')
    })
  })
