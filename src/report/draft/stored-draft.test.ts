// Two tabs, random visitors, one device: newer words on it are never replaced unasked, and what is said of them is true.
// What the device and each tab keep is simulated, and with it the clock, and when one tab hears of the other.
import { expect, test } from '@playwright/test'
import type { FileOperations } from '../evidence/file-operations.ts'
import { type ReportStore, runReport } from '../run-report.ts'
import type { ReportEvent, StoredDraft } from '../state/report-state.ts'
import { describeDraft } from './draft.text.ts'
import { draftLifetimeDays } from './draft-lifetime.ts'
import { openDraft, readDraft } from './stored-draft.ts'

const day = 86_400_000

/** What the browser refuses: to store for want of room, to erase, or all of it. */
type Refusal = 'full' | 'erasing' | 'all' | undefined

const device = { texts: new Map<string, string>(), refusal: undefined as Refusal }
const clock = { now: 0, timers: [] as { readonly tab: Tab; readonly at: number; readonly run: () => void }[] }
let current: Tab | undefined

const createStorage = (find: () => Map<string, string>, isRefused = (_: Refusal) => false) => ({
  getItem: (key: string) => find().get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (isRefused('full')) throw new DOMException('', 'QuotaExceededError')
    find().set(key, text)
  },
  removeItem: (key: string) => {
    if (isRefused('erasing')) throw new DOMException('', 'InvalidStateError')
    find().delete(key)
  },
})
const session = createStorage(() => current?.session ?? new Map())
const local = createStorage(
  () => device.texts,
  (refusal) => device.refusal === refusal,
)
const getLocal = () => {
  if (device.refusal === 'all') throw new DOMException('', 'SecurityError')
  return local
}
Object.defineProperty(globalThis, 'sessionStorage', { get: () => session, configurable: true })
Object.defineProperty(globalThis, 'localStorage', { get: getLocal, configurable: true })

// A draft needs nothing of what is done with files.
const operations = {} as FileOperations
/** How often something was saved, or tried to. */
let saveCount = 0

/** A tab, whose document can be loaded again. */
class Tab {
  session = new Map<string, string>()
  store!: ReportStore

  load(): void {
    clock.timers = clock.timers.filter(({ tab }) => tab !== this)
    this.run(() => {
      this.store = runReport(operations, () => `${++saveCount}`)
      const session = this.store.readSession()
      const opened = { session, answers: session?.answers ?? {}, files: [] }
      this.store.send({ type: 'reportOpened', ...opened, ...openDraft() })
    })
  }
  /** Does something on the simulated clock. */
  run(act: (store: ReportStore) => unknown): void {
    const real = { now: Date.now, setTimeout, clearTimeout }
    const setSimulated = (run: () => void, ms: number) => {
      const timer = { tab: this, at: clock.now + ms, run }
      clock.timers.push(timer)
      return timer
    }
    const clearSimulated = (timer: unknown) => {
      clock.timers = clock.timers.filter((each) => each !== timer)
    }
    Object.assign(globalThis, { setTimeout: setSimulated, clearTimeout: clearSimulated })
    Date.now = () => clock.now
    current = this
    act(this.store)
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout })
    Date.now = real.now
  }
  send = (event: ReportEvent) => this.run((store) => store.send(event))
  write = (description: string) => this.send({ type: 'formRead', answers: { description }, invalid: [] })
  choose = (isWanted: boolean) => this.send({ type: 'draftChosen', isWanted })
  look = () => this.run((store) => store.look())
  hide = () => this.run((store) => store.saveNow())
  describe = () => describeDraft(this.store.get().draft, this.store.session.isKept)
}

/** Lets time pass for all tabs. */
function pass(ms: number): void {
  clock.now += ms
  const due = clock.timers.filter(({ at }) => at <= clock.now)
  clock.timers = clock.timers.filter(({ at }) => at > clock.now)
  for (const { tab, run } of due) tab.run(run)
}

/** Returns two tabs on a device that has nothing yet. */
function createTabs(): readonly [Tab, Tab] {
  Object.assign(device, { texts: new Map(), refusal: undefined })
  saveCount = 0
  Object.assign(clock, { now: Date.UTC(2026, 0, 1, 12), timers: [] })
  const tabs = [new Tab(), new Tab()] as const
  for (const tab of tabs) tab.load()
  return tabs
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
const getNumber = (word: string) => Number(word.split('-').at(-1) || -1)

function play(seed: number): void {
  const random = createRandom(seed)
  const tabs = createTabs()
  const refusal = ([undefined, 'full', 'erasing'] as const)[seed % 3]
  const log: string[] = []
  /** The last words of each tab, and what the visitor has agreed to lose. */
  const newest = new Map<Tab, string>()
  const given = new Set<string>()
  /** Whether a draft was asked for since the last one went. */
  let isAsked = false
  for (let step = 0; step < 60; step += 1) {
    const at = random(2) as 0 | 1
    const [tab, other] = [tabs[at], tabs[(1 - at) as 0 | 1]]
    const { device: found } = tab.store.get().draft
    const offered = getWords(found.status === 'other' ? found.stored : undefined)
    const before = getWords(readDraft())
    const commands: Readonly<Record<string, () => void>> = {
      write: () => {
        tab.write(`word-${seed}-${step}`)
        newest.set(tab, `word-${seed}-${step}`)
      },
      tick: () => {
        isAsked = true
        tab.choose(true)
      },
      untick: () => tab.choose(false),
      open: () => {
        if (found.status === 'other') newest.set(tab, offered)
        tab.send({ type: 'draftOpened' })
      },
      replace: () => tab.send({ type: 'draftReplaced' }),
      'erase draft': () => tab.send({ type: 'draftErased' }),
      'erase everything': () => {
        newest.delete(tab)
        tab.send({ type: 'reportErased' })
      },
      wait: () => pass(random(400)),
      look: () => tab.look(),
      hide: () => tab.hide(),
      reload: () => {
        tab.hide()
        tab.load()
      },
      crash: () => tab.load(),
      duplicate: () => {
        other.session = new Map(tab.session)
        newest.set(other, newest.get(tab) ?? '')
        other.load()
      },
      'refuse or allow': () => {
        device.refusal = device.refusal || random(2) ? undefined : refusal
      },
      clear: () => device.texts.clear(),
    }
    const command = Object.keys(commands)[random(Object.keys(commands).length)] ?? ''
    if (/everything|clear/.test(command) && random(4) > 0) continue
    log.push(`${command} ${at}`)
    if (/untick|everything|clear/.test(command)) given.add(before)
    if (/replace|erase draft/.test(command)) given.add(offered)
    commands[command]?.()
    const after = getWords(readDraft())
    const own = newest.get(tab) ?? ''
    const check = (isTrue: boolean, words: string) => {
      // Not expect, which takes a millisecond each.
      if (!isTrue) throw new Error(`Seed ${seed}, ${words}: ${before}, then ${after}, of ${own}. ${log}`)
    }
    const isLost = before !== '' && after !== before && !given.has(before) && getNumber(before) > getNumber(after)
    check(!isLost, 'newer words stay on the device')
    check((tab.store.get().answers.description ?? '') === own, 'a tab has its last words')
    // A wish that found no room is done later, and what could not be erased is still there.
    if (!refusal) isAsked &&= readDraft() !== undefined
    pass(300)
    // Of a change in the settings of the browser no page is told.
    if (random(2)) continue
    tab.look()
    const stored = readDraft()
    check(refusal !== undefined || isAsked || !stored, 'what was erased does not come back')
    const said = tab.describe()
    check(!stored || /on this device/.test(said), 'a draft that is there is offered, or said to be saved')
    if (/^A draft is saved/.test(said)) check(getWords(stored) === own, said)
    if (/was erased|No draft is saved yet/.test(said)) check(!stored, said)
    if (/^(Another d|A d)raft of|is still on this device/.test(said)) check(stored !== undefined, said)
  }
}

test('whatever two tabs do with one draft, newer words are never replaced unasked, and what is said is true', () => {
  for (let seed = 1; seed <= 300; seed += 1) play(seed)
})

test('a draft is saved at once when it is asked for and when the page is left, and between these every 300 ms', () => {
  const [tab] = createTabs()
  tab.write('0')
  pass(1000)
  expect(saveCount, 'unasked nothing is saved').toBe(0)
  tab.choose(true)
  expect(getWords(readDraft())).toBe('0')
  for (let word = 1; word <= 10; word += 1) {
    tab.write(`${word}`)
    pass(29)
  }
  expect(saveCount).toBe(1)
  pass(10)
  expect([getWords(readDraft()), saveCount]).toEqual(['10', 2])
  pass(1000)
  expect(saveCount, 'what is saved is not saved again').toBe(2)
  tab.write('11')
  tab.hide()
  expect(getWords(readDraft())).toBe('11')
})

test('why nothing is saved is said, what was saved before stays, and the wish, too', () => {
  for (const [refusal, words] of [
    ['full', /^There is no room for the draft/],
    ['all', /^This browser does not let the page keep a draft/],
  ] as const) {
    const [tab] = createTabs()
    tab.choose(true)
    device.refusal = refusal
    tab.write('later')
    tab.hide()
    expect(tab.describe()).toMatch(words)
    expect(tab.describe()).toContain('The draft lacks what you wrote last.')
    device.refusal = undefined
    expect(getWords(readDraft())).toBe('')
    tab.load()
    tab.hide()
    expect(getWords(readDraft())).toBe('later')
  }
  const [tab] = createTabs()
  const { setItem } = local
  local.setItem = () => {}
  tab.choose(true)
  local.setItem = setItem
  expect(tab.describe(), 'a browser may take it and keep nothing').toMatch(/^This browser does not let .* No draft/)
})

/** Ways in which a draft would go if the browser let the page erase it. */
const erasures: Readonly<Record<string, (tab: Tab) => void>> = {
  'it is unticked': (tab) => tab.choose(false),
  'everything is erased': (tab) => tab.send({ type: 'reportErased' }),
  'it is unticked, then everything is erased': (tab) => {
    tab.choose(false)
    tab.send({ type: 'reportErased' })
  },
  'it is too old': (tab) => {
    clock.now += 31 * day
    tab.load()
  },
}

for (const [words, erase] of Object.entries(erasures))
  test(`a draft that the browser does not let go is not said to be erased where ${words}`, () => {
    const [tab] = createTabs()
    tab.choose(true)
    device.refusal = 'erasing'
    erase(tab)
    expect(tab.describe()).toMatch(/on this device/)
    expect(tab.describe()).not.toMatch(/erased from this device/)
    device.texts.clear()
    tab.look()
    expect(tab.describe(), 'once it is gone').not.toMatch(/is (still )?on this device|is saved/)
  })

test('the page that is opened erases a draft that is too old, and none of a day that is still to come', () => {
  for (const [age, words] of [
    [-4000 * day, 'saved'],
    [draftLifetimeDays * day - 1, 'saved'],
    [draftLifetimeDays * day, `older than ${draftLifetimeDays} days`],
  ] as const) {
    const [tab] = createTabs()
    tab.choose(true)
    clock.now += age
    tab.load()
    expect(tab.describe(), `${age} ms`).toContain(words)
    expect(readDraft() !== undefined, `${age} ms`).toBe(words === 'saved')
  }
})

test('what another program has stored under its name is no draft', () => {
  const [tab] = createTabs()
  for (const text of ['null', '"', '[]', '{"id":"r1"}', '{"id":"r1","savedAt":1,"answers":{},"files":1}']) {
    device.texts.set('report-draft', text)
    tab.load()
    expect(tab.describe()).toBe('')
    tab.choose(true)
    expect(tab.describe()).toMatch(/^A draft is saved/)
    tab.choose(false)
  }
})
