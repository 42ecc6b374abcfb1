// The module of /contact: opens the message in the visitor's email program, and keeps it over a reload.
import { isBlank, removeInvisibleCharacters } from '../../components/answer-text.ts'
import { copyText } from '../../components/copy-text.ts'
import { buildMailtoUrl, maxMailtoLength } from '../../components/mailto.ts'
import { showPrintedAnswers } from '../../components/show-printed-answers.ts'
import { contactFormText } from './contact-form.text.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the message was when its email was opened; undefined before, and after a change. */
type Note = keyof typeof contactFormText.pressed | undefined

/** Milliseconds before the email is opened: with Chromium, Orca says nothing of a focus that is moved right before. */
const focusTimeMs = 100

// The script in the head goes on keeping what is typed.
const { waiting, answers, press } = earlyUse
waiting.abort()

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
    subject: [contactFormText.subject, topic].filter(Boolean).join(', '),
    body: [read('message'), writer].filter(Boolean).join('\n\n'),
  }
}

/** Shows what to do, then opens the email. One that is longer than a link carries is copied before, to be pasted. */
async function openEmail(): Promise<void> {
  const email = readEmail()
  const url = buildMailtoUrl(email)
  const isShort = url.length <= maxMailtoLength
  const isCopied = !isShort && (await copyText(email.body))
  const short = isBlank(read('message')) ? 'empty' : 'short'
  const long = isCopied ? 'copied' : 'notCopied'
  save(isShort ? short : long)
  document.querySelector('h1')?.focus()
  scrollTo(0, 0)
  const link = isShort ? url : buildMailtoUrl({ ...email, body: isCopied ? contactFormText.paste : '' })
  setTimeout(() => location.assign(link), focusTimeMs)
}

function createElement(tag: string, className: string, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.append(...content)
  return element
}

const pageTitle = document.title
const intro = document.querySelector('.page-intro')
const written = getElement('written') as HTMLDetailsElement
let pressedIntro: HTMLElement | undefined

/** Shows what to do after the press, by what the message was; without that the form as it was before. */
export function showPressed(note: Note): void {
  const pressed = note && contactFormText.pressed[note]
  if (!pressed && !pressedIntro) return
  pressedIntro?.remove()
  pressedIntro = undefined
  if (pressed) {
    const title = createElement('h1', '', pressed.title)
    title.tabIndex = -1
    // A screen reader that is about to be left for the email program reads what follows, too.
    title.setAttribute('aria-describedby', 'contact-lead contact-no-email')
    const within = contactFormText.answers(form.dataset.correspondent ?? '')
    const lead = createElement('p', 'lead-paragraph', pressed.words(within))
    lead.id = 'contact-lead'
    pressedIntro = createElement('div', 'page-intro screen-only', title, lead)
    intro?.before(pressedIntro)
  }
  // On paper it stays a letter.
  intro?.classList.toggle('print-only', Boolean(pressed))
  document.title = pressed ? `${pressed.title} · ${pageTitle}` : pageTitle
  const write = (name: string, ...content: (string | Node)[]) => {
    getElement(name).replaceChildren(...(pressed ? content : []))
    getElement(name).hidden = !pressed
  }
  const address = createElement('b', '', readEmail().to)
  write('no-email', createElement('b', '', contactFormText.noEmail), ` ${contactFormText.writeYourself} `, address)
  write('copy', contactFormText.copy)
  write('summary', contactFormText.written)
  getElement('copied').textContent = ''
  getElement('next').hidden = Boolean(pressed)
  const submit = getElement('submit')
  submit.textContent = pressed ? contactFormText.again : contactFormText.submit
  submit.classList.toggle('button-primary', !pressed)
  form[pressed ? 'prepend' : 'append'](getElement('after'))
  // There is something to do in the fields where nothing is written, or copied.
  written.open = !pressed || note === 'empty' || note === 'notCopied'
  // Safari does not keep in view what moves.
  if (!pressed) document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** Returns what stands in the fields. */
function readAnswers(): Record<string, string> {
  const controls = [...form.querySelectorAll<Control>('.field [name]')]
  return Object.fromEntries(controls.map(({ name, value }) => [name, value]))
}

/** Keeps what stands in the fields, and what the page says of it if its email was opened. */
function save(note?: Note): void {
  answers.keep({ answers: readAnswers(), note })
  showPressed(note)
}

/** Shows what the tab keeps. Chromium restores a text area once more, after the page is parsed. */
function restore(): void {
  showPressed(answers.restore() as Note)
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
  getElement('copied').textContent = isCopied ? contactFormText.copied : contactFormText.notCopied
  if (isCopied) return
  written.open = true
  const message = getControl('message') as HTMLTextAreaElement
  message.focus()
  message.select()
})
// What a program writes takes no note away.
form.addEventListener('input', ({ isTrusted }) => isTrusted && showPressed(undefined))
// The browser may have cleared what the site stores, and a page from the page cache may be older.
addEventListener('pagehide', () => {
  const written = readAnswers()
  if (Object.values(written).some(Boolean)) answers.keep({ answers: written })
})
addEventListener('pageshow', ({ persisted }) => persisted && restore())
addEventListener('beforeprint', () => showPrintedAnswers(form))
addEventListener('hashchange', chooseSubject)
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
restore()
// After a reload, and on the way back, the visitor's change of it remains, even to nothing.
if (navigation?.type === 'navigate' && !(answers.isUsed && read('subject'))) {
  const { prerendering } = document as { readonly prerendering?: boolean }
  // A page that nobody has visited stores nothing.
  if (prerendering) document.addEventListener('prerenderingchange', chooseSubject, { once: true })
  else chooseSubject()
}
press.pressed?.click()
