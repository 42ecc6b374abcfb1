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
