// The first script of a form's page, and all of it that comes before the page is painted. It fetches the rest after that,
// or at the first touch of the form, and hands on what was done meanwhile. If the rest never comes, nothing has changed:
// the page is the one without script.

/** How long a press waits for the rest; a browser that waited longer would not open a mail program for it any more. */
const longest = 4000

const written = new Set<string>()
const files: File[] = []
/** What was pressed meanwhile: does it as the browser would have. */
let held: { readonly kind: 'submit' | 'link'; readonly go: () => void } | undefined
let coming = false
const listening = new AbortController()

async function wake() {
  if (coming) return
  coming = true
  try {
    const { wake } = await import('./islands.tsx')
    listening.abort()
    const submitted = held?.kind === 'submit'
    if (submitted) held = undefined
    wake({ written, submitted, files })
  } catch {
    // Asked for again at the next touch. The browser has said on the console what did not come.
    coming = false
  }
  letGo()
}

function letGo() {
  const press = held
  held = undefined
  press?.go()
}

/** A mail program that opens before the rest is here would stop the browser from ever running it (seen in Chromium). */
function hold(event: Event, kind: 'submit' | 'link', go: () => void) {
  if (!letting) event.preventDefault()
  else return
  if (!held) setTimeout(letGo, longest)
  held = {
    kind,
    go() {
      letting = true
      go()
      letting = false
    },
  }
  wake()
}
let letting = false

const formAt = ({ target }: Event) => (target instanceof Element ? target.closest('form') : null)
const on = (type: string, listener: (event: Event) => void) =>
  document.addEventListener(type, listener, { capture: true, signal: listening.signal })

for (const type of ['pointerdown', 'keydown', 'focusin']) on(type, (event) => formAt(event) && wake())
on('input', ({ target }) => target instanceof Element && written.add(target.getAttribute('name') ?? ''))
on('submit', (event) => {
  const form = formAt(event)
  if (form) hold(event, 'submit', () => form.requestSubmit())
})
// The browser refused what lacks an answer; awake, the form says so itself.
on('invalid', (event) => {
  const form = formAt(event)
  if (form) hold(event, 'submit', () => form.requestSubmit())
})
on('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="mailto:"]')
  if (link) hold(event, 'link', () => link.click())
})
// A drop beside the picker would leave the page for the file.
on('dragover', (event) => hasFiles(event) && event.preventDefault())
on('drop', (event) => {
  if (!hasFiles(event)) return
  event.preventDefault()
  keep((event as DragEvent).dataTransfer)
})
on('paste', (event) => {
  const { clipboardData } = event as ClipboardEvent
  // Office programs put a picture of the text beside the text.
  if (!clipboardData?.types.includes('text/html')) keep(clipboardData)
})
function hasFiles(event: Event) {
  return (event as DragEvent).dataTransfer?.types.includes('Files') === true
}
function keep(data: DataTransfer | null) {
  files.push(...(data?.files ?? []))
  wake()
}
// Somebody may be writing already.
written.add(document.activeElement?.getAttribute('name') ?? '')

/** Once the browser has painted something of it, and has all else that the page needs. */
function afterPaint() {
  // Firefox 140 does not always tell of it.
  setTimeout(wake, 1000)
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    wake()
  }).observe({ type: 'paint', buffered: true })
}
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint, { once: true })
