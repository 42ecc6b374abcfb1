import { buildMailtoUrl, maxMailtoLength } from '../../components/mailto.ts'

interface ReportMailtoFields {
  readonly to: string
  readonly subject: string
  /** The text, then shorter ones. The first that fits is taken, or else the beginning of the last. */
  readonly texts: readonly string[]
  /** Ends a truncated text. */
  readonly truncationNote: string
}

/**
 * Returns a `mailto:` URL of a length that browsers pass to email programs. A text that is longer in each of its forms is
 * truncated between two words where possible, never inside a character, and ends with a notice.
 */
export function buildReportMailtoUrl({ to, subject, texts, truncationNote }: ReportMailtoFields) {
  const build = (body: string) => buildMailtoUrl({ to, subject, body })
  const url = texts.map(build).find(({ length }) => length <= maxMailtoLength)
  if (url) return { url, isTruncated: false }
  const characters = [...(texts.at(-1) ?? '').slice(0, maxMailtoLength)]
  const getStart = (length: number) => characters.slice(0, length).join('')
  const buildStart = (start: string) => build(`${start}\n\n${truncationNote}`)
  let length = characters.length
  while (length > 0 && buildStart(getStart(length)).length > maxMailtoLength) length -= 1
  const start = getStart(length)
  // Back to the end of a word if one is near.
  return { url: buildStart(/^(.{40,})\s\S{0,40}$/s.exec(start)?.[1] ?? start), isTruncated: true }
}
