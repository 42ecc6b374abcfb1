import './research.css'
import { archive } from '../../content/archive.ts'
import { type Case, cases, statuses } from '../../content/cases.ts'
import { Lead } from '../../parts/lead.tsx'
import { Figure, Plate } from '../../parts/plate.tsx'
import { CaseDate, Status } from '../../parts/status.tsx'
import { research } from '../../site.ts'
import { researchText as text } from './research.text.ts'

export default function ResearchPage() {
  return (
    <div className="page">
      <Lead title={research.title}>
        <p className="opening">{text.lead}</p>
      </Lead>
      <section className="cases" aria-labelledby="cases">
        <h2 className="visually-hidden" id="cases">
          {text.casesTitle}
        </h2>
        {cases.map((each, index) => (
          <CaseEntry key={each.id} of={each} number={index + 1} />
        ))}
        <h3 className="status-title">{text.statusTitle}</h3>
        <dl className="status-key">
          {Object.values(statuses).map(({ label, meaning }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="archive" aria-labelledby="archive">
        <h2 id="archive">{text.archive.title}</h2>
        <p>{text.archive.lead}</p>
        <ul>
          {archive.map(({ year, reports }) => (
            <li key={year}>
              <b>{year}</b>
              <span className="visually-hidden">, </span>
              <span className="caption">{`${reports} reports`}</span>
              <span className="visually-hidden">{`, ${text.archive.sealed}`}</span>
              <Lock />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function CaseEntry({ of: each, number }: { readonly of: Case; readonly number: number }) {
  const leading = each.status === 'active'
  return (
    <article
      className={leading ? 'case case-leading plate-ground' : 'case'}
      id={each.id}
      aria-labelledby={`${each.id}-name`}
    >
      <Figure number={number} caption={each.plate}>
        <Plate
          name={each.id}
          alt={`Plate: ${each.plate}`}
          sizes={leading ? '(min-width: 60rem) 56vw, 92vw' : '12rem'}
          first={leading}
        />
      </Figure>
      <div className="case-words">
        <h3 id={`${each.id}-name`}>{each.name}</h3>
        <Status of={each} />
        <p className="case-description">{each.description}</p>
        <dl className="case-facts">
          <div>
            <dt>{text.terms.location}</dt>
            <dd>{each.location}</dd>
          </div>
          <div>
            <dt>{text.terms.date}</dt>
            <dd>
              <CaseDate of={each} />
            </dd>
          </div>
        </dl>
      </div>
    </article>
  )
}

function Lock() {
  return (
    <svg className="lock" viewBox="0 0 16 20" width="16" height="20" aria-hidden="true">
      <path d="M1 8.5h14v10H1zM4 8.5V6a4 4 0 0 1 8 0v2.5" />
    </svg>
  )
}
