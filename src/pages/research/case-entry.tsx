import { statusOf } from '../../content/case-facts.ts'
import type { Case } from '../../content/cases.ts'
import { Figure } from '../../parts/plate.tsx'
import { plateUrl } from '../../parts/plate-files.ts'
import { CaseDate, Status } from '../../parts/status.tsx'
import { CasePlate } from './case-plate.tsx'
import { CaseRecord } from './case-record.tsx'
import { researchText as text } from './research.text.ts'

/** One case: a row that is read at a glance, and beneath it the record, the citation and the way to ask. */
export function CaseEntry({ of: each, number }: { readonly of: Case; readonly number: number }) {
  const leading = statusOf(each) === 'active'
  return (
    <article
      className={leading ? 'case case-leading plate-ground' : 'case case-row'}
      id={each.id}
      aria-labelledby={`${each.id}-name`}
    >
      <div className="case-words">
        <h3 id={`${each.id}-name`}>{each.name}</h3>
        <Status of={each} />
        <p className="case-description">{each.description}</p>
        <dl className="case-facts">
          <div>
            <dt>{text.terms.location}</dt>
            <dd>{each.location}</dd>
          </div>
          <div>
            <dt>{text.terms.date}</dt>
            <dd>
              <CaseDate of={each} />
            </dd>
          </div>
        </dl>
        <CaseRecord of={each} />
      </div>
      <Figure number={number} caption={each.plate} nearer={plateUrl(each.id, 1440, 'avif')}>
        <CasePlate of={each} leading={leading} />
      </Figure>
    </article>
  )
}
