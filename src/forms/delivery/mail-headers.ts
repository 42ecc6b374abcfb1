/** RFC 5322, section 2.1.1 wants 78 characters on a line; 76 leave room for what stands before and after. */
const lineRoom = 76

/** Control characters cannot stand in a header, not even encoded: what reads it back might print them. */
function calm(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
}

function groups(text: string, room: number, cost: (character: string) => number): string[] {
  const found: string[] = []
  let current = ''
  let used = 0
  for (const character of text) {
    if (used + cost(character) > room) {
      found.push(current)
      current = ''
      used = 0
    }
    current += character
    used += cost(character)
  }
  return [...found, current]
}

/**
 * A text for a header, as RFC 2047 writes it: words of plain letters and digits as they are, all else as encoded words
 * of whole characters, 75 long at most, each on its own line. No text can end the header or begin another.
 */
export function headerText(text: string): string {
  const clean = calm(text).trim()
  if (/^[\w -]{0,60}$/.test(clean)) return clean
  const bytes = (part: string) => new TextEncoder().encode(part)
  return groups(clean, 39, (character) => bytes(character).length)
    .map((part) => `=?UTF-8?B?${btoa(String.fromCharCode(...bytes(part)))}?=`)
    .join('\r\n ')
}

/**
 * One parameter of a header with a file name for its value: a quoted string where that is enough, else the numbered,
 * percent-encoded pieces of RFC 2231, sections 3 and 4. Begins with `;`.
 */
export function fileNameParameter(name: string, value: string): string {
  const clean = calm(value)
  if (/^[\w .-]{0,50}$/.test(clean)) return `;\r\n ${name}="${clean}"`
  const encoded = (character: string) =>
    encodeURIComponent(character).replace(/[*'()]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return groups(clean, lineRoom - name.length - 15, (character) => encoded(character).length)
    .map((part, index) => {
      const charset = index === 0 ? "UTF-8''" : ''
      return `;\r\n ${name}*${index}*=${charset}${[...part].map(encoded).join('')}`
    })
    .join('')
}

/**
 * `From` with a name, or nothing if the address is not one that can stand there as it is (RFC 5322, section 3.4.1,
 * dot-atom on both sides): a draft may lack it, and the mail program fills it in.
 */
export function fromHeader(name: string, address: string): string {
  const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
  if (address.length > 60 || !new RegExp(`^${atom}(\\.${atom})*@[\\w-]+(\\.[\\w-]+)*$`).test(address)) return ''
  const phrase = headerText(name)
  return `From: ${phrase && `${phrase}\r\n `}<${address}>\r\n`
}
