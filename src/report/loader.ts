// The script of /report: loads the code once the page is painted and idle, or at the first use of the form.
import { loaderText } from './loader.text.ts'

const form = document.querySelector('form') as HTMLFormElement
const address = new URL(form.action).pathname
/** Controls that were used before the code was there: what the browser restored is older. */
const used = new Set([document.activeElement?.getAttribute('name') ?? ''])
/** The files that were dropped, or chosen: a second choice takes the first out of the control. */
const files: File[] = []
const early = new AbortController()
/** Browsers before 2022 lack what the code uses. */
const isTooOld = !('structuredClone' in window)
let starting: Promise<void> | undefined

/** Imports and starts the code. Resolves to whether it runs; after a failure the next use tries again. */
async function load(): Promise<boolean> {
  if (isTooOld) return false
  starting ??= import('./start-report.tsx').then(({ startReport }) => startReport(form, { used, files }))
  const isRunning = await starting.then(() => true, reportError)
  if (isRunning) early.abort()
  else starting = undefined
  return isRunning === true
}

/** Opens an email with the answers (RFC 6068): Chromium damages what it passes from a form itself. */
function openEmail(): void {
  const answers = ([...form.elements] as (HTMLInputElement & HTMLSelectElement)[])
    .filter(({ labels, value, type }) => labels?.[0] && value && (type as string) !== 'file')
    .map(({ labels, selectedOptions: [option] = [], value }) => [
      labels[0]?.firstChild?.textContent,
      option?.text ?? value,
    ])
  const body = answers.map((answer) => answer.join(': ')).join('\n\n')
  const url = `${form.action}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
  // A longer link opens nothing on Windows.
  location.href = url.length > 2000 ? form.action : url
  const message = document.querySelector('#report-emailed')
  if (message) message.textContent = loaderText.emailed(address)
}

const noteUse = ({ target, type }: Event) => {
  const control = target as HTMLInputElement
  used.add(control.name || control.id)
  if (type === 'change' && control.files) files.push(...control.files)
}
// Some extensions set a value with `change` alone.
for (const type of ['input', 'change']) document.addEventListener(type, noteUse, early)
for (const type of ['pointerdown', 'focusin']) form.addEventListener(type, load, early)
form.addEventListener('submit', async (event) => {
  if (early.signal.aborted) return
  event.preventDefault()
  // After a longer wait browsers open no email program.
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, 4000, false))
  if (await Promise.race([load(), tooLate])) (event.submitter as HTMLElement).click()
  else openEmail()
})
// Otherwise a file dropped beside the file input would open in place of the page.
for (const type of ['dragover', 'drop'] as const)
  document.addEventListener(type, (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    if (!early.signal.aborted && files.push(...(event.dataTransfer?.files ?? []))) load()
  })
// In Firefox's page cache an import that is under way neither ends nor fails.
addEventListener('pageshow', ({ persisted }) => persisted && starting && location.reload(), early)
if (isTooOld) {
  const message = document.createElement('p')
  message.className = 'inset-text'
  message.textContent = loaderText.tooOld(address)
  form.before(message)
  for (const element of document.querySelectorAll('.requires-script')) element.remove()
}
// A prerendered page is not painted. A busy device may never be idle, and Safari lacks the callback.
const wait = window.requestIdleCallback ?? setTimeout
requestAnimationFrame(() => requestAnimationFrame(() => wait(load, { timeout: 2000 })))
