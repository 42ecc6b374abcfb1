/** Shows a comma for screen readers where a line begins. Its space does not break: another leaves the flow. */
export function SpokenComma() {
  return <span className="visually-hidden">{',\u00a0'}</span>
}
