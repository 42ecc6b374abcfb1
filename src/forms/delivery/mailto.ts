/** What a mail link is made of. `remedy` ends a text that had to be cut: where the whole of it is. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly remedy: string
}

/** Windows hands a program 2,083 characters of an address at most; some mail programs take fewer than browsers give. */
const safeLength = 1900

/** As RFC 6068, section 5, wants it: UTF-8, percent-encoded, lines parted by %0D%0A. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n'))
}

/**
 * A `mailto:` address (RFC 6068) that every mail program takes: 1,900 characters at most. A text too long for it is cut
 * between two words where it can be, never inside a character, and says at its end that it was cut.
 */
export function mailto({ to, subject, text, remedy }: Mail): { readonly url: string; readonly cut: boolean } {
  const start = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject)}&body=`
  const whole = encode(text)
  if (start.length + whole.length <= safeLength) return { url: start + whole, cut: false }
  const end = encode(`\n\n[Cut here: the text is longer than a mail link carries. ${remedy}]`)
  return { url: start + encode(beginning(text, safeLength - start.length - end.length)) + end, cut: true }
}

/** The longest beginning that encodes to no more than `room`, then back to a word's end if one is near. */
function beginning(text: string, room: number): string {
  let end = 0
  for (const character of text) {
    room -= encode(character).length
    if (room < 0) break
    end += character.length
  }
  const kept = text.slice(0, end)
  return /^(.{40,})\s\S{0,40}$/s.exec(kept)?.[1] ?? kept
}
