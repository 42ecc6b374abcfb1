// Entry script of the form pages. Loads the form code when the page is painted and idle, or on the first interaction,
// then replays what the visitor did until then. Without the form code the page works as without script.
/** Milliseconds for which a deferred press waits for the form code: after a longer wait browsers open no email program. */
const maxDeferMs = 4000
/** The chunk with all code of the forms, named by the page: a failed import is repeated with another specifier. */
const chunk = document.querySelector<HTMLScriptElement>('script[data-form-code]')?.dataset.formCode ?? ''

// The visitor may be typing already. The draft checkbox has no name, and focus alone does not count as use.
const touchedFields = new Set([document.activeElement?.getAttribute('name') ?? ''])
let deferredAction: (() => void) | undefined
/** Browsers before 2022 lack what the form code uses: the page says so, loads nothing and defers nothing. */
const isTooOld = !('structuredClone' in window)
let isReplaying = isTooOld
let isLoading = isTooOld
let attempts = 0
const listening = new AbortController()

/** Imports the form code once, then repeats the deferred press. After a failure the next interaction tries again. */
async function loadForm(): Promise<void> {
  // The form may not be complete while the page is loading. Nor does a prerendered page read storage or change the history.
  if (isLoading || document.readyState === 'loading' || isPrerendering()) return
  isLoading = true
  // Firefox caches a failed import under its specifier and does not fetch it again.
  const url = attempts ? `${chunk}?retry=${attempts}` : chunk
  attempts += 1
  const code: typeof import('./start-form.tsx') | undefined = await import(/* @vite-ignore */ url).catch(
    () => undefined,
  )
  if (code) showStatus()
  const early = { touchedFields, isBrowserRestore, openEmail }
  const isStarted = await code?.startPageForm(early).then(() => true, reportError)
  if (isStarted) listening.abort()
  else {
    isLoading = false
    const [entry] = performance.getEntriesByName(location.origin + url)
    showStatus((entry as PerformanceResourceTiming | undefined)?.responseStatus === 404 ? 'outdated' : 'failed')
  }
  runDeferredAction()
}

function runDeferredAction(): void {
  const action = deferredAction
  deferredAction = undefined
  isReplaying = true
  action?.()
  isReplaying = false
}

/** An email program that opens during the import can keep Chromium from finishing it. */
function deferAction(event: Event, action: () => void): void {
  event.preventDefault()
  if (!deferredAction) setTimeout(runDeferredAction, maxDeferMs)
  deferredAction = action
  loadForm()
}

/** What the page says about the form code: its network failed, a release removed it, or the press opened an email. */
type Status = 'failed' | 'outdated' | 'emailed'
let shownStatus: Status | undefined
let nextText: string | undefined

/**
 * Shows one of the page's templates below the form, in place of what comes next. What is shown already stays, for the visitor may be pressing its buttons.
 */
function showStatus(status?: Status): void {
  if (status === shownStatus || (status && shownStatus === 'emailed')) return
  shownStatus = status
  const template = document.querySelector<HTMLTemplateElement>(`template[data-status="${status}"]`)
  const region = document.querySelector('#form-status')
  if (region) region.textContent = ''
  if (template) region?.append(template.content.cloneNode(true))
  const next = document.querySelector('.form-next')
  if (!next) return
  if (nextText === undefined) nextText = next.textContent
  next.textContent = status ? '' : nextText
}

/** Handles a press of a button in a status: one copies, the other reloads the page. */
async function handleStatusPress(button: HTMLElement): Promise<void> {
  const { copied, notCopied } = button.dataset
  if (!copied) return location.reload()
  // Missing on a page over plain HTTP.
  const clipboard: Clipboard | undefined = navigator.clipboard
  const isCopied = await clipboard?.writeText(readAnswers()).then(
    () => true,
    () => false,
  )
  button.textContent = (isCopied ? copied : notCopied) ?? ''
}

function readAnswers(): string {
  return [...document.querySelectorAll<HTMLInputElement & HTMLSelectElement>('form [name]:not([type="file"])')]
    .filter(({ value }) => value)
    .map(
      ({ labels, value, selectedOptions }) =>
        `${labels[0]?.firstChild?.textContent}: ${selectedOptions?.[0]?.text ?? value}\n`,
    )
    .join('\n')
}

/**
 * Opens an email with the answers (RFC 6068): Chromium damages what it passes from a form itself. One whose link is too
 * long for Windows is opened without them, to be pasted.
 */
function openEmail({ action }: HTMLFormElement): void {
  const body = new URLSearchParams({ body: readAnswers().replace(/\n/g, '\r\n') })
  // A space is no plus there.
  const url = `${action}&${body}`.replace(/\+/g, '%20')
  location.href = url.length > 2000 ? action : url
  showStatus('emailed')
}

const findClosest = <Found extends Element>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null
const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
  document.addEventListener(type, listener, { capture: true, signal: listening.signal })

for (const type of ['pointerdown', 'keydown', 'focusin'] as const)
  listen(type, (event) => {
    // After a failure each key would cause a request.
    if (findClosest(event, 'form') && !(attempts && type === 'keydown')) loadForm()
  })
/**
 * Returns whether an input event comes from the browser's restoration: Firefox fills a reopened tab with everything
 * typed there, erased or not. Such an event has no input type, and there was no interaction before.
 */
const isBrowserRestore = (event: Event) =>
  event.isTrusted && !(event as InputEvent).inputType && navigator.userActivation?.hasBeenActive === false
// Some extensions set a value with `change` alone.
for (const type of ['input', 'change'] as const)
  listen(type, (event) => {
    const control = findClosest(event, '*')
    if (control && !isBrowserRestore(event)) touchedFields.add(control.getAttribute('name') ?? control.id)
  })
// `invalid`: the browser rejected an empty required field; the form shows its own errors.
for (const type of ['submit', 'invalid'] as const)
  listen(type, (event) => {
    const form = findClosest<HTMLFormElement>(event, 'form')
    if (!form) return
    // Safari before 16 has no `requestSubmit`.
    if (!isReplaying) deferAction(event, () => form.querySelector<HTMLElement>('[type="submit"]')?.click())
    else if (type === 'submit') {
      event.preventDefault()
      openEmail(form)
    }
  })
listen('click', (event) => {
  const link = findClosest<HTMLAnchorElement>(event, 'a[href^="mailto:"]')
  if (link && isLoading && !isReplaying) deferAction(event, () => link.click())
})
document.addEventListener('click', (event) => {
  const button = findClosest<HTMLElement>(event, '#form-status button')
  if (button) handleStatusPress(button)
})

// Files dropped anywhere on the page, or pasted, are added to the file input, before and after the form code has loaded.
// Otherwise a drop beside it would open the file instead of the page.
const setDragOver = (isOver: boolean) => document.body.toggleAttribute('data-drag-over', isOver)
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files')

document.addEventListener('dragover', (event) => {
  if (!hasFiles(event)) return
  event.preventDefault()
  setDragOver(true)
})
document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || setDragOver(false))
document.addEventListener('drop', (event) => {
  setDragOver(false)
  if (!hasFiles(event)) return
  event.preventDefault()
  addToFileInput(event.dataTransfer)
})
document.addEventListener('paste', ({ clipboardData }) => {
  // Office programs add a picture of the text to the text.
  const isText = clipboardData?.types.includes('text/plain') && clipboardData.types.includes('text/html')
  if (!isText) addToFileInput(clipboardData)
})

function addToFileInput(data: DataTransfer | null): void {
  const input = document.querySelector<HTMLInputElement>('form [type="file"]')
  if (!input || !data?.files.length) return
  const all = new DataTransfer()
  // Once the form code is there, the store has the files added before.
  for (const file of [...(listening.signal.aborted ? [] : (input.files ?? [])), ...data.files]) all.items.add(file)
  input.files = all.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  loadForm()
}

/** Shows above the form that the browser is too old, and removes what only the form code does. */
function showTooOld(): void {
  document.querySelector('#form-too-old')?.removeAttribute('hidden')
  for (const element of document.querySelectorAll('.requires-script')) element.remove()
}

/** Loads the form once the page is painted and the browser idle; not for visitors who save data. */
function loadWhenIdle(): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return
  // Safari has no idle callback; elsewhere a busy device may never be idle.
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(loadForm, { timeout: 2000 }) : setTimeout(loadForm)
  // Firefox does not always report a paint.
  const timer = setTimeout(wait, 1000)
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    clearTimeout(timer)
    wait()
  }).observe({ type: 'paint', buffered: true })
}
const begin = isTooOld ? showTooOld : loadWhenIdle
const start = () => (document.readyState === 'complete' ? begin() : addEventListener('load', begin))
const isPrerendering = () => (document as { readonly prerendering?: boolean }).prerendering
if (isPrerendering()) document.addEventListener('prerenderingchange', start)
else start()
