// Two tabs with one draft: random commands, then what must hold. IndexedDB is simulated, the Web Lock and the tabs' sessions too.
import 'fake-indexeddb/auto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from '@playwright/test'
import { getKeptFiles } from '../evidence/evidence-file.ts'
import type { FileOperations } from '../evidence/file-operations.ts'
import { getSession } from '../state/due.ts'
import type { Draft } from '../state/report-state.ts'
import { type ReportStore, runReport } from '../state/run-report.ts'

/** One document of a tab. What it has started goes on after it is closed, but reaches nothing any more. */
interface Page {
  isClosed: boolean
  readonly tab: Tab
}

const pages = new AsyncLocalStorage<Page>()
const locks = new Map<string, Page>()

// Node's own clone returns no File.
const clone = globalThis.structuredClone
globalThis.structuredClone = ((value: unknown, options?: StructuredSerializeOptions) =>
  value instanceof File ? value : clone(value, options)) as typeof clone

const { transaction } = IDBDatabase.prototype
IDBDatabase.prototype.transaction = function (...given) {
  if (pages.getStore()?.isClosed) throw new DOMException('The page is closed.', 'AbortError')
  return transaction.apply(this, given)
}
const define = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { configurable: true, value })
define('sessionStorage', {
  getItem: () => pages.getStore()?.tab.session ?? null,
  setItem: (_: string, text: string) => writeSession(text),
  removeItem: () => writeSession(null),
  clear: () => writeSession(null),
})
const writeSession = (text: string | null) => {
  const page = pages.getStore()
  if (page && !page.isClosed) page.tab.session = text
}
define('navigator', {
  locks: {
    async request(name: string, _: LockOptions, hold: (lock: object | null) => Promise<void> | null) {
      const page = pages.getStore() as Page
      const owner = locks.get(name)
      await null
      if (owner && !owner.isClosed && owner !== page) return void hold(null)
      locks.set(name, page)
      await hold({})
      if (locks.get(name) === page) locks.delete(name)
    },
  },
})

const operations: FileOperations = {
  acceptFiles: async (_, chosen) => chosen.map((file) => ({ ...file, status: 'accepted', format: 'pdf' })),
  examine: async () => ({ metadata: undefined, checksums: { sha256: 'f', crc32: 0 } }),
  clean: async () => ({ reason: 'it is a PDF' }),
}
let count = 0

class Tab {
  session: string | null = null
  page: Page = { isClosed: false, tab: this }
  store!: ReportStore

  /** Loads the page, as after a reload, or as the one that follows after erasing. */
  load(isErased = false): void {
    this.page.isClosed = true
    this.page = { isClosed: false, tab: this }
    this.run(() => {
      this.store = runReport(operations, () => `${++count}`)
      if (isErased) this.store.openErased()
      else this.store.open({}, [])
    })
  }
  run(act: (store: ReportStore) => unknown): void {
    pages.run(this.page, () => act(this.store))
  }
  /** Returns all that is in this tab, as text. */
  read(): string {
    const { answers, files } = this.store.get()
    return JSON.stringify([answers, files.map(({ file }) => file.name), this.session])
  }
}

/** Returns the record of the draft and the names of the files that are stored beside it. */
async function readStored(): Promise<{ draft: Draft | undefined; names: string[] }> {
  const found = new Promise<unknown[]>((resolve) => {
    const opening = indexedDB.open('report-draft')
    opening.onupgradeneeded = () => opening.result.createObjectStore('report-draft')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('report-draft').objectStore('report-draft').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result)
      }
    }
  })
  const records = await found
  const isFile = (record: unknown) => record instanceof File
  return {
    draft: records.find((record) => !isFile(record)) as Draft | undefined,
    names: records.filter(isFile).map((file) => (file as File).name),
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
  /** What was erased in a tab and, while nothing else has it, on the device. */
  const erased = [new Set<string>(), new Set<string>()] as const
  const gone = new Set<string>()
  /** Drafts of one tab that the other has erased. */
  const taken = new Set<string>()
  const take = ({ store }: Tab) => {
    const { saved } = store.get().draft
    if (saved) taken.add(saved.id)
  }
  for (let step = 0; step < 30; step += 1) {
    const at = random(2) as 0 | 1
    const [tab, other] = [tabs[at], tabs[(1 - at) as 0 | 1]]
    const word = `word-${seed}-${step}`
    const send: ReportStore['send'] = (event) => tab.run((store) => store.send(event))
    const commands: Readonly<Record<string, () => void>> = {
      write: () => send({ type: 'read', answers: { description: word }, invalid: [] }),
      choose: () => tab.run((store) => store.addFiles([new File(['%PDF-1.7'], word)])),
      remove: () => send({ type: 'removed', id: tab.store.get().files[0]?.id ?? '' }),
      tick: () => {
        taken.delete(tab.store.get().draft.id)
        send({ type: 'draft wanted', isEnabled: true })
      },
      untick: () => send({ type: 'draft wanted', isEnabled: false }),
      open: () => {
        if (tab.store.get().draft.foundAt !== undefined) {
          erased[at].clear()
          taken.clear()
        }
        send({ type: 'draft opening' })
      },
      'erase draft': () => {
        if (!tab.store.get().draft.isEnabled) take(other)
        send({ type: 'draft erasing' })
      },
      hide: () => tab.run((store) => store.saveNow()),
      reload: () => tab.load(),
      cache: () => tab.run((store) => store.releaseDraft()),
      show: () => send({ type: 'shown' }),
      erase: () => {
        const { answers, files } = tab.store.get()
        const words = [...Object.values(answers), ...files.map(({ file }) => file.name)].filter(Boolean)
        for (const each of words) {
          erased[at].add(each)
          if (!other.read().includes(`"${each}"`)) gone.add(each)
        }
        take(other)
        send({ type: 'erased' })
        tab.load(true)
      },
    }
    const name = Object.keys(commands)[random(Object.keys(commands).length)] ?? ''
    log.push(`${name} ${at}`)
    commands[name]?.()
    await wait(random(3) === 0 ? 4 : 0)
    for (const [index, { store, page }] of tabs.entries()) {
      const here = tabs[index as 0 | 1].read()
      const returned = [...erased[index as 0 | 1]].filter((each) => here.includes(`"${each}"`))
      expect(returned, `what was erased does not return in its tab: ${log.join(', ')}`).toEqual([])
      const { draft, isErasing } = store.get()
      const known = getSession(store.get())?.draftId
      if (!page.isClosed && !isErasing) expect(known !== undefined, log.join(', ')).toBe(draft.isEnabled)
    }
  }
  for (let turn = 0; turn < 3; turn += 1) {
    for (const tab of tabs) {
      tab.run((store) => store.send({ type: 'shown' }))
      tab.run((store) => store.saveNow())
    }
    await wait(12)
  }
  const { draft, names } = await readStored()
  const stored = JSON.stringify([draft, names])
  const left = [...gone].filter((word) => stored.includes(`"${word}"`))
  expect(left, `what was erased is not stored: ${log.join(', ')}`).toEqual([])
  expect(taken.has(draft?.id ?? ''), `what another tab has erased is not saved again: ${log.join(', ')}`).toBe(false)
  const saving = tabs.filter(({ store }) => {
    const { isEnabled, foundAt } = store.get().draft
    return isEnabled && foundAt === undefined
  })
  expect(saving.length, `one tab saves: ${log.join(', ')}`).toBeLessThan(2)
  for (const { store } of saving) {
    const { answers, files } = store.get()
    expect(draft?.answers, `what is shown is saved: ${log.join(', ')}`).toEqual(answers)
    expect(names.toSorted(), log.join(', ')).toEqual(
      getKeptFiles(files)
        .map(({ file }) => file.name)
        .toSorted(),
    )
  }
  for (const { page } of tabs) page.isClosed = true
  const cleaning = new Tab()
  cleaning.load(true)
  await wait(8)
  cleaning.page.isClosed = true
}

test('whatever two tabs do with one draft, nothing erased returns, one tab saves, and it saves what it shows', async () => {
  test.slow()
  for (let seed = 1; seed <= 40; seed += 1) await play(seed)
})
