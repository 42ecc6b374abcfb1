import './equation.css'
import { createElement, type ReactNode } from 'react'
import type { Equation, MathTerm } from '../content/equations.ts'
import { joinQuantities } from '../content/format-numbers.ts'
import { layoutText } from './layout.text.ts'

/** Shows an equation in a `details` element: its lines, and the meaning of each letter in this picture. */
export function EquationDetails({ title = layoutText.equation, name, equation }: FoldProps) {
  return (
    <details className="equation">
      <summary>
        {title}
        {name && <span className="visually-hidden">{`, ${name}`}</span>}
      </summary>
      <EquationLines equation={equation} />
    </details>
  )
}

interface FoldProps {
  readonly title?: string
  /** The picture's name, for screen readers that read the summary alone. */
  readonly name?: string
  readonly equation: Equation
}

/** Shows the lines of an equation and the meaning of its letters. */
function EquationLines({ equation }: { readonly equation: Equation }) {
  return (
    <>
      {equation.lines.map((line) => (
        <MathExpression key={JSON.stringify(line)} term={line} isBlock />
      ))}
      <ul>
        {equation.parameters.map(({ term, meaning }) => (
          <li key={meaning}>
            <MathExpression term={term} /> {joinQuantities(meaning)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Shows a mathematical term as MathML. `isBlock` puts it on a line of its own at its natural size. */
export function MathExpression({ term, isBlock }: { readonly term: MathTerm; readonly isBlock?: true }) {
  return createElement('math', isBlock && { display: 'block' }, mathML(term))
}

function mathML(term: MathTerm, isStretchy = false): ReactNode {
  if (typeof term === 'string') return tokens(term, isStretchy)
  if (isRow(term))
    return term.map((part, i) => createElement(MathPart, { key: i, term: part, isStretchy: term.some(isFraction) }))
  if ('over' in term) return createElement('mfrac', null, row(term.over), row(term.under))
  const { base, sub, sup } = term
  if (sub !== undefined && sup !== undefined) return createElement('msubsup', null, row(base), row(sub), row(sup))
  if (sub !== undefined) return createElement(base === '∑' ? 'munder' : 'msub', null, row(base), row(sub))
  return createElement('msup', null, row(base), row(sup ?? ''))
}

function MathPart({ term, isStretchy }: { readonly term: MathTerm; readonly isStretchy: boolean }) {
  return mathML(term, isStretchy)
}

function isFraction(term: MathTerm): boolean {
  return typeof term === 'object' && 'over' in term
}

function isRow(term: MathTerm): term is readonly MathTerm[] {
  return Array.isArray(term)
}

/** Returns one element, as fractions and scripts require for each of their parts. */
function row(term: MathTerm): ReactNode {
  const math = mathML(term)
  return typeof term === 'string' && split(term).length === 1 ? math : createElement('mrow', null, math)
}

/**
 * Returns the elements of a text. Screen readers recognize a function by the invisible sign for its application after
 * the name. Parentheses and a sum's sign stretch to the height of their row, which is wanted only around a fraction.
 */
function tokens(text: string, isStretchy: boolean): ReactNode {
  return split(text).flatMap((token, i, all) => {
    if (token === ' ') return createElement('mtext', { key: i }, '\u2009')
    // A single element would set the letter upright, like a function's name.
    const [letter, prime] = token
    if (prime === '′')
      return createElement('mrow', { key: i }, createElement('mi', null, letter), createElement('mo', null, prime))
    const grows = isStretchy && all.includes('(') !== all.includes(')')
    const stretchy = /^[()]$/.test(token) && !grows ? { stretchy: 'false' } : {}
    const element = createElement(getTag(token), { key: i, ...stretchy }, token)
    const named = /^(sin|cos|atan2)$/.test(token)
    return named ? [element, createElement('mo', { key: `${i} of` }, '\u2061')] : element
  })
}

function split(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?|[a-z]{3,}\d?|\p{L}′?|./gu) ?? []
}

function getTag(token: string): 'mi' | 'mn' | 'mo' {
  if (/^\d/.test(token)) return 'mn'
  return /^\p{L}/u.test(token) ? 'mi' : 'mo'
}
