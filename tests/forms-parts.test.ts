// A form is markup of the build, and React shows parts in its slots: what is whose, and what a visitor does before the
// parts are there.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { contactDefinition } from '../src/forms/contact/contact.definition.ts'
import { isPrintedWhole } from '../src/forms/form/field.ts'
import { getSlotId, listSlots } from '../src/forms/form/form-slots.ts'
import { reportDefinition } from '../src/forms/report/report.definition.ts'
import { delayScript } from './support/delay-script.ts'
import { getDraftCheckbox, getEvidenceItems, waitForSession } from './support/form-locators.ts'
import { notes } from './support/sample-files.ts'
import { expect, test } from './support/site.ts'

for (const definition of [reportDefinition, contactDefinition]) {
  const { id, noun } = definition
  const { portals, live } = listSlots(definition)
  const getIds = (slots: typeof portals | typeof live) => slots.map((slot) => getSlotId(id, slot)).sort()

  test(`the page of the ${noun} has each slot once, and each live region is a slot`, () => {
    const html = readFileSync(`dist/${id}.html`, 'utf8')
    const [, form = ''] = html.split(`id="${id}-form"`)
    const elements = [...form.matchAll(/<\w+ [^>]*id="([^"]+)"[^>]*>/g)]
    const ids = elements.map(([, id = '']) => id)
    const errors = definition.fields.map(({ name }) => getSlotId(id, `${name}-error`))
    const printed = definition.fields.filter(isPrintedWhole).map(({ name }) => getSlotId(id, `${name}-printed`))
    for (const slot of [getSlotId(id, 'edit'), ...getIds(portals), ...getIds(live), ...errors, ...printed])
      expect(ids.filter((each) => each === slot)).toHaveLength(1)
    const regions = elements.flatMap(([tag, id = '']) => (tag.includes('aria-live') ? [id] : []))
    expect(regions.sort()).toEqual([...getIds(live), 'form-status'].sort())
  })

  test(`React listens in the slots for its parts of the ${noun}, and knows neither form, control nor live region`, async ({
    page,
  }) => {
    await page.goto(`/${id}`)
    await page.getByLabel('First name').fill('Ada')
    await page.getByRole('button', { name: `Prepare ${noun}` }).click()
    await expect(page.getByRole(id === 'report' ? 'link' : 'heading', { name: /last name|Check/ })).toBeVisible()
    const slots = await page.locator(`#${id}-form`).evaluate((form, portals) => {
      const isOfReact = (element: Element) => Object.keys(element).some((key) => /^_+react/.test(key))
      const isInPortal = (element: Element) => portals.some((id) => element.parentElement?.closest(`#${id}`))
      return [form, ...form.querySelectorAll('*')]
        .filter((each) => isOfReact(each) && !isInPortal(each))
        .map(({ id }) => id)
    }, getIds(portals))
    expect(slots.sort()).toEqual(getIds(portals))
  })
}

test('what React shows appears while somebody types without a pause', async ({ page }) => {
  const release = await delayScript(page)
  await page.goto('/report')
  const description = page.getByLabel('Detailed description')
  await description.focus()
  const copy = page.getByRole('button', { name: 'Copy what I have written' })
  let typed = ''
  release()
  while (!(await copy.isVisible())) {
    await page.keyboard.type('growing ')
    typed += 'growing '
    expect(typed.length).toBeLessThan(10_000)
  }
  await expect(description).toHaveValue(typed)
  await expect(description).toBeFocused()
})

/** Opens a page whose form is loaded, and whose parts are not there: React's messages to itself are late. */
async function openBeforeParts(page: Page) {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 1000)
    }
  })
  await page.goto('/report')
  await page.getByLabel('First name').focus()
  await expect(page.locator('form')).toHaveAttribute('novalidate')
}

test('a file added before React shows anything is accepted', async ({ page }) => {
  await openBeforeParts(page)
  await page.getByLabel('Supporting documentation').setInputFiles(notes)
  await expect(getEvidenceItems(page)).toHaveText([/notes\.pdf/])
})

test('an option chosen before React shows anything is kept', async ({ page }) => {
  await openBeforeParts(page)
  await page.getByLabel('State').selectOption('california')
  await waitForSession(page, 'california')
  await expect(page.getByLabel('State')).toHaveValue('california')
})

test('a submit before React shows anything leads to the errors', async ({ page }) => {
  await openBeforeParts(page)
  await page.getByRole('button', { name: 'Prepare report' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address')
  await expect(page.getByRole('region', { name: '6 answers are missing or incomplete' })).toBeFocused()
})

test('a message prepared before React shows anything is reviewed, with the focus on its heading', async ({ page }) => {
  await openBeforeParts(page)
  await page.goto('/contact')
  await page.getByLabel('Message').fill('Which tide table?')
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await page.getByRole('button', { name: 'Prepare message' }).click()
  await expect(page.getByRole('heading', { name: 'Check your message' })).toBeFocused()
})

test('a checkbox checked before React shows anything stays checked', async ({ page }) => {
  await openBeforeParts(page)
  await getDraftCheckbox(page).click()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await expect(getDraftCheckbox(page)).toBeChecked()
})
