import type { ReactNode } from 'react'
import { Figure } from '../../components/plate.tsx'
import { Plot } from '../../components/plots/plot.tsx'
import { joinFigure, joinQuantities } from '../../content/format-numbers.ts'
import { getFileName, getReadingPath } from '../../published-data/readings.ts'
import type { Answer, Proof } from './evidence/evidence.ts'
import { TideLine } from './tide.tsx'

const join = (words: ReactNode) => (typeof words === 'string' ? joinQuantities(words) : words)

/** Shows what an answer rests on: as a figure with this number if there are readings behind it, which its caption links. */
export function CaseProof({ proof, number }: { readonly proof: Proof; readonly number: number }) {
  const { measurement, plot, content, caption, table } = proof
  const parts = (
    <>
      {measurement && (
        <p className="measurement">{typeof measurement === 'string' ? joinFigure(measurement) : measurement}</p>
      )}
      {plot && <Plot name={plot}>{plot === 'uncharted-storm' && <TideLine />}</Plot>}
      {content}
    </>
  )
  if (!table)
    return (
      <div className="case-proof">
        {parts}
        {caption && <p className="caption">{join(caption)}</p>}
      </div>
    )
  const path = getReadingPath(table)
  const captionWithFile = (
    <>
      {join(caption)} <a href={`/${path}`}>{getFileName({ path })}</a>
    </>
  )
  return (
    <Figure id={`fig-${number}`} number={number} caption={captionWithFile} isCaptionLast={content !== undefined}>
      {parts}
    </Figure>
  )
}

/** Shows a question with its answer, and what it rests on. `number` is that of its figure. */
export function EvidenceRow({ answer, number }: { readonly answer: Answer; readonly number: number }) {
  const { question, more, proof } = answer
  const words = joinQuantities(answer.answer)
  return (
    <div className={proof?.isWide ? 'case-row case-wide' : 'case-row'}>
      <div className="case-answer">
        <h3>{joinQuantities(question)}</h3>
        {proof && <p>{words}</p>}
        {more}
      </div>
      {proof ? <CaseProof proof={proof} number={number} /> : <p className="case-open">{words}</p>}
    </div>
  )
}
