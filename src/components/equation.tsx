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

interface FormulaProps {
  readonly children: ReactNode
  /** Its end, which goes on in a second line where one has no space for both: browsers break no formula. */
  readonly end?: ReactNode
}

/** Shows a formula on a line of its own. */
export function Formula({ children, end }: FormulaProps) {
  return (
    <div className="formula">
      <math displaystyle="true">{children}</math> {end && <math displaystyle="true">{end}</math>}
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
