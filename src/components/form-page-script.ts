/** What a visitor did with a form before its code ran. */
interface EarlyUse {
  /** The names, or else the ids, of the controls that were used. */
  readonly used: ReadonlySet<string>
  /** Every file that was chosen or dropped: a second choice takes the first out of its control. */
  readonly files: readonly File[]
  /**
   * Ends the recording: from now on the code keeps what is typed. Returns what was typed in documents of this page that were
   * left before their code ran, by the name of the control.
   */
  readonly stop: () => Readonly<Record<string, string>>
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
  const key = `typed ${location.pathname}`
  // The browser may refuse storage, and another program may have stored something else.
  const tryStorage = (work: (storage: Storage) => void) => {
    try {
      work(sessionStorage)
    } catch (error) {
      if (![DOMException, TypeError, SyntaxError].some((type) => error instanceof type)) throw error
    }
  }
  const readTyped = () => {
    let typed: Record<string, string> = {}
    tryStorage((storage) => {
      typed = JSON.parse(storage.getItem(key) ?? '{}')
    })
    return typed
  }
  const keepTyped = () => {
    const typed = readTyped()
    for (const control of document.querySelectorAll<HTMLInputElement>('form [name]:not([type="file"])'))
      if (used.has(control.name)) typed[control.name] = control.value
    if (used.size > 0) tryStorage((storage) => storage.setItem(key, JSON.stringify(typed)))
    // Another document may be typed into before this one is shown again.
    used.clear()
  }
  addEventListener('pagehide', keepTyped, { signal: recording.signal })
  const stop = () => {
    recording.abort()
    const typed = readTyped()
    tryStorage((storage) => storage.removeItem(key))
    return typed
  }
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
  window.earlyUse = { used, files, stop, takePress }
  // A file that is dropped beside a file input would open in place of the page.
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    })
}

/**
 * Ignores each press that follows another in quick succession, by mouse, touch or key, on any control: it was meant for
 * what stood there before. A key that is held presses once.
 */
function ignoreRepeatedPresses(): void {
  // How long the second press of two takes at most, in milliseconds, and how far apart they are, in CSS px.
  const maxMs = 350
  const maxDistance = 12
  let last: MouseEvent | undefined
  let isHeld = false
  let isPressing = false
  const beginPress = () => {
    isPressing = true
    setTimeout(() => {
      isPressing = false
    })
  }
  const isRepeated = (click: MouseEvent) => {
    // A key has no count and no place.
    const isKey = click.detail === 0
    // One that is held while the window loses the focus is never said to be let go.
    if (isKey ? isHeld : click.detail > 1) return true
    if (!last || click.timeStamp - last.timeStamp > maxMs) return false
    if (isKey || last.detail === 0) return isKey && last.detail === 0
    // Firefox counts anew where something else has come to stand.
    const distance = Math.hypot(click.clientX - last.clientX, click.clientY - last.clientY)
    return click.target !== last.target && distance < maxDistance
  }
  addEventListener(
    'keydown',
    ({ key, repeat }) => {
      isHeld = repeat
      if (key === 'Enter' || key === ' ') beginPress()
      // Who presses another key in between, such as Tab, means both.
      else last = undefined
    },
    true,
  )
  // So does who moves the focus without a key, as screen readers do. A press moves it before it ends.
  addEventListener('focusin', () => {
    if (!isPressing && last?.detail === 0) last = undefined
  })
  addEventListener(
    'keyup',
    () => {
      isHeld = false
    },
    true,
  )
  addEventListener(
    'click',
    (click) => {
      const pressed = last?.target as Element | undefined
      // A label passes its click on to its control, and a script can click.
      const isPassedOn = pressed !== click.target && pressed?.closest('label')?.control === click.target
      if (!click.isTrusted || (isPassedOn && click.detail < 2)) return
      beginPress()
      if (isRepeated(click)) {
        click.preventDefault()
        click.stopImmediatePropagation()
      }
      last = click
    },
    true,
  )
}

/**
 * Ignores a press of a mouse or finger on a control that has only just come to stand where another one stood: it was
 * meant for that one. A list of files grows by itself once a file is read.
 */
function ignoreMisplacedPresses(): void {
  // In milliseconds: how long a hand goes on that is about to press, and how soon the effect of a press is shown.
  const handMs = 300
  const effectMs = 150
  const controls = 'a, button, input, select, summary, textarea'
  const findControl = (element: Element) => element.closest('label')?.control ?? element.closest(controls)
  /** Returns where the controls are in the document. */
  const measure = () =>
    [...document.querySelectorAll(`${controls}, label`)].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { control: findControl(element), place: new DOMRect(x + scrollX, y + scrollY, width, height) }
    })
  let places: ReturnType<typeof measure> = []
  /** Where the controls were before each change of the last moment, and how far the page was scrolled. */
  let earlier: { readonly until: number; readonly places: typeof places; readonly scrolled: number }[] = []
  let usedAt = Number.NEGATIVE_INFINITY
  let scrolled = 0
  new ResizeObserver(() => {
    const now = performance.now()
    earlier = earlier.filter(({ until }) => now - until < handMs)
    if (now - usedAt > effectMs) earlier.push({ until: now, places, scrolled })
    // Browsers scroll by what grows above the window.
    scrolled = scrollY
    places = measure()
  }).observe(document.documentElement)
  // Who has scrolled or pressed anything since has seen what moved.
  const forgetBeforeScroll = () => {
    if (scrollY !== scrolled) earlier = []
    scrolled = scrollY
  }
  addEventListener('scroll', forgetBeforeScroll)
  const use = ({ timeStamp }: Event) => {
    usedAt = timeStamp
    earlier = []
  }
  addEventListener('keydown', use, true)
  addEventListener(
    'click',
    (click) => {
      const { detail, timeStamp, clientX, clientY } = click
      // The event of a scroll may be on its way.
      forgetBeforeScroll()
      const target = click.target as Element
      const control = findControl(target)
      const x = clientX + scrollX
      const isMisplaced = earlier
        .filter(({ until }) => timeStamp - until < handMs)
        .some(({ places, scrolled }) => {
          const y = clientY + scrolled
          const there = places.filter(
            ({ place: { left, right, top, bottom } }) => left <= x && x < right && top <= y && y < bottom,
          )
          return there.length > 0 && there.every((one) => one.control !== control)
        })
      use(click)
      // A key has no place, and nothing under a dialog moves it.
      if (!isMisplaced || !control || detail === 0 || target.closest('dialog')) return
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
export const formPageScript = [recordEarlyUse, ignoreRepeatedPresses, ignoreMisplacedPresses]
  .map((run) => `(${run})()`)
  .join(';')
