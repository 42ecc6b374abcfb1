import './contact.css'
import { FormPrivacy } from '../../components/form-privacy.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { archive } from '../../content/archive.ts'
import { cases } from '../../content/cases.ts'
import { getFileName, readingFiles } from '../../published-data/readings.ts'
import { contact } from '../../site.ts'
import { contactText as text } from './contact.text.ts'
import { ContactForm } from './contact-form.tsx'
import { OtherWays, WhoAnswers } from './other-ways.tsx'
import { createPrefills } from './prefills.ts'

/** The prefills of links to the form. The script reads them from the page and contains no content of its own. */
const fills = createPrefills({
  cases: cases.map(({ name }) => name),
  readings: readingFiles.map(getFileName),
  years: archive.map(({ year }) => String(year)),
})

export default function ContactPage() {
  return (
    <div className="page">
      <PageIntro title={contact.title}>
        <p className="lead-paragraph">{text.lead}</p>
      </PageIntro>
      <div className="form-layout seven-columns">
        <ContactForm prefills={fills} />
        <div className="beside-form">
          <OtherWays />
          <WhoAnswers />
        </div>
        <FormPrivacy />
      </div>
    </div>
  )
}
