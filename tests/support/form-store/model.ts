// A world for the store's model: two tabs that share one fake storage, where every wait ends when the model says so.
import type { FormDefinition } from '../../../src/forms/form/definition.ts'
import { laterHalf } from '../../../src/forms/form/later-half.ts'
import type {
  Clock,
  Draft,
  DraftShelf,
  KeptDraft,
  LaterPorts,
  Ports,
  Remembered,
  StoreFault,
  StoreParts,
  TabMemory,
} from '../../../src/forms/form/ports.ts'
import type { Kept } from '../../../src/forms/form/state.ts'
import { createFormStore, type FormStore } from '../../../src/forms/form/store.ts'

const definition: FormDefinition = {
  id: 'report',
  noun: 'report',
  title: 'Report',
  address: 'reports@mail.example',
  submit: 'Prepare',
  checked: true,
  fields: [
    { name: 'words', label: 'Words', type: 'text', required: true, missing: 'Write' },
    { name: 'files', label: 'Files', type: 'file' },
  ],
}

const lifetime = 30 * 86_400_000

interface Stored extends Kept {
  readonly revision: string
  readonly draft: Draft
}

/** How the storage behaves from now on. */
export type Drive = 'well' | 'full' | 'refusing'
/** How the network does. */
export type Network = 'well' | 'failing'

/** Everything outside the two tabs. Whoever waits for it stands in `waits`, to be let go in any order. */
export class World {
  time = 1_800_000_000_000
  drive: Drive = 'well'
  network: Network = 'well'
  stored: Stored | undefined
  waits: (() => void)[] = []
  timers: { readonly at: number; readonly work: () => void }[] = []
  #count = 0

  unique = () => `${++this.#count}`

  /** Ends when the model lets it; what it does is done at that moment, as a transaction is. */
  wait<Value>(work: () => Value): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.waits.push(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
    })
  }

  clock: Clock = {
    now: () => this.time,
    after: (milliseconds, work) => {
      const timer = { at: this.time + milliseconds, work }
      this.timers.push(timer)
      return () => {
        this.timers = this.timers.filter((each) => each !== timer)
      }
    },
  }

  /** Lets everything go that waits, and time pass, until nothing is left to happen. */
  async settle(): Promise<void> {
    for (let round = 0; round < 500; round++) {
      await turn()
      const [wait] = this.waits
      const timer = this.timers.toSorted((one, other) => one.at - other.at)[0]
      if (wait) {
        this.waits.shift()
        wait()
      } else if (timer) {
        this.timers = this.timers.filter((each) => each !== timer)
        this.time = Math.max(this.time, timer.at)
        timer.work()
      } else return
    }
    throw new Error('The store does not come to rest.')
  }

  #found(): Stored | undefined {
    if (this.stored && this.time >= this.stored.expiresAt) this.stored = undefined
    return this.stored
  }

  shelf: DraftShelf = {
    look: () =>
      this.wait(() => {
        if (this.drive === 'refusing') return 'none'
        const before = this.stored
        const found = this.#found()
        return found ?? (before ? 'expired' : 'none')
      }),
    erase: (_, revisions) =>
      this.wait(() => {
        if (this.drive === 'refusing') return 'failed'
        if (this.stored && revisions !== 'whatever' && !revisions.includes(this.stored.revision)) return 'other'
        this.stored = undefined
        return 'erased'
      }),
  }

  later: LaterPorts = {
    keepDraft: (draft, own, { revision, now, signal }) =>
      this.wait((): Kept | StoreFault => {
        if (signal.aborted) return { fault: 'canceled' }
        if (this.drive !== 'well') return { fault: this.drive === 'full' ? 'full' : 'refused' }
        const found = this.#found()
        if (found && !own.includes(found.revision)) return { fault: 'conflict', revision: found.revision }
        if (!found && own.length > 0) return { fault: 'gone' }
        this.stored = { draft, revision, savedAt: now, expiresAt: now + lifetime }
        return this.stored
      }),
    keptDraft: () =>
      this.wait((): KeptDraft | undefined | StoreFault =>
        this.drive === 'refusing' ? { fault: 'refused' } : this.#found(),
      ),
    openDraftFile: () => this.wait(() => 'foreign'),
    admit: (held, offered) =>
      this.wait(() => {
        const fresh = offered.filter((file) => !held.some((other) => other.file.name === file.name))
        return {
          held: [...held, ...fresh.map((file) => ({ id: this.unique(), file, kind: 'pdf' as const }))],
          refused: [],
        }
      }),
    unreadable: (name) => ({ name, reason: 'unreadable', why: name, help: name }),
    tracesOf: () => this.wait(() => undefined),
    withoutTraces: (file) => this.wait(() => file),
    fingerprint: () => this.wait(() => ({ sha256: 'f'.repeat(64), crc32: 0 })),
  }

  load = () =>
    this.wait(() => {
      if (this.network === 'failing') throw new TypeError('Failed to fetch')
      return this.later
    })
}

/** A tab: its session's memory, and the page that it shows. */
export class Tab {
  readonly world: World
  remembered: Remembered | undefined
  store: FormStore
  /** The history entry is one in which the store has been before. */
  known = false

  constructor(world: World, remembered?: Remembered) {
    this.world = world
    this.remembered = remembered
    this.known = remembered !== undefined
    this.store = this.load()
  }

  memory: TabMemory = {
    read: () => this.remembered,
    write: (next) => {
      this.remembered = next && structuredClone(next)
    },
  }

  /** A page of its own: what the one before still had under way goes on, but can no longer write to the tab. */
  load(): FormStore {
    const mine: TabMemory = { read: () => this.memory.read(), write: (next) => alive() && this.memory.write(next) }
    const { shelf, load, unique, clock } = this.world
    const ports: Ports<StoreParts> = {
      memory: mine,
      shelf: whileAlive(shelf, () => alive()),
      load: async () => {
        const ports = whileAlive(await load(), () => alive())
        return { completeStore: (core) => laterHalf(core, ports) }
      },
      clock: {
        now: clock.now,
        after: (milliseconds, work) => clock.after(milliseconds, () => alive() && work()),
      },
      unique,
    }
    const store = createFormStore(definition, ports)
    const alive = () => this.store === store
    this.store = store
    store.wake({ answers: {}, written: this.known ? [] : 'all', ticked: false, files: [] })
    this.known = true
    return store
  }
}

/** A page that has gone begins nothing any more; what it had begun, storage may still finish. */
function whileAlive<Ports extends object>(ports: Ports, alive: () => boolean): Ports {
  const entries = Object.entries(ports).map(([name, port]) => [
    name,
    (...given: unknown[]) => (alive() ? port(...given) : new Promise(() => {})),
  ])
  return Object.fromEntries(entries) as Ports
}

/** Lets every promise that can go on go on. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
