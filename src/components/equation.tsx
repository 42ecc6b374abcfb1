import './equation.css'
import type { ReactNode } from 'react'
import { joinQuantities } from '../content/format-numbers.ts'
import { layoutText } from './layout.text.ts'

interface Props {
  readonly name: string
  readonly children: ReactNode
}

export function EquationDetails({ name, children }: Props) {
  return (
    <details className="equation">
      <summary>
        {layoutText.equation}
        <span className="visually-hidden">{`, ${name}`}</span>
      </summary>
      {children}
    </details>
  )
}

export function EquationParameter({ symbol, meaning }: { readonly symbol: ReactNode; readonly meaning: string }) {
  return (
    <li>
      <math>{symbol}</math> {joinQuantities(meaning)}
    </li>
  )
}
