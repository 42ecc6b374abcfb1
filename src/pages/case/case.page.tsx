import { cases } from '../../content/record.ts'
import '../../styles/buttons.css'
import './case.css'
import './case.print.css'
import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { FigureValue } from '../../components/figure-value.tsx'
import { RecordedLength } from '../../components/recorded-length.tsx'
import { StopCheckbox } from '../../components/stop-checkbox.tsx'
import { getLastModified } from '../../content/case-attributes.ts'
import { forecastCase } from '../../content/case-summary.ts'
import { type ResearchCase, statuses } from '../../content/cases.ts'
import { formatDate } from '../../content/dates.ts'
import { organization } from '../../content/organization.ts'
import { getCasePage, research, type SitePage } from '../../site.ts'
import { caseText as text } from './case.text.ts'
import { CaseRecord } from './case-record.tsx'
import { type Evidence, getEvidence, groupAnswers } from './evidence/evidence.ts'
import { CaseProof, EvidenceRow } from './evidence-row.tsx'

/** Shows a case: what it is, how we know, and its record. */
export default function CasePage({ page }: { readonly page: SitePage }) {
  const { researchCase } = page
  if (!researchCase) throw new Error(`${page.path} has no case.`)
  const { head, answers, unknown } = getEvidence(researchCase.tables[0].name)
  // The first figure stands at the head.
  const figures = [head, ...answers.map(({ proof }) => proof).filter((proof) => proof?.table)]
  const [notExplained = ''] = researchCase.ended ? statuses.ended.meaning.split('. ').slice(-1) : []
  return (
    <div className="page case">
      <CaseHead researchCase={researchCase} head={head} />
      <section aria-labelledby="evidence">
        <h2 id="evidence">{text.evidence}</h2>
        {groupAnswers(answers).map((row) => (
          <EvidenceRow key={row[0]?.question} answers={row} getNumber={(proof) => figures.indexOf(proof) + 1} />
        ))}
        <div className="case-row case-wide three-columns">
          <h3>{text.unknown}</h3>
          <p className="lead-paragraph">{`${unknown} ${notExplained}`.trim()}</p>
        </div>
      </section>
      <section className="case-records" aria-labelledby="record">
        <h2 id="record">{text.record}</h2>
        <CaseRecord researchCase={researchCase} />
      </section>
      <NextCases researchCase={researchCase} />
    </div>
  )
}

interface CaseHeadProps {
  readonly researchCase: ResearchCase
  readonly head: Evidence['head']
}

function CaseHead({ researchCase, head }: CaseHeadProps) {
  const { id, name, location, description, summary, figure, ended } = researchCase
  const place = `${text.position(cases.indexOf(researchCase) + 1, cases.length)}. ${text.version} ${formatDate(getLastModified(researchCase))}.`
  return (
    <div
      className={`case-head ${head.title ? 'case-wide two-columns' : 'three-columns'}${ended ? '' : ' band dark-surface'}`}
    >
      <p className="caption">
        <a href={`${research.path}#${id}`}>{text.parent}</a>
        {`, ${place}`}
      </p>
      <div className="case-title">
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
            <p className="length-value length-in-words">
              <b>
                <FigureValue>{figure.value}</FigureValue>
              </b>
            </p>
            <p>{`${figure.words}.`}</p>
          </div>
        )}
      </div>
      <div className="case-story">
        <p className={ended && 'lead-paragraph'}>{description}</p>
        <p className="caption">
          <b>{location}</b>, <CaseDateText researchCase={researchCase} />
        </p>
      </div>
      {head.title && (
        <div className="case-finding two-columns">
          <h2>{head.title.join('\n')}</h2>
          <p>{head.text}</p>
        </div>
      )}
      <CaseProof proof={head} number={1} />
      {/* What was done about one that has ended stands in the answers below. */}
      {!ended && <Summary>{summary}</Summary>}
    </div>
  )
}

/** Shows a summary. The office's telephone number in it, which danger may make urgent, is a link. */
function Summary({ children }: { readonly children: string }) {
  const { telephone } = organization
  const [before, after] = children.split(telephone.text)
  return (
    <p className="case-summary">
      {before}
      {after && <a href={telephone.uri}>{telephone.text}</a>}
      {after}
    </p>
  )
}

/** Links to the cases before and after it in the list. Before the first and after the last is the list, beside one alone once. */
function NextCases({ researchCase }: { readonly researchCase: ResearchCase }) {
  const index = cases.indexOf(researchCase)
  const neighbors = [
    [text.previous, cases[index - 1]],
    [text.next, cases[index + 1]],
  ] as const
  return (
    <nav className="case-neighbors columns screen-only" aria-label={text.otherCases}>
      {neighbors.slice(0, cases.length).map(([words, neighbor]) => (
        <div key={words}>
          <p className="caption">{neighbor ? words : text.all}</p>
          <a href={neighbor ? getCasePage(neighbor).path : research.path}>{neighbor?.name ?? text.parent}</a>
          <p className="caption">{neighbor?.location}</p>
        </div>
      ))}
    </nav>
  )
}
