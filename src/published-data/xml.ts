const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns one XML element around text (escaped here) or child elements (written by this function). */
export function renderElement(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner = typeof content === 'string' ? escaped(content) : `\n${content.join('')}`
  return `<${name}${written.join('')}${inner ? `>${inner}</${name}>` : '/>'}\n`
}

export function renderXmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}
