import { FormField } from '../../components/form-field.tsx'
import { organization } from '../../content/organization.ts'
import { contactFields } from './contact.fields.ts'
import { contactFormText as text } from './contact-form.text.ts'

/** Shows the contact form at build time. Without script its `mailto:` action opens the email. */
export function ContactForm() {
  const address = organization.email.office
  return (
    <form
      id="contact-form"
      action={`mailto:${address}?subject=${text.subject}`}
      method="post"
      encType="text/plain"
      noValidate
    >
      <div className="fields">
        {contactFields.map((field) => (
          <FormField key={field.name} field={field} formId="contact" />
        ))}
      </div>
      <noscript>
        <p>{text.withoutScript(address)}</p>
      </noscript>
      <div className="write-email screen-only">
        <button className="button button-primary" type="submit" aria-describedby="contact-next">
          {text.submit}
        </button>
        <p className="caption" id="contact-next">
          {text.next}
        </p>
      </div>
      {/* Filled after the press: screen readers announce changes only in a live region that already exists. */}
      <div className="after-email screen-only" id="contact-after">
        <p className="field-status" id="contact-note" aria-live="polite" />
        <p className="caption" id="contact-no-email" aria-live="polite" />
        <button className="button" type="button" id="contact-copy" hidden>
          {text.copy}
        </button>
        <p className="field-status" id="contact-copied" aria-live="polite" />
      </div>
    </form>
  )
}
