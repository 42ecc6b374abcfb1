import { expect, type Page, test } from '@playwright/test'
import { day, erase, find, keep, openTab, origin, revisionOf, start } from '../../../tests/support/drafts-page.ts'

test('a draft is kept with its files, and found again after the page is gone', async ({ context }) => {
  const page = await openTab(context)
  expect(await find(page)).toBeUndefined()
  const kept = await keep(page, 'The door 🚪', undefined, start, 5_000_000)
  await page.close()
  expect(await find(await openTab(context))).toEqual({
    revision: revisionOf(kept),
    savedAt: start,
    expiresAt: start + 30 * day,
    answers: { description: 'The door 🚪' },
    files: [{ name: 'a.jpg', lastModified: 5, removal: 'all', bytes: 5_000_000 }],
  })
})

test('it is gone after 30 days, not before, counted from the last saving', async ({ context }) => {
  const page = await openTab(context)
  const revision = revisionOf(await keep(page, 'one'))
  await keep(page, 'two', revision, start + 10 * day)
  expect(await find(page, start + 40 * day - 1)).toMatchObject({ answers: { description: 'two' } })
  expect(await find(page, start + 40 * day)).toBeUndefined()
  // Erased, not hidden: an earlier clock does not bring it back.
  expect(await find(page, start)).toBeUndefined()
})

test('it is erased at once, and only that of its form', async ({ context }) => {
  const page = await openTab(context)
  await keep(page, 'one')
  expect(await erase(page, 'contact')).toBe('erased')
  expect(await find(page)).toBeDefined()
  expect(await erase(page)).toBe('erased')
  expect(await find(page)).toBeUndefined()
})

test('a saving that is stopped leaves what was there', async ({ context }) => {
  const page = await openTab(context)
  const revision = revisionOf(await keep(page, 'one'))
  const result = await page.evaluate((known) => {
    const control = new AbortController()
    const next = { revision: 'next', now: 1, signal: control.signal, expected: true }
    const saving = globalThis.store.keepDraft({ form: 'report', answers: {}, files: [] }, [known], next)
    control.abort()
    return saving
  }, revision)
  expect(result).toEqual({ fault: 'canceled' })
  expect(await find(page)).toMatchObject({ revision })
})

test('two tabs do not overwrite each other silently', async ({ context }) => {
  const [one, other] = [await openTab(context), await openTab(context)]
  const mine = revisionOf(await keep(one, 'one'))
  const blind = await keep(other, 'other')
  expect(blind).toEqual({ fault: 'conflict', revision: mine })
  expect(await find(one)).toMatchObject({ answers: { description: 'one' } })
  // The other tab is told to go on, and the first is told in its turn.
  const theirs = revisionOf(await keep(other, 'other', mine))
  expect(await keep(one, 'one again', mine)).toMatchObject({ fault: 'conflict', revision: theirs })
  expect(await find(one)).toMatchObject({ answers: { description: 'other' } })
})

test('two tabs saving at the same moment: one is kept, the other told', async ({ context }) => {
  const [one, other] = [await openTab(context), await openTab(context)]
  const results = await Promise.all([keep(one, 'one'), keep(other, 'other')])
  expect(results.filter((result) => 'fault' in result)).toEqual([expect.objectContaining({ fault: 'conflict' })])
})

test('a draft that the browser threw away is missed at the next saving, and can be kept again', async ({ context }) => {
  const page = await openTab(context)
  const revision = revisionOf(await keep(page, 'one'))
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  expect(await keep(page, 'two', revision)).toEqual({ fault: 'gone' })
  revisionOf(await keep(page, 'two'))
  expect(await find(page)).toMatchObject({ answers: { description: 'two' } })
})

test('a file that cannot be read any more is a fault of its own, and what was kept before stays', async ({
  context,
}) => {
  const page = await openTab(context)
  const revision = revisionOf(await keep(page, 'one'))
  const result = await page.evaluate((known) => {
    const content = new Blob(['x'])
    content.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) })
    const files = [{ name: 'moved.jpg', lastModified: 5, content }]
    const next = { revision: 'next', now: 1, signal: new AbortController().signal, expected: true }
    return globalThis.store.keepDraft({ form: 'report', answers: {}, files }, [known], next)
  }, revision)
  expect(result).toEqual({ fault: 'unreadable' })
  expect(await find(page)).toMatchObject({ answers: { description: 'one' } })
})

test('a draft erased and kept anew in another tab is a conflict, not the same draft', async ({ context }) => {
  const [one, other] = [await openTab(context), await openTab(context)]
  const mine = revisionOf(await keep(one, 'one'))
  await erase(other)
  await keep(other, 'other')
  expect(await keep(one, 'one again', mine)).toMatchObject({ fault: 'conflict' })
})

test('no room: said at once, and what was kept before stays', async ({ context }) => {
  const page = await openTab(context)
  // Chromium remembers for a while how much room there is: it must be small from the beginning.
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 })
  const revision = revisionOf(await keep(page, 'one'))
  expect(await keep(page, 'two', revision, start, 20_000_000)).toEqual({ fault: 'full' })
  expect(await find(page)).toMatchObject({ answers: { description: 'one' }, revision })
})

for (const [how, before] of Object.entries({
  'throws at every opening': `IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }`,
  'answers every opening with an error': `IDBFactory.prototype.open = () => {
    const request = { error: new DOMException('', 'InvalidStateError') }
    queueMicrotask(() => request.onerror())
    return request
  }`,
  'has no storage at all': `delete globalThis.indexedDB; Object.defineProperty(globalThis, 'indexedDB', { value: undefined })`,
}))
  test(`a private window that ${how} is a refusal, never an exception`, async ({ context }) => {
    const page = await openTab(context, before)
    expect(await keep(page, 'one')).toEqual({ fault: 'refused' })
    expect(await find(page)).toEqual({ fault: 'refused' })
    expect(await page.evaluate((now) => globalThis.shelf.look('report', now), start)).toBe('none')
  })

/** Puts something else where the draft is. */
function plant(page: Page, record: object) {
  return page.evaluate(
    (record) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('drafts', 1)
        request.onsuccess = () => {
          const transaction = request.result.transaction('drafts', 'readwrite')
          transaction.objectStore('drafts').put(record, 'report')
          transaction.oncomplete = () => done()
          transaction.onabort = () => fail(transaction.error)
        }
      }),
    record,
  )
}

test('a draft of a later version is left alone', async ({ context }) => {
  const page = await openTab(context)
  const revision = revisionOf(await keep(page, 'one'))
  await plant(page, { version: 2, revision, savedAt: start, better: true })
  expect(await find(page)).toEqual({ fault: 'newer' })
  expect(await keep(page, 'two', revision)).toEqual({ fault: 'newer' })
})

test('a later version’s database is left alone', async ({ context }) => {
  const page = await openTab(context)
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('drafts', 2)
        request.onsuccess = () => {
          request.result.close()
          done()
        }
      }),
  )
  expect(await find(page)).toEqual({ fault: 'newer' })
  expect(await keep(page, 'one')).toEqual({ fault: 'newer' })
})

for (const [what, change] of Object.entries({
  'without answers': { answers: undefined },
  'with answers that are no text': { answers: { description: 5 } },
  'without files': { files: undefined },
  'with a file that has no content': { files: [{ name: 'a.jpg', lastModified: 5, content: 'gone' }] },
  'with a file that has no name': { files: [{ lastModified: 5 }] },
}))
  test(`a kept draft ${what} is damaged, and can be erased`, async ({ context }) => {
    const page = await openTab(context)
    const revision = revisionOf(await keep(page, 'one'))
    await plant(page, { version: 1, form: 'report', revision, savedAt: start, answers: {}, files: [], ...change })
    expect(await find(page)).toEqual({ fault: 'damaged' })
    await erase(page)
    expect(await find(page)).toBeUndefined()
  })
