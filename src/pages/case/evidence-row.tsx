import { Fragment } from 'react'
import { FigureValue } from '../../components/figure-value.tsx'
import { Figure } from '../../components/plate.tsx'
import { Plot } from '../../components/plots/plot.tsx'
import { getFileName, getReadingPath } from '../../published-data/readings.ts'
import type { Answer, Proof } from './evidence/evidence.ts'
import { LinePlot } from './line.tsx'

/** Shows what an answer rests on: as a figure with this number if there are readings behind it. */
export function CaseProof({ proof, number }: { readonly proof: Proof; readonly number: number }) {
  const { measurement, plot, line, mark, content, caption, table } = proof
  const parts = (
    <>
      {typeof measurement === 'string' ? (
        <p className="measurement">
          <FigureValue>{measurement}</FigureValue>
        </p>
      ) : (
        measurement
      )}
      {plot && (line ? <LinePlot plot={plot} line={line} /> : <Plot name={plot}>{mark}</Plot>)}
      {content}
    </>
  )
  if (!table) return <div className="case-proof">{parts}</div>
  return (
    <Figure
      id={`fig-${number}`}
      number={number}
      caption={
        <>
          {caption} <a href={`/${getReadingPath(table)}`}>{getFileName({ path: getReadingPath(table) })}</a>
        </>
      }
      isCaptionLast={Boolean(content ?? line)}
    >
      {parts}
    </Figure>
  )
}

interface RowProps {
  /** One that is wide, or those that stand beside one another. */
  readonly answers: readonly Answer[]
  /** Returns the number of the figure that is a proof. */
  readonly getNumber: (proof: Proof) => number
}

/** Shows questions with their answers, and what each rests on. */
export function EvidenceRow({ answers, getNumber }: RowProps) {
  const parts = answers.map(({ question, answer, more, proof }) => (
    <Fragment key={question}>
      <div className="case-answer">
        <h3>{question}</h3>
        <p>{answer}</p>
        {more}
      </div>
      {proof && <CaseProof proof={proof} number={getNumber(proof)} />}
    </Fragment>
  ))
  if (answers[0]?.isWide) return <div className="case-row case-wide three-columns">{parts}</div>
  return (
    <div className="case-row case-three three-columns">
      {parts.map((part) => (
        <div key={part.key}>{part}</div>
      ))}
    </div>
  )
}
