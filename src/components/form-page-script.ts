/** What a visitor did with a form before its code ran. */
interface EarlyUse {
  /** The names, or else the ids, of the controls that were used. */
  readonly used: ReadonlySet<string>
  /** Every file that was chosen or dropped: a second choice takes the first out of its control. */
  readonly files: readonly File[]
  /** Ends the recording: from now on the code keeps what is typed. */
  readonly stop: () => void
  /**
   * Ends the waiting for the page's script, and returns the button that was pressed meanwhile, and when, in milliseconds
   * since the page was opened.
   */
  readonly takePress: () => { readonly button: HTMLElement; readonly at: number } | undefined
}

declare global {
  var earlyUse: EarlyUse
}

/**
 * Records what is used and chosen, from the first byte of the form on: nothing that the code finds later says whether a
 * value was typed or restored.
 */
function recordEarlyUse(): void {
  const used = new Set<string>()
  const files: File[] = []
  const recording = new AbortController()
  // Some extensions set a value with `change` alone.
  for (const type of ['input', 'change', 'drop', 'paste'])
    addEventListener(
      type,
      (event) => {
        const control = event.target as HTMLInputElement
        const { dataTransfer, clipboardData } = event as DragEvent & ClipboardEvent
        // Office programs add a picture of the text to the text.
        const isText = ['text/plain', 'text/html'].every((type) => clipboardData?.types.includes(type))
        if (!isText) files.push(...((dataTransfer ?? clipboardData)?.files ?? []))
        if (type === 'change') files.push(...(control.files ?? []))
        if (type === 'change' || type === 'input') used.add(control.name || control.id)
      },
      { capture: true, signal: recording.signal },
    )
  let pressed: ReturnType<EarlyUse['takePress']>
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new AbortController()
  addEventListener(
    'submit',
    (event) => {
      // Chromium damages letters in what it sends itself, and runs no script that comes after that.
      event.preventDefault()
      if (pressed) return
      pressed = { button: event.submitter as HTMLElement, at: performance.now() }
      const form = event.target as HTMLFormElement
      // Later, browsers open no email program. What is sent so is not pressed once more by a script that comes after it.
      timer = setTimeout(() => {
        pressed = undefined
        form.submit()
      }, 4000)
    },
    { capture: true, signal: waiting.signal },
  )
  const takePress = () => {
    waiting.abort()
    clearTimeout(timer)
    return pressed
  }
  window.earlyUse = { used, files, stop: () => recording.abort(), takePress }
  // A file that is dropped beside a file input would open in place of the page.
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    })
}

/** Ignores the second of two quick presses, as the browser counts them, and all but the first of a key that is held. */
function ignoreRepeatedPresses(): void {
  let isHeld = false
  for (const type of ['keydown', 'keyup'] as const)
    addEventListener(
      type,
      ({ repeat }) => {
        isHeld = repeat
      },
      true,
    )
  addEventListener(
    'click',
    (click) => {
      // A key has no count. One that is held while the window loses the focus is never said to be let go.
      if (click.detail === 0 ? !isHeld : click.detail === 1) return
      click.preventDefault()
      click.stopImmediatePropagation()
    },
    true,
  )
}

/**
 * The script in the head of each page with a form, as text, which runs before the form is parsed. Each function uses
 * nothing of this module.
 */
export const formPageScript = [recordEarlyUse, ignoreRepeatedPresses].map((run) => `(${run})()`).join(';')
