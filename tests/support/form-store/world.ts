// A world for the store's model: storage, network and time, where every wait ends when the model says so.
import type { Clock, Draft, DraftShelf, KeptDraft, LaterPorts, StoreFault } from '../../../src/forms/form/ports.ts'
import type { Kept } from '../../../src/forms/form/state.ts'

const lifetime = 30 * 86_400_000

interface Stored extends Kept {
  readonly revision: string
  readonly draft: Draft
}

/** How the storage behaves from now on. */
export type Drive = 'well' | 'full' | 'refusing'
/** How the network does. */
export type Network = 'well' | 'failing'

interface Wait {
  readonly go: () => void
  /** Asked of storage by a page, which may have gone since. */
  readonly asker?: Alive
}

/** Whether a page is still there. */
export type Alive = () => boolean

/**
 * Everything outside the two tabs. Whoever waits for it stands in `waits`, to be let go in any order; only transactions
 * are done in the order they were begun, as IndexedDB does those that write (Indexed Database API 3.0, section 2.7).
 */
export class World {
  time = 1_800_000_000_000
  drive: Drive = 'well'
  network: Network = 'well'
  stored: Stored | undefined
  waits: Wait[] = []
  timers: { readonly at: number; readonly work: () => void }[] = []
  #count = 0

  unique = () => `${++this.#count}`

  /** Ends when the model lets it; what it does is done at that moment. */
  wait<Value>(work: () => Value, asker?: Alive): Promise<Value> {
    return new Promise((resolve, reject) => {
      const go = () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      }
      this.waits.push(asker ? { go, asker } : { go })
    })
  }

  /** A transaction that the page begins once storage is open. One that has gone by then begins none. */
  async #transaction<Value>(alive: Alive, work: () => Value): Promise<Value> {
    await this.wait(() => {})
    return alive() ? this.wait(work, alive) : new Promise(() => {})
  }

  /** Lets one go, and before a transaction those that were begun before it. */
  letGo(at: number): void {
    const wait = this.waits[at]
    if (!wait) return
    const going = wait.asker ? this.waits.slice(0, at).filter(({ asker }) => asker) : []
    going.push(wait)
    this.waits = this.waits.filter((each) => !going.includes(each))
    for (const { go } of going) go()
  }

  /** A browser may take back what a page had begun that has gone. */
  takeBack(): void {
    this.waits = this.waits.filter(({ asker }) => !asker || asker())
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
      if (wait) this.letGo(0)
      else if (timer) {
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

  shelf = (alive: Alive): DraftShelf => ({
    look: () =>
      this.#transaction(alive, () => {
        if (this.drive === 'refusing') return 'none'
        const before = this.stored
        const found = this.#found()
        return found ?? (before ? 'expired' : 'none')
      }),
    erase: (_, revisions) =>
      this.#transaction(alive, () => {
        if (this.drive === 'refusing') return 'failed'
        if (this.stored && revisions !== 'whatever' && !revisions.includes(this.stored.revision)) return 'other'
        this.stored = undefined
        return 'erased'
      }),
  })

  later = (alive: Alive): LaterPorts => ({
    keepDraft: (draft, mine, { revision, now, signal, expected }) =>
      this.#transaction(alive, (): Kept | StoreFault => {
        if (signal.aborted) return { fault: 'canceled' }
        if (this.drive !== 'well') return { fault: this.drive === 'full' ? 'full' : 'refused' }
        const found = this.#found()
        if (found && !mine.includes(found.revision)) return { fault: 'conflict', revision: found.revision }
        if (!found && expected) return { fault: 'gone' }
        this.stored = { draft, revision, savedAt: now, expiresAt: now + lifetime }
        return this.stored
      }),
    keptDraft: () =>
      this.#transaction(alive, (): KeptDraft | undefined | StoreFault =>
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
  })

  load = (alive: Alive) =>
    this.wait(() => {
      if (this.network === 'failing') throw new TypeError('Failed to fetch')
      return this.later(alive)
    })
}

/** Lets every promise that can go on go on. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
