import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { getPageFile, type SitePage } from '../../src/site.ts'
import { dist } from '../../tooling/dist.ts'

const parsed = new Map<string, Document>()

/** Returns a page of the build, parsed once for each worker. The caller changes nothing in it. */
export function readBuiltPage(page: SitePage): Document {
  const file = getPageFile(page)
  const known = parsed.get(file)
  if (known) return known
  const { document } = parseHTML(readDist(file))
  // React writes `dateTime`; names of attributes are the same to a browser in any case, but not to this parser.
  for (const element of document.querySelectorAll('body *'))
    for (const { name, value } of [...element.attributes])
      if (/[A-Z]/.test(name)) element.setAttribute(name.toLowerCase(), value)
  parsed.set(file, document)
  return document
}

/** Returns a text file of the build by its path in a URL. */
export function readDist(path: string): string {
  return readFileSync(`${dist}/${path.replace(/^\//, '')}`, 'utf8')
}

/** Returns what an element reads: its text with single spaces, without what is for print or of no name. */
export function getText(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Returns the texts of the elements that a selector finds. */
export function getTexts(parent: ParentNode, selector: string): string[] {
  return [...parent.querySelectorAll(selector)].map(getText)
}

/** Returns the accessible name of a landmark or list: what `aria-label` or `aria-labelledby` gives it. */
function getName(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = ids.map((id) => getText(element.ownerDocument.getElementById(id)))
  return labels.join(' ') || (element.getAttribute('aria-label') ?? '')
}

/** Returns the only element that a selector finds with this name. Throws if there is none, or more than one. */
export function getNamed(document: ParentNode, selector: string, name: string | RegExp): Element {
  const found = [...document.querySelectorAll(selector)].filter((element) =>
    typeof name === 'string' ? getName(element) === name : name.test(getName(element)),
  )
  const [element] = found
  if (!element || found.length > 1) throw new Error(`${found.length} elements ${selector} are named ${name}.`)
  return element
}

/** Returns the control whose label begins with this text. Throws if there is no such label. */
export function getField(document: Document, label: string): Element {
  const found = [...document.querySelectorAll('label')].find((each) => getText(each).startsWith(label))
  const control = found && document.getElementById(found.getAttribute('for') ?? '')
  if (!control) throw new Error(`There is no field “${label}”.`)
  return control
}
