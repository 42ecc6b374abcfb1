import './equation.css'
import { createElement, type ReactNode } from 'react'
import type { Equation, Term } from '../content/equations.ts'

/** An equation in a fold: its lines, and what each of its letters is in this picture. */
export function EquationFold({ title, of: name, equation }: FoldProps) {
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
  readonly title: string
  /** Which picture's, for who hears the summary alone. */
  readonly of?: string
  readonly equation: Equation
}

/** The lines of an equation, and what its letters are. */
function EquationLines({ equation }: { readonly equation: Equation }) {
  return (
    <>
      {equation.lines.map((line) => (
        <Mathematics key={JSON.stringify(line)} term={line} block />
      ))}
      <ul>
        {equation.parameters.map(({ term, says }) => (
          <li key={says}>
            <Mathematics term={term} /> {says}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A piece of mathematics as MathML. `block`: on a line of its own, as large as it wants to be. */
export function Mathematics({ term, block }: { readonly term: Term; readonly block?: true }) {
  return createElement('math', block && { display: 'block' }, mathML(term))
}

function mathML(term: Term, tall = false): ReactNode {
  if (typeof term === 'string') return tokens(term, tall)
  if (isRow(term))
    return term.map((each, i) => createElement(Part, { key: i, term: each, tall: term.some(isFraction) }))
  if ('over' in term) return createElement('mfrac', null, row(term.over), row(term.under))
  const { base, sub, sup } = term
  if (sub !== undefined && sup !== undefined) return createElement('msubsup', null, row(base), row(sub), row(sup))
  if (sub !== undefined) return createElement(base === '∑' ? 'munder' : 'msub', null, row(base), row(sub))
  return createElement('msup', null, row(base), row(sup ?? ''))
}

function Part({ term, tall }: { readonly term: Term; readonly tall: boolean }) {
  return mathML(term, tall)
}

function isFraction(term: Term): boolean {
  return typeof term === 'object' && 'over' in term
}

function isRow(term: Term): term is readonly Term[] {
  return Array.isArray(term)
}

/** One element, as a fraction or a script needs each of its parts to be. */
function row(term: Term): ReactNode {
  const whole = mathML(term)
  return typeof term === 'string' && split(term).length === 1 ? whole : createElement('mrow', null, whole)
}

/**
 * Functions are heard as such when the sign for their application, which is not seen, follows their name. Parentheses grow
 * as tall as what stands in their row, a sum's sign too, which none of these is about: only those around a fraction may.
 */
function tokens(text: string, tall: boolean): ReactNode {
  return split(text).flatMap((token, i, all) => {
    if (token === ' ') return createElement('mspace', { key: i, width: '.17em' })
    // In one element the letter would stand upright, as a name of several letters does.
    const [letter, prime] = token
    if (prime === '′')
      return createElement('mrow', { key: i }, createElement('mi', null, letter), createElement('mo', null, prime))
    const grows = tall && all.includes('(') !== all.includes(')')
    const stretchy = /^[()]$/.test(token) && !grows ? { stretchy: 'false' } : {}
    const element = createElement(tagOf(token), { key: i, ...stretchy }, token)
    const named = /^(sin|cos|atan2)$/.test(token)
    return named ? [element, createElement('mo', { key: `${i} of` }, '\u2061')] : element
  })
}

function split(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?|[a-z]{3,}\d?|\p{L}′?|./gu) ?? []
}

function tagOf(token: string): 'mi' | 'mn' | 'mo' {
  if (/^\d/.test(token)) return 'mn'
  return /^\p{L}/u.test(token) ? 'mi' : 'mo'
}
