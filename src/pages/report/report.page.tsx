import '../../forms/form/form.css'
import '../../forms/evidence/evidence.css'
import '../../forms/draft/draft.css'
import '../../forms/review/review.css'
import '../../forms/delivery/deliver.css'
import '../../forms/review/case-sheet.css'
import '../../forms/form/paper.css'
import { organization } from '../../content/organization.ts'
import { ReportForm } from '../../forms/report/report.form.tsx'
import { FormPrivacy } from '../../parts/form-privacy.tsx'
import { Island } from '../../parts/island.tsx'
import { Lead } from '../../parts/lead.tsx'
import { OnPaper } from '../../parts/on-paper.tsx'
import { report } from '../../site.ts'
import { reportText as text } from './report.text.ts'

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
        <Island name="report">
          <ReportForm />
        </Island>
        <aside aria-label="About your report">
          <h2 className="on-screen">{text.next.title}</h2>
          <ol className="on-screen">
            {text.next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <OnPaper text={text.paper} />
          <h2>{text.after.title}</h2>
          {text.after.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            {text.after.elsewhere} <a href={`mailto:${organization.email.reports}`}>{organization.email.reports}</a>,{' '}
            <a href={organization.telephone.uri}>{organization.telephone.text}</a>.
          </p>
        </aside>
      </div>
      <FormPrivacy more={text.privacy} />
    </div>
  )
}
