/**
 * Shows on paper, at the end of a page, where its links lead, in one line for each kind of them. Without it each link is
 * followed by its URL.
 */
export function LinkNotes({ lines }: { readonly lines: readonly string[] }) {
  return <p className="link-notes caption print-only" data-generated-content={lines.join('\n')} />
}
