// What the browser stores or refuses to store, and what the page says of it.
import type { Page } from '@playwright/test'
import { getDraftCheckbox } from './support/form-locators.ts'
import { answerReport } from './support/form-scenarios.ts'
import { createPageActions } from './support/page-actions.ts'
import { expect, test } from './support/site.ts'
import { removeSessionStorage } from './support/third-party.ts'

const nothingKept = (page: Page) => page.getByText('Nothing is remembered here')

for (const [name, block] of [
  ['null', removeSessionStorage],
  [
    'refused',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    },
  ],
  [
    'dropping what it is given',
    () => {
      Storage.prototype.setItem = () => {}
    },
  ],
] as const)
  for (const path of ['/report', '/contact'])
    test(`${path} says once that nothing is remembered where sessionStorage is ${name}`, async ({ page }) => {
      await page.addInitScript(block)
      await page.goto(path)
      await page.getByLabel('First name').fill('Ada')
      await expect(nothingKept(page)).toHaveCount(1)
      await page.getByLabel('Last name').fill('Meriwether')
      await expect(nothingKept(page)).toHaveCount(1)
      await page.getByRole('button', { name: /^Prepare/ }).click()
      if (path === '/contact') await expect(page.getByRole('heading', { name: 'Check your message' })).toBeFocused()
      else await expect(page.getByText('4 answers are missing or incomplete')).toBeVisible()
    })

test('a browser that refuses drafts as well says so once', async ({ page }) => {
  await page.addInitScript(removeSessionStorage)
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: null }))
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await getDraftCheckbox(page).click()
  await expect(getDraftCheckbox(page)).not.toBeChecked()
  await expect(nothingKept(page)).toHaveCount(1)
})

test('a stored draft is remembered where sessionStorage is null', async ({ page }) => {
  await page.addInitScript(removeSessionStorage)
  await page.goto('/report')
  await page.getByLabel('First name').fill('Ada')
  await expect(nothingKept(page)).toBeVisible()
  await getDraftCheckbox(page).check()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  await expect(nothingKept(page)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Open the draft on this device' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
})

test('a draft says when it is erased, and that the browser may remove it sooner unless it has agreed not to', async ({
  page,
}) => {
  await page.goto('/report')
  await expect(
    page.getByText('30 days after the last change, the draft is erased. The browser may remove it sooner.'),
  ).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await getDraftCheckbox(page).check()
  const saved = page.getByText(/^A draft is saved on this device\. After \w+ \d+, \d+ it is erased/)
  await expect(saved).toHaveText(/when this page is next opened, unless the browser removes it sooner\.$/)
  await page.evaluate(() => Object.assign(StorageManager.prototype, { persist: async () => true }))
  await page.getByLabel('First name').fill('Emmy')
  await expect(saved).toHaveText(/when this page is next opened\.$/)
})

test('the form itself offers to erase everything: the answers, a draft that was found and not opened, and the session', async ({
  page,
  context,
}) => {
  await page.goto('/report')
  await expect(page.getByRole('button', { name: 'Erase everything and start again' })).toHaveCount(0)
  await answerReport(createPageActions(page))
  await getDraftCheckbox(page).check()
  await expect(page.getByText('A draft is saved on this device.')).toBeVisible()
  const other = await context.newPage()
  await page.close()
  await other.goto('/report')
  await expect(other.getByRole('button', { name: 'Open the draft on this device' })).toBeVisible()
  await other.getByLabel('Last name').fill('Hale')
  await other.getByRole('button', { name: 'Erase everything and start again' }).click()
  await expect(other.getByRole('alertdialog')).toContainText('any draft on this device')
  // What only the browser can change is stated.
  await expect(other.getByRole('alertdialog')).toContainText('Your browser may still suggest the name and email.')
  await other.getByRole('button', { name: 'Erase it' }).click()
  await expect(other.getByText('The draft was erased from this device.')).toBeVisible()
  await expect(other.getByLabel('First name')).toBeFocused()
  await expect(other.getByLabel('Last name')).toHaveValue('')
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0)
  const third = await context.newPage()
  await third.goto('/report')
  await third.getByLabel('First name').fill('Ada')
  await getDraftCheckbox(third).check()
  await expect(third.getByText('A draft is saved on this device.')).toBeVisible()
})
