import './lead.css'
import type { ReactNode } from 'react'

/** The head of every page but `/`: its one `h1`, and a sentence or two. */
export function Lead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="lead">
      <h1>{title}</h1>
      {children}
    </div>
  )
}
