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
import { fillsOf } from '../../forms/contact/contact.prefill.ts'
import { servedStore } from '../../forms/form/served-store.ts'
import { Address } from '../../parts/address.tsx'
import { FormPrivacy } from '../../parts/form-privacy.tsx'
import { Lead } from '../../parts/lead.tsx'
import { Figure, Plate } from '../../parts/plate.tsx'
import { contact } from '../../site.ts'
import { contactText as text } from './contact.text.ts'

/** What a link to the form fills in. The script finds it in the page, and holds no facts of its own. */
const fills = fillsOf({ cases: cases.map(({ name }) => name), years: archive.map(({ year }) => String(year)) })
const store = servedStore<ContactParts>(contactDefinition)

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
        <div id="contact-form" data-fills={JSON.stringify(fills)}>
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
