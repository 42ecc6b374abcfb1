/** Creates a queue: work that it is given runs one after the other. An error is reported as any other of the page. */
export function createQueue() {
  let last = Promise.resolve()
  return (work: () => void | Promise<void>): void => {
    last = last.then(work).catch((error: unknown) =>
      queueMicrotask(() => {
        throw error
      }),
    )
  }
}
