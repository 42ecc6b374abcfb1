import { about } from '../site.ts'

/** The fragment under which a form says what it keeps. */
export const formPrivacyId = 'privacy'

const shared = {
  title: 'Privacy of this form',
  text: [
    'The form sends nothing. While you write, the page loads the rest of its code from this site; after that it needs no network.',
    'What you type stays in this tab, even when you reload it. When the tab is closed it is gone, unless your browser reopens closed tabs.',
  ],
  more: 'Privacy on the whole site',
  accessibility: 'Accessibility',
} as const

/** What a form keeps and that it sends nothing; paper keeps nothing. `more` is what is true of this form alone. */
export function FormPrivacy({ more = [] }: { readonly more?: readonly string[] }) {
  return (
    <section className="split service on-screen" aria-labelledby={formPrivacyId}>
      <h2 id={formPrivacyId}>{shared.title}</h2>
      <div>
        {[...shared.text, ...more].map((paragraph) => (
          <p key={paragraph} className="with-script">
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
