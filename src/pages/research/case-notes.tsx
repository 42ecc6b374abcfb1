import { Fragment, type ReactNode } from 'react'
import { EquationDetails } from '../../components/equation.tsx'
import { LinkList } from '../../components/link-list.tsx'
import { PlateEquation } from '../../components/plate-equation.tsx'
import { getCaseStatus } from '../../content/case-attributes.ts'
import { type ResearchCase, statuses } from '../../content/cases.ts'
import { formatDate, type IsoDate } from '../../content/dates.ts'
import { joinQuantities } from '../../content/format-numbers.ts'
import { getMember } from '../../content/team.ts'
import { citationFormats, formatCitation, getCitationPath } from '../../published-data/citation.ts'
import { getCaseUrl } from '../../published-data/urls.ts'
import { contact, team } from '../../site.ts'
import { getShownPlate } from './case-plate.tsx'
import { researchText } from './research.text.ts'

const text = researchText.notes

interface Props {
  readonly researchCase: ResearchCase
  /** Whether the summary stands above already. */
  readonly isSummaryShown: boolean
}

/**
 * Shows the details of a case, collapsed: summary, status, people, equation and citation; then a link to ask about it.
 */
export function CaseNotes({ researchCase, isSummaryShown }: Props) {
  const { label, meaning } = statuses[getCaseStatus(researchCase)]
  return (
    <div className="case-notes">
      <details>
        <summary>
          {text.title}
          <span className="visually-hidden">{`, ${researchCase.name}`}</span>
        </summary>
        {!isSummaryShown && <p>{joinQuantities(researchCase.summary)}</p>}
        <dl>
          <Fact name={text.status}>{`${label}. ${meaning}`}</Fact>
          <Fact name={text.people}>
            <LinkList links={researchCase.people.map((id) => [`${team.path}#${id}`, getMember(id).name])} />
          </Fact>
          {researchCase.ended && <Fact name={text.reported}>{time(researchCase.reported)}</Fact>}
          <div>
            <dt>{text.history}</dt>
            <dd>
              {time(researchCase.published)}
              {`: ${text.published}`}
            </dd>
            {researchCase.changes.map(({ date, description }) => (
              <dd key={date}>
                {time(date)}
                {`: ${description}`}
              </dd>
            ))}
          </div>
          <Fact name={text.address}>
            <a href={`#${researchCase.id}`}>{getCaseUrl(researchCase)}</a>
          </Fact>
        </dl>
        <EquationDetails title={text.equation} name={researchCase.name}>
          <PlateEquation name={getShownPlate(researchCase)} />
        </EquationDetails>
        <details>
          <summary>
            {text.cite}
            <span className="visually-hidden">{`, ${researchCase.name}`}</span>
          </summary>
          <p className="citation">{formatCitation(researchCase)}</p>
          <p>
            {text.citeFiles}
            {citationFormats.map((format) => (
              <Fragment key={format.extension}>
                {' '}
                <a href={`/${getCitationPath(researchCase, format)}`}>{format.name}</a>
              </Fragment>
            ))}
          </p>
        </details>
      </details>
      <a href={`${contact.path}#${new URLSearchParams({ subject: 'specific-case', case: researchCase.name })}`}>
        {`${text.ask} ${researchCase.name}`}
      </a>
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function time(day: IsoDate) {
  return <time dateTime={day}>{formatDate(day)}</time>
}
