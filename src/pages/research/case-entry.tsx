import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { layoutText } from '../../components/layout.text.ts'
import { Figure } from '../../components/plate.tsx'
import { getCaseStatus } from '../../content/case-attributes.ts'
import type { ResearchCase } from '../../content/cases.ts'
import { joinQuantities } from '../../content/format-numbers.ts'
import { organization } from '../../content/organization.ts'
import { CaseNotes } from './case-notes.tsx'
import { CasePlate } from './case-plate.tsx'
import { drawingsPath } from './drawings.tsx'
import { casePlots } from './plots/case-plots.tsx'
import { ReadingLinks } from './plots/reading-links.tsx'
import { researchText as text } from './research.text.ts'

const drawings = `/${drawingsPath}`

/**
 * Shows one case: name, place and what was observed, its plate, its plot with the finding, and the case notes. An active
 * one is large, with its summary. `number` is its figure's.
 */
export function CaseEntry({ researchCase, number }: { readonly researchCase: ResearchCase; readonly number: number }) {
  const isFeatured = getCaseStatus(researchCase) === 'active'
  const plot = casePlots[researchCase.id]
  return (
    <article
      className={isFeatured ? 'case case-featured dark-surface' : 'case case-row'}
      id={researchCase.id}
      aria-labelledby={`${researchCase.id}-name`}
    >
      <div className="case-content">
        <h3 id={`${researchCase.id}-name`}>{researchCase.name}</h3>
        <CaseStatus researchCase={researchCase} />
        <p className="case-description">{joinQuantities(researchCase.description)}</p>
        <dl className="case-facts">
          <div>
            <dt className="visually-hidden">{text.terms.location}</dt>
            <dd>{researchCase.location}</dd>
          </div>
          <div>
            <dt className="visually-hidden">{text.terms.date}</dt>
            <dd>
              <CaseDateText researchCase={researchCase} />
            </dd>
          </div>
        </dl>
        {isFeatured && <CaseSummary summary={researchCase.summary} />}
        {plot?.trueSize && <p className="caption screen-only">{plot.trueSize.hint}</p>}
      </div>
      {plot ? (
        // One figure with its parts, which a phone shows as one.
        <figure className="case-figure" aria-label={layoutText.figure(number)}>
          <CasePlate researchCase={researchCase} isFeatured={isFeatured} number={`${number}a`} />
          <Figure
            number={`${number}b`}
            caption={
              <>
                {plot.caption} {!plot.Finding && <ReadingLinks caseId={researchCase.id} />}
              </>
            }
          >
            <p className="measurement">{joinQuantities(plot.measurement)}</p>
            {plot.note && <p className="caption">{joinQuantities(plot.note)}</p>}
            <plot.Plot drawings={drawings} />
          </Figure>
        </figure>
      ) : (
        <CasePlate researchCase={researchCase} isFeatured={isFeatured} number={number} />
      )}
      {plot?.Finding && <plot.Finding caseId={researchCase.id} />}
      <CaseNotes researchCase={researchCase} isSummaryShown={isFeatured} />
      {plot?.trueSize && <plot.trueSize.Sheet drawings={drawings} number={`${number}c`} />}
    </article>
  )
}

/** Shows a summary, in which the office's number can be called. */
function CaseSummary({ summary }: { readonly summary: string }) {
  const { text: number, uri } = organization.telephone
  const [before = '', after] = summary.split(number)
  return (
    <p>
      {joinQuantities(before)}
      {after && <a href={uri}>{number}</a>}
      {after}
    </p>
  )
}
