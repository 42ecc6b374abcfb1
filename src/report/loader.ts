// The script of /report: loads the code once the page is painted and idle, or at the first use of the form.
import { loaderText } from './loader.text.ts'

const form = document.querySelector('form') as HTMLFormElement
const address = new URL(form.action).pathname
const message = document.querySelector('#report-emailed')
const early = new AbortController()
/** Browsers before 2022 lack what the code uses. */
const isTooOld = !('structuredClone' in window)
let starting: Promise<void> | undefined

/** Imports and starts the code. Resolves to whether it runs; after a failure the next use tries again. */
async function load(): Promise<boolean> {
  if (isTooOld) return false
  starting ??= import('./start-report.tsx').then(({ startReport }) => startReport(form))
  const isRunning = await starting.then(() => true, reportError)
  if (isRunning) {
    early.abort()
    showMessage('')
  } else starting = undefined
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
  showMessage(loaderText.emailed(address))
}

function showMessage(text: string): void {
  if (message) message.textContent = text
}

for (const type of ['pointerdown', 'focusin', 'drop']) document.addEventListener(type, load, early)
/** The press that came before this script, if any. */
let press = earlyUse.takePress()
let isWaiting = false
form.addEventListener('submit', async (event) => {
  if (early.signal.aborted) return
  event.preventDefault()
  if (isWaiting) return
  isWaiting = true
  const pressedAt = press?.at ?? performance.now()
  press = undefined
  // After a longer wait browsers open no email program.
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, pressedAt + 4000 - performance.now(), false))
  if (await Promise.race([load(), tooLate])) (event.submitter as HTMLElement).click()
  else openEmail()
  isWaiting = false
})
press?.button.click()
// In Firefox's page cache an import that is under way neither ends nor fails.
addEventListener('pageshow', ({ persisted }) => persisted && starting && location.reload(), early)
if (isTooOld) {
  const note = document.createElement('p')
  note.className = 'inset-text'
  note.textContent = loaderText.tooOld(address)
  form.before(note)
  for (const element of document.querySelectorAll('.requires-script')) element.remove()
}
// A prerendered page is not painted. A busy device may never be idle, and Safari lacks the callback.
const wait = window.requestIdleCallback ?? setTimeout
requestAnimationFrame(() => requestAnimationFrame(() => wait(load, { timeout: 2000 })))
