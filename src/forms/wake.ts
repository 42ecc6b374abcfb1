// The first script of a form's page, and all of it that comes before the page is painted. It fetches the rest after that,
// or at the first touch of the form, and hands on what was done meanwhile. What never comes is missed by nobody: until a
// submit can be answered here, the browser answers it as it does without script.

/** How long a press waits for the rest; a browser that waited longer would not open a mail program for it any more. */
const longest = 4000

const written = new Set<string>()
// Somebody may be writing already. The box that keeps a draft has no name: to have come to it is nothing yet.
written.add(document.activeElement?.getAttribute('name') ?? '')
/** The link that led here. The skip link, or one to a fault, may take its place in the address before the rest is here. */
const arrived = location.hash
/** What was pressed meanwhile: does it once more. */
let held: (() => void) | undefined
let letting = false
let coming = false
let awake = false
const listening = new AbortController()

async function wake() {
  // A form of which a part is still to come would be woken without it. What was pressed is held meanwhile.
  if (coming || document.readyState === 'loading') return
  coming = true
  try {
    const islands = await import('./islands.tsx')
    islands.wake(written, arrived, fillsIn)
    awake = true
    await islands.answer()
    listening.abort()
  } catch {
    // Asked for again at the next touch. The browser has said on the console what did not come.
    coming = false
  }
  letGo()
}

/** Does what was held: as the form does it now, or as the browser would have. */
function letGo() {
  const press = held
  held = undefined
  letting = true
  press?.()
  letting = false
}

/** A mail program that opens before the rest is here would stop the browser from ever running it (seen in Chromium). */
function hold(event: Event, press: () => void) {
  if (letting) return
  event.preventDefault()
  if (!held) setTimeout(letGo, longest)
  held = press
  wake()
}

const formAt = ({ target }: Event) => (target instanceof Element ? target.closest('form') : null)
const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
  document.addEventListener(type, listener, { capture: true, signal: listening.signal })

for (const type of ['pointerdown', 'keydown', 'focusin'] as const) on(type, (event) => formAt(event) && wake())
/**
 * Whether the browser writes, and nobody else: Firefox fills in a tab that is opened again with all it has seen typed
 * there, erased or not (Ctrl+Shift+T, 140 ESR, 2026-11-22). Nobody has touched the page then, and no key is behind it.
 */
const fillsIn = (event: Event) =>
  event.isTrusted && !(event as InputEvent).inputType && navigator.userActivation?.hasBeenActive === false
on('input', (event) => {
  const { target } = event
  if (target instanceof Element && !fillsIn(event)) written.add(target.getAttribute('name') ?? target.id)
})
// `invalid`: the browser refused what lacks an answer; the form says so itself.
for (const type of ['submit', 'invalid'] as const)
  on(type, (event) => {
    const form = formAt(event)
    if (form) hold(event, () => form.requestSubmit())
  })
on('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="mailto:"]')
  if (link) hold(event, () => link.click())
})

// Files that are dropped anywhere on the page, or pasted, are given to the picker, before the form is awake and after. A
// drop beside it would otherwise leave the page for the file.
const over = (is: boolean) => document.body.toggleAttribute('data-over', is)
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files')

document.addEventListener('dragover', (event) => {
  if (!hasFiles(event)) return
  event.preventDefault()
  over(true)
})
document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || over(false))
document.addEventListener('drop', (event) => {
  over(false)
  if (!hasFiles(event)) return
  event.preventDefault()
  give(event.dataTransfer)
})
document.addEventListener('paste', ({ clipboardData }) => {
  // Office programs put a picture of the text beside the text.
  const text = clipboardData?.types.includes('text/plain') && clipboardData.types.includes('text/html')
  if (!text) give(clipboardData)
})

function give(data: DataTransfer | null) {
  // Looked for now: this script may be here before that part of the page is.
  const picker = document.querySelector<HTMLInputElement>('form [type="file"]')
  if (!picker || !data?.files.length) return
  const all = new DataTransfer()
  // Awake, the form holds those that came before.
  for (const file of [...(awake ? [] : (picker.files ?? [])), ...data.files]) all.items.add(file)
  picker.files = all.files
  for (const type of ['input', 'change']) picker.dispatchEvent(new Event(type, { bubbles: true }))
  wake()
}

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
