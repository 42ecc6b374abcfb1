/** Shows on paper, at the end of a page, where its links lead, instead of a URL behind each link. */
export function LinkNotes({ lines }: { readonly lines: readonly string[] }) {
  return <p className="link-notes caption print-only" data-generated-content={lines.join('\n')} />
}
