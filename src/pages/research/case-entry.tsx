import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { layoutText } from '../../components/layout.text.ts'
import { Figure } from '../../components/plate.tsx'
import type { ResearchCase } from '../../content/cases.ts'
import { joinQuantities } from '../../content/format-numbers.ts'
import { getReadingFiles } from '../../published-data/readings.ts'
import { CaseFinding } from './case-finding.tsx'
import { CaseNotes } from './case-notes.tsx'
import { CasePlate } from './case-plate.tsx'
import { getCasePlot } from './plots/case-plots.ts'
import { Plot } from './plots/plot.tsx'
import { ReadingLinks } from './reading-links.tsx'
import { TrueSize } from './true-size.tsx'

/** Shows a case that has ended. `number` is its figure's. */
export function CaseEntry({ researchCase, number }: { readonly researchCase: ResearchCase; readonly number: number }) {
  const plot = getCasePlot(researchCase)
  return (
    <article className="case case-ended" id={researchCase.id} aria-labelledby={`${researchCase.id}-name`}>
      <div className="case-content">
        <h3 id={`${researchCase.id}-name`}>{researchCase.name}</h3>
        <CaseStatus researchCase={researchCase} />
        <p className="case-description">{joinQuantities(researchCase.description)}</p>
        <p className="case-facts">
          <b>{researchCase.location}</b>, <CaseDateText researchCase={researchCase} />
        </p>
        {plot?.trueSize && <p className="caption screen-only">{plot.trueSize.hint}</p>}
      </div>
      {plot?.sound}
      <CaseNotes researchCase={researchCase} isSummaryShown={false} />
      {plot ? (
        // One figure with its parts, which a phone shows as one.
        <figure className="case-figure" aria-label={layoutText.figure(number)}>
          <CasePlate researchCase={researchCase} isFeatured={false} number={`${number}a`} />
          <Figure
            number={`${number}b`}
            caption={
              <>
                {plot.caption} {!plot.finding && <ReadingLinks files={getReadingFiles(researchCase)} />}
              </>
            }
          >
            <p className="measurement">{joinQuantities(plot.measurement)}</p>
            <Plot id={researchCase.id} plot={plot} />
          </Figure>
          {plot.finding && (
            <CaseFinding
              researchCase={researchCase}
              finding={plot.finding}
              number={`${number}c`}
              plotNumber={`${number}b`}
            />
          )}
        </figure>
      ) : (
        <div className="case-figure">
          <CasePlate researchCase={researchCase} isFeatured={false} number={number} />
        </div>
      )}
      {plot?.trueSize && <TrueSize caseId={researchCase.id} drawing={plot.trueSize} number={`${number}c`} />}
    </article>
  )
}
