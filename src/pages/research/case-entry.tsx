import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { Plot } from '../../components/plots/plot.tsx'
import { RecordedLength } from '../../components/recorded-length.tsx'
import { StopCheckbox } from '../../components/stop-checkbox.tsx'
import { forecastCase } from '../../content/case-summary.ts'
import type { ResearchCase } from '../../content/cases.ts'
import { joinFigure, joinQuantities } from '../../content/format-numbers.ts'
import { getCasePage } from '../../site.ts'
import { researchText as text } from './research.text.ts'

/** Shows a case as a row of the index: its name, which leads to its page, what it is, and its one figure. */
export function CaseEntry({ researchCase }: { readonly researchCase: ResearchCase }) {
  const { id, name, location, description, figure, ended, tables } = researchCase
  const isLive = researchCase === forecastCase
  return (
    <article className={ended ? 'entry' : 'entry band dark-surface'} id={id} aria-labelledby={`${id}-name`}>
      <div>
        <h3 id={`${id}-name`}>
          <a href={getCasePage(researchCase).path}>{name}</a>
        </h3>
        <CaseStatus researchCase={researchCase} />
        <p className="caption">
          <b>{location}</b>, <CaseDateText researchCase={researchCase} />
        </p>
      </div>
      {isLive && (
        <RecordedLength>
          <StopCheckbox>{text.stopNumber}</StopCheckbox>
        </RecordedLength>
      )}
      <div className="entry-story">
        <p>{joinQuantities(description)}</p>
        {!ended && (
          <a className="button" href={getCasePage(researchCase).path}>
            {text.read}
            <span className="visually-hidden">{`, ${name}`}</span>
          </a>
        )}
      </div>
      {!isLive && (
        <div className="entry-figure">
          <p className="measurement">{joinFigure(figure.value)}</p>
          <p className="caption">{joinQuantities(`${figure.words}.`)}</p>
          <Plot name={tables[0].name} />
        </div>
      )}
    </article>
  )
}
