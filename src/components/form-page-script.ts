import type { SitePage } from '../site.ts'
import { lateCodeText } from './late-code.text.ts'
import { maxMailtoLength } from './mailto.ts'

/** What the script in the head does for a form until its code runs. */
interface EarlyUse {
  /** Writes what the tab keeps into the controls of the form, which may still be parsed. */
  readonly restore: () => void
  /** Offers an email in place of the code, which cannot be had: now if the button was pressed, or as soon as it is. */
  readonly giveUp: () => void
  /** Ends all of it: from now on the code keeps what is typed. Returns what was done before. */
  readonly end: () => {
    /** Whether the visitor typed or chose something. */
    readonly isUsed: boolean
    /** Every file that was chosen or dropped: a second choice takes the first out of its control. */
    readonly files: readonly File[]
    /** The button that was pressed and waits for the code. */
    readonly pressed: HTMLElement | undefined
  }
}

declare global {
  var earlyUse: EarlyUse
}

/** Keeps words where they are typed, in what the tab keeps under `key`, and each press until the code is there. */
function recordEarlyUse(key: string, text: typeof lateCodeText, maxLinkLength: number): void {
  let isUsed = false
  const files: File[] = []
  const recording = new AbortController()
  const capture = { capture: true, signal: recording.signal }
  /** Does what the browser may refuse; another program may have stored something else. */
  const tryStorage = (work: (kept: { answers?: Record<string, string> }) => void) => {
    try {
      work(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
    } catch (error) {
      if (![DOMException, TypeError, SyntaxError].some((type) => error instanceof type)) throw error
    }
  }
  // Some extensions and browsers set a value with `change` alone. What extensions fill in by themselves is not trusted.
  for (const type of ['input', 'change', 'drop', 'paste'])
    addEventListener(
      type,
      (event) => {
        const { name, value, files: chosen } = event.target as HTMLInputElement
        const { dataTransfer, clipboardData } = event as DragEvent & ClipboardEvent
        // Office programs add a picture of the text to the text.
        const isText = ['text/plain', 'text/html'].every((type) => clipboardData?.types.includes(type))
        if (!isText) files.push(...((dataTransfer ?? clipboardData)?.files ?? []))
        if (type === 'change') files.push(...(chosen ?? []))
        if (!event.isTrusted || !name || chosen || (type !== 'change' && type !== 'input')) return
        isUsed = true
        tryStorage((kept) => {
          // It is another report that is written after the end, and another message after the press.
          const changed = { ...kept, answers: { ...kept.answers, [name]: value }, progress: undefined, note: undefined }
          sessionStorage.setItem(key, JSON.stringify(changed))
        })
      },
      capture,
    )
  const getControls = () =>
    [...(document.querySelector('main form')?.querySelectorAll('[name]') ?? [])] as (HTMLInputElement &
      HTMLSelectElement)[]
  const restore = () =>
    tryStorage(({ answers = {} }) => {
      for (const control of getControls())
        if ((control.type as string) !== 'file') control.value = answers[control.name] ?? control.value
    })
  // Of a page from the page cache, which may be older.
  addEventListener('pageshow', restore, capture)

  let pressed: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasGivenUp = false
  /** Returns the link (RFC 6068). Chromium damages letters in what it passes from a form itself. */
  const buildLink = () => {
    const lines = getControls().flatMap(({ labels, value, type, selectedOptions: [option] = [] }) =>
      labels?.[0] && value && (type as string) !== 'file'
        ? `${labels[0].firstChild?.textContent}: ${option?.text ?? value}`
        : [],
    )
    const action = document.querySelector('main form')?.getAttribute('action') ?? ''
    const url = `${action}&body=${encodeURIComponent(lines.join('\n\n').replace(/\r?\n/g, '\r\n'))}`
    return url.length > maxLinkLength ? action : url
  }
  const offerEmail = () => {
    pressed = undefined
    const link = Object.assign(document.createElement('a'), { href: buildLink(), textContent: text.link })
    link.addEventListener('click', () => {
      link.href = buildLink()
    })
    const message = document.querySelector('#late-code')
    message?.replaceChildren(text.before, ' ', link, ' ', text.after)
    message?.scrollIntoView({ block: 'nearest' })
  }
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      pressed = event.submitter ?? undefined
      if (hasGivenUp) offerEmail()
      else timer ??= setTimeout(giveUp, 4000)
    },
    capture,
  )
  const giveUp = () => {
    hasGivenUp = true
    if (pressed) offerEmail()
  }
  const end = () => {
    recording.abort()
    clearTimeout(timer)
    return { isUsed, files, pressed }
  }
  window.earlyUse = { restore, giveUp, end }
  // A file that is dropped beside a file input would open in place of the page.
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    })
}

/**
 * Ignores a click within 350 ms of the last one, unless another key came between or it is at another place; and all but
 * the first of a key that is held. A label's click on its control has the time of its own, and is the same press.
 */
function ignoreRepeatedPresses(): void {
  let [last, isHeld, isSeparate] = [new MouseEvent('click'), false, true]
  /** The last key, and the one that made the last click. */
  let key: string | undefined
  let pressedKey: string | undefined
  addEventListener(
    'keydown',
    (event) => {
      isHeld = event.repeat
      isSeparate ||= event.key !== pressedKey
      key = event.key
    },
    true,
  )
  addEventListener(
    'click',
    (click) => {
      if (!click.isTrusted) return
      const ms = click.timeStamp - last.timeStamp
      const isElsewhere = click.detail > 0 && Math.hypot(click.x - last.x, click.y - last.y) > 24
      const isRepeated = ms > 0 && ms < 350 && !isSeparate && !isElsewhere
      if (isRepeated || (click.detail === 0 && isHeld)) {
        click.preventDefault()
        click.stopImmediatePropagation()
      } else [last, isSeparate, pressedKey] = [click, false, click.detail === 0 ? key : undefined]
    },
    true,
  )
}

/**
 * Returns the script in the head of a page with a form, as text, which runs before the form is parsed. Each function uses
 * nothing of this module.
 */
export function createFormPageScript({ path }: Pick<SitePage, 'path'>): string {
  const given = [path.slice(1), lateCodeText, maxMailtoLength].map((value) => JSON.stringify(value))
  return `(${recordEarlyUse})(${given});(${ignoreRepeatedPresses})()`
}
