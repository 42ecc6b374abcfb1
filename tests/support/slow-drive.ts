/** Delays storage: a transaction that writes completes only when the test dispatches `drive-ready`. Runs in the page. */
export function slowDrive(): void {
  const ready = new Promise((resolve) => addEventListener('drive-ready', resolve, { once: true }))
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...given) {
    const request = put.apply(this, given)
    const { transaction } = this
    let done = false
    ready.then(() => {
      done = true
    })
    // Keeps the transaction open, as slow storage does.
    const hold = () => {
      if (!done) transaction.objectStore(this.name).count().onsuccess = hold
    }
    hold()
    return request
  }
}
