import { Fragment, type ReactNode } from 'react'
import { EquationDetails } from '../../components/equation.tsx'
import { LinkList } from '../../components/link-list.tsx'
import { getCaseStatus } from '../../content/case-attributes.ts'
import { type ResearchCase, statuses } from '../../content/cases.ts'
import { formatDate, type IsoDate } from '../../content/dates.ts'
import { getPlateEquation } from '../../content/equations.ts'
import { joinQuantities } from '../../content/format-numbers.ts'
import { getMember } from '../../content/team.ts'
import { citationFormats, formatCitation, getCitationPath } from '../../published-data/citation.ts'
import { getCaseUrl } from '../../published-data/urls.ts'
import { contact, team } from '../../site.ts'
import { getShownPlate } from './case-plate.tsx'
import { researchText } from './research.text.ts'

const text = researchText.notes

/**
 * Shows what stands behind a case's row, in one fold: its notes, status, people, equation and citation. Then whom to
 * ask.
 */
export function CaseNotes({ researchCase: each }: { readonly researchCase: ResearchCase }) {
  const { label, meaning } = statuses[getCaseStatus(each)]
  return (
    <div className="case-notes">
      <details>
        <summary>
          {text.title}
          <span className="visually-hidden">{`, ${each.name}`}</span>
        </summary>
        <p>{joinQuantities(each.summary)}</p>
        <dl>
          <Fact name={text.status}>{`${label}. ${meaning}`}</Fact>
          <Fact name={text.people}>
            <LinkList links={each.people.map((id) => [`${team.path}#${id}`, getMember(id).name])} />
          </Fact>
          {each.ended && <Fact name={text.reported}>{time(each.reported)}</Fact>}
          <div>
            <dt>{text.history}</dt>
            <dd>
              {time(each.published)}
              {`: ${text.published}`}
            </dd>
            {each.changes.map(({ date, description }) => (
              <dd key={date}>
                {time(date)}
                {`: ${description}`}
              </dd>
            ))}
          </div>
          <Fact name={text.address}>
            <a href={`#${each.id}`}>{getCaseUrl(each)}</a>
          </Fact>
        </dl>
        <EquationDetails title={text.equation} of={each.name} equation={getPlateEquation(getShownPlate(each))} />
        <details>
          <summary>
            {text.cite}
            <span className="visually-hidden">{`, ${each.name}`}</span>
          </summary>
          <p className="citation">{formatCitation(each)}</p>
          <p>
            {text.citeFiles}
            {citationFormats.map((format) => (
              <Fragment key={format.ending}>
                {' '}
                <a href={`/${getCitationPath(each, format)}`}>{format.name}</a>
              </Fragment>
            ))}
          </p>
        </details>
      </details>
      <a href={`${contact.path}#${new URLSearchParams({ subject: 'specific-case', case: each.name })}`}>
        {`${text.ask} ${each.name}`}
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
