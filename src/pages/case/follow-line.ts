/**
 * Calls back whenever a reader moves the line of a plot, with whether it has been moved. The line is all of the plot, over
 * which a finger scrolls the page, too: a touch counts once it goes sideways or ends, and not where the browser takes it.
 */
export function followLine(input: HTMLInputElement, show: (isMoved: boolean) => void): void {
  let [isMoved, wasMoved, before] = [false, false, input.value]
  /** Where a touch began that may yet scroll the page. */
  let touched: number | undefined
  const follow = () => {
    if (touched !== undefined) return
    isMoved = true
    show(isMoved)
  }
  const decide = ({ type, clientX }: PointerEvent) => {
    if (touched === undefined || (type === 'pointermove' && Math.abs(clientX - touched) < 8)) return
    touched = undefined
    follow()
  }
  input.addEventListener('input', follow)
  input.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    ;[before, wasMoved] = [input.value, isMoved]
    touched = pointerType === 'touch' ? clientX : undefined
  })
  input.addEventListener('pointermove', decide)
  input.addEventListener('pointerup', decide)
  input.addEventListener('pointercancel', () => {
    touched = undefined
    input.value = before
    isMoved = wasMoved
    show(isMoved)
  })
}

/** Writes the words of parts, which text browsers would read where they are hidden, and shows them. */
export function showParts(...parts: (HTMLElement | null | undefined)[]): void {
  for (const part of parts) {
    for (const element of part?.querySelectorAll<HTMLElement>('[data-words]') ?? [])
      element.textContent = element.dataset.words ?? ''
    if (part) part.hidden = false
  }
}
