// React renders MathML, but its types have no element of it. These are the elements of the formula of a case (MathML Core).
import type { HTMLAttributes } from 'react'

interface MathAttributes extends HTMLAttributes<Element> {
  readonly form?: 'infix'
  readonly lspace?: '0'
  readonly rspace?: '0'
}

type MathElement = 'math' | 'mn' | 'mo' | 'mtext'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<MathElement, MathAttributes> {}
  }
}
