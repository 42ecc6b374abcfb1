// Two tabs, random visitors, one device, and what goes wrong around them (src/states/worlds.ts): the last words written
// anywhere are on the device, or were asked about, and what is said of them is true. IndexedDB is simulated, and what each
// tab keeps. Every time is a hundredth of what it is in a browser.
import 'fake-indexeddb/auto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from '@playwright/test'
import { type World, worlds } from '../../states/worlds.ts'
import { hasBytes } from '../evidence/evidence-file.ts'
import type { FileOperations } from '../evidence/file-operations.ts'
import { type ReportStore, runReport } from '../run-report.ts'
import type { OwnRevisions, ReportState, StoredDraft } from '../state/report-state.ts'
import { describeDraft, describeStorage } from './draft.text.ts'
import { draftLifetimeMs, runDraftTask } from './stored-draft.ts'

/** One document of a tab. What it has started goes on after it is closed, but reaches nothing any more. */
interface Page {
  isClosed: boolean
  readonly tab: Tab
}

const pages = new AsyncLocalStorage<Page>()

/** How much faster than in a browser time passes. */
const speed = 100
const { setTimeout: startTimer } = globalThis
const now = performance.now.bind(performance)
const wait = (ms: number) => new Promise((resolve) => startTimer(resolve, ms))

// Node's own clone returns no File.
const clone = globalThis.structuredClone
globalThis.structuredClone = ((value: unknown, options?: StructuredSerializeOptions) =>
  value instanceof File ? value : clone(value, options)) as typeof clone

const { open: openDatabase } = IDBFactory.prototype
const { transaction } = IDBDatabase.prototype
IDBDatabase.prototype.transaction = function (...given) {
  if (pages.getStore()?.isClosed) throw new DOMException('The page is closed.', 'AbortError')
  return transaction.apply(this, given)
}

/** Returns a storage of texts, which a closed page writes nothing to. */
function createStorage(find: () => Map<string, string> | undefined) {
  const change = (run: (texts: Map<string, string>) => unknown) => {
    const texts = find()
    if (texts && !pages.getStore()?.isClosed) run(texts)
  }
  return {
    getItem: (key: string) => find()?.get(key) ?? null,
    setItem: (key: string, text: string) => change((texts) => texts.set(key, text)),
    removeItem: (key: string) => change((texts) => texts.delete(key)),
    clear: () => change((texts) => texts.clear()),
  }
}
const sharedTexts = new Map<string, string>()
let isStorageRefused = false
const storages = {
  sessionStorage: createStorage(() => pages.getStore()?.tab.session),
  localStorage: createStorage(() => sharedTexts),
}
for (const [name, storage] of Object.entries(storages))
  Object.defineProperty(globalThis, name, {
    get: () => {
      if (isStorageRefused) throw new DOMException('', 'SecurityError')
      return storage
    },
  })

/** Does at once what the worker does, or what goes wrong there. */
class FakeWorker {
  onmessage?: (event: { readonly data: unknown }) => void
  onerror?: () => void
  postMessage(_: unknown) {
    queueMicrotask(() => this.onmessage?.({ data: { result: { reason: 'it is a PDF' } } }))
  }
}
Object.defineProperty(globalThis, 'Worker', { value: FakeWorker })
// What is an error of ours is reported by the browser.
const reported: unknown[] = []
Object.defineProperty(globalThis, 'reportError', { value: (error: unknown) => reported.push(error) })

const operations: FileOperations = {
  acceptFiles: async (_, chosen) => chosen.map((file) => ({ ...file, outcome: 'unread', format: 'pdf' })),
  examine: async (file) => {
    await file.arrayBuffer()
    return { metadata: undefined, checksums: { sha256: 'f', crc32: 0 } }
  },
  clean: () =>
    new Promise((resolve, reject) => {
      const worker = new FakeWorker()
      worker.onerror = () => resolve({ outcome: 'no copy', reason: 'this page failed' })
      worker.onmessage = ({ data }) => {
        if ('result' in (data as object)) resolve({ outcome: 'no copy', reason: 'it is a PDF' })
        else reject(new DOMException('', 'NotReadableError'))
      }
      worker.postMessage({ name: 'clean' })
    }),
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
      const kept = this.store.readSession()
      const opened = { session: kept, answers: kept?.answers ?? {}, files: [], restored: [], isErased: false }
      this.store.send({ type: 'reportOpened', ...opened })
    })
  }
  run(act: (store: ReportStore) => unknown): void {
    pages.run(this.page, () => act(this.store))
  }
}

/** Returns the record of the draft and the names of the files that are stored beside it. */
async function readStored(): Promise<{ draft: StoredDraft | undefined; names: string[] }> {
  const opening = openDatabase.call(indexedDB, 'report-draft')
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

/** Returns numbers below `limit`, the same for the same seed (Numerical Recipes' generator). */
function createRandom(seed: number): (limit: number) => number {
  let value = seed
  return (limit) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0
    return Math.floor((value / 2 ** 32) * limit)
  }
}

const describe = (state: ReportState) => ({
  draft: describeDraft(state),
  storage: describeStorage(state),
})

/** Starts what goes wrong, in the time of these tests. Returns what ends it. */
function startWorld({ start, ms, isEach }: World): () => void {
  const end = start?.({ ms, ...(isEach && { isEach }) })
  return () => end?.()
}

async function play(seed: number, name: keyof typeof worlds | undefined): Promise<void> {
  const world: World | undefined = name && worlds[name]
  const random = createRandom(seed)
  const tabs = [new Tab(), new Tab()] as const
  for (const tab of tabs) tab.load()
  const log: string[] = [name ?? 'nothing goes wrong']
  /** The last words of each tab, and what the visitor has agreed to lose. */
  const newest = new Map<Tab, string>()
  const given = new Set<string>()
  /** What each tab had before it began to open the draft: a reload that comes first leaves it so. */
  const beforeOpening = new Map<Tab, string>()
  const getKept = (tab: Tab) => {
    const isOpening = tab.store.get().draft.wish === 'open'
    return (isOpening ? beforeOpening.get(tab) : undefined) ?? newest.get(tab) ?? ''
  }
  const give = (...words: (string | undefined)[]) => {
    for (const word of words) if (word) given.add(word)
  }
  /** What is said at each moment can be compared where no other tab changes the draft. */
  const isAlone = seed % 2 === 0
  // The first steps find a device that works.
  const begin = random(12)
  let end = () => {}
  for (let step = 0; step < 30; step += 1) {
    if (world && step === begin) end = pages.run(tabs[0].page, () => startWorld(world))
    const at = isAlone ? 0 : (random(2) as 0 | 1)
    const [tab, other] = [tabs[at], tabs[(1 - at) as 0 | 1]]
    const word = `word-${seed}-${step}`
    const { draft } = tab.store.get()
    const isFound = draft.device.status === 'other'
    const send: ReportStore['send'] = (event) => {
      tab.run((store) => store.send(event))
      if (world?.isDouble) tab.run((store) => store.send(event))
    }
    const stored = await readStored()
    const commands: Readonly<Record<string, () => void>> = {
      write: () => {
        send({ type: 'formRead', answers: { description: word }, invalid: [] })
        newest.set(tab, word)
        beforeOpening.delete(tab)
      },
      choose: () => tab.run((store) => store.addFiles([new File(['%PDF-1.7'], word)])),
      clean: () => send({ type: 'cleaningChosen', id: tab.store.get().files[0]?.id ?? '', shouldClean: true }),
      remove: () => send({ type: 'fileRemoved', id: tab.store.get().files[0]?.id ?? '' }),
      tick: () => send({ type: 'draftChosen', isWanted: true }),
      untick: () => {
        give(stored.draft?.answers.description, newest.get(tab))
        send({ type: 'draftChosen', isWanted: false })
      },
      open: () => {
        if (isFound && stored.draft) {
          give(newest.get(tab))
          beforeOpening.set(tab, getKept(tab))
          newest.set(tab, stored.draft.answers.description ?? '')
        }
        send({ type: 'draftOpenRequested' })
      },
      replace: () => {
        if (isFound) give(stored.draft?.answers.description)
        send({ type: 'draftReplaceRequested' })
      },
      'erase draft': () => {
        if (!isFound) return
        give(stored.draft?.answers.description)
        send({ type: 'draftEraseRequested' })
      },
      hide: () => tab.run((store) => store.saveNow()),
      show: () => tab.run((store) => store.look()),
      reload: () => {
        // What was cleared, and not written since, goes with the document.
        if (tab.session.has('report')) newest.set(tab, getKept(tab))
        else newest.delete(tab)
        tab.load()
      },
      duplicate: () => {
        if (isAlone) return
        give(newest.get(other))
        other.session = new Map(tab.session)
        newest.set(other, tab.session.has('report') ? getKept(tab) : '')
        other.load()
      },
    }
    const command = Object.keys(commands)[random(Object.keys(commands).length)] ?? ''
    log.push(`${command} ${at}`)
    const before = stored.draft?.answers.description
    commands[command]?.()
    await wait(random(3) === 0 ? 4 : 0)
    const after = (await readStored()).draft
    const isOlder =
      before &&
      after?.answers.description !== before &&
      !given.has(before) &&
      isNewer(before, after?.answers.description)
    const mayGo = name === 'cleared-data' && !after
    expect(
      isOlder && !mayGo,
      `newer words are on the device: ${before}, then ${after?.answers.description}: ${log}`,
    ).toBeFalsy()
    if (!isAlone) continue
    const said = describe(tab.store.get())
    if (/No draft can be saved/.test(said.storage)) expect(after, `${said.storage} ${log}`).toBeUndefined()
    if (/^A draft is saved/.test(said.draft) && !mayGo) expect(after, `${said.draft} ${log}`).toBeDefined()
    if (/^The draft was erased/.test(said.draft)) expect(after, `${said.draft} ${log}`).toBeUndefined()
  }
  end()
  await expectWishesDone(tabs, newest, log)
  for (const { page } of tabs) page.isClosed = true
  await eraseAny()
}

/** Waits until the device works and each tab had time to do what is wanted, then compares what is shown with what is stored. */
async function expectWishesDone(
  tabs: readonly [Tab, Tab],
  newest: ReadonlyMap<Tab, string>,
  log: readonly string[],
): Promise<void> {
  const isDone = (tab: Tab) => {
    const { draft } = tab.store.get()
    if (draft.device.status === 'other') return true
    return draft.wish === 'none' || (draft.wish === 'keep' && /^A draft is saved/.test(describe(tab.store.get()).draft))
  }
  let id: string | undefined
  for (let turn = 0; turn < 60; turn += 1) {
    for (const tab of tabs) {
      tab.run((store) => store.look())
      await wait(8)
    }
    const before = id
    id = (await readStored()).draft?.id
    if (turn > 2 && id === before && tabs.every(isDone)) break
  }
  const { draft, names } = await readStored()
  for (const tab of tabs) {
    const state = tab.store.get()
    expect(isDone(tab), `what is wanted is done: ${JSON.stringify(state.draft)} ${log.join(', ')}`).toBe(true)
    const { answers, files, draft: own } = state
    expect(answers.description ?? '', `a tab has its last words: ${log.join(', ')}`).toBe(newest.get(tab) ?? '')
    if (own.wish !== 'keep' || own.device.status !== 'own') continue
    expect(draft?.answers.description ?? '', `what is said to be saved is: ${log.join(', ')}`).toBe(answers.description)
    const kept = files.filter(hasBytes).map(({ name }) => name)
    expect(names.toSorted(), `its files are: ${log.join(', ')}`).toEqual(kept.toSorted())
  }
  const listed = draft?.files.map(({ name }) => name) ?? []
  expect(names.toSorted(), `no bytes without a record: ${log.join(', ')}`).toEqual(listed.toSorted())
}

const isNewer = (word: string, other = '') => Number(word.split('-').at(-1)) > Number(other.split('-').at(-1) || -1)

const nothing = { answers: {}, files: [] }
const eraseAny = () => runDraftTask({ kind: 'erase', own: { isAny: true } }, nothing, '', new AbortController())

/** Makes time pass faster while `run` runs. */
async function runFast(run: () => Promise<void>): Promise<void> {
  globalThis.setTimeout = ((handler: () => void, ms = 0, ...given: []) =>
    startTimer(handler, ms / speed, ...given)) as typeof setTimeout
  performance.now = () => now() * speed
  try {
    await run()
  } finally {
    Object.assign(globalThis, { setTimeout: startTimer })
    performance.now = now
  }
}

test.describe('whatever two tabs do with one draft, newer words are never replaced unasked, and what is said is true', () => {
  for (const name of [undefined, ...(Object.keys(worlds) as (keyof typeof worlds)[])])
    test(name ? name.replaceAll('-', ' ') : 'nothing goes wrong', async () => {
      test.slow()
      await runFast(async () => {
        for (let seed = 1; seed <= (name ? 12 : 40); seed += 1) await play(seed, name)
      })
    })
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
  await eraseAny()
  expect([result, errors]).toEqual([undefined, []])
})

test('a database that does not answer within ten seconds is busy, and what it answers later changes nothing', async () => {
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
  const looking = runDraftTask({ kind: 'open' }, nothing, '', controller)
  for (const timeout of timeouts) timeout()
  expect(await looking).toMatchObject({ type: 'draftFailed', trouble: 'busy' })
  globalThis.setTimeout = original
  IDBFactory.prototype.databases = databases
  answer()
  expect((await readStored()).draft).toBeUndefined()
})

test('a draft that was erased in a later revision is not saved again by who knows an earlier one', async () => {
  const run = (kind: 'look' | 'save', own: OwnRevisions, revision = '') =>
    runDraftTask({ kind, own, fileIds: [], unsavedIds: [] }, nothing, revision, new AbortController())
  expect(await save(new AbortController())).toMatchObject({ stored: { id: 'r1', draftId: 'r1' } })
  const own = { draftId: 'r1', revision: 'r1' }
  expect(await run('save', own, 'r2')).toMatchObject({ stored: { id: 'r2', draftId: 'r1' } })
  await eraseAny()
  for (const known of [own, { draftId: 'r1' }]) {
    expect(await run('look', known)).toMatchObject({ stored: undefined, wasErased: true })
    expect(await run('save', known, 'r3')).toEqual({ type: 'draftMissed' })
  }
  expect(await run('save', { revision: 'r1' }, 'r3'), 'it is another one').toMatchObject({ type: 'draftSaved' })
  await eraseAny()
})

test('a file that takes longer than that to read is waited for, and one that cannot be read is named', async () => {
  const file = new File(['%PDF-1.7'], 'a.pdf')
  const item = { id: 'a', name: 'a.pdf', file, shouldClean: false, outcome: 'unchecked' as const }
  const refused = Object.assign(new File([], 'b.pdf'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  })
  expect(await save(new AbortController(), [{ ...item, id: 'b', file: refused }])).toMatchObject({
    trouble: 'unreadable',
  })
  expect(await save(new AbortController(), [item])).toMatchObject({ type: 'draftSaved' })
  expect(await readStored()).toMatchObject({ draft: { id: 'r1' }, names: ['a.pdf'] })
})

test('a draft that finds no room is not written', async () => {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  await eraseAny()
  expect(await save(new AbortController())).toMatchObject({ type: 'draftFailed', trouble: 'full' })
  IDBObjectStore.prototype.put = put
  expect((await readStored()).draft).toBeUndefined()
})

test('what cannot be written whole is not written in part', async () => {
  await eraseAny()
  const item = { id: 'a', name: 'a.pdf', file: new File(['%PDF-1.7'], 'a.pdf'), shouldClean: false } as const
  await save(new AbortController(), [{ ...item, outcome: 'unchecked' }])
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  const task = { kind: 'save', own: { revision: stored.id }, unsavedIds: [] } as const
  const failed = await runDraftTask(task, nothing, 'r2', new AbortController())
  IDBObjectStore.prototype.put = put
  expect(failed).toEqual({ type: 'draftFailed', trouble: 'full' })
  expect(await readStored()).toMatchObject({ draft: { id: 'r1' }, names: ['a.pdf'] })
})

test('an error of this code is reported as such, and is no refusal of the browser', async () => {
  await eraseAny()
  reported.length = 0
  const { getAllKeys } = IDBObjectStore.prototype
  IDBObjectStore.prototype.getAllKeys = () => {
    throw new TypeError('undefined is not a function')
  }
  expect(await save(new AbortController())).toEqual({ type: 'draftFailed', trouble: 'ours' })
  IDBObjectStore.prototype.getAllKeys = getAllKeys
  expect(reported).toMatchObject([{ name: 'TypeError' }])
})

test('an unknown error is a refusal only where the browser refuses its other storage, too', async () => {
  await eraseAny()
  const { getAllKeys } = IDBObjectStore.prototype
  IDBObjectStore.prototype.getAllKeys = () => {
    throw new DOMException('', 'UnknownError')
  }
  expect(await save(new AbortController())).toEqual({ type: 'draftFailed', trouble: 'busy' })
  isStorageRefused = true
  expect(await save(new AbortController())).toEqual({ type: 'draftFailed', trouble: 'refused' })
  isStorageRefused = false
  IDBObjectStore.prototype.getAllKeys = getAllKeys
})

test('a draft of 30 days ago is erased a day after it is first found, not under its own tab, nor by a wrong clock', async () => {
  const { now } = Date
  const look = (daysLater: number, own: OwnRevisions = {}) => {
    Date.now = () => now() + daysLater * 86_400_000
    const task = { kind: 'look', own, fileIds: [] } as const
    return runDraftTask(task, nothing, '', new AbortController()).finally(() => Object.assign(Date, { now }))
  }
  await save(new AbortController())
  expect(await look(31, { revision: stored.id })).toMatchObject({ stored: { id: stored.id } })
  // A clock that is wrong for a moment, ahead or behind, takes nothing.
  for (const days of [4000, 0, 31, -4000, 31.5])
    expect(await look(days), `${days}`).toMatchObject({ stored: { id: 'r1' } })
  expect(await look(32.5)).toEqual({ type: 'draftExpired' })
  expect((await readStored()).draft).toBeUndefined()
  expect(draftLifetimeMs).toBe(30 * 86_400_000)
})

test('a draft that is to be erased is erased by whoever finds it next, but a tab that has it as its own', async () => {
  await save(new AbortController())
  const { databases } = IDBFactory.prototype
  IDBFactory.prototype.databases = () => Promise.reject(new DOMException('', 'AbortError'))
  const own = { draftId: 'r1', revision: 'r1' }
  const eraseOwn = () => runDraftTask({ kind: 'erase', own }, nothing, '', new AbortController())
  expect(await eraseOwn()).toMatchObject({ type: 'draftFailed' })
  Object.assign(IDBFactory.prototype, { databases })
  const look = (own: OwnRevisions) =>
    runDraftTask({ kind: 'look', own, fileIds: [] }, nothing, '', new AbortController())
  expect(await look(own), 'who wants it again').toMatchObject({ stored: { id: 'r1' } })
  expect(await look({}), 'then it is not to be erased any more').toMatchObject({ stored: { id: 'r1' } })
  IDBFactory.prototype.databases = () => Promise.reject(new DOMException('', 'AbortError'))
  await eraseOwn()
  Object.assign(IDBFactory.prototype, { databases })
  expect(await look({})).toMatchObject({ stored: undefined, wasErased: false })
  expect((await readStored()).draft).toBeUndefined()
  expect(await look(own)).toMatchObject({ stored: undefined, wasErased: true })
})

test('a draft that another tab replaces while an older one expires is found', async () => {
  const look = () => runDraftTask({ kind: 'look', own: {}, fileIds: [] }, nothing, '', new AbortController())
  const { now } = Date
  await save(new AbortController())
  Date.now = () => now() + 31 * 86_400_000
  await look()
  Date.now = () => now() + 33 * 86_400_000
  const { databases } = IDBFactory.prototype
  let calls = 0
  IDBFactory.prototype.databases = async function () {
    calls += 1
    const task = { kind: 'save', own: { isAny: true }, unsavedIds: [] } as const
    if (calls === 2) await runDraftTask(task, nothing, 'r2', new AbortController())
    return databases.call(this)
  }
  expect(await look()).toMatchObject({ type: 'otherDraftFound', stored: { id: 'r2' } })
  Object.assign(IDBFactory.prototype, { databases })
  Object.assign(Date, { now })
  expect((await readStored()).draft).toMatchObject({ id: 'r2' })
})
