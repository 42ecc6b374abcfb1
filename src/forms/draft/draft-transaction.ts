import type { DraftStorageProblem } from './draft-types.ts'

/** The name of the database on this device, and of its only object store. */
const databaseName = 'drafts'

interface Options {
  /** Whether the database is created where there is none. */
  readonly creates?: boolean
  readonly signal?: AbortSignal
}

/**
 * Runs work in one transaction. Returns undefined without a database, and every storage failure as a draft problem.
 * Never rejects.
 */
export async function withDrafts<Value extends object>(
  work: (drafts: IDBObjectStore) => Promise<Value | DraftStorageProblem>,
  { creates = false, signal }: Options = {},
): Promise<Value | DraftStorageProblem | undefined> {
  let database: IDBDatabase | undefined
  try {
    database = await openDatabase(creates)
    if (!database) return undefined
    signal?.throwIfAborted()
    const transaction = database.transaction(databaseName, 'readwrite', { durability: 'strict' })
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    signal?.addEventListener('abort', () => abortTransaction(transaction))
    // Both are awaited: a full disk can fail either, and a value counts only once it is written.
    const [value] = await Promise.all([work(transaction.objectStore(databaseName)), written])
    return value
  } catch (error) {
    return signal?.aborted ? { problem: 'canceled' } : getProblem(error)
  } finally {
    database?.close()
  }
}

/** Returns the result of a request. */
export function getResult<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Aborts a transaction, unless it is complete; what that wrote is erased later. */
function abortTransaction(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function openDatabase(creates: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, creates ? 1 : undefined)
    request.onupgradeneeded = () => {
      if (creates) return request.result.createObjectStore(databaseName)
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
function getProblem(error: unknown): DraftStorageProblem {
  const { name } = error instanceof Error || error instanceof DOMException ? error : { name: '' }
  if (name === 'QuotaExceededError') return { problem: 'full' }
  return { problem: name === 'VersionError' || name === 'NotFoundError' ? 'newer-version' : 'blocked' }
}
