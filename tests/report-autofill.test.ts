// The browser fills in a name and an email, and with them the state of the visitor's home. A browser of its own has that.
import type { Page } from '@playwright/test'
import { getChromiumOptions } from '../tooling/chromium.ts'
import { delayScript, expectLoaded, getErrors, pressContinue, waitForSession } from './support/report-page.ts'
import { expect, test } from './support/site.ts'

test.use({ launchOptions: getChromiumOptions(true) })

const address = {
  NAME_FIRST: 'Grace',
  NAME_LAST: 'Hopper',
  EMAIL_ADDRESS: 'grace@mail.example',
  ADDRESS_HOME_STATE: 'Texas',
  ADDRESS_HOME_COUNTRY: 'US',
}

/** Fills in the form as the browser does when its visitor accepts the address that it offers at the first name. */
async function acceptAddress(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await page.getByLabel('First name').click()
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' })
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }))
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
}

/** Writes values into fields as a program does, the state first or last. */
const write = (page: Page, ...values: readonly (readonly [name: string, value: string])[]) =>
  page.evaluate((values) => {
    for (const [name, value] of values) {
      const control = document.forms[0]?.elements.namedItem(name) as HTMLInputElement
      control.value = value
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }, values)
const identity = [
  ['first-name', address.NAME_FIRST],
  ['last-name', address.NAME_LAST],
  ['email', address.EMAIL_ADDRESS],
] as const
const texas = ['state', 'texas'] as const

for (const [who, fill] of [
  ['the browser', acceptAddress],
  ['a program', (page: Page) => write(page, ...identity, texas)],
  ['a program that begins with it', (page: Page) => write(page, texas, ...identity)],
] as const)
  test(`a state that ${who} fills in along with the name is undone, also before the code, and one that was chosen stays`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        const { name, value } = target as HTMLSelectElement
        if (name === 'state') Object.assign(window, { written: value })
      }
      addEventListener('input', note, true)
    })
    const state = page.getByLabel('State')
    const expectState = async (value: string) => {
      await expect(page.getByLabel('Last name')).toHaveValue(address.NAME_LAST)
      expect(await page.evaluate(() => Reflect.get(window, 'written')), 'it was filled in').toBe('texas')
      await waitForSession(page, address.NAME_LAST)
      await expect(state).toHaveValue(value)
      await page.evaluate(() => Reflect.deleteProperty(window, 'written'))
      await page.getByLabel('Last name').fill('')
    }
    let release = await delayScript(page)
    await page.goto('/report')
    await fill(page)
    release()
    await expectLoaded(page)
    await expectState('')
    await fill(page)
    await expectState('')
    await pressContinue(page)
    await expect(getErrors(page)).toContainText('Select the state where it happened')
    // As a voice program, the driver chooses by script.
    await state.selectOption('california')
    await waitForSession(page, 'california')
    await fill(page)
    await expectState('california')
    release = await delayScript(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(state).toHaveValue('california')
    for (const when of ['before the code', 'after']) {
      await write(page, texas)
      await expect(state, when).toHaveValue('california')
      release()
      await expectLoaded(page)
    }
  })
