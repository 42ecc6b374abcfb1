// The module of /contact: opens the message in the visitor's email program, and keeps it over a reload.
import { isBlank, removeInvisibleCharacters } from '../../components/answer-text.ts'
import { copyText } from '../../components/copy-text.ts'
import { buildMailtoUrl, maxMailtoLength } from '../../components/mailto.ts'
import { showPrintedAnswers } from '../../components/show-printed-answers.ts'
import { openTabStorage, parseJson, reloadOutdatedPage } from '../../components/tab-storage.ts'
import { contactFormText as text } from './contact-form.text.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was typed, as JSON by the name of the control. */
const storage = openTabStorage('contact')

const getElement = (name: string) => document.getElementById(`contact-${name}`) as HTMLElement
const getControl = (name: string) => getElement(name) as Control
const form = getElement('form') as HTMLFormElement
const read = (name: string) => removeInvisibleCharacters(getControl(name).value)

/** Returns the email as it is sent: a subject for filing; the message, then by whom it is. */
function readEmail() {
  // An extension may have added a control named "action".
  const action = new URL(form.getAttribute('action') ?? '')
  const topic = read('subject') && (getControl('subject') as HTMLSelectElement).selectedOptions[0]?.label
  const name = [read('first-name'), read('last-name')].filter(Boolean).join(' ')
  const writer = [name, read('email')].filter(Boolean).join('\n')
  return {
    to: action.pathname,
    subject: [text.subject, topic].filter(Boolean).join(', '),
    body: [read('message'), writer].filter(Boolean).join('\n\n'),
  }
}

/** Opens the email. One that is longer than a link carries is copied before, to be pasted. */
async function openEmail(): Promise<void> {
  save()
  const email = readEmail()
  const url = buildMailtoUrl(email)
  if (url.length <= maxMailtoLength) {
    location.href = url
    return showAfterPress(isBlank(read('message')) ? text.empty : '')
  }
  const isCopied = await copyText(email.body)
  location.href = buildMailtoUrl({ ...email, body: isCopied ? text.paste : '' })
  showAfterPress(isCopied ? text.tooLong : text.tooLongNotCopied)
}

function showAfterPress(note: string): void {
  getElement('note').textContent = note
  getElement('copied').textContent = ''
  const address = document.createElement('b')
  address.textContent = readEmail().to
  getElement('no-email').replaceChildren(`${text.noEmail} `, address)
  getElement('copy').hidden = false
  showEnd()
}

function showEnd(): void {
  getElement('after').scrollIntoView({ block: 'nearest' })
}

const findControls = () => [...form.querySelectorAll<Control>('.field [name]')]

function save(): void {
  storage.write(JSON.stringify(Object.fromEntries(findControls().map(({ name, value }) => [name, value]))))
}

/** Fills in what was typed before: it is newer than what the browser has restored, not than what was typed just now. */
function restore(): void {
  const answers = parseJson(storage.read()) as Readonly<Record<string, string>> | null | undefined
  for (const control of findControls()) {
    const answer = answers?.[control.name]
    if (typeof answer === 'string' && (isRestored || !control.value)) control.value = answer
  }
}

/** Chooses the subject that the link to this page names. A message that was written keeps its own. */
function chooseSubject(): void {
  const select = getControl('subject') as HTMLSelectElement
  const subject = new URLSearchParams(location.hash.slice(1)).get('subject')
  const isOffered = [...select.options].some(({ value }) => value === subject)
  if (!isOffered || !isBlank(getControl('message').value)) return
  select.value = subject ?? ''
  save()
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  openEmail()
})
getElement('copy').addEventListener('click', async () => {
  const { subject, body } = readEmail()
  const isCopied = await copyText(`${subject}\n\n${body}`)
  getElement('copied').textContent = isCopied ? text.copied : text.notCopied
  showEnd()
})
// Some extensions set a value with `change` alone.
for (const type of ['input', 'change']) form.addEventListener(type, save)
addEventListener('beforeprint', () => showPrintedAnswers(form))
addEventListener('hashchange', chooseSubject)
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
/** After a reload, and on the way back, the browser fills in the controls before this module runs. */
const isRestored = /reload|back/.test(navigation?.type ?? '')
restore()
// The visitor's change of it remains, even to nothing.
if (!isRestored) chooseSubject()
reloadOutdatedPage(form, storage)
