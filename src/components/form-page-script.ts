import type { SitePage } from '../site.ts'
import { lateCodeTexts } from './late-code.text.ts'
import { maxMailtoLength } from './mailto.ts'

declare global {
  /** What the script in the head does for a form. Its code ends `waiting`, and `recording` where it keeps the answers itself. */
  var earlyUse: {
    readonly recording: AbortController
    readonly waiting: AbortController
    readonly answers: ReturnType<typeof keepAnswers>
    readonly files: ReturnType<typeof keepFiles>
    readonly press: ReturnType<typeof keepPress>
  }
}

type Control = HTMLInputElement & HTMLSelectElement

// Each function is a part of that script as it stands here, and uses nothing of this module.

/** Keeps each answer in what the tab keeps under `key`, whoever writes it. Only a visitor takes an end or a note away. */
function keepAnswers(signal: AbortSignal, key: string) {
  /** Does what the browser may refuse; another program may have stored something else. */
  const tryStorage = <Value>(work: (kept: { answers?: Record<string, string>; note?: string }) => Value) => {
    try {
      return work(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
    } catch (error) {
      if (![DOMException, TypeError, SyntaxError].some((type) => error instanceof type)) throw error
      return undefined
    }
  }
  const early = {
    /** Whether the visitor typed or chose something. */
    isUsed: false,
    /** Adds to what the tab keeps. */
    keep: (change: object) => tryStorage((kept) => sessionStorage.setItem(key, JSON.stringify({ ...kept, ...change }))),
    /** Writes what the tab keeps into the controls that are there, and returns its note. Without any, what they have holds. */
    restore: () =>
      tryStorage(({ answers = {}, note }) => {
        for (const control of document.querySelectorAll<Control>('main form [name]')) {
          const answer = answers[control.name]
          // The same again would empty a date of which one part is typed.
          if (answer !== undefined && answer !== control.value) control.value = answer
        }
        return note
      }),
  }
  /** What programs write within one task, each with what was there before. Who chooses by hand focuses the list. */
  const written = new Map<string, string>()
  const keep = ({ target, isTrusted }: Event) => {
    const control = target as Control
    const { name, type } = control
    if (!name || (type as string) === 'file') return
    early.isUsed ||= isTrusted
    tryStorage((kept) => {
      const answers = { ...kept.answers, [name]: control.value }
      if (!isTrusted && control !== document.activeElement) {
        setTimeout(() => written.clear())
        written.set(name, written.get(name) ?? kept.answers?.[name] ?? '')
        const state = written.get('state') ?? ''
        const list = document.querySelector<Control>('main [name="state"]')
        // A state that comes along with a name, or in place of a choice, is where somebody lives.
        if (list && written.has('state') && (state || written.size > 1)) list.value = answers.state = state
      }
      // It is another report that is written after the end, and another message after the press.
      early.keep({ answers, ...(isTrusted && { progress: undefined, note: undefined }) })
    })
  }
  // Some extensions and browsers set a value with `change` alone.
  for (const type of ['input', 'change']) addEventListener(type, keep, { capture: true, signal })
  // Of a page from the page cache, which may be older.
  addEventListener('pageshow', early.restore, { signal })
  return early
}

/** Keeps every file that is chosen, dropped or pasted: a second choice takes the first out of its control. */
function keepFiles(signal: AbortSignal) {
  let isOpening = false
  /** Makes the browser ask. Chromium also does before another program opens, within the click. */
  const askBeforeLeaving = (event: Event) => isOpening || event.preventDefault()
  addEventListener('click', ({ target }) => {
    isOpening = Boolean((target as Element).closest('[href^="mailto:"], [href^="tel:"]'))
    setTimeout(() => {
      isOpening = false
    })
  })
  const early = {
    askBeforeLeaving,
    chosen: [] as File[],
    /** Gets what is added from then on, none where the window for files was left without a choice. */
    onAdded: undefined as ((files: readonly File[]) => void) | undefined,
  }
  const keep = (event: Event) => {
    const { type, target, dataTransfer, clipboardData } = event as DragEvent & ClipboardEvent
    // Office programs add a picture of the text to the text.
    const isText = ['text/plain', 'text/html'].every((type) => clipboardData?.types.includes(type))
    // The picker of a single row has no name.
    const isOther = type === 'change' && !(target as Control).name
    const added = type === 'change' ? (target as Control).files : (dataTransfer ?? clipboardData)?.files
    if (isText || isOther || !added) return
    if (early.onAdded) return early.onAdded([...added])
    early.chosen.push(...added)
    if (added.length > 0) addEventListener('beforeunload', askBeforeLeaving, { signal })
  }
  for (const type of ['change', 'drop', 'paste']) addEventListener(type, keep, true)
  // A file that is dropped beside a file input would open in place of the page.
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    })
  return early
}

/** Lets a press of the button wait for the code; where that cannot be had, offers an email in its place. */
function keepPress(signal: AbortSignal, text: (typeof lateCodeTexts)[string], maxLinkLength: number) {
  let hasGivenUp = false
  const link = Object.assign(document.createElement('a'), { textContent: text.link })
  const copy = Object.assign(document.createElement('button'), { type: 'button', textContent: text.copy })
  const show = (...content: (Node | string)[]) => document.querySelector('#late-code')?.replaceChildren(...content)
  const readText = () =>
    [...document.querySelectorAll<Control>('main form [name]')]
      .flatMap(({ labels, value, type, selectedOptions: [option] = [] }) =>
        labels?.[0] && value && (type as string) !== 'file'
          ? `${labels[0].firstChild?.textContent}: ${option?.text ?? value}`
          : [],
      )
      .join('\n\n')
  /** Offers a link (RFC 6068) with the answers as they are now. Chromium damages letters that a form itself passes. */
  const offerEmail = (press?: Event) => {
    const action = document.querySelector('main form')?.getAttribute('action')
    link.href = `${action}&body=${encodeURIComponent(readText().replace(/\r?\n/g, '\r\n'))}`
    const isWhole = link.href.length <= maxLinkLength
    if (isWhole && press) return
    show(text.before, ' ', ...(isWhole ? [link, ' ', text.whole] : [text.tooLong, ' ', copy]))
    press?.preventDefault()
    if (press) copy.focus()
  }
  link.addEventListener('click', offerEmail)
  copy.className = 'text-button'
  copy.addEventListener('click', async () => {
    const copying = navigator.clipboard?.writeText(readText()).then(() => text.copied)
    show((await copying?.catch(() => undefined)) ?? text.notCopied)
  })
  const early = {
    /** The button that was pressed and waits for the code. */
    pressed: undefined as HTMLElement | undefined,
    /** Offers an email in place of the code, which cannot be had: now if the button was pressed, or as soon as it is. */
    giveUp() {
      hasGivenUp = true
      if (!early.pressed || signal.aborted) return
      early.pressed = undefined
      offerEmail()
      document.querySelector('#late-code')?.scrollIntoView({ block: 'nearest' })
    },
  }
  const keep = (event: SubmitEvent) => {
    event.preventDefault()
    early.pressed = event.submitter ?? undefined
    if (hasGivenUp) early.giveUp()
    else setTimeout(early.giveUp, 4000)
  }
  addEventListener('submit', keep, { capture: true, signal })
  signal.addEventListener('abort', () => show())
  return early
}

/**
 * Ignores the second of two quick presses, wherever it lands. Browsers count those of a mouse, by the system's own time;
 * keys they do not, nor does each of them what a finger presses.
 */
function ignoreRepeatedPresses(): void {
  let last: Partial<KeyboardEvent & PointerEvent> = {}
  let isRepeated = false
  let ending: ReturnType<typeof setTimeout> | undefined
  const begin = (event: Event) => {
    clearTimeout(ending)
    const press = event as KeyboardEvent & PointerEvent
    const isSame = press.key === last.key && !(Math.hypot(press.x - (last.x ?? 0), press.y - (last.y ?? 0)) > 24)
    const isQuick = press.timeStamp - (last.timeStamp ?? 0) < 350 && press.pointerType !== 'mouse'
    isRepeated = press.repeat || (isSame && isQuick)
    last = press
  }
  // Not before what the key clicks. A click without one, as of voice control, is a press again.
  const end = () => {
    clearTimeout(ending)
    ending = setTimeout(() => {
      isRepeated = false
    })
  }
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, begin, true)
  for (const type of ['keyup', 'blur']) addEventListener(type, end, true)
  const ignore = (click: MouseEvent) => {
    if (!click.isTrusted || (click.detail < 2 && !isRepeated)) return
    click.preventDefault()
    click.stopImmediatePropagation()
  }
  addEventListener('click', ignore, true)
}

/** Lets Enter in a field of one line, by which browsers click the button, lead to the next field that is empty. */
function moveByEnter(): void {
  addEventListener('click', (click) => {
    const fields = [
      ...document.querySelectorAll<Control>('main .field :is(input:not([type="file"]), select, textarea)'),
    ]
    const index = fields.indexOf(document.activeElement as Control)
    const next = fields.find(({ value }, other) => other > index && !value)
    const isEnter = click.isTrusted && click.detail === 0 && index >= 0
    if (!isEnter || !next || !(click.target as Element).matches('[type="submit"]')) return
    click.preventDefault()
    next.focus()
  })
}

/** Returns the script in the head of a page with a form, as text, which runs before the form is parsed. */
export function createFormPageScript({ path }: Pick<SitePage, 'path'>): string {
  const answers = `(${keepAnswers})(recording.signal,${JSON.stringify(path.slice(1))})`
  const press = `(${keepPress})(waiting.signal,${JSON.stringify(lateCodeTexts[path])},${maxMailtoLength})`
  const parts = `recording,waiting,answers:${answers},files:(${keepFiles})(waiting.signal),press:${press}`
  const early = `{const recording=new AbortController(),waiting=new AbortController();window.earlyUse={${parts}}}`
  return `${early}(${ignoreRepeatedPresses})();(${moveByEnter})()`
}
