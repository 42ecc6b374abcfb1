import { Address } from '../../components/address.tsx'
import { EmailLink } from '../../components/email-link.tsx'
import { FormPrivacy } from '../../components/form-privacy.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { SpokenComma } from '../../components/spoken-comma.tsx'
import { organization } from '../../content/organization.ts'
import { getElementId } from '../../report/form/form-markup.ts'
import { ReportForm } from '../../report/report-form.tsx'
import { report } from '../../site.ts'
import { reportText as text } from './report.text.ts'

export default function ReportPage() {
  return (
    <div className="page">
      <section className="notice" id={getElementId('notice')} tabIndex={-1} />
      <PageIntro title={report.title}>
        <p className="warning-text">
          <strong>{text.warning}</strong>
        </p>
        <p className="lead-paragraph">{text.lead}</p>
      </PageIntro>
      <div className="form-layout">
        {/* No `aside`: reader views leave those out. */}
        <section className="before-form ruled" aria-labelledby="before">
          <h2 id="before">{text.before.title}</h2>
          <ul>
            {text.before.facts.map((fact) => (
              <li key={fact}>
                <p>{fact}</p>
              </li>
            ))}
            <li>
              <p>
                {text.before.elsewhere}
                <br />
                <EmailLink address={organization.email.reports} />
                <SpokenComma />
                <br />
                <a href={organization.telephone.uri}>{organization.telephone.text}</a>
              </p>
            </li>
          </ul>
          <div className="print-only">
            <h2>{text.paper.title}</h2>
            <p>{text.paper.text}</p>
            <Address />
          </div>
        </section>
        <ReportForm />
        <section className="secondary-section two-columns" aria-labelledby="after">
          <h2 id="after">{text.after.title}</h2>
          <p>{text.after.words}</p>
        </section>
        <FormPrivacy more={text.privacy} />
      </div>
    </div>
  )
}
