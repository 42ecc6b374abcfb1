/**
 * Shows a text that changes, alone in its element: what a translator puts in its place is then replaced or removed with
 * it. A text node beside others would change invisibly, and could no longer be removed.
 */
export function ChangingText({ text }: { readonly text: string | undefined }) {
  return text ? <span>{text}</span> : null
}
