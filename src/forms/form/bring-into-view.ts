/** The id of the review's heading. */
export const reviewTitle = 'review-title'

/**
 * Moves focus to the control with this id, with its label on the screen. Focus alone may leave the label above the
 * edge, and a visitor needs both. False if there is no such control.
 */
export function bringIntoView(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  const field = control.closest('.field') ?? control
  control.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
  // A field taller than the screen: its top is what matters.
  field.querySelector('label, legend')?.scrollIntoView({ block: 'nearest' })
  return true
}

/** Does this once so many ms have passed, or just before one of these keys has its effect. Gives what calls it off. */
export function inAMoment(ms: number, act: () => void, keys = /./): () => void {
  const off = () => {
    clearTimeout(timer)
    removeEventListener('keydown', pressed)
  }
  const now = () => {
    off()
    act()
  }
  const pressed = ({ key }: KeyboardEvent) => keys.test(key) && now()
  const timer = setTimeout(now, ms)
  addEventListener('keydown', pressed)
  return off
}
