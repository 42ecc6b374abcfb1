// What Firefox fills in along with a name: also the state, even where one is chosen, which it marks after its events.
import { expect, test } from '@playwright/test'
import { report } from '../../src/site.ts'
import { startFirefox } from '../support/engines/firefox.ts'
import { Visitor } from '../support/engines/visitor.ts'

const preferences = {
  'extensions.formautofill.addresses.enabled': true,
  'extensions.formautofill.addresses.supported': 'on',
  'extensions.formautofill.addresses.supportedCountries': 'US',
  'browser.search.region': 'US',
}
const addresses = [
  {
    guid: '86d961c7717a',
    version: 1,
    timeCreated: 1764288000000,
    timeLastUsed: 1764288000000,
    timeLastModified: 1764288000000,
    timesUsed: 1,
    name: 'Grace Hopper',
    'given-name': 'Grace',
    'family-name': 'Hopper',
    email: 'grace@mail.example',
    'street-address': '1 Main St',
    'address-level2': 'Austin',
    'address-level1': 'TX',
    'postal-code': '73301',
    country: 'US',
  },
]
const profile = { 'autofill-profiles.json': JSON.stringify({ version: 1, creditCards: [], addresses }) }
/** The keys that take the first entry of the list at a field, as WebDriver encodes them (WebDriver, section 17.4.2). */
const [downKey, enterKey] = ['\uE015', '\uE007']

test('in Firefox the state is what was chosen by hand, whatever the browser fills in', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const driver = await startFirefox(900, 900, preferences, profile)
  try {
    const visitor = new Visitor(driver, baseURL ?? '')
    for (const chosen of ['', 'California']) {
      await visitor.visit(report.path)
      await visitor.until('the loaded form', () => document.forms[0]?.noValidate)
      if (chosen) await visitor.actions.choose('State', chosen)
      await visitor.click('field', 'First name')
      const isOffered = async () => {
        await driver.type(downKey)
        // What would be filled in is shown.
        return driver.run(() => document.querySelector('[type=email]')?.matches(':autofill'))
      }
      await expect.poll(isOffered, { message: 'an entry of the list', intervals: [1000] }).toBe(true)
      await driver.type(enterKey)
      const readEmail = () => driver.run(() => document.querySelector<HTMLInputElement>('[type=email]')?.value)
      await expect.poll(readEmail, { message: 'the email' }).toBe('grace@mail.example')
      const readState = () => driver.run(() => document.querySelector('select')?.value)
      await expect.poll(readState).toBe(chosen.toLowerCase())
    }
  } finally {
    await driver.close()
  }
})
