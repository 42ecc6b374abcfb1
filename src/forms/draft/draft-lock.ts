/**
 * Takes the lock of a form's draft. Returns what releases it; undefined where another tab has it. It ends with the page.
 * Where there are no locks (plain HTTP, old browsers, refused storage) a tab saves as if it had one.
 */
export function lockDraft(form: string): Promise<(() => void) | undefined> {
  const { locks } = navigator as { readonly locks?: LockManager }
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => (lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined))
    const withoutLock = () => resolve(() => {})
    if (locks) locks.request(`draft-${form}`, { ifAvailable: true }, hold).catch(withoutLock)
    else withoutLock()
  })
}
