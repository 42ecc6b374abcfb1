import type { DraftProblem } from './draft-state.ts'

/** The name of the database on this device, and of its only object store. */
const databaseName = 'drafts'

interface Options {
  /** Whether a missing database is created. */
  readonly canCreate?: boolean
  readonly signal?: AbortSignal
}

/**
 * Passes the record under a key to `change`, which may write to its object store, in one transaction. Returns what
 * `change` returns once that is written, `missing` without a database, and every failure as a draft problem. Never
 * rejects.
 */
export async function updateRecord<Record, const Result>(
  key: string,
  change: (record: Record | undefined, drafts: IDBObjectStore) => Result,
  { canCreate = false, signal }: Options = {},
): Promise<Result | 'missing' | DraftProblem> {
  const done = new AbortController()
  let database: IDBDatabase | undefined
  try {
    database = await openDatabase(canCreate)
    if (!database) return 'missing'
    signal?.throwIfAborted()
    const transaction = database.transaction(databaseName, 'readwrite', { durability: 'strict' })
    signal?.addEventListener('abort', () => abortTransaction(transaction), { signal: done.signal })
    return await new Promise((resolve, reject) => {
      const drafts = transaction.objectStore(databaseName)
      const request = drafts.get(key)
      let result: Result
      request.onsuccess = () => {
        result = change(request.result, drafts)
      }
      transaction.oncomplete = () => resolve(result)
      transaction.onabort = () => reject(transaction.error)
    })
  } catch (error) {
    return getProblem(error)
  } finally {
    // The signal outlives many transactions.
    done.abort()
    database?.close()
  }
}

/** Aborts a transaction, unless it is complete; what that wrote is erased later. */
function abortTransaction(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function openDatabase(canCreate: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, canCreate ? 1 : undefined)
    request.onupgradeneeded = () => {
      if (canCreate) return request.result.createObjectStore(databaseName)
      // There was no such database; aborting its creation leaves none.
      request.transaction?.abort()
      resolve(undefined)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/**
 * Returns the draft problem for an error of storage. A database of a later version has a higher number, or another
 * store.
 */
function getProblem(error: unknown): DraftProblem {
  const { name } = error instanceof Error || error instanceof DOMException ? error : { name: '' }
  if (name === 'QuotaExceededError') return 'full'
  return name === 'VersionError' || name === 'NotFoundError' ? 'newer-version' : 'blocked'
}
