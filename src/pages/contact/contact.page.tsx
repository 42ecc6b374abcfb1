import './contact.css'
import { FormPrivacy } from '../../components/form-privacy.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { contact } from '../../site.ts'
import { contactText } from './contact.text.ts'
import { ContactForm } from './contact-form.tsx'
import { OtherWays, WhoAnswers } from './other-ways.tsx'

export default function ContactPage() {
  return (
    <div className="page">
      <PageIntro title={contact.title}>
        <p className="lead-paragraph">{contactText.lead}</p>
      </PageIntro>
      <div className="form-layout">
        <ContactForm />
        <OtherWays />
        <WhoAnswers />
        <FormPrivacy />
      </div>
    </div>
  )
}
