import { about } from '../site.ts'

/** The fragment under which a form says what it keeps. */
export const formPrivacyId = 'privacy'

const shared = {
  title: 'What this form keeps',
  text: [
    'It sends nothing. While you write, the page fetches the rest of itself from this site and tells it nothing. From then on it asks for nothing, and works with the network cut.',
    'What you type stays in this tab, also through a reload. When the tab is closed it is gone, unless your browser reopens closed tabs.',
    'Without script, the button opens your own mail program with your answers in it.',
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
          <p key={paragraph}>{paragraph}</p>
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
