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

const drawings = `/${drawingsPath}`

/** Shows one case: an active one large, with its summary, and its notes last. `number` is its figure's. */
export function CaseEntry({ researchCase, number }: { readonly researchCase: ResearchCase; readonly number: number }) {
  const isFeatured = getCaseStatus(researchCase) === 'active'
  const plot = casePlots[researchCase.id]
  const notes = <CaseNotes researchCase={researchCase} isSummaryShown={isFeatured} />
  return (
    <article
      className={isFeatured ? 'case case-featured dark-surface' : 'case case-ended'}
      id={researchCase.id}
      aria-labelledby={`${researchCase.id}-name`}
    >
      <div className="case-content">
        <h3 id={`${researchCase.id}-name`}>{researchCase.name}</h3>
        <CaseStatus researchCase={researchCase} />
        <p className="case-description">{joinQuantities(researchCase.description)}</p>
        <p className="case-facts">
          <b>{researchCase.location}</b>, <CaseDateText researchCase={researchCase} />
        </p>
        {isFeatured && <Summary text={researchCase.summary} />}
        {plot?.trueSize && <p className="caption screen-only">{plot.trueSize.hint}</p>}
      </div>
      {plot?.Sound && <plot.Sound />}
      {!isFeatured && notes}
      {plot ? (
        // One figure with its parts, which a phone shows as one. An active case has its evidence first.
        <figure className="case-figure" aria-label={layoutText.figure(number)}>
          {!isFeatured && <CasePlate researchCase={researchCase} isFeatured={false} number={`${number}a`} />}
          <Figure
            number={`${number}${isFeatured ? 'a' : 'b'}`}
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
          {plot.Finding && <plot.Finding caseId={researchCase.id} />}
          {isFeatured && <CasePlate researchCase={researchCase} isFeatured number={`${number}b`} />}
        </figure>
      ) : (
        <div className="case-figure">
          <CasePlate researchCase={researchCase} isFeatured={isFeatured} number={number} />
        </div>
      )}
      {isFeatured && notes}
      {plot?.trueSize && <plot.trueSize.Sheet drawings={drawings} number={`${number}c`} />}
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
