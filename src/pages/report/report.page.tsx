import '../../forms/form/form.css'
import '../../forms/evidence/evidence.css'
import '../../forms/draft/draft.css'
import '../../forms/review/review.css'
import '../../forms/delivery/deliver.css'
import '../../forms/review/case-sheet.css'
import '../../forms/form/paper.css'
import { organization } from '../../content/organization.ts'
import { servedStore } from '../../forms/form/served-store.ts'
import { reportDefinition } from '../../forms/report/report.definition.ts'
import { ReportForm, type ReportParts } from '../../forms/report/report.form.tsx'
import { FormPrivacy } from '../../parts/form-privacy.tsx'
import { Lead } from '../../parts/lead.tsx'
import { OnPaper } from '../../parts/on-paper.tsx'
import { report } from '../../site.ts'
import { reportText as text } from './report.text.ts'

const store = servedStore<ReportParts>(reportDefinition)

export default function ReportPage() {
  return (
    <div className="page">
      <Lead title={report.title}>
        <p className="danger">
          <strong>{text.danger}</strong>
        </p>
        <p className="opening">{text.lead}</p>
      </Lead>
      <div className="form-split">
        <aside aria-labelledby="before">
          <h2 id="before">{text.before.title}</h2>
          <ul>
            {text.before.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
            <li>
              {text.before.elsewhere} <a href={`mailto:${organization.email.reports}`}>{organization.email.reports}</a>,{' '}
              <a href={organization.telephone.uri}>{organization.telephone.text}</a>.
            </li>
          </ul>
          <OnPaper text={text.paper} />
        </aside>
        <div id="report-form">
          <ReportForm store={store} />
        </div>
      </div>
      <section className="split service" aria-labelledby="after">
        <h2 id="after">{text.after.title}</h2>
        <div>
          <p className="on-screen with-script">{text.after.here}</p>
          {text.after.there.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <FormPrivacy more={text.privacy} />
    </div>
  )
}
