import type { Page } from '@playwright/test'

/** An XML element as the browser's parser reads it. */
export interface XmlElement {
  readonly name: string
  readonly namespace: string | null
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

/** Parses XML with the browser's own parser, in a tab without a page. Throws the parser's error. */
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

/** Returns the children of this name. */
export function getChildren(parent: XmlElement, name: string): readonly XmlElement[] {
  return parent.children.filter((child) => child.name === name)
}

/** Returns the text of the only child of this name. Throws if there is none, or more than one. */
export function getChildText(parent: XmlElement, name: string): string {
  const [found, another] = getChildren(parent, name)
  if (!found || another) throw new Error(`<${parent.name}> has not exactly one <${name}>`)
  return found.text
}
