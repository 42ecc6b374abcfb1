import type { ReactNode } from 'react'
import { EquationDetails } from '../../components/equation.tsx'
import { LinkList } from '../../components/link-list.tsx'
import { PlateEquation } from '../../components/plate-equation.tsx'
import type { ResearchCase } from '../../content/cases.ts'
import { formatDate } from '../../content/dates.ts'
import { joinQuantities } from '../../content/format-numbers.ts'
import { formerMembers, getMember } from '../../content/team.ts'
import { citationFormats, formatCitation, getCitationPath } from '../../published-data/citation.ts'
import { team } from '../../site.ts'
import { getShownPlate } from './case-plate.tsx'
import { researchText } from './research.text.ts'

const text = researchText.notes

type Props = { readonly researchCase: ResearchCase; readonly isSummaryShown: boolean }

export function CaseNotes({ researchCase, isSummaryShown }: Props) {
  return (
    <details className="case-notes">
      <summary>
        {text.title}
        <span className="visually-hidden">{`, ${researchCase.name}`}</span>
      </summary>
      {!isSummaryShown && <p>{joinQuantities(researchCase.summary)}</p>}
      <dl>
        <Fact name={text.people}>
          <LinkList links={researchCase.people.map(createPersonLink)} />
        </Fact>
        {researchCase.ended && <Fact name={text.reported}>{formatDate(researchCase.reported)}</Fact>}
        <div>
          <dt>{text.history}</dt>
          <dd>{`${formatDate(researchCase.published)}: ${text.published}`}</dd>
          {researchCase.changes.map(({ date, description }) => (
            <dd key={date}>{`${formatDate(date)}: ${description}`}</dd>
          ))}
        </div>
        <div>
          <dt>{text.cite}</dt>
          <dd className="citation">{formatCitation(researchCase)}</dd>
          <dd className="links screen-only">
            {citationFormats.map((format) => (
              <a key={format.extension} href={`/${getCitationPath(researchCase, format)}`}>
                {format.name}
              </a>
            ))}
          </dd>
        </div>
      </dl>
      <EquationDetails title={text.equation} name={researchCase.name}>
        <PlateEquation name={getShownPlate(researchCase)} />
      </EquationDetails>
    </details>
  )
}

function createPersonLink(id: string): readonly [url: string | undefined, name: string] {
  const former = formerMembers.find((person) => person.id === id)
  return former ? [undefined, former.name] : [`${team.path}#${id}`, getMember(id).name]
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
