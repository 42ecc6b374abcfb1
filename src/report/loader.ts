// The script of /report: loads the code once the page is painted and idle, or at the first use of the form.
import { loaderText } from './loader.text.ts'

const form = document.querySelector('form') as HTMLFormElement
const early = new AbortController()
let starting: Promise<void> | undefined

/** Imports and starts the code. Where that fails, the head's script offers an email, and the next use tries again. */
async function load(): Promise<void> {
  starting ??= import('./start-report.tsx').then(({ startReport }) => startReport(form))
  try {
    await starting
    early.abort()
  } catch (error) {
    reportError(error)
    starting = undefined
    earlyUse.press.giveUp()
  }
}

/** Says what to do in a browser before 2022, which lacks what the code uses. */
function showTooOld(): void {
  const note = document.createElement('p')
  note.className = 'inset-text'
  note.textContent = loaderText.tooOld(new URL(form.action).pathname)
  form.before(note)
  for (const element of document.querySelectorAll('.requires-script')) element.remove()
  earlyUse.press.giveUp()
}

if ('structuredClone' in window) {
  for (const type of ['pointerdown', 'focusin', 'drop', 'submit']) document.addEventListener(type, load, early)
  // In Firefox's page cache an import that is under way neither ends nor fails.
  addEventListener('pageshow', ({ persisted }) => persisted && starting && location.reload(), early)
  // A prerendered page is not painted. A busy device may never be idle, and Safari lacks the callback.
  const wait = window.requestIdleCallback ?? setTimeout
  requestAnimationFrame(() => requestAnimationFrame(() => wait(load, { timeout: 2000 })))
} else showTooOld()
