import './page-intro.css'
import type { ReactNode } from 'react'

/** Shows the beginning of every page but `/`: its one `h1`, and a sentence or two. */
export function PageIntro({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="page-intro">
      <h1>{title}</h1>
      {children}
    </div>
  )
}
