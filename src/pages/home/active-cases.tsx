import './active-cases.css'
import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { SpokenComma } from '../../components/spoken-comma.tsx'
import { getCaseStatus } from '../../content/case-attributes.ts'
import { cases } from '../../content/cases.ts'
import { joinQuantities } from '../../content/format-numbers.ts'
import { research } from '../../site.ts'
import { homeText } from './home.text.ts'

const text = homeText.activeCases

/** Shows a line with a link for each active case: the only red on the page. Shows nothing if there is none. */
export function ActiveCases() {
  const active = cases.filter((researchCase) => getCaseStatus(researchCase) === 'active')
  if (active.length === 0) return null
  return (
    <ul className="active-cases" aria-label={text.label}>
      {active.map((researchCase) => (
        <li className="three-columns" key={researchCase.id}>
          <CaseStatus researchCase={researchCase} /> <b>{researchCase.name}</b>{' '}
          <span className="active-case-date">
            {`${researchCase.location}, `}
            <CaseDateText researchCase={researchCase} />
            <SpokenComma />
          </span>{' '}
          {researchCase.latest && (
            <span className="active-case-reading">
              {joinQuantities(researchCase.latest)}
              <SpokenComma />
            </span>
          )}{' '}
          <a href={`${research.path}#${researchCase.id}`}>
            {text.read}
            <span className="visually-hidden">{`, ${researchCase.name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
