import { FormField } from '../../components/form-field.tsx'
import { organization } from '../../content/organization.ts'
import { contactFields } from './contact.fields.ts'
import { contactFormText } from './contact-form.text.ts'

/** Shows the contact form at build time. Without script its `mailto:` action opens the email. */
export function ContactForm() {
  const address = organization.email.office
  return (
    <form
      id="contact-form"
      action={`mailto:${address}?subject=${contactFormText.subject}`}
      method="post"
      encType="text/plain"
      noValidate
      data-correspondent={organization.correspondent}
    >
      {/* Folded after the press. Its summary is written then. */}
      <details className="written" id="contact-written" open>
        <summary className="screen-only" id="contact-summary" hidden />
        <div className="fields">
          {contactFields.map((field) => (
            <FormField key={field.name} field={field} formId="contact" />
          ))}
        </div>
      </details>
      <noscript>
        <p>{contactFormText.withoutScript(address)}</p>
      </noscript>
      <div className="stack screen-only" id="contact-after">
        <p id="contact-no-email" hidden />
        <button className="text-button" type="button" id="contact-copy" hidden />
        {/* Screen readers announce changes only in a live region that already exists. */}
        <p className="field-status" id="contact-copied" aria-live="polite" />
        <button className="button button-primary" type="submit" id="contact-submit" aria-describedby="contact-next">
          {contactFormText.submit}
        </button>
        <p className="caption" id="contact-next">
          {contactFormText.next}
        </p>
        <p className="inset-text" id="late-code" role="status" />
      </div>
      <script>earlyUse.answers.restore()</script>
    </form>
  )
}
