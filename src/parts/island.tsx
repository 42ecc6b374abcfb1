import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

interface Props {
  /** The form's name; `forms/islands.tsx` finds the root by it. */
  readonly name: string
  readonly children: ReactNode
}

/** A root of its own inside the page, so that hydration finds the ids it was rendered with. */
export function Island({ name, children }: Props) {
  const html = renderToString(children, { identifierPrefix: name })
  return <div id={`${name}-form`} dangerouslySetInnerHTML={{ __html: html }} />
}
