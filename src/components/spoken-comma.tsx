/**
 * Shows a comma for screen readers where the layout starts a new line; otherwise two facts would be read as one word.
 * Its space does not break, because any other is dropped out of the flow.
 */
export function SpokenComma() {
  return <span className="visually-hidden">{',\u00a0'}</span>
}
