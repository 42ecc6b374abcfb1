import { about } from '../site.ts'
import { formPrivacyText as text } from './form-privacy.text.ts'

export const formPrivacyId = 'privacy'

/** Shows what a form stores. `more` has the facts of this form alone. */
export function FormPrivacy({ more = [] }: { readonly more?: readonly string[] }) {
  return (
    <section className="two-columns secondary-section screen-only" aria-labelledby={formPrivacyId}>
      <h2 id={formPrivacyId}>{text.title}</h2>
      <div>
        {[...text.facts, ...more].map((paragraph) => (
          <p key={paragraph} className="requires-script">
            {paragraph}
          </p>
        ))}
        <p>
          <a href={`${about.path}#privacy`}>{text.more}</a>
        </p>
        <p>
          <a href={`${about.path}#accessibility`}>{text.accessibility}</a>
        </p>
      </div>
    </section>
  )
}
