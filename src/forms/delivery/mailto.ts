import { toWellFormedText } from '../bytes/well-formed-text.ts'

/** The parts of a `mailto:` URL. `truncationNote` ends a truncated text. */
export interface MailtoFields {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly truncationNote: string
}

/**
 * Windows passes at most 2,083 characters of a URL to a program; some email programs accept fewer than browsers pass.
 */
const safeLength = 1900

/** Encodes by RFC 6068, section 5: UTF-8, percent-encoded, lines separated by %0D%0A. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormedText(text).replace(/\r\n|\r|\n/g, '\r\n'))
}

/**
 * Returns a `mailto:` URL (RFC 6068) that every email program accepts: 1,900 characters at most. A longer text is
 * truncated between two words where possible, never inside a character, and ends with a notice.
 */
export function buildMailtoUrl({ to, subject, text, truncationNote }: MailtoFields): {
  readonly url: string
  readonly isTruncated: boolean
} {
  const start = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject)}&body=`
  const whole = encode(text)
  if (start.length + whole.length <= safeLength) return { url: start + whole, isTruncated: false }
  const end = encode(`\n\n${truncationNote}`)
  return { url: start + encode(truncateToFit(text, safeLength - start.length - end.length)) + end, isTruncated: true }
}

/**
 * Returns the longest beginning whose encoding has at most `room` characters, back to the end of a word if one is near.
 */
function truncateToFit(text: string, room: number): string {
  let end = 0
  for (const character of text) {
    room -= encode(character).length
    if (room < 0) break
    end += character.length
  }
  const kept = text.slice(0, end)
  return /^(.{40,})\s\S{0,40}$/s.exec(kept)?.[1] ?? kept
}
