import { expect, type Page, test } from '@playwright/test'
import {
  day,
  draftsOrigin,
  eraseTestDraft,
  findTestDraft,
  getRevision,
  openTab,
  saveTestDraft,
  start,
} from '../../../tests/support/draft-database-page.ts'

test('a draft is saved with its files and found after the page is closed', async ({ context }) => {
  const page = await openTab(context)
  expect(await findTestDraft(page)).toBeUndefined()
  const kept = await saveTestDraft(page, 'The door 🚪', undefined, start, 5_000_000)
  await page.close()
  expect(await findTestDraft(await openTab(context))).toEqual({
    revision: getRevision(kept),
    savedAt: start,
    expiresAt: start + 30 * day,
    isPersistent: false,
    answers: { description: 'The door 🚪' },
    files: [{ name: 'a.jpg', lastModified: 5, removal: 'all', bytes: 5_000_000 }],
  })
})

test('a draft expires 30 days after the last save, not before', async ({ context }) => {
  const page = await openTab(context)
  const revision = getRevision(await saveTestDraft(page, 'one'))
  await saveTestDraft(page, 'two', revision, start + 10 * day)
  expect(await findTestDraft(page, start + 40 * day - 1)).toMatchObject({ answers: { description: 'two' } })
  expect(await findTestDraft(page, start + 40 * day)).toBeUndefined()
  // Erased, not hidden: with an earlier clock it is not found either.
  expect(await findTestDraft(page, start)).toBeUndefined()
})

test('erasing removes a draft at once, and only that of its form', async ({ context }) => {
  const page = await openTab(context)
  await saveTestDraft(page, 'one')
  expect(await eraseTestDraft(page, 'contact')).toBe('erased')
  expect(await findTestDraft(page)).toBeDefined()
  expect(await eraseTestDraft(page)).toBe('erased')
  expect(await findTestDraft(page)).toBeUndefined()
})

test('an aborted save leaves the draft before', async ({ context }) => {
  const page = await openTab(context)
  const revision = getRevision(await saveTestDraft(page, 'one'))
  const result = await page.evaluate((known) => {
    const control = new AbortController()
    const next = { revision: 'next', now: 1, signal: control.signal, shouldExist: true }
    const saving = globalThis.drafts.save({ form: 'report', answers: {}, files: [] }, [known], next)
    control.abort()
    return saving
  }, revision)
  expect(result).toEqual({ problem: 'canceled' })
  expect(await findTestDraft(page)).toMatchObject({ revision })
})

test('two tabs do not overwrite each other silently', async ({ context }) => {
  const [one, other] = [await openTab(context), await openTab(context)]
  const mine = getRevision(await saveTestDraft(one, 'one'))
  const blind = await saveTestDraft(other, 'other')
  expect(blind).toEqual({ problem: 'conflict', revision: mine })
  expect(await findTestDraft(one)).toMatchObject({ answers: { description: 'one' } })
  // The other tab is signaled to continue, and then the first one.
  const theirs = getRevision(await saveTestDraft(other, 'other', mine))
  expect(await saveTestDraft(one, 'one again', mine)).toMatchObject({ problem: 'conflict', revision: theirs })
  expect(await findTestDraft(one)).toMatchObject({ answers: { description: 'other' } })
})

test('of two tabs that save at the same moment one succeeds and the other gets a conflict', async ({ context }) => {
  const [one, other] = [await openTab(context), await openTab(context)]
  const results = await Promise.all([saveTestDraft(one, 'one'), saveTestDraft(other, 'other')])
  expect(results.filter((result) => 'problem' in result)).toEqual([expect.objectContaining({ problem: 'conflict' })])
})

test('a draft that the browser evicted is reported at the next save, and can be saved again', async ({ context }) => {
  const page = await openTab(context)
  const revision = getRevision(await saveTestDraft(page, 'one'))
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: draftsOrigin, storageTypes: 'indexeddb' })
  expect(await saveTestDraft(page, 'two', revision)).toEqual({ problem: 'missing' })
  getRevision(await saveTestDraft(page, 'two'))
  expect(await findTestDraft(page)).toMatchObject({ answers: { description: 'two' } })
})

test('a file that can no longer be read is a draft problem of its own, and the draft before remains', async ({
  context,
}) => {
  const page = await openTab(context)
  const revision = getRevision(await saveTestDraft(page, 'one'))
  const result = await page.evaluate((known) => {
    const content = new Blob(['x'])
    content.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) })
    const files = [{ name: 'moved.jpg', lastModified: 5, content }]
    const next = { revision: 'next', now: 1, signal: new AbortController().signal, shouldExist: true }
    return globalThis.drafts.save({ form: 'report', answers: {}, files }, [known], next)
  }, revision)
  expect(result).toEqual({ problem: 'unreadable' })
  expect(await findTestDraft(page)).toMatchObject({ answers: { description: 'one' } })
})

test('a draft that another tab erased and saved anew is a conflict', async ({ context }) => {
  const [one, other] = [await openTab(context), await openTab(context)]
  const mine = getRevision(await saveTestDraft(one, 'one'))
  await eraseTestDraft(other)
  await saveTestDraft(other, 'other')
  expect(await saveTestDraft(one, 'one again', mine)).toMatchObject({ problem: 'conflict' })
})

test('with full storage the save fails at once, and the draft before remains', async ({ context }) => {
  const page = await openTab(context)
  // Chromium caches the free space for a while, so it must be small from the beginning.
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: draftsOrigin, quotaSize: 2_000_000 })
  const revision = getRevision(await saveTestDraft(page, 'one'))
  expect(await saveTestDraft(page, 'two', revision, start, 20_000_000)).toEqual({ problem: 'full' })
  expect(await findTestDraft(page)).toMatchObject({ answers: { description: 'one' }, revision })
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
    expect(await saveTestDraft(page, 'one')).toEqual({ problem: 'blocked' })
    expect(await findTestDraft(page)).toEqual({ problem: 'blocked' })
    expect(await page.evaluate((now) => globalThis.drafts.find('report', now), start)).toBe('none')
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
  const revision = getRevision(await saveTestDraft(page, 'one'))
  await plant(page, { version: 2, revision, savedAt: start, better: true })
  expect(await findTestDraft(page)).toEqual({ problem: 'newer-version' })
  expect(await saveTestDraft(page, 'two', revision)).toEqual({ problem: 'newer-version' })
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
  expect(await findTestDraft(page)).toEqual({ problem: 'newer-version' })
  expect(await saveTestDraft(page, 'one')).toEqual({ problem: 'newer-version' })
})

for (const [what, change] of Object.entries({
  'without answers': { answers: undefined },
  'with answers that are no text': { answers: { description: 5 } },
  'without files': { files: undefined },
  'with a file that has no content': { files: [{ name: 'a.jpg', lastModified: 5, content: 'gone' }] },
  'with a file that has no name': { files: [{ lastModified: 5 }] },
}))
  test(`a stored draft ${what} is reported as damaged, and can be erased`, async ({ context }) => {
    const page = await openTab(context)
    const revision = getRevision(await saveTestDraft(page, 'one'))
    await plant(page, { version: 1, form: 'report', revision, savedAt: start, answers: {}, files: [], ...change })
    expect(await findTestDraft(page)).toEqual({ problem: 'corrupt' })
    await eraseTestDraft(page)
    expect(await findTestDraft(page)).toBeUndefined()
  })

test('a tab erases its own draft, and not one that another tab has saved since', async ({ context }) => {
  const page = await openTab(context)
  const revision = getRevision(await saveTestDraft(page, 'one'))
  expect(await eraseTestDraft(page, 'report', ['another'])).toBe('other')
  expect(await findTestDraft(page)).toBeDefined()
  expect(await eraseTestDraft(page, 'report', ['another', revision])).toBe('erased')
  expect(await findTestDraft(page)).toBeUndefined()
})

test('looking for a draft, or erasing one, creates no storage', async ({ context }) => {
  const page = await openTab(context)
  expect(await page.evaluate((now) => globalThis.drafts.find('report', now), start)).toBe('none')
  expect(await eraseTestDraft(page)).toBe('erased')
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

test('a draft is found without being read, and erased when it expires', async ({ context }) => {
  const page = await openTab(context)
  const revision = getRevision(await saveTestDraft(page, 'one'))
  const look = (now: number) => page.evaluate((now) => globalThis.drafts.find('report', now), now)
  expect(await look(start)).toMatchObject({ revision, savedAt: start, expiresAt: start + 30 * day })
  expect(await look(start + 30 * day)).toBe('expired')
  expect(await look(start)).toBe('none')
})
