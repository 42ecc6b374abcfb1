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

test('a draft is found with its files after the page is closed, the bytes of a file are written once, and erasing leaves no record', async ({
  context,
}) => {
  const first = await openTab(context)
  // Looking for a draft, or erasing one, creates no storage.
  expect(await findTestDraft(first)).toBe('missing')
  expect(await eraseTestDraft(first)).toBe('erased')
  expect(await first.evaluate(() => indexedDB.databases())).toEqual([])
  await saveTestDraft(first, { text: 'The door 🚪', files: { a: 5_000_000 } })
  await first.close()
  const page = await openTab(context)
  expect(await findTestDraft(page)).toEqual({
    savedAt: start,
    expiresAt: start + 30 * day,
    isPersistent: false,
    answers: { description: 'The door 🚪' },
    hasOriginalNames: true,
    files: [{ id: 'a', name: 'a.jpg', lastModified: 5, removal: 'all', bytes: 5_000_000 }],
  })
  await page.evaluate(recordWrites)
  await saveTestDraft(page, { text: 'two', files: { a: 5_000_000, c: 100 }, stored: ['a'] })
  expect(await takeWrites(page)).toEqual([100, 'record'])
  const files = [
    { id: 'a', bytes: 5_000_000 },
    { id: 'c', bytes: 100 },
  ]
  expect(await findTestDraft(page)).toMatchObject({ files })
  // Erasing removes only the draft of its form, and no draft that was saved since.
  expect(await eraseTestDraft(page, 'contact')).toBe('erased')
  expect(await eraseTestDraft(page, 'report', start - 1)).toBe('other')
  expect(await findTestDraft(page)).toMatchObject({ files })
  expect(await eraseTestDraft(page)).toBe('erased')
  expect(await findTestDraft(page)).toBe('missing')
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

test('a draft of unknown age is found, not expired: the clock was years behind when it was saved, or is, or was ahead', async ({
  context,
}) => {
  const page = await openTab(context)
  for (const savedAt of [Date.UTC(2010, 0, 1), start + 400 * day]) {
    await saveTestDraft(page, { text: 'one', now: savedAt })
    const expiresAt = start + 30 * day
    expect(await findTestDraft(page)).toMatchObject({ savedAt, expiresAt })
    // Its 30 days begin when it is found.
    expect(await findTestDraft(page, start + 29 * day)).toMatchObject({ savedAt, expiresAt })
    expect(await findTestDraft(page, expiresAt)).toBe('expired')
  }
  await saveTestDraft(page, { text: 'one' })
  expect(await findTestDraft(page, Date.UTC(2010, 0, 1))).toMatchObject({
    savedAt: start,
    expiresAt: Date.UTC(2010, 0, 31),
  })
  expect(await findTestDraft(page, start + day)).toMatchObject({ savedAt: start, expiresAt: start + 30 * day })
})

test('after a save that was aborted, met an unreadable file or full storage the draft before remains; one that was evicted is saved whole', async ({
  context,
}) => {
  const page = await openTab(context)
  // Chromium caches the free space for a while, so it must be small from the beginning.
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: draftsOrigin, quotaSize: 2_000_000 })
  await saveTestDraft(page, { text: 'one' })
  const results = await page.evaluate(async () => {
    const save = (control: AbortController, ...files: { id: string; file: File }[]) => {
      const draft = { answers: {}, hasOriginalNames: false, files }
      return globalThis.drafts.save('report', draft, { now: 1, signal: control.signal, added: files })
    }
    const control = new AbortController()
    const aborted = save(control)
    control.abort()
    const file = new File(['x'], 'moved.jpg')
    file.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) })
    return [await aborted, await save(new AbortController(), { id: 'b', file })]
  })
  expect(results).toEqual(['blocked', 'unreadable'])
  expect(await saveTestDraft(page, { text: 'two', files: { b: 20_000_000 } })).toBe('full')
  expect(await findTestDraft(page)).toMatchObject({ answers: { description: 'one' }, files: [{ id: 'a' }] })
  await session.send('Storage.clearDataForOrigin', { origin: draftsOrigin, storageTypes: 'indexeddb' })
  await saveTestDraft(page, { text: 'two', stored: ['a'] })
  expect(await findTestDraft(page)).toMatchObject({ answers: { description: 'two' }, files: [{ id: 'a', bytes: 3 }] })
})

/** What a private window does to storage before the page's script runs. */
const refusals = [
  `IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }`,
  `IDBFactory.prototype.open = () => {
    const request = { error: new DOMException('', 'InvalidStateError') }
    queueMicrotask(() => request.onerror())
    return request
  }`,
  `delete globalThis.indexedDB; Object.defineProperty(globalThis, 'indexedDB', { value: undefined })`,
]

test('a private window that refuses storage results in a draft problem, never an exception', async ({ context }) => {
  for (const refusal of refusals) {
    const page = await openTab(context, refusal)
    expect(await saveTestDraft(page, { text: 'one' })).toBe('blocked')
    expect(await findTestDraft(page)).toBe('blocked')
    expect(await eraseTestDraft(page)).toBe('not erased')
  }
})

/** Replaces the stored draft by something else. A content is a file's. */
function plant(page: Page, record: object) {
  return page.evaluate(
    (record: { files?: { content?: unknown }[] }) =>
      new Promise<void>((done, fail) => {
        for (const file of record.files ?? []) if ('content' in file) file.content = new Blob([`${file.content}`])
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

/** Records in place of a stored draft, and what a form finds then. */
const records: readonly (readonly [description: string, found: string, record: object])[] = [
  ['of a later version', 'newer-version', { version: 3, better: true }],
  ['with a file that the browser has lost', 'corrupt', { files: [{ id: 'b', name: 'b.jpg', lastModified: 5 }] }],
]

test('a draft of a later version is not changed, and a damaged one is reported as such and can be erased', async ({
  context,
}) => {
  const page = await openTab(context)
  for (const [description, found, record] of records) {
    await saveTestDraft(page, { text: 'one' })
    await plant(page, { version: 2, savedAt: start, expiresAt: start + 30 * day, answers: {}, files: [], ...record })
    expect(await findTestDraft(page), description).toBe(found)
    if (found === 'newer-version') expect(await saveTestDraft(page, { text: 'two' }), description).toBe(found)
    await eraseTestDraft(page)
    expect(await findTestDraft(page), description).toBe('missing')
  }
})

test('a draft of the first format is opened with its files, expires as it said, and is saved again', async ({
  context,
}) => {
  const page = await openTab(context)
  await saveTestDraft(page, { text: 'one' })
  const answers = { description: 'first' }
  const files = [
    { name: 'a.jpg', lastModified: 5, content: 'four', removal: 'place' },
    { name: 'b.jpg', lastModified: 6, content: '' },
  ]
  await plant(page, { version: 1, form: 'report', revision: '1', savedAt: start, answers, files })
  const found = {
    savedAt: start,
    expiresAt: start + 30 * day,
    isPersistent: false,
    answers,
    hasOriginalNames: false,
    files: [
      { id: '0', name: 'a.jpg', lastModified: 5, removal: 'all', bytes: 4 },
      { id: '1', name: 'b.jpg', lastModified: 6, removal: undefined, bytes: 0 },
    ],
  }
  expect(await findTestDraft(page, start + day)).toEqual(found)
  expect(await findTestDraft(page, start + day)).toEqual(found)
  await saveTestDraft(page, { text: 'two', files: {} })
  expect(await findTestDraft(page)).toMatchObject({ answers: { description: 'two' }, files: [] })
  await plant(page, { version: 1, savedAt: start, answers, files })
  expect(await findTestDraft(page, start + 30 * day)).toBe('expired')
})

test('a browser without locks, or one that denies them, saves as if a tab had one', async ({ context }) => {
  for (const before of [
    `Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })`,
    `LockManager.prototype.request = async () => { throw new DOMException('', 'SecurityError') }`,
  ]) {
    const page = await openTab(context, before)
    expect(await page.evaluate(async () => typeof (await globalThis.drafts.lock('report')))).toBe('function')
  }
})
