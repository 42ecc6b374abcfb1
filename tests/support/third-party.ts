// What other programs do to a page. Each function runs in the page, before its scripts or after, and can use nothing of
// this file.

/** Puts an element after each control, and again whenever it is gone, as password managers do. */
export function insertIcons(): void {
  const insert = () => {
    for (const control of document.querySelectorAll('form :is(input, select, textarea)'))
      if (control.nextElementSibling?.localName !== 'extension-icon')
        control.after(document.createElement('extension-icon'))
  }
  const start = () => {
    insert()
    new MutationObserver(insert).observe(document.body, { childList: true, subtree: true })
  }
  if (document.body) start()
  else document.addEventListener('DOMContentLoaded', start)
}

/**
 * Replaces each text by one in `<font>`, and each that is new, as translators of pages do. The words remain, so that tests
 * find them.
 */
export function translatePage(): void {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const kept = 'font, script, style, noscript, textarea, [translate="no"]'
      if (text.data.trim() === '' || text.parentElement?.closest(kept)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data.replaceAll('hallway', 'pasillo')
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  const start = () => {
    translate()
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (document.body) start()
  else document.addEventListener('DOMContentLoaded', start)
}

/** Takes away what the browser stores for a tab, as Firefox does with `dom.storage.enabled` off. */
export function removeSessionStorage(): void {
  Object.defineProperty(window, 'sessionStorage', { value: null })
}

/** Fills in the field with this label without an event, or with this one alone, as some password managers do. */
export function setValue([label, value, event]: readonly [label: string, value: string, event: string]): void {
  const labels = [...document.querySelectorAll('label')]
  const control = labels.find(({ textContent }) => textContent.startsWith(label))?.control
  if (!control) throw new Error(`There is no field “${label}”.`)
  Object.assign(control, { value })
  if (event) control.dispatchEvent(new Event(event, { bubbles: true }))
}
