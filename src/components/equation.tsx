import './equation.css'
import type { ReactNode } from 'react'
import { joinQuantities } from '../content/format-numbers.ts'
import { layoutText } from './layout.text.ts'

interface Props {
  readonly title?: string
  readonly name?: string
  readonly children: ReactNode
}

export function EquationDetails({ title = layoutText.equation, name, children }: Props) {
  return (
    <details className="equation">
      <summary>
        {title}
        {name && <span className="visually-hidden">{`, ${name}`}</span>}
      </summary>
      {children}
    </details>
  )
}

/** Shows a formula on a line of its own, even where MathML is missing and `math` is no block. */
export function Formula({ children }: { readonly children: ReactNode }) {
  return (
    <div>
      <math display="block">{children}</math>
    </div>
  )
}

export function EquationParameter({ symbol, meaning }: { readonly symbol: ReactNode; readonly meaning: string }) {
  return (
    <li>
      <math>{symbol}</math> {joinQuantities(meaning)}
    </li>
  )
}
