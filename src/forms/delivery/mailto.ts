import { toWellFormedText } from '../bytes/well-formed-text.ts'

interface MailtoFields {
  readonly to: string
  readonly subject: string
  /** The text, then shorter ones. The first that fits is taken, or else the beginning of the last. */
  readonly texts: readonly string[]
  /** Ends a truncated text. */
  readonly truncationNote: string
}

/** Chromium and Firefox open no program on Windows for more than 2,046 (docs/decisions/review-and-delivery.md). */
const safeLength = 2000

/** Encodes by RFC 6068, section 5: UTF-8, percent-encoded, lines separated by %0D%0A. */
function encode(text: string): string {
  return encodeURIComponent(toWellFormedText(text).replace(/\r\n|\r|\n/g, '\r\n'))
}

/**
 * Returns a `mailto:` URL (RFC 6068) that browsers pass to email programs: 2,000 characters at most. A text that is
 * longer in each of its forms is truncated between two words where possible, never inside a character, and ends with a
 * notice.
 */
export function buildMailtoUrl({ to, subject, texts, truncationNote }: MailtoFields) {
  const start = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encode(subject)}&body=`
  const room = safeLength - start.length
  const body = texts.map(encode).find(({ length }) => length <= room)
  if (body !== undefined) return { url: start + body, isTruncated: false }
  const end = encode(`\n\n${truncationNote}`)
  return { url: start + encode(truncateToFit(texts.at(-1) ?? '', room - end.length)) + end, isTruncated: true }
}

/** Returns the longest beginning whose encoding fits, back to the end of a word if one is near. */
function truncateToFit(text: string, room: number): string {
  let left = room
  let end = 0
  for (const character of text) {
    left -= encode(character).length
    if (left < 0) break
    end += character.length
  }
  const kept = text.slice(0, end)
  return /^(.{40,})\s\S{0,40}$/s.exec(kept)?.[1] ?? kept
}
