// Two tabs, random visitors, one device: the last words written anywhere are on the device, or were asked about.
// IndexedDB is simulated, and what each tab keeps.
import 'fake-indexeddb/auto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from '@playwright/test'
import { getKeptFiles } from '../evidence/evidence-file.ts'
import type { FileOperations } from '../evidence/file-operations.ts'
import type { StoredDraft } from './report-state.ts'
import { type ReportStore, runReport } from './run-report.ts'
import { draftLifetimeMs, eraseStoredDraft, runDraftTask } from './stored-draft.ts'

/** One document of a tab. What it has started goes on after it is closed, but reaches nothing any more. */
interface Page {
  isClosed: boolean
  readonly tab: Tab
}

const pages = new AsyncLocalStorage<Page>()

// Node's own clone returns no File.
const clone = globalThis.structuredClone
globalThis.structuredClone = ((value: unknown, options?: StructuredSerializeOptions) =>
  value instanceof File ? value : clone(value, options)) as typeof clone

const { transaction } = IDBDatabase.prototype
IDBDatabase.prototype.transaction = function (...given) {
  if (pages.getStore()?.isClosed) throw new DOMException('The page is closed.', 'AbortError')
  return transaction.apply(this, given)
}
const writeSession = (key: string, text: string | null) => {
  const page = pages.getStore()
  if (!page || page.isClosed) return
  if (text === null) page.tab.session.delete(key)
  else page.tab.session.set(key, text)
}
Object.defineProperty(globalThis, 'sessionStorage', {
  value: {
    getItem: (key: string) => pages.getStore()?.tab.session.get(key) ?? null,
    setItem: writeSession,
    removeItem: (key: string) => writeSession(key, null),
  },
})

const operations: FileOperations = {
  acceptFiles: async (_, chosen) => chosen.map((file) => ({ ...file, status: 'accepted', format: 'pdf' })),
  examine: async () => ({ metadata: undefined, checksums: { sha256: 'f', crc32: 0 } }),
  clean: async () => ({ reason: 'it is a PDF' }),
}
let count = 0

class Tab {
  session = new Map<string, string>()
  page: Page = { isClosed: false, tab: this }
  store!: ReportStore

  load(): void {
    this.page.isClosed = true
    this.page = { isClosed: false, tab: this }
    this.run(() => {
      this.store = runReport(operations, () => `${++count}`)
      this.store.open({}, [], [])
    })
  }
  run(act: (store: ReportStore) => unknown): void {
    pages.run(this.page, () => act(this.store))
  }
}

/** Returns the record of the draft and the names of the files that are stored beside it. */
async function readStored(): Promise<{ draft: StoredDraft | undefined; names: string[] }> {
  const opening = indexedDB.open('report-draft')
  opening.onupgradeneeded = () => opening.result.createObjectStore('report-draft')
  await new Promise((resolve) => Object.assign(opening, { onsuccess: resolve }))
  const reading = opening.result.transaction('report-draft').objectStore('report-draft').getAll()
  await new Promise((resolve) => Object.assign(reading, { onsuccess: resolve }))
  opening.result.close()
  const records: unknown[] = reading.result
  return {
    draft: records.find((record) => !(record instanceof File)) as StoredDraft | undefined,
    names: records.filter((record) => record instanceof File).map(({ name }) => name),
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns numbers below `limit`, the same for the same seed (Numerical Recipes' generator). */
function createRandom(seed: number): (limit: number) => number {
  let value = seed
  return (limit) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0
    return Math.floor((value / 2 ** 32) * limit)
  }
}

async function play(seed: number): Promise<void> {
  const random = createRandom(seed)
  const tabs = [new Tab(), new Tab()] as const
  for (const tab of tabs) tab.load()
  const log: string[] = []
  /** The last words of each tab, and what the visitor has agreed to lose. */
  const newest = new Map<Tab, string>()
  const given = new Set<string>()
  const give = (...words: (string | undefined)[]) => {
    for (const word of words) if (word) given.add(word)
  }
  for (let step = 0; step < 30; step += 1) {
    const at = random(2) as 0 | 1
    const [tab, other] = [tabs[at], tabs[(1 - at) as 0 | 1]]
    const word = `word-${seed}-${step}`
    const { draft } = tab.store.get()
    const send: ReportStore['send'] = (event) => tab.run((store) => store.send(event))
    const stored = await readStored()
    const commands: Readonly<Record<string, () => void>> = {
      write: () => {
        send({ type: 'formRead', answers: { description: word }, invalid: [] })
        newest.set(tab, word)
      },
      choose: () => tab.run((store) => store.addFiles([new File(['%PDF-1.7'], word)])),
      remove: () => send({ type: 'fileRemoved', id: tab.store.get().files[0]?.id ?? '' }),
      tick: () => send({ type: 'draftChosen', isWanted: true }),
      untick: () => {
        give(stored.draft?.answers.description)
        send({ type: 'draftChosen', isWanted: false })
      },
      open: () => {
        if (draft.status === 'found') give(newest.get(tab))
        if (draft.status === 'found') newest.set(tab, stored.draft?.answers.description ?? '')
        send({ type: 'draftOpenRequested' })
      },
      replace: () => {
        if (draft.status === 'found') give(stored.draft?.answers.description)
        send({ type: 'draftReplaceRequested' })
      },
      'erase draft': () => {
        give(stored.draft?.answers.description)
        send({ type: 'draftEraseRequested' })
      },
      hide: () => tab.run((store) => store.saveNow()),
      show: () => send({ type: 'pageShown' }),
      reload: () => tab.load(),
      duplicate: () => {
        give(newest.get(other))
        other.session = new Map(tab.session)
        newest.set(other, newest.get(tab) ?? '')
        other.load()
      },
    }
    const name = Object.keys(commands)[random(Object.keys(commands).length)] ?? ''
    log.push(`${name} ${at}`)
    const before = stored.draft?.answers.description
    commands[name]?.()
    await wait(random(3) === 0 ? 4 : 0)
    const now = (await readStored()).draft?.answers.description
    const isOlder = before && now !== before && !given.has(before) && isNewer(before, now)
    expect(isOlder, `newer words are on the device: ${before}, then ${now}: ${log.join(', ')}`).toBeFalsy()
  }
  for (let turn = 0; turn < 3; turn += 1) {
    for (const tab of tabs) {
      tab.run((store) => store.send({ type: 'pageShown' }))
      await wait(6)
      tab.run((store) => store.saveNow())
      await wait(6)
    }
  }
  const { draft, names } = await readStored()
  for (const tab of tabs) {
    const { answers, files, draft: own } = tab.store.get()
    expect(answers.description ?? '', `a tab has its last words: ${log.join(', ')}`).toBe(newest.get(tab) ?? '')
    if (own.status !== 'kept') continue
    expect(draft?.answers.description ?? '', `what is said to be saved is: ${log.join(', ')}`).toBe(answers.description)
    const kept = getKeptFiles(files).map(({ name }) => name)
    expect(names.toSorted(), `its files are: ${log.join(', ')}`).toEqual(kept.toSorted())
  }
  const listed = draft?.files.map(({ name }) => name) ?? []
  expect(names.toSorted(), `no bytes without a record: ${log.join(', ')}`).toEqual(listed.toSorted())
  for (const { page } of tabs) page.isClosed = true
  await runDraftTask({ kind: 'erase', own: {} }, { answers: {}, files: [] }, '', new AbortController())
}

const isNewer = (word: string, other = '') => Number(word.split('-').at(-1)) > Number(other.split('-').at(-1) || -1)

test('whatever two tabs do with one draft, newer words are never replaced unasked, and what is said to be saved is', async () => {
  test.slow()
  for (let seed = 1; seed <= 40; seed += 1) await play(seed)
})

const stored = { id: 'r1', savedAt: Date.now(), answers: { description: 'The hallway grew.' }, files: [] }
const save = (controller: AbortController, files: Parameters<typeof runDraftTask>[1]['files'] = []) =>
  runDraftTask(
    { kind: 'save', own: {}, unsavedIds: files.map(({ id }) => id) },
    { answers: stored.answers, files },
    stored.id,
    controller,
  )

/** Saves, and aborts it while its transaction writes. */
async function saveAndAbort() {
  const controller = new AbortController()
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...given) {
    queueMicrotask(() => controller.abort())
    return put.apply(this, given)
  }
  return save(controller).finally(() => Object.assign(IDBObjectStore.prototype, { put }))
}

test('a save that is aborted, before its transaction or in it, has written nothing', async () => {
  const early = new AbortController()
  early.abort()
  expect(await save(early)).toBeUndefined()
  expect(await saveAndAbort()).toBeUndefined()
  expect((await readStored()).draft).toBeUndefined()
})

test('a save that is aborted when its transaction has finished throws nothing', async () => {
  const errors: unknown[] = []
  const listen = (error: unknown) => errors.push(error)
  process.on('uncaughtException', listen)
  const { abort } = IDBTransaction.prototype
  IDBTransaction.prototype.abort = () => {
    throw new DOMException('', 'InvalidStateError')
  }
  const result = await saveAndAbort()
  IDBTransaction.prototype.abort = abort
  await new Promise((resolve) => setImmediate(resolve))
  process.off('uncaughtException', listen)
  await eraseStoredDraft()
  expect([result, errors]).toEqual([undefined, []])
})

test('a database that does not answer within ten seconds has no draft, whenever it answers', async () => {
  const controller = new AbortController()
  const { databases } = IDBFactory.prototype
  let answer = () => {}
  const slow = new Promise<void>((resolve) => (answer = resolve))
  const timeouts: (() => void)[] = []
  const { setTimeout: original } = globalThis
  globalThis.setTimeout = ((run: () => void, ms: number) =>
    ms === 10_000 ? timeouts.push(run) : original(run, ms)) as typeof setTimeout
  IDBFactory.prototype.databases = async () => {
    await slow
    return []
  }
  const looking = runDraftTask({ kind: 'open' }, { answers: {}, files: [] }, '', controller)
  for (const timeout of timeouts) timeout()
  expect(await looking).toMatchObject({ type: 'draftRefused', why: 'blocked' })
  globalThis.setTimeout = original
  IDBFactory.prototype.databases = databases
  answer()
  expect((await readStored()).draft).toBeUndefined()
})

test('a file that takes longer than that to read is waited for, and one that cannot be read is named', async () => {
  const file = new File(['%PDF-1.7'], 'a.pdf')
  const item = { id: 'a', name: 'a.pdf', file, shouldClean: false, status: 'chosen' as const }
  const refused = Object.assign(new File([], 'b.pdf'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  })
  expect(await save(new AbortController(), [{ ...item, id: 'b', file: refused }])).toMatchObject({ why: 'unreadable' })
  expect(await save(new AbortController(), [item])).toMatchObject({ type: 'draftSaved' })
  expect(await readStored()).toMatchObject({ draft: { id: 'r1' }, names: ['a.pdf'] })
})

test('a draft that finds no room is not written, and one of 30 days ago is erased when it is looked for', async () => {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  await runDraftTask({ kind: 'erase', own: {} }, { answers: {}, files: [] }, '', new AbortController())
  expect(await save(new AbortController())).toMatchObject({ type: 'draftRefused', why: 'full' })
  IDBObjectStore.prototype.put = put
  expect((await readStored()).draft).toBeUndefined()
  await save(new AbortController())
  const { now } = Date
  Date.now = () => now() + draftLifetimeMs
  const look = { kind: 'look', fileIds: [] } as const
  const found = await runDraftTask(look, { answers: {}, files: [] }, '', new AbortController())
  Date.now = now
  expect(found).toEqual({ type: 'draftExpired' })
  expect((await readStored()).draft).toBeUndefined()
})
