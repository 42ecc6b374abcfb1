import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { layoutText } from '../../components/layout.text.ts'
import { Figure } from '../../components/plate.tsx'
import { getCaseStatus } from '../../content/case-attributes.ts'
import type { ResearchCase } from '../../content/cases.ts'
import { joinQuantities } from '../../content/format-numbers.ts'
import { CaseNotes } from './case-notes.tsx'
import { CasePlate } from './case-plate.tsx'
import { drawingsPath } from './drawings.tsx'
import { casePlots } from './plots/case-plots.tsx'
import { ReadingLinks } from './plots/reading-links.tsx'
import { researchText as text } from './research.text.ts'

const drawings = `/${drawingsPath}`

/**
 * Shows one case: a row that is read at a glance, below it the case notes and the measurement. `number` is its
 * figure's.
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
        {isFeatured && plot && <p className="measurement">{joinQuantities(plot.measurement)}</p>}
        {isFeatured && plot?.note && <p className="caption">{joinQuantities(plot.note)}</p>}
        <CaseNotes researchCase={researchCase} />
      </div>
      {plot ? (
        // One figure with two parts, which a phone shows as one.
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
            {!isFeatured && <p className="measurement">{joinQuantities(plot.measurement)}</p>}
            <plot.Plot drawings={drawings} />
          </Figure>
        </figure>
      ) : (
        <CasePlate researchCase={researchCase} isFeatured={isFeatured} number={number} />
      )}
      {plot?.Finding && <plot.Finding caseId={researchCase.id} />}
      {plot?.Sheet && <plot.Sheet drawings={drawings} />}
    </article>
  )
}
