// Powers, indices, sums and fractions that are also right where MathML is switched off: a browser then sets their text
// in one line, as (1050−z)/0.35. The signs of that line have a size of zero, by an attribute of MathML alone.
import type { ReactNode } from 'react'

/** Shows a sign only where MathML is missing; elsewhere it is invisible and takes no space. */
export function LinearSign({ children }: { readonly children: string }) {
  return (
    <mtext mathsize="0" aria-hidden={true}>
      {children}
    </mtext>
  )
}

interface ScriptProps {
  readonly base: ReactNode
  readonly children: ReactNode
}

export function Power({ base, children }: ScriptProps) {
  return (
    <msup>
      {/* Not before the exponent: a minus sign is set close to what follows it only where it is first. */}
      <mrow>
        {base}
        <LinearSign>^(</LinearSign>
      </mrow>
      <mrow>
        {children}
        <LinearSign>)</LinearSign>
      </mrow>
    </msup>
  )
}

export function Square({ children }: { readonly children: ReactNode }) {
  return (
    <msup>
      {children}
      <mrow>
        <LinearSign>^</LinearSign>
        <mn>2</mn>
      </mrow>
    </msup>
  )
}

export function Indexed({ base, children }: ScriptProps) {
  return (
    <msub>
      {base}
      <mrow>
        <LinearSign>_</LinearSign>
        {children}
      </mrow>
    </msub>
  )
}

/** Shows a sum over an index, which stands below its sign. */
export function Sum({ index }: { readonly index: string }) {
  return (
    <munder>
      <mo>∑</mo>
      <mrow>
        <LinearSign>_</LinearSign>
        <mi>{index}</mi>
        <LinearSign> </LinearSign>
      </mrow>
    </munder>
  )
}

interface FractionProps {
  /** Of one term; a sum has parentheses by `LinearSign`. */
  readonly numerator: ReactNode
  readonly denominator: ReactNode
}

export function Fraction({ numerator, denominator }: FractionProps) {
  return (
    <mfrac>
      <mrow>
        {numerator}
        <LinearSign>/</LinearSign>
      </mrow>
      {denominator}
    </mfrac>
  )
}
