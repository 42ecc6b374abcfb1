import { expect, type Page, test } from '@playwright/test'
import { openTab } from '../../../tests/support/draft-database-page.ts'

test('one tab at a time has the lock of a form, until it releases it or is closed', async ({ context }) => {
  const [one, other] = [await openTab(context), await openTab(context)]
  const lock = (page: Page, form = 'report') =>
    page.evaluate(async (form) => {
      const release = await globalThis.drafts.lock(form)
      Object.assign(globalThis, { release })
      return release !== undefined
    }, form)
  expect(await lock(one)).toBe(true)
  expect(await lock(other)).toBe(false)
  expect(await lock(other, 'contact')).toBe(true)
  await one.evaluate(() => Reflect.get(globalThis, 'release')())
  expect(await lock(other)).toBe(true)
  await other.close()
  await expect.poll(() => lock(one)).toBe(true)
})

for (const [how, before] of Object.entries({
  'without locks': `Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })`,
  'that denies them': `LockManager.prototype.request = async () => { throw new DOMException('', 'SecurityError') }`,
}))
  test(`a browser ${how} saves as if a tab had one`, async ({ context }) => {
    const page = await openTab(context, before)
    expect(await page.evaluate(async () => typeof (await globalThis.drafts.lock('report')))).toBe('function')
  })
