import './research.css'
import './case.css'
import './case.print.css'
import './ended-case.css'
import './plots/plot.css'
import './map.css'
import { LinkNotes } from '../../components/link-notes.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { NegativePrintNote } from '../../components/plate.tsx'
import { activeCases, lastUpdated } from '../../content/case-summary.ts'
import { cases, statuses } from '../../content/cases.ts'
import { formatDate } from '../../content/dates.ts'
import { contact, research } from '../../site.ts'
import { ActiveCase } from './active-case.tsx'
import { CaseEntry } from './case-entry.tsx'
import { CaseMap } from './case-map.tsx'
import { OpenData } from './open-data.tsx'
import { researchText as text } from './research.text.ts'
import { SealedArchive } from './sealed-archive.tsx'

export default function ResearchPage() {
  return (
    <div className="page">
      {/* The plate of an active case ends its first rows: painted before it, what is below would move. */}
      <link rel="expect" href={`#${activeCases.at(-1)?.id}-plate`} blocking="render" />
      <PageIntro title={research.title}>
        <p className="lead-paragraph">{text.lead}</p>
        <p>{text.kinds}</p>
        <p className="caption">
          {text.asOf} <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>.
        </p>
      </PageIntro>
      <section aria-labelledby="cases">
        <h2 className="visually-hidden" id="cases">
          {text.casesTitle}
        </h2>
        {cases.map((researchCase, index) => {
          const Entry = researchCase.ended ? CaseEntry : ActiveCase
          return <Entry key={researchCase.id} researchCase={researchCase} number={index + 1} />
        })}
        <h3 className="visually-hidden">{text.statusTitle}</h3>
        <dl className="status-legend">
          {Object.values(statuses).map(({ label, meaning }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="case-question caption screen-only">
          {text.ask} <a href={`${contact.path}#subject=specific-case`}>{text.write}</a>.
        </p>
        <NegativePrintNote />
      </section>
      <section aria-labelledby="places">
        <h2 id="places">{text.map.title}</h2>
        <CaseMap number={cases.length + 1} />
      </section>
      <SealedArchive />
      <OpenData />
      <LinkNotes lines={text.links} />
    </div>
  )
}
