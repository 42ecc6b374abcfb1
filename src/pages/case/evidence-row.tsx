import { Figure } from '../../components/plate.tsx'
import { Plot } from '../../components/plots/plot.tsx'
import { getFileName, getReadingPath } from '../../published-data/readings.ts'
import type { EvidenceFigure, Question } from './evidence/evidence.ts'
import { TideLine } from './tide.tsx'

/** Shows a figure of a case: its number in words, its plot, and behind its caption the file with what it shows. */
export function CaseFigure({ figure, number }: { readonly figure: EvidenceFigure; readonly number: number }) {
  const { measurement, plot, content, caption, table } = figure
  const path = table && getReadingPath(table)
  return (
    <Figure
      id={`fig-${number}`}
      number={number}
      caption={
        <>
          {caption} {path && <a href={`/${path}`}>{getFileName({ path })}</a>}
        </>
      }
    >
      {typeof measurement === 'string' ? <p className="measurement">{measurement}</p> : measurement}
      {plot && <Plot name={plot}>{plot === 'uncharted-storm' && <TideLine />}</Plot>}
      {content}
    </Figure>
  )
}

/** Shows a question with its answer, and what it rests on. `number` is that of its figure. */
export function EvidenceRow({ question, number }: { readonly question: Question; readonly number: number }) {
  const { id, question: title, answer, more, figure, result } = question
  const isWide = figure?.isWide || result?.content
  const answerText = <p>{answer}</p>
  return (
    <section className={isWide ? 'case-row case-row-wide' : 'case-row'} id={id} aria-labelledby={`${id}-title`}>
      <div className="case-answer">
        <h3 id={`${id}-title`}>{title}</h3>
        {(figure || result) && answerText}
        {more}
      </div>
      {figure && <CaseFigure figure={figure} number={number} />}
      {result && (
        <div className="case-result">
          {result.measurement && <p className="measurement">{result.measurement}</p>}
          {result.content}
          {result.note && <p className="caption">{result.note}</p>}
        </div>
      )}
      {/* An answer that rests on nothing has the place of what it would rest on. */}
      {!figure && !result && <div className="case-result case-open">{answerText}</div>}
    </section>
  )
}
