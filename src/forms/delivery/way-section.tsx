import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly words: ReactNode
  readonly children: ReactNode
}

/** One way to deliver, as it stands in the list: what it is called, what it does, what to press. */
export function WaySection({ title, words, children }: Props) {
  return (
    <li className="way">
      <h3>{title}</h3>
      <p>{words}</p>
      <div className="way-hands">{children}</div>
    </li>
  )
}
