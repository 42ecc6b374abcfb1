/** The id of the review's heading. */
export const reviewHeadingId = 'review-title'

/**
 * Moves focus to the control or heading with this id and scrolls its label into view, which focus alone may not do (WCAG
 * 2.4.11); with `start` to the top of the view. Returns false if there is no such element.
 */
export function focusElement(id: string, block: 'nearest' | 'start' = 'nearest'): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  const field = control.closest('.field') ?? control
  control.focus({ preventScroll: true })
  field.scrollIntoView({ block })
  // Of a field taller than the screen the top is scrolled into view.
  field.querySelector('label, legend')?.scrollIntoView({ block })
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

/**
 * Follows the focus in an element. Returns a function that moves it, with the caret, from a control that was removed to
 * the one in its place; it does nothing if the visitor had left the control.
 */
export function trackFocus(root: HTMLElement): () => void {
  const { activeElement } = document
  let focused = root.contains(activeElement) ? activeElement : null
  // In the capture phase: React stops the propagation of `focusin` until it has hydrated.
  const noteFocus = ({ target }: Event) => {
    focused = target as Element
  }
  root.addEventListener('focusin', noteFocus, true)
  const noteBlur = () =>
    // Chromium dispatches it for a control that is being removed, too, while it is still in the document.
    queueMicrotask(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = null
    })
  root.addEventListener('focusout', noteBlur, true)
  return () => {
    const before = focused
    if (!before || before.isConnected || document.activeElement !== document.body) return
    const isSame = (element: Element) => (before.id ? element.id === before.id : element.isEqualNode(before))
    const [next] = [...root.querySelectorAll<HTMLInputElement>(before.localName)].filter(isSame)
    next?.focus({ preventScroll: true })
    const { selectionStart, selectionEnd } = before as HTMLInputElement
    // Null for an email address or a date, and undefined for what contains no text.
    if (typeof selectionStart === 'number') next?.setSelectionRange(selectionStart, selectionEnd)
  }
}
