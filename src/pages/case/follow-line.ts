/**
 * Calls back whenever a reader moves the control of a line. It is all of the drawing, over which a finger scrolls the page,
 * too: a touch counts once it has gone 8 px sideways or ends, and not where the browser takes it to scroll.
 */
export function followLine(input: HTMLInputElement, onMove: () => void): void {
  let before = input.value
  /** Where a touch began that may yet scroll the page. */
  let touchedAt: number | undefined
  const handlePointer = ({ type, pointerType, clientX }: PointerEvent) => {
    if (type === 'pointerdown') {
      before = input.value
      touchedAt = pointerType === 'touch' ? clientX : undefined
    }
    if (touchedAt === undefined || (/down|move/.test(type) && Math.abs(clientX - touchedAt) < 8)) return
    touchedAt = undefined
    // The browser has moved the value before it scrolls, whatever `touch-action` says.
    if (type === 'pointercancel') input.value = before
    else onMove()
  }
  for (const type of ['down', 'move', 'up', 'cancel'] as const) input.addEventListener(`pointer${type}`, handlePointer)
  input.addEventListener('input', () => {
    if (touchedAt === undefined) onMove()
  })
}

/**
 * Starts the line of a plot: once it is moved, what was measured is drawn up to it, and at its end all. `onDraw` is called with
 * the part that is drawn, in percent. Returns a function that draws what a script has moved.
 */
export function startLine(input: HTMLInputElement, onDraw: (drawn: number) => void): () => void {
  const [hint, button, part, line] =
    input.closest('figure')?.querySelectorAll<HTMLElement>('.line-hint > *, clipPath > rect, .plot-line') ?? []
  const draw = (isMoved: boolean) => {
    const at = (100 * input.valueAsNumber) / Number(input.max)
    const isPart = isMoved && at < 100
    line?.setAttribute('x', `${at}%`)
    part?.setAttribute('width', `${isPart ? 10 + at : 130}%`)
    if (hint) hint.hidden = isPart
    if (button) button.hidden = !isPart
    onDraw(isPart ? at : 100)
  }
  const drawMoved = () => draw(true)
  followLine(input, drawMoved)
  button?.addEventListener('click', () => {
    draw(false)
    input.focus({ preventScroll: true })
  })
  draw(false)
  showParts(button?.parentElement, input)
  return drawMoved
}

/** Writes a text into each of these elements, where it is another: a screen reader is told of all that is written. */
export function writeTexts(elements: NodeListOf<Element>, texts: readonly string[]): void {
  elements.forEach((element, index) => {
    const text = texts[index] ?? ''
    if (element.textContent !== text) element.textContent = text
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
