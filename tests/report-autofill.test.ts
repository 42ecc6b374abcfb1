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
async function autofill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await page.getByLabel('First name').click()
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' })
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }))
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
  await expect(page.getByLabel('Email')).toHaveValue(address.EMAIL_ADDRESS)
  await expect(page.getByLabel('First name')).toHaveValue(address.NAME_FIRST)
}

test('a state that the browser fills in along with the name is undone, also before the code, and one chosen by hand stays', async ({
  page,
}) => {
  const release = await delayScript(page)
  await page.goto('/report')
  await autofill(page)
  const state = page.getByLabel('State')
  await expect(state).toHaveValue('texas')
  release()
  await expect(state).toHaveValue('')
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper')
  await expectLoaded(page)
  await page.getByLabel('Last name').fill('')
  await autofill(page)
  await waitForSession(page, 'Hopper')
  await expect(state).toHaveValue('')
  await pressContinue(page)
  await expect(getErrors(page)).toContainText('Select the state where it happened')
  await state.selectOption('california')
  await page.getByLabel('Detailed description').fill('The hallway grew.')
  await autofill(page)
  await expect(state).toHaveValue('california')
  await waitForSession(page, 'california')
})

test('a state that a program writes is put back, along with a name or in place of a choice, also before the code', async ({
  page,
}) => {
  const state = page.getByLabel('State')
  const write = (values: Readonly<Record<string, string>>) =>
    page.evaluate((values) => {
      for (const [name, value] of Object.entries(values)) {
        const control = document.forms[0]?.elements.namedItem(name) as HTMLInputElement
        control.value = value
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
      }
    }, values)
  const identity = { 'first-name': 'Grace', 'last-name': 'Hopper', state: 'texas' }
  await page.goto('/report')
  await expectLoaded(page)
  await write(identity)
  await expect(state).toHaveValue('')
  await expect(page.getByLabel('Last name')).toHaveValue('Hopper')
  // A voice program chooses by script, too.
  await write({ state: 'california' })
  await waitForSession(page, 'california')
  await expect(state).toHaveValue('california')
  for (const values of [identity, { state: 'texas' }]) {
    await write(values)
    await expect(state).toHaveValue('california')
  }
  const release = await delayScript(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(state).toHaveValue('california')
  await write(identity)
  await expect(state).toHaveValue('california')
  release()
  await expectLoaded(page)
  await expect(state).toHaveValue('california')
})
