import { formText } from './form.text.ts'
import { getElementId } from './form-markup.ts'

/** An element: its tag, its attributes and what is in it. */
type Part = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: (string | Part)[]]

const { title, save, warning } = formText.draft

/** What the button leads to. */
const next: Part = ['p', { class: 'caption requires-script', id: getElementId('next') }, formText.next]

/** Offers to save a draft: off by default, with a warning for shared computers. */
const draft: Part = [
  'section',
  { class: 'draft ruled stack screen-only requires-script', 'aria-labelledby': 'draft-title' },
  ['h2', { id: 'draft-title' }, title],
  [
    'label',
    { class: 'checkbox' },
    // The browser restores none: what is ticked was ticked on this page.
    ['input', { type: 'checkbox', id: 'report-save-draft', autocomplete: 'off', 'aria-describedby': 'draft-warning' }],
    save,
  ],
  ['p', { class: 'caption', id: 'draft-warning' }, warning],
  // Screen readers announce changes only in a live region that already exists.
  ['p', { class: 'field-status', id: getElementId('draft-status'), 'aria-live': 'polite' }],
  ['div', { class: 'form-slot', id: getElementId('draft') }],
]

/** Writes both while the page is parsed, so that nothing moves. It uses nothing of this module. */
function writeScriptedParts(next: Part, draft: Part): void {
  const create = ([tag, attributes, ...children]: Part): HTMLElement => {
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
export const scriptedParts = `(${writeScriptedParts})(${[next, draft].map((part) => JSON.stringify(part))})`
