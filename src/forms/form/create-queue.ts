/**
 * Creates a queue: work that it is given runs one after the other. What it returns resolves once that work is done, and
 * never rejects: an error is reported as any other of the page, and the next work runs.
 */
export function createQueue() {
  let last = Promise.resolve()
  return (work: () => void | Promise<void>): Promise<void> => {
    last = last.then(work).catch(throwLater)
    return last
  }
}

function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
