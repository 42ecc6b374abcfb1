import { Fragment, type ReactNode } from 'react'
import { statusOf } from '../../content/case-facts.ts'
import { type Case, statuses } from '../../content/cases.ts'
import { type Day, dayInWords } from '../../content/days.ts'
import { equationOf } from '../../content/equations.ts'
import { memberOf } from '../../content/team.ts'
import { EquationFold } from '../../parts/equation.tsx'
import { addressOfCase } from '../../record/addresses.ts'
import { citation, citationFile, citationFormats } from '../../record/citation.ts'
import { contact, team } from '../../site.ts'
import { researchText } from './research.text.ts'

const text = researchText.notes

/** What stands behind a case's row, in one fold: its notes, status, people, equation and citation. Then whom to ask. */
export function CaseRecord({ of: each }: { readonly of: Case }) {
  const { label, meaning } = statuses[statusOf(each)]
  return (
    <div className="case-record">
      <details>
        <summary>
          {text.title}
          <span className="visually-hidden">{`, ${each.name}`}</span>
        </summary>
        <p>{each.summary}</p>
        <dl>
          <Fact name={text.status}>{`${label}. ${meaning}`}</Fact>
          <Fact name={text.people}>{each.people.map(personLink)}</Fact>
          {each.ended && <Fact name={text.reported}>{time(each.reported)}</Fact>}
          <div>
            <dt>{text.history}</dt>
            <dd>
              {time(each.published)}
              {`: ${text.published}`}
            </dd>
            {each.changes.map(({ day, what }) => (
              <dd key={day}>
                {time(day)}
                {`: ${what}`}
              </dd>
            ))}
          </div>
          <Fact name={text.address}>
            <a href={`#${each.id}`}>{addressOfCase(each)}</a>
          </Fact>
        </dl>
        <EquationFold title={text.equation} of={each.name} equation={equationOf(each.id)} />
        <details>
          <summary>
            {text.cite}
            <span className="visually-hidden">{`, ${each.name}`}</span>
          </summary>
          <p className="cite">{citation(each)}</p>
          <p>
            {text.citeFiles}
            {citationFormats.map((format) => (
              <Fragment key={format.ending}>
                {' '}
                <a href={`/${citationFile(each, format)}`}>{format.name}</a>
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

function time(day: Day) {
  return <time dateTime={day}>{dayInWords(day)}</time>
}

function personLink(id: string, index: number) {
  return (
    <span key={id}>
      {index > 0 && ', '}
      <a href={`${team.path}#${id}`}>{memberOf(id).name}</a>
    </span>
  )
}
