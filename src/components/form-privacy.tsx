import { about } from '../site.ts'
import { formPrivacyText as text } from './form-privacy.text.ts'

export const formPrivacyId = 'privacy'

/** Shows what a form stores. `more` is what this form alone stores. */
export function FormPrivacy({ more }: { readonly more?: string }) {
  return (
    <section className="two-columns secondary-section screen-only" aria-labelledby={formPrivacyId}>
      <h2 id={formPrivacyId}>{text.title}</h2>
      <div>
        <p>
          {text.tab} {more}
        </p>
        <p>
          <a href={`${about.path}#privacy`}>{text.more}</a>
        </p>
      </div>
    </section>
  )
}
