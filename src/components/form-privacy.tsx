import { about } from '../site.ts'
import { formPrivacyText as text } from './form-privacy.text.ts'

export const formPrivacyId = 'privacy'

/** Shows what a form stores. `more` has the facts of this form alone. */
export function FormPrivacy({ more = [] }: { readonly more?: readonly string[] }) {
  return (
    <section className="two-columns secondary-section screen-only" aria-labelledby={formPrivacyId}>
      <h2 id={formPrivacyId}>{text.title}</h2>
      <div>
        {[text.tab, ...more].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href={`${about.path}#privacy`}>{text.more}</a>
        </p>
      </div>
    </section>
  )
}
