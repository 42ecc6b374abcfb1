import '../../forms/form/form.css'
import '../../forms/review/review.css'
import '../../forms/delivery/deliver.css'
import '../../forms/review/case-sheet.css'
import '../../forms/form/paper.css'
import { archive } from '../../content/archive.ts'
import { cases } from '../../content/cases.ts'
import { organization } from '../../content/organization.ts'
import { contactDefinition } from '../../forms/contact/contact.definition.ts'
import { ContactForm, type ContactParts } from '../../forms/contact/contact.form.tsx'
import { servedStore } from '../../forms/form/served-store.ts'
import { Address } from '../../parts/address.tsx'
import { FormPrivacy } from '../../parts/form-privacy.tsx'
import { Lead } from '../../parts/lead.tsx'
import { contact } from '../../site.ts'
import { contactText as text } from './contact.text.ts'

/** What a link to the form may name. The script finds these facts in the page, and holds none of its own. */
const known = {
  'data-cases': cases.map(({ name }) => name).join(' '),
  'data-years': archive.map(({ year }) => year).join(' '),
}
const store = servedStore<ContactParts>(contactDefinition)

export default function ContactPage() {
  const { email, telephone, hours } = organization
  return (
    <div className="page">
      <Lead title={contact.title}>
        <p className="opening">{text.lead}</p>
      </Lead>
      <div className="form-split">
        <div id="contact-form" {...known}>
          <ContactForm store={store} />
        </div>
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
        </aside>
      </div>
      <FormPrivacy />
    </div>
  )
}
