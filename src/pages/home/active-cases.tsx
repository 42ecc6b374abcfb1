import './active-cases.css'
import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { LengthCurve } from '../../components/length-curve.tsx'
import { Figure } from '../../components/plate.tsx'
import { activeCases, forecastCase } from '../../content/case-summary.ts'
import { getCasePage } from '../../site.ts'
import { homeText } from './home.text.ts'

const text = homeText.activeCases

/** Shows a black band for each active case. That with a forecast has the curve of a day, for which a script shows today. */
export function ActiveCases({ figure }: { readonly figure: number }) {
  return activeCases.map((researchCase) => (
    <section className="active-case" key={researchCase.id} aria-labelledby={`${researchCase.id}-name`}>
      <h2 id={`${researchCase.id}-name`}>{researchCase.name}</h2>
      <CaseStatus researchCase={researchCase} />
      <p className="active-case-date caption">
        {`${researchCase.location}, `}
        <CaseDateText researchCase={researchCase} />
      </p>
      <p className="active-case-finding">{researchCase === forecastCase ? text.finding : researchCase.description}</p>
      <a className="button" href={getCasePage(researchCase).path}>
        {text.read}
        <span className="visually-hidden">{`, ${researchCase.name}`}</span>
      </a>
      {researchCase === forecastCase && (
        <Figure number={figure} caption={text.caption}>
          <LengthCurve />
        </Figure>
      )}
    </section>
  ))
}
