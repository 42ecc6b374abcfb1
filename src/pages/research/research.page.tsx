import './research.css'
import './case.css'
import './case.print.css'
import './map.css'
import { cases, statuses } from '../../content/cases.ts'
import { dayInWords } from '../../content/days.ts'
import { recordAsOf } from '../../content/summary.ts'
import { Lead } from '../../parts/lead.tsx'
import { NegativesNote } from '../../parts/plate.tsx'
import { research } from '../../site.ts'
import { CaseEntry } from './case-entry.tsx'
import { CaseMap } from './case-map.tsx'
import { OpenData } from './open-data.tsx'
import { researchText as text } from './research.text.ts'
import { SealedArchive } from './sealed-archive.tsx'

export default function ResearchPage() {
  return (
    <div className="page">
      <Lead title={research.title}>
        <p className="opening">{text.lead}</p>
        <p>{text.kinds}</p>
        <p className="caption">
          {text.asOf} <time dateTime={recordAsOf}>{dayInWords(recordAsOf)}</time>.
        </p>
      </Lead>
      <section className="cases" aria-labelledby="cases">
        <h2 className="visually-hidden" id="cases">
          {text.casesTitle}
        </h2>
        {cases.map((each, index) => (
          <CaseEntry key={each.id} of={each} number={index + 1} />
        ))}
        <h3 className="visually-hidden">{text.statusTitle}</h3>
        <dl className="status-key">
          {Object.values(statuses).map(({ label, meaning }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <NegativesNote />
      <section aria-labelledby="places">
        <h2 id="places">{text.map.title}</h2>
        <CaseMap number={cases.length + 1} />
      </section>
      <SealedArchive />
      <OpenData />
    </div>
  )
}
