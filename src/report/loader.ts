// The script of /report: loads the code of the report once the page is painted and idle, or when the form is first used.
// Until then, and where it does not load, the form works as without script, but for a press of its button.
const form = document.querySelector('form') as HTMLFormElement
/** Names or ids of the controls that were used before the code was there: what the browser restored is older. */
const used = new Set([document.activeElement?.getAttribute('name') ?? ''])
const dropped: File[] = []
const early = new AbortController()
const { signal } = early
/** Browsers before 2022 lack what the code uses. */
const isTooOld = !('structuredClone' in window)
let starting: Promise<void> | undefined

/** Imports and starts the code, once. Resolves to whether it runs; after a failure the next use tries again. */
async function load(): Promise<boolean> {
  if (isTooOld) return false
  starting ??= import('./start-report.tsx').then(({ startReport }) => startReport(form, { used, dropped }))
  const isRunning = await starting.then(() => true, reportError)
  if (isRunning) early.abort()
  else starting = undefined
  return isRunning === true
}

/** Opens an email with the answers (RFC 6068): Chromium damages what it passes from a form itself. */
function openEmail(): void {
  const controls = [...form.elements] as (HTMLInputElement & HTMLSelectElement)[]
  const answers = controls
    .filter(({ labels, value, type }) => labels?.[0] && value && (type as string) !== 'file')
    .map(
      (control) =>
        `${control.labels[0]?.firstChild?.textContent}: ${control.selectedOptions?.[0]?.text ?? control.value}`,
    )
  const url = `${form.action}&body=${encodeURIComponent(answers.join('\n\n').replace(/\r?\n/g, '\r\n'))}`
  // A longer link opens nothing on Windows.
  location.href = url.length > 2000 ? form.action : url
  document.querySelector('#report-emailed')?.removeAttribute('hidden')
}

// Some extensions set a value with `change` alone.
for (const type of ['input', 'change'])
  document.addEventListener(
    type,
    ({ target }) => used.add((target as HTMLInputElement).name || (target as Element).id),
    { signal },
  )
for (const type of ['pointerdown', 'focusin']) form.addEventListener(type, load, { signal })
form.addEventListener('submit', async (event) => {
  if (signal.aborted) return
  event.preventDefault()
  // After a longer wait browsers open no email program.
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, 4000, false))
  if (await Promise.race([load(), tooLate])) (event.submitter as HTMLElement).click()
  else openEmail()
})
// Otherwise a file dropped beside the file input would open in place of the page.
for (const type of ['dragover', 'drop'] as const)
  document.addEventListener(type, (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (!signal.aborted && dropped.push(...event.dataTransfer.files)) load()
  })
// Once painted, which a prerendered page is not. A busy device may never be idle.
const loadWhenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 2000 }) : setTimeout(load)
new PerformanceObserver(loadWhenIdle).observe({ type: 'paint', buffered: true })
if (isTooOld) for (const element of document.querySelectorAll('.requires-script')) element.remove()
if (isTooOld) document.querySelector('#report-too-old')?.removeAttribute('hidden')
