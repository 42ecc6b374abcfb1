import { cases } from '../../content/record.ts'
import '../../styles/buttons.css'
import './research.css'
import './map.css'
import { ContentsList } from '../../components/contents-list.tsx'
import { LinkNotes } from '../../components/link-notes.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { lastUpdated } from '../../content/case-summary.ts'
import { statuses } from '../../content/cases.ts'
import { formatDate } from '../../content/dates.ts'
import { contact, getCasePage, research } from '../../site.ts'
import { CaseEntry } from './case-entry.tsx'
import { CaseMap } from './case-map.tsx'
import { OpenData } from './open-data.tsx'
import { researchText as text } from './research.text.ts'
import { SealedArchive } from './sealed-archive.tsx'

export default function ResearchPage() {
  return (
    <div className="page research">
      <PageIntro title={research.title}>
        <p className="lead-paragraph">{text.lead}</p>
        <div>
          <p>{text.kinds}</p>
          <p className="caption">
            {text.asOf} <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>.
          </p>
        </div>
        <ContentsList
          links={[
            ...cases.map((researchCase) => [researchCase.name, getCasePage(researchCase).path] as const),
            [text.archive.title, '#archive'],
          ]}
        />
        <dl className="status-legend two-columns caption">
          {Object.values(statuses).map(({ label, meaning }) => (
            <div key={label}>
              <dt>
                <b>{label}</b>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </PageIntro>
      <CaseMap number={1} />
      <section className="cases" aria-labelledby="cases">
        <h2 className="visually-hidden" id="cases">
          {text.casesTitle}
        </h2>
        {cases.map((researchCase, index) => (
          <CaseEntry key={researchCase.id} researchCase={researchCase} number={index + 1} />
        ))}
        <p className="screen-only">
          <a href={`${contact.path}#subject=specific-case`}>{text.ask}</a>
        </p>
      </section>
      <SealedArchive />
      <OpenData />
      <LinkNotes lines={text.links} />
    </div>
  )
}
