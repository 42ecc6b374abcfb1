import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

interface Props {
  /** The form's name; `forms/islands.tsx` finds the root by it. */
  readonly name: string
  /** What the form must know of the record, written into the page as `data-` attributes. */
  readonly facts?: Readonly<Record<string, readonly string[]>>
  readonly children: ReactNode
}

/** A root of its own inside the page, so that hydration finds the ids it was rendered with. */
export function Island({ name, facts = {}, children }: Props) {
  const html = renderToString(children, { identifierPrefix: name })
  const data = Object.fromEntries(Object.entries(facts).map(([key, list]) => [`data-${key}`, JSON.stringify(list)]))
  return <div {...data} id={`${name}-form`} dangerouslySetInnerHTML={{ __html: html }} />
}
