import './active-cases.css'
import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { SpokenComma } from '../../components/spoken-comma.tsx'
import { getCaseStatus } from '../../content/case-attributes.ts'
import { cases } from '../../content/cases.ts'
import { research } from '../../site.ts'
import { homeText } from './home.text.ts'

const text = homeText.live

/** Shows a line with a link for each active case: the only red on the page. Shows nothing if there is none. */
export function ActiveCases() {
  const active = cases.filter((each) => getCaseStatus(each) === 'active')
  if (active.length === 0) return null
  return (
    <ul className="active-cases" aria-label={text.label}>
      {active.map((each) => (
        <li className="three-columns" key={each.id}>
          <CaseStatus researchCase={each} /> <b>{each.name}</b>{' '}
          <span className="active-case-date">
            {`${each.location}, `}
            <CaseDateText researchCase={each} />
            <SpokenComma />
          </span>{' '}
          {text.latest[each.id] && (
            <span className="live-latest">
              {text.latest[each.id]}
              <SpokenComma />
            </span>
          )}{' '}
          <a href={`${research.path}#${each.id}`}>
            {text.read}
            <span className="visually-hidden">{`, ${each.name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
