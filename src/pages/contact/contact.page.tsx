import '../../forms/form/form.css'
import '../../forms/review/review.css'
import '../../forms/delivery/deliver.css'
import '../../forms/review/case-sheet.css'
import '../../forms/form/paper.css'
import { archive } from '../../content/archive.ts'
import { cases } from '../../content/cases.ts'
import { organization } from '../../content/organization.ts'
import { ContactForm } from '../../forms/contact/contact.form.tsx'
import { Address } from '../../parts/address.tsx'
import { FormPrivacy } from '../../parts/form-privacy.tsx'
import { Island } from '../../parts/island.tsx'
import { Lead } from '../../parts/lead.tsx'
import { Figure, Plate } from '../../parts/plate.tsx'
import { contact } from '../../site.ts'
import { contactText as text } from './contact.text.ts'

/** What a link to the form may name. */
const known = { cases: cases.map(({ name }) => name), years: archive.map(({ year }) => String(year)) }

/** Three sources that answer one another: the plate on this page's share card too. */
const plate = cases.find(({ id }) => id === 'cascade')

export default function ContactPage() {
  const { email, telephone, hours } = organization
  return (
    <div className="page">
      <Lead title={contact.title}>
        <p className="opening">{text.lead}</p>
      </Lead>
      <div className="form-split">
        <Island name="contact" facts={known}>
          <ContactForm known={known} />
        </Island>
        <aside aria-labelledby="office">
          <h2 id="office">{text.office.title}</h2>
          <Address />
          <dl>
            <div>
              <dt>{text.office.email}</dt>
              <dd>
                <a href={`mailto:${email.office}`}>{email.office}</a>
              </dd>
            </div>
            <div>
              <dt>{text.office.telephone}</dt>
              <dd>
                <a href={telephone.uri}>{telephone.text}</a>
              </dd>
            </div>
            <div>
              <dt>{text.office.hours}</dt>
              <dd>{hours}</dd>
            </div>
          </dl>
          {plate && (
            <Figure number={1} caption={plate.plate}>
              <Plate name={plate.id} alt={plate.alt} sizes="(min-width: 60rem) 30vw, 92vw" />
            </Figure>
          )}
        </aside>
      </div>
      <FormPrivacy />
    </div>
  )
}
