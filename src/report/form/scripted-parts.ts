import { formText } from './form.text.ts'
import { getElementId, type LiveRegion, type Slot } from './form-markup.ts'

interface Content {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children?: readonly (string | Content)[]
}

const draftTitleId = 'draft-title'
const draftWarningId = 'draft-warning'
const nextId = getElementId('next')
const { title, save, warning } = formText.draft

/** What the button leads to. */
const next: Content = {
  tag: 'p',
  attributes: { class: 'caption requires-script', id: nextId },
  children: [formText.next],
}

const checkbox: Content = {
  tag: 'input',
  attributes: { type: 'checkbox', id: 'report-save-draft', 'aria-describedby': draftWarningId },
}

/** Screen readers announce changes only in a live region that already exists. */
const createLiveRegion = (region: LiveRegion): Content => {
  return { tag: 'p', attributes: { class: 'field-status', id: getElementId(region), 'aria-live': 'polite' } }
}

const createSlot = (slot: Slot): Content => ({ tag: 'div', attributes: { class: 'form-slot', id: getElementId(slot) } })

/** Offers to save a draft: off by default, with a warning for shared computers. */
const draft: Content = {
  tag: 'section',
  attributes: { class: 'draft stack screen-only requires-script', 'aria-labelledby': draftTitleId },
  children: [
    { tag: 'h2', attributes: { id: draftTitleId }, children: [title] },
    { tag: 'label', attributes: { class: 'checkbox' }, children: [checkbox, save] },
    { tag: 'p', attributes: { class: 'caption', id: draftWarningId }, children: [warning] },
    createLiveRegion('draft-status'),
    createSlot('draft-actions'),
    createSlot('copy'),
    createLiveRegion('storage-status'),
  ],
}

/** Writes both while the page is parsed, so that nothing moves. It uses nothing of this module. */
function writeScriptedParts(next: Content, draft: Content): void {
  const create = ({ tag, attributes, children = [] }: Content): HTMLElement => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children.map((child) => (typeof child === 'string' ? child : create(child))))
    return element
  }
  const line = create(next)
  const button = document.querySelector('#report-submit')
  button?.setAttribute('aria-describedby', line.id)
  button?.after(line)
  document.currentScript?.replaceWith(create(draft))
}

/** The script below the form, as text. Text browsers, and browsers without script, have none of what it writes. */
export const scriptedParts = `(${writeScriptedParts})(${[next, draft].map((content) => JSON.stringify(content))})`
