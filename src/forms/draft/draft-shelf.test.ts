import { expect, test } from '@playwright/test'
import { day, erase, find, keep, openTab, revisionOf, start } from '../../../tests/support/drafts-page.ts'

test('a tab erases its own, and not what another has saved since', async ({ context }) => {
  const page = await openTab(context)
  const revision = revisionOf(await keep(page, 'one'))
  expect(await erase(page, 'report', ['another'])).toBe('other')
  expect(await find(page)).toBeDefined()
  expect(await erase(page, 'report', ['another', revision])).toBe('erased')
  expect(await find(page)).toBeUndefined()
})

test('looking for a draft, or erasing one, creates no storage', async ({ context }) => {
  const page = await openTab(context)
  expect(await page.evaluate((now) => globalThis.shelf.look('report', now), start)).toBe('none')
  expect(await erase(page)).toBe('erased')
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

test('a draft is found without being read, and erased in its time', async ({ context }) => {
  const page = await openTab(context)
  const revision = revisionOf(await keep(page, 'one'))
  const look = (now: number) => page.evaluate((now) => globalThis.shelf.look('report', now), now)
  expect(await look(start)).toEqual({ revision, savedAt: start, expiresAt: start + 30 * day })
  expect(await look(start + 30 * day)).toBe('expired')
  expect(await look(start)).toBe('none')
})
