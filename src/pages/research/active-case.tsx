import './active-case.css'
import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { Figure } from '../../components/plate.tsx'
import { RecordedLength } from '../../components/recorded-length.tsx'
import { StopCheckbox } from '../../components/stop-checkbox.tsx'
import { forecastCase } from '../../content/case-summary.ts'
import type { ResearchCase } from '../../content/cases.ts'
import { joinQuantities } from '../../content/format-numbers.ts'
import { organization } from '../../content/organization.ts'
import { CaseFinding } from './case-finding.tsx'
import { CaseNotes } from './case-notes.tsx'
import { CasePlate } from './case-plate.tsx'
import { getCasePlot } from './plots/case-plots.ts'
import { Plot } from './plots/plot.tsx'
import { researchText as text } from './research.text.ts'

/** Shows an active case on a black ground: its number, what is known, its evidence. `number` is its figure's. */
export function ActiveCase({ researchCase, number }: { readonly researchCase: ResearchCase; readonly number: number }) {
  const plot = getCasePlot(researchCase)
  return (
    <article
      className="case case-featured dark-surface"
      id={researchCase.id}
      aria-labelledby={`${researchCase.id}-name`}
    >
      <div className="case-heading">
        <h3 id={`${researchCase.id}-name`}>{researchCase.name}</h3>
        <CaseStatus researchCase={researchCase} />
      </div>
      {researchCase === forecastCase && (
        <RecordedLength>
          <StopCheckbox name={text.stopNumber}>{text.stop}</StopCheckbox>
        </RecordedLength>
      )}
      <div className="case-content">
        <p>{joinQuantities(researchCase.description)}</p>
        <p className="case-facts">
          <b>{researchCase.location}</b>, <CaseDateText researchCase={researchCase} />
        </p>
        <Summary text={researchCase.summary} />
      </div>
      {plot && (
        <Figure number={`${number}a`} caption={plot.caption}>
          <Plot id={researchCase.id} plot={plot} />
        </Figure>
      )}
      {plot?.finding && (
        <CaseFinding
          researchCase={researchCase}
          finding={plot.finding}
          number={`${number}b`}
          plotNumber={`${number}a`}
        />
      )}
      <div className="case-plate" id={`${researchCase.id}-plate`}>
        <CasePlate researchCase={researchCase} isFeatured number={plot ? `${number}c` : number} />
      </div>
      <CaseNotes researchCase={researchCase} isSummaryShown />
    </article>
  )
}

/** Shows a summary. The office's telephone number in it, which danger may make urgent, is a link. */
function Summary({ text }: { readonly text: string }) {
  const { telephone } = organization
  const [before = '', after] = joinQuantities(text).split(telephone.text)
  if (after === undefined) return <p>{before}</p>
  return (
    <p>
      {before}
      <a href={telephone.uri}>{telephone.text}</a>
      {after}
    </p>
  )
}
