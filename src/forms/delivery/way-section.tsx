import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly words: ReactNode
  readonly children: ReactNode
}

/** One way to deliver, as it stands in the list: what a person does, what comes of it, what to press. */
export function WaySection({ title, words, children }: Props) {
  return (
    <li className="way">
      <h3>{title}</h3>
      <p>{words}</p>
      {children}
    </li>
  )
}

/** What a button of a way looks like; the way that gets furthest has the black one. */
export function buttonLook(solid: boolean): string {
  return solid ? 'button button-solid' : 'button'
}
