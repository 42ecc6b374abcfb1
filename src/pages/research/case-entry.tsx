import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { FigureValue } from '../../components/figure-value.tsx'
import { LengthCurve } from '../../components/length-curve.tsx'
import { Plot } from '../../components/plots/plot.tsx'
import { RecordedLength } from '../../components/recorded-length.tsx'
import { StopCheckbox } from '../../components/stop-checkbox.tsx'
import { forecastCase } from '../../content/case-summary.ts'
import type { ResearchCase } from '../../content/cases.ts'
import { getCasePage } from '../../site.ts'
import { researchText as text } from './research.text.ts'

interface Props {
  readonly researchCase: ResearchCase
  /** By which the map names it. */
  readonly number: number
}

/** Shows a case as a row of the index: its name, which leads to its page, what it is, and its one figure. */
export function CaseEntry({ researchCase, number }: Props) {
  const { id, name, location, description, figure, ended, tables } = researchCase
  const hasCurve = researchCase === forecastCase
  return (
    <article
      className={ended ? 'entry two-columns' : 'entry two-columns band dark-surface'}
      id={id}
      aria-labelledby={`${id}-name`}
    >
      <div>
        <h3 id={`${id}-name`}>
          <a href={getCasePage(researchCase).path}>{name}</a>
        </h3>
        <CaseStatus researchCase={researchCase} />
        <p className="caption">
          {`${number}. `}
          <b>{location}</b>, <CaseDateText researchCase={researchCase} />
        </p>
        {!hasCurve && (
          <>
            <p className="measurement">
              <FigureValue>{figure.value}</FigureValue>
            </p>
            <p className="caption">{`${figure.words}.`}</p>
          </>
        )}
      </div>
      {hasCurve ? (
        <>
          <RecordedLength>
            <StopCheckbox>{text.stopNumber}</StopCheckbox>
          </RecordedLength>
          <div className="entry-curve">
            <LengthCurve />
            <p className="caption">{text.curve}</p>
          </div>
          <p>{description}</p>
        </>
      ) : (
        <div className="entry-figure">
          <p>{description}</p>
          <Plot name={tables[0].name} />
        </div>
      )}
      {!ended && (
        <a className="button" href={getCasePage(researchCase).path} aria-label={`${text.read}, ${name}`}>
          {text.read}
        </a>
      )}
    </article>
  )
}
