import './page-intro.css'
import type { ReactNode } from 'react'

export function PageIntro({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="page-intro">
      <h1>{title}</h1>
      {children}
    </div>
  )
}
