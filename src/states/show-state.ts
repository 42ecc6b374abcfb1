// The script of /states/report/… and /states/contact/…: shows one state by the parts of the page. No press changes it.
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { showPrintedAnswers } from '../components/show-printed-answers.ts'
import { openTabStorage } from '../components/tab-storage.ts'
import { connectMarkup } from '../report/form/connect-form.ts'
import { ReportParts } from '../report/report-parts.tsx'
import type { ReportState } from '../report/state/report-state.ts'
import { type ContactState, contactStates, reportStates } from './states.ts'

const form = document.querySelector('form') as HTMLFormElement
const [formName, name = ''] = location.pathname.split('/').slice(2)

function showReport(state: ReportState): void {
  const session = openTabStorage('')
  const store = { get: () => state, send: () => {}, subscribe: () => () => undefined, addFiles: () => {}, session }
  connectMarkup(document.getElementById('report') as HTMLElement, form, store, () => {})
  flushSync(() => createRoot(document.createElement('div')).render(createElement(ReportParts, { store })))
}

async function showContact({ answers, note }: ContactState): Promise<void> {
  // The module would fill in what the tab keeps.
  sessionStorage.clear()
  for (const [name, answer] of Object.entries(answers))
    (form.elements.namedItem(name) as HTMLInputElement).value = answer
  const { showPressed } = await import('../pages/contact/contact.ts')
  if (note !== undefined) showPressed(note)
}

form.addEventListener('submit', (event) => event.preventDefault())
const reportState = formName === 'report' && (await reportStates[name]?.())
const contactState = formName === 'contact' && contactStates[name]
if (reportState) showReport(reportState)
if (contactState) await showContact(contactState)
showPrintedAnswers(form)
// Programs wait for it.
document.body.dataset.state = name
