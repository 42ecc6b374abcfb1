import { expect, type Page, test } from '@playwright/test'
import {
  day,
  draftsOrigin,
  eraseTestDraft,
  findTestDraft,
  openTab,
  recordWrites,
  saveTestDraft,
  start,
  takeWrites,
} from '../../../tests/support/draft-database-page.ts'

test('a draft is saved with its files and found after the page is closed', async ({ context }) => {
  const page = await openTab(context)
  expect(await findTestDraft(page)).toBe('missing')
  await saveTestDraft(page, { text: 'The door 🚪', files: { a: 5_000_000 } })
  await page.close()
  expect(await findTestDraft(await openTab(context))).toEqual({
    savedAt: start,
    expiresAt: start + 30 * day,
    isDated: true,
    isPersistent: false,
    answers: { description: 'The door 🚪' },
    hasOriginalNames: true,
    files: [{ id: 'a', name: 'a.jpg', lastModified: 5, removal: 'all', bytes: 5_000_000 }],
  })
})

test('the bytes of a file are written once, and go with it', async ({ context }) => {
  const page = await openTab(context)
  await page.evaluate(recordWrites)
  await saveTestDraft(page, { text: 'one', files: { a: 300, b: 200 } })
  expect(await takeWrites(page)).toEqual([300, 200, 'record'])
  await saveTestDraft(page, { text: 'two', files: { a: 300, c: 100 }, stored: ['a', 'b'] })
  expect(await takeWrites(page)).toEqual([100, 'record'])
  expect(await findTestDraft(page)).toMatchObject({
    files: [
      { id: 'a', bytes: 300 },
      { id: 'c', bytes: 100 },
    ],
  })
  await eraseTestDraft(page)
  const count = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        indexedDB.open('drafts').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest
          const request = result.transaction('drafts').objectStore('drafts').count()
          request.onsuccess = () => done(request.result)
        }
      }),
  )
  expect(count).toBe(0)
})

test('a draft expires 30 days after the last save, not before', async ({ context }) => {
  const page = await openTab(context)
  await saveTestDraft(page, { text: 'one' })
  await saveTestDraft(page, { text: 'two', now: start + 10 * day })
  expect(await findTestDraft(page, start + 40 * day - 1)).toMatchObject({ answers: { description: 'two' } })
  expect(await findTestDraft(page, start + 40 * day)).toBe('expired')
  // Erased, not hidden: with an earlier clock it is not found either.
  expect(await findTestDraft(page, start)).toBe('missing')
})

test('a draft of unknown age is found, not expired: the clock was years behind when it was saved, or is ahead of it', async ({
  context,
}) => {
  for (const savedAt of [Date.UTC(2010, 0, 1), start + 400 * day]) {
    const page = await openTab(context)
    await saveTestDraft(page, { text: 'one', now: savedAt })
    const expiresAt = start + 30 * day
    expect(await findTestDraft(page)).toMatchObject({ savedAt, isDated: false, expiresAt })
    // Its 30 days begin when it is found.
    expect(await findTestDraft(page, start + 29 * day)).toMatchObject({ savedAt, isDated: false, expiresAt })
    expect(await findTestDraft(page, expiresAt)).toBe('expired')
  }
})

test('a draft is found, not expired, by a clock that is years behind', async ({ context }) => {
  const page = await openTab(context)
  await saveTestDraft(page, { text: 'one' })
  expect(await findTestDraft(page, Date.UTC(2010, 0, 1))).toMatchObject({ savedAt: start, isDated: false })
  expect(await findTestDraft(page, start + day)).toMatchObject({ savedAt: start, isDated: true })
})

test('erasing removes a draft at once, and only that of its form', async ({ context }) => {
  const page = await openTab(context)
  await saveTestDraft(page, { text: 'one' })
  expect(await eraseTestDraft(page, 'contact')).toBe('erased')
  expect(await findTestDraft(page)).toHaveProperty('answers')
  expect(await eraseTestDraft(page)).toBe('erased')
  expect(await findTestDraft(page)).toBe('missing')
})

test('a tab erases its own draft, and not one that was saved since', async ({ context }) => {
  const page = await openTab(context)
  await saveTestDraft(page, { text: 'one', now: start + 1 })
  expect(await eraseTestDraft(page, 'report', start)).toBe('other')
  expect(await findTestDraft(page, start + 1)).toHaveProperty('answers')
})

test('an aborted save leaves the draft before', async ({ context }) => {
  const page = await openTab(context)
  await saveTestDraft(page, { text: 'one' })
  const result = await page.evaluate(() => {
    const control = new AbortController()
    const draft = { answers: {}, hasOriginalNames: false, files: [] }
    const saving = globalThis.drafts.save('report', draft, { now: 1, signal: control.signal, isStored: () => false })
    control.abort()
    return saving
  })
  expect(result).toBe('blocked')
  expect(await findTestDraft(page)).toMatchObject({ answers: { description: 'one' } })
})

test('a draft that the browser evicted is saved again whole', async ({ context }) => {
  const page = await openTab(context)
  await saveTestDraft(page, { text: 'one' })
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: draftsOrigin, storageTypes: 'indexeddb' })
  await saveTestDraft(page, { text: 'two', stored: ['a'] })
  expect(await findTestDraft(page)).toMatchObject({ answers: { description: 'two' }, files: [{ id: 'a', bytes: 3 }] })
})

test('a file that can no longer be read is a draft problem of its own, and the draft before remains', async ({
  context,
}) => {
  const page = await openTab(context)
  await saveTestDraft(page, { text: 'one' })
  const result = await page.evaluate(() => {
    const file = new File(['x'], 'moved.jpg')
    file.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) })
    const draft = { answers: {}, hasOriginalNames: false, files: [{ id: 'b', file }] }
    const { signal } = new AbortController()
    return globalThis.drafts.save('report', draft, { now: 1, signal, isStored: () => false })
  })
  expect(result).toBe('unreadable')
  expect(await findTestDraft(page)).toMatchObject({ answers: { description: 'one' } })
})

test('with full storage the save fails at once, and the draft before remains', async ({ context }) => {
  const page = await openTab(context)
  // Chromium caches the free space for a while, so it must be small from the beginning.
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: draftsOrigin, quotaSize: 2_000_000 })
  await saveTestDraft(page, { text: 'one' })
  expect(await saveTestDraft(page, { text: 'two', files: { b: 20_000_000 } })).toBe('full')
  expect(await findTestDraft(page)).toMatchObject({ answers: { description: 'one' }, files: [{ id: 'a' }] })
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
  test(`a private window that ${how} results in a draft problem, never an exception`, async ({ context }) => {
    const page = await openTab(context, before)
    expect(await saveTestDraft(page, { text: 'one' })).toBe('blocked')
    expect(await findTestDraft(page)).toBe('blocked')
    expect(await eraseTestDraft(page)).toBe('not erased')
  })

/** Replaces the stored draft by something else. */
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

test('a draft of a later version is not changed', async ({ context }) => {
  const page = await openTab(context)
  await saveTestDraft(page, { text: 'one' })
  await plant(page, { version: 3, savedAt: start, better: true })
  expect(await findTestDraft(page)).toBe('newer-version')
  expect(await saveTestDraft(page, { text: 'two' })).toBe('newer-version')
})

test('a later version’s database is not changed', async ({ context }) => {
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
  expect(await findTestDraft(page)).toBe('newer-version')
  expect(await saveTestDraft(page, { text: 'one' })).toBe('newer-version')
})

for (const [what, change] of Object.entries({
  'without answers': { answers: undefined },
  'with answers that are no text': { answers: { description: 5 } },
  'without files': { files: undefined },
  'with a file that has no content': { files: [{ id: 'b', name: 'b.jpg', lastModified: 5 }] },
  'with a file that has no name': { files: [{ id: 'a', lastModified: 5 }] },
  'of an older format': { version: 1, files: [{ name: 'b.jpg', lastModified: 5, content: 'four' }] },
}))
  test(`a stored draft ${what} is reported as damaged, and can be erased`, async ({ context }) => {
    const page = await openTab(context)
    await saveTestDraft(page, { text: 'one' })
    await plant(page, { version: 2, savedAt: start, expiresAt: start + 30 * day, answers: {}, files: [], ...change })
    expect(await findTestDraft(page)).toBe('corrupt')
    await eraseTestDraft(page)
    expect(await findTestDraft(page)).toBe('missing')
  })

test('looking for a draft, or erasing one, creates no storage', async ({ context }) => {
  const page = await openTab(context)
  expect(await findTestDraft(page)).toBe('missing')
  expect(await eraseTestDraft(page)).toBe('erased')
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})
