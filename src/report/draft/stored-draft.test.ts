// Two tabs, random visitors, one device: newer words on it are never replaced unasked, and what is said of them is true.
// What the device and each tab keep is simulated, and with it timers, and when one tab hears of the other.
import { expect, test } from '@playwright/test'
import type { FileOperations } from '../evidence/file-operations.ts'
import { type ReportStore, runReport } from '../run-report.ts'
import type { ReportState, StoredDraft } from '../state/report-state.ts'
import { describeDraft } from './draft.text.ts'
import { draftLifetimeMs, eraseDraft, openDraft, readDraft, saveDraft } from './stored-draft.ts'

const device = { texts: new Map<string, string>(), refusal: '' }
const createStorage = (find: () => Map<string, string>, refuse = () => {}) => ({
  getItem: (key: string) => find().get(key) ?? null,
  setItem: (key: string, text: string) => {
    refuse()
    find().set(key, text)
  },
  removeItem: (key: string) => find().delete(key),
})
let current: Tab | undefined
const local = createStorage(
  () => device.texts,
  () => {
    if (device.refusal) throw new DOMException('', device.refusal)
  },
)
const session = createStorage(() => current?.session ?? new Map())
Object.defineProperty(globalThis, 'sessionStorage', { get: () => session })
Object.defineProperty(globalThis, 'localStorage', {
  get: () => {
    if (device.refusal === 'SecurityError') throw new DOMException('', device.refusal)
    return local
  },
})

// A draft needs nothing of what is done with files.
const operations = {} as FileOperations
let count = 0

/** A tab, whose document can be loaded again. */
class Tab {
  session = new Map<string, string>()
  store!: ReportStore
  timers: (() => void)[] = []
  /** What the device had when this tab last heard of it. */
  heard = ''

  load(): void {
    this.timers = []
    this.run(() => {
      this.store = runReport(operations, () => `${++count}`)
      const session = this.store.readSession()
      const opened = { session, answers: session?.answers ?? {}, files: [], restored: [] }
      this.store.send({ type: 'reportOpened', ...opened, ...openDraft() })
    })
  }
  run(act: (store: ReportStore) => unknown): void {
    const { setTimeout } = globalThis
    globalThis.setTimeout = ((run: () => void) => this.timers.push(run)) as unknown as typeof setTimeout
    current = this
    act(this.store)
    globalThis.setTimeout = setTimeout
  }
  /** Lets time pass: what was to be saved is, and what another tab has changed is told. */
  wait(): void {
    this.run((store) => {
      for (const run of this.timers.splice(0)) run()
      store.look()
    })
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

const getWords = (stored: StoredDraft | undefined) => stored?.answers.description ?? ''
const isNewer = (word: string, other: string) => Number(word.split('-').at(-1)) > Number(other.split('-').at(-1) || -1)

function play(seed: number): void {
  const random = createRandom(seed)
  const tabs = [new Tab(), new Tab()] as const
  for (const tab of tabs) tab.load()
  const log: string[] = []
  /** The last words of each tab, and what the visitor has agreed to lose. */
  const newest = new Map<Tab, string>()
  const given = new Set<string>()
  /** Whether a draft was asked for since the last one went. */
  let isAsked = false
  for (let step = 0; step < 60; step += 1) {
    const at = random(2) as 0 | 1
    const [tab, other] = [tabs[at], tabs[(1 - at) as 0 | 1]]
    const word = `word-${seed}-${step}`
    const { draft } = tab.store.get()
    const found = draft.device.status === 'other' ? draft.device.stored : undefined
    const before = getWords(readDraft())
    const send: ReportStore['send'] = (event) => tab.run((store) => store.send(event))
    const commands: Readonly<Record<string, () => void>> = {
      write: () => {
        send({ type: 'formRead', answers: { description: word }, invalid: [] })
        newest.set(tab, word)
      },
      tick: () => {
        isAsked = true
        send({ type: 'draftChosen', isWanted: true })
      },
      untick: () => {
        given.add(before)
        send({ type: 'draftChosen', isWanted: false })
      },
      open: () => {
        if (found) newest.set(tab, getWords(found))
        send({ type: 'draftOpened' })
      },
      replace: () => {
        given.add(getWords(found))
        send({ type: 'draftReplaced' })
      },
      'erase draft': () => {
        given.add(getWords(found))
        send({ type: 'draftErased' })
      },
      'erase everything': () => {
        if (random(4) > 0) return
        given.add(before)
        newest.delete(tab)
        send({ type: 'reportErased' })
      },
      wait: () => tab.wait(),
      hide: () => tab.run((store) => store.saveNow()),
      reload: () => {
        tab.run((store) => store.saveNow())
        tab.load()
      },
      crash: () => tab.load(),
      duplicate: () => {
        other.session = new Map(tab.session)
        newest.set(other, newest.get(tab) ?? '')
        other.load()
      },
      'fill or free': () => {
        // A wish that found no room is done later.
        device.refusal = seed % 2 || device.refusal || random(2) ? '' : 'QuotaExceededError'
      },
      clear: () => {
        if (random(4) > 0) return
        given.add(before)
        device.texts.clear()
      },
    }
    const command = Object.keys(commands)[random(Object.keys(commands).length)] ?? ''
    log.push(`${command} ${at}`)
    commands[command]?.()
    const after = getWords(readDraft())
    isAsked &&= seed % 2 === 0 || readDraft() !== undefined
    const isLost = before !== '' && after !== before && !given.has(before) && isNewer(before, after)
    const isSame = (state: ReportState) => (state.answers.description ?? '') === (newest.get(tab) ?? '')
    const check = (isTrue: boolean, words: string) => {
      // Not expect, which takes a millisecond each.
      if (!isTrue) throw new Error(`${words}: ${before}, then ${after}. ${log}`)
    }
    check(!isLost, 'newer words stay on the device')
    check(isSame(tab.store.get()), 'a tab has its last words')
    tab.wait()
    const state = tab.store.get()
    const said = describeDraft(state)
    const stored = readDraft()
    check(isAsked || !stored, 'what was erased does not come back')
    if (/^A draft is saved/.test(said)) check(getWords(stored) === (newest.get(tab) ?? ''), said)
    if (/^The draft was erased|No draft is saved yet/.test(said)) check(!stored, said)
    if (/^(Another d|A d)raft of/.test(said)) check(stored !== undefined, said)
  }
  device.refusal = ''
  device.texts.clear()
}

test('whatever two tabs do with one draft, newer words are never replaced unasked, and what is said is true', () => {
  for (let seed = 1; seed <= 300; seed += 1) play(seed)
})

const content = { answers: { description: 'The hallway grew.' }, files: [] }

test('a draft is saved over the one of this tab, and over no other', () => {
  device.texts.clear()
  expect(saveDraft(content, 'r1', undefined)).toMatchObject({ type: 'draftSaved', stored: { id: 'r1', ...content } })
  expect(saveDraft(content, 'r2', 'r1')).toMatchObject({ type: 'draftSaved', stored: { id: 'r2' } })
  for (const ownId of ['r1', undefined])
    expect(saveDraft(content, 'r3', ownId)).toMatchObject({ type: 'draftFound', stored: { id: 'r2' } })
  eraseDraft('r1')
  expect(readDraft()?.id).toBe('r2')
  eraseDraft('r2')
  expect(saveDraft(content, 'r3', 'r2'), 'one that is gone was erased').toEqual({
    type: 'draftFound',
    stored: undefined,
  })
  expect(device.texts.size).toBe(0)
})

test('why nothing is saved is known, and what was saved before stays', () => {
  device.texts.clear()
  saveDraft(content, 'r1', undefined)
  const longer = { answers: { description: 'It shrank.' }, files: [] }
  for (const [refusal, trouble] of [
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'refused'],
  ] as const) {
    device.refusal = refusal
    expect(saveDraft(longer, 'r2', 'r1')).toEqual({ type: 'draftFailed', trouble })
    device.refusal = ''
    expect(readDraft()).toMatchObject({ id: 'r1', ...content })
  }
  const { setItem } = local
  local.setItem = () => {}
  expect(saveDraft(longer, 'r2', 'r1'), 'a browser may take it and keep nothing').toMatchObject({ trouble: 'refused' })
  local.setItem = setItem
})

test('a draft is erased by the page that is opened 30 days after its last change', () => {
  device.texts.clear()
  saveDraft(content, 'r1', undefined)
  const { now } = Date
  for (const [late, isExpired] of [
    [draftLifetimeMs - 60_000, false],
    [draftLifetimeMs + 60_000, true],
  ] as const) {
    Date.now = () => now() + late
    expect(openDraft()).toMatchObject({ isExpired, stored: isExpired ? undefined : { id: 'r1' } })
  }
  Date.now = now
  expect(device.texts.size).toBe(0)
})

test('what another program has stored under its name is no draft', () => {
  for (const text of ['null', '"', '[]', '{"id":"r1"}', '{"id":"r1","savedAt":1,"answers":{},"files":1}']) {
    device.texts.set('report-draft', text)
    expect(openDraft()).toEqual({ stored: undefined, isExpired: false })
    expect(saveDraft(content, 'r1', undefined).type).toBe('draftSaved')
  }
})
