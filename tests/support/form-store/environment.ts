// The environment of the store's model: storage, network and time, in which the model completes every operation.
import type { DraftDatabase } from '../../../src/forms/draft/draft-database.ts'
import type { Clock, StoredDraft } from '../../../src/forms/draft/draft-state.ts'
import type { FileOperations } from '../../../src/forms/evidence/file-worker.ts'

const lifetime = 30 * 86_400_000

/** The behavior of the storage from now on. */
export type StorageBehavior = 'working' | 'full' | 'refusing'

interface PendingOperation {
  readonly complete: () => void
  /** Of a transaction: whether the page that requested it is still open. */
  readonly isPageOpen?: IsPageOpen
}

/** A function that returns whether a page is still open. */
export type IsPageOpen = () => boolean

/**
 * Everything outside the two tabs. Pending operations can complete in any order; only transactions complete in the
 * order they were started, as IndexedDB does with those that write (Indexed Database API 3.0, section 2.7).
 */
export class SimulatedEnvironment {
  time = 1_800_000_000_000
  storage: StorageBehavior = 'working'
  stored: StoredDraft | undefined
  pendingOperations: PendingOperation[] = []
  timers: { readonly at: number; readonly work: () => void }[] = []
  /** The page that holds the lock of the draft. */
  #lockedBy: IsPageOpen | undefined
  /** The number of writes of a draft. */
  writeCount = 0
  #count = 0

  createId = () => `${++this.#count}`

  /** Waits until the model completes it, and does its work at that moment. */
  wait<Value>(work: () => Value, isPageOpen?: IsPageOpen): Promise<Value> {
    return new Promise((resolve, reject) => {
      const complete = () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      }
      this.pendingOperations.push(isPageOpen ? { complete, isPageOpen } : { complete })
    })
  }

  /** Returns a transaction that the page starts once storage is open. A page closed by then starts none. */
  async #transaction<Value>(isOpen: IsPageOpen, work: () => Value): Promise<Value> {
    await this.wait(() => {})
    return isOpen() ? this.wait(work, isOpen) : new Promise(() => {})
  }

  /** Completes one operation, and before a transaction those that were started earlier. */
  completeOperation(at: number): void {
    const operation = this.pendingOperations[at]
    if (!operation) return
    const earlier = operation.isPageOpen
      ? this.pendingOperations.slice(0, at).filter(({ isPageOpen }) => isPageOpen)
      : []
    const completed = [...earlier, operation]
    this.pendingOperations = this.pendingOperations.filter((pending) => !completed.includes(pending))
    for (const { complete } of completed) complete()
  }

  /** Drops the pending operations of closed pages, as a browser may. */
  dropOperations(): void {
    this.pendingOperations = this.pendingOperations.filter(({ isPageOpen }) => !isPageOpen || isPageOpen())
  }

  clock: Clock = {
    now: () => this.time,
    schedule: (milliseconds, run) => {
      this.timers.push({ at: this.time + milliseconds, work: run })
    },
  }

  /** Completes all pending operations and lets time pass, until nothing is left. */
  async completeAll(): Promise<void> {
    for (let round = 0; round < 500; round++) {
      await flushPromises()
      const [operation] = this.pendingOperations
      const timer = this.timers.toSorted((one, other) => one.at - other.at)[0]
      if (operation) this.completeOperation(0)
      else if (timer) {
        this.timers = this.timers.filter((other) => other !== timer)
        this.time = Math.max(this.time, timer.at)
        timer.work()
      } else return
    }
    throw new Error('Operations of the store are still pending.')
  }

  database = (isOpen: IsPageOpen): DraftDatabase => ({
    lock: () => {
      // Requests are decided in the order in which they are made (Web Locks API, lock task queue); the answer comes later.
      const isTaken = this.#lockedBy?.() ?? false
      if (!isTaken) this.#lockedBy = isOpen
      const release = () => {
        if (this.#lockedBy === isOpen) this.#lockedBy = undefined
      }
      return this.wait(() => (isTaken ? undefined : release))
    },
    load: () =>
      this.#transaction(isOpen, () => {
        if (this.storage === 'refusing') return 'blocked' as const
        if (!this.stored) return 'missing'
        if (this.time < this.stored.expiresAt) return this.stored
        this.stored = undefined
        return 'expired'
      }),
    erase: (_, changedAt) =>
      this.#transaction(isOpen, () => {
        if (this.storage === 'refusing') return 'not erased'
        if (this.stored && this.stored.savedAt > changedAt) return 'other'
        this.stored = undefined
        return 'erased'
      }),
    save: (_, draft, { now, signal }) =>
      this.#transaction(isOpen, () => {
        if (signal.aborted || this.storage === 'refusing') return 'blocked' as const
        if (this.storage === 'full') return 'full' as const
        this.writeCount += 1
        this.stored = { draft, savedAt: now, expiresAt: now + lifetime, isPersistent: false }
        return this.stored
      }),
  })

  files: FileOperations = {
    acceptFiles: (_, chosen) =>
      this.wait(() => chosen.map((file) => ({ ...file, status: 'accepted' as const, format: 'pdf' as const }))),
    readMetadata: () => this.wait(() => undefined),
    removeMetadata: (file) => this.wait(() => ({ copy: file })),
    computeChecksums: () => this.wait(() => ({ sha256: 'f'.repeat(64), crc32: 0 })),
  }
}

/** Runs all pending promise callbacks. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
