/**
 * A comma for whoever listens, where the eye has a new line: without it two facts are read as one word. Its space is one
 * that does not break: out of the flow, any other is dropped.
 */
export function Pause() {
  return <span className="visually-hidden">{',\u00a0'}</span>
}
