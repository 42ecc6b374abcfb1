import './case.css'
import './case.print.css'
import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { RecordedLength } from '../../components/recorded-length.tsx'
import { StopCheckbox } from '../../components/stop-checkbox.tsx'
import { getLastModified } from '../../content/case-attributes.ts'
import { forecastCase } from '../../content/case-summary.ts'
import { cases, type ResearchCase } from '../../content/cases.ts'
import { formatDate } from '../../content/dates.ts'
import { joinQuantities } from '../../content/format-numbers.ts'
import { organization } from '../../content/organization.ts'
import { getCasePage, research, type SitePage } from '../../site.ts'
import { caseText as text } from './case.text.ts'
import { CaseRecord } from './case-record.tsx'
import { getEvidence } from './evidence/evidence.ts'
import { CaseFigure, EvidenceRow } from './evidence-row.tsx'

/** Shows a case: what it is, how we know, and its record. */
export default function CasePage({ page }: { readonly page: SitePage }) {
  const { researchCase } = page
  if (!researchCase) throw new Error(`${page.path} has no case.`)
  const { questions } = getEvidence(researchCase.id)
  // The first figure stands at the head.
  const withFigures = questions.filter(({ figure }) => figure)
  return (
    <div className="page case">
      <CaseHead researchCase={researchCase} />
      <section aria-labelledby="evidence">
        <h2 id="evidence">{text.evidence}</h2>
        {questions.map((question) => (
          <EvidenceRow key={question.id} question={question} number={withFigures.indexOf(question) + 2} />
        ))}
      </section>
      <section aria-labelledby="record">
        <h2 id="record">{text.record}</h2>
        <CaseRecord researchCase={researchCase} figures={withFigures.length + 1} />
      </section>
      <NextCases researchCase={researchCase} />
    </div>
  )
}

function CaseHead({ researchCase }: { readonly researchCase: ResearchCase }) {
  const { id, name, location, description, summary, figure, ended } = researchCase
  const { head } = getEvidence(id)
  return (
    <div className={ended ? 'case-head' : 'case-head case-band dark-surface'}>
      <p className="case-place caption">
        <a href={`${research.path}#${id}`}>{text.parent}</a>
        {`, ${text.position(cases.indexOf(researchCase) + 1, cases.length)}. ${text.version} ${formatDate(getLastModified(researchCase))}.`}
      </p>
      <div className="case-name">
        <h1>{name}</h1>
        <CaseStatus researchCase={researchCase} />
      </div>
      {researchCase === forecastCase ? (
        <RecordedLength>
          <StopCheckbox>{text.stopNumber}</StopCheckbox>
        </RecordedLength>
      ) : (
        <div className="length">
          <p className="length-value">
            <b>{joinQuantities(figure.value)}</b>
          </p>
          <p>{joinQuantities(`${figure.words}.`)}</p>
        </div>
      )}
      <div className="case-story">
        <p>{joinQuantities(description)}</p>
        <p className="case-facts">
          <b>{location}</b>, <CaseDateText researchCase={researchCase} />
        </p>
        {/* What was done about one that has ended stands in the answers below. */}
        {!ended && <Summary text={summary} />}
      </div>
      {head.title && (
        <div className="case-finding">
          <h2>
            {head.title[0]} <br className="screen-only" />
            {head.title[1]}
          </h2>
          <p>{head.text}</p>
        </div>
      )}
      <CaseFigure figure={head} number={1} />
    </div>
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

/** Links to the cases before and after it in the list. */
function NextCases({ researchCase }: { readonly researchCase: ResearchCase }) {
  const index = cases.indexOf(researchCase)
  // Before the first and after the last is the list.
  const neighbors = [
    [text.previous, cases[index - 1]],
    [text.next, cases[index + 1]],
  ] as const
  return (
    <nav className="case-neighbors screen-only" aria-label={text.otherCases}>
      {neighbors.map(([words, neighbor]) => (
        <p key={words}>
          <span className="caption">{neighbor ? words : text.all}</span>
          <a href={neighbor ? getCasePage(neighbor).path : research.path}>{neighbor?.name ?? text.parent}</a>
          <span className="caption">{neighbor?.location}</span>
        </p>
      ))}
    </nav>
  )
}
