import type { Page } from '@playwright/test'

/** An XML element as the browser's parser reads it. */
export interface XmlElement {
  readonly name: string
  readonly namespace: string | null
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

/** Parses XML with the browser's own parser, in a tab that has no page. Throws what the parser says of a fault. */
export function parseXml(tab: Page, source: string): Promise<XmlElement> {
  return tab.evaluate((source) => {
    const { documentElement } = new DOMParser().parseFromString(source, 'application/xml')
    const fault = documentElement.querySelector('parsererror')
    if (fault) throw new Error(fault.textContent ?? 'not well-formed')
    const read = (element: Element): XmlElement => ({
      name: element.localName,
      namespace: element.namespaceURI,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: [...element.children].map(read),
      text: element.textContent ?? '',
    })
    return read(documentElement)
  }, source)
}

/** The children of this name. */
export function all(parent: XmlElement, name: string): readonly XmlElement[] {
  return parent.children.filter((child) => child.name === name)
}

/** The text of the one child of this name. Throws when there is none, or more than one. */
export function only(parent: XmlElement, name: string): string {
  const [found, another] = all(parent, name)
  if (!found || another) throw new Error(`<${parent.name}> has not exactly one <${name}>`)
  return found.text
}
