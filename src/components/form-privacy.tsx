import { about } from '../site.ts'

/** The fragment of a form's privacy notice. */
export const formPrivacyId = 'privacy'

const shared = {
  title: 'Privacy of this form',
  text: [
    'The form sends nothing. Once the form has loaded, this page needs no network.',
    'What you type stays in this tab, even when you reload it. When the tab is closed it is gone, unless your browser reopens closed tabs. Your browser may still suggest the name and email, from its own history of forms.',
  ],
  more: 'Privacy on the whole site',
  accessibility: 'Accessibility',
} as const

/**
 * Shows what a form stores and that it sends nothing; a printed form stores nothing. `more` has the facts of this form
 * alone.
 */
export function FormPrivacy({ more = [] }: { readonly more?: readonly string[] }) {
  return (
    <section className="two-columns secondary-section screen-only" aria-labelledby={formPrivacyId}>
      <h2 id={formPrivacyId}>{shared.title}</h2>
      <div>
        {[...shared.text, ...more].map((paragraph) => (
          <p key={paragraph} className="requires-script">
            {paragraph}
          </p>
        ))}
        <p>
          <a href={`${about.path}#privacy`}>{shared.more}</a>
        </p>
        <p>
          <a href={`${about.path}#accessibility`}>{shared.accessibility}</a>
        </p>
      </div>
    </section>
  )
}
