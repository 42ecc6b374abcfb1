/**
 * Moves focus to the control or heading with this id and scrolls its label into view, which focus alone may not do (WCAG
 * 2.4.11). Returns false if there is no such element.
 */
export function focusElement(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  const field = control.closest('.field') ?? control
  control.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
  // Of a field taller than the screen the top is scrolled into view.
  field.querySelector('label, legend')?.scrollIntoView({ block: 'nearest' })
  return true
}

/**
 * Calls a function once after a delay in milliseconds, or just before one of these keys takes effect. Returns a
 * function that cancels it.
 */
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
