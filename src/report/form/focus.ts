/** Focuses an element by id and scrolls its label into view (WCAG 2.4.11). Returns false if there is none. */
export function focusElement(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  const field = control.closest('.checkbox, .field') ?? control
  control.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
  field.querySelector('label, legend')?.scrollIntoView({ block: 'nearest' })
  return true
}

/** Calls a function once after milliseconds, or just before a key takes effect. Returns what cancels it. */
export function runAfterDelayOrKey(ms: number, run: () => void, keys = /./): () => void {
  const cancel = () => {
    clearTimeout(timer)
    removeEventListener('keydown', handleKey)
  }
  const finish = () => {
    cancel()
    run()
  }
  const handleKey = ({ key }: KeyboardEvent) => keys.test(key) && finish()
  const timer = setTimeout(finish, ms)
  addEventListener('keydown', handleKey)
  return cancel
}
