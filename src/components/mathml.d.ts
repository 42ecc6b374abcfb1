// React renders MathML, but its types have no element of it. These are the elements of the equations (MathML Core).
import type { HTMLAttributes } from 'react'

interface MathAttributes extends HTMLAttributes<Element> {
  readonly display?: 'block'
  readonly stretchy?: 'false'
  readonly form?: 'infix'
  readonly lspace?: '0'
}

type MathElement = 'math' | 'mfrac' | 'mi' | 'mn' | 'mo' | 'mrow' | 'msub' | 'msup' | 'mtext' | 'munder'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<MathElement, MathAttributes> {}
  }
}
