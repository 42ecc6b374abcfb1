import { organization } from '../../content/organization.ts'
import { formPrivacyId } from '../../parts/form-privacy.tsx'
import { contact, report } from '../../site.ts'
import { aboutText } from './about.text.ts'

/** What this site learns of its readers. */
export function Privacy() {
  const text = aboutText.privacy
  return (
    <section aria-labelledby="privacy">
      <h2 id="privacy">{text.title}</h2>
      {text.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className="service-ways">
        <li>
          <a href={`${report.path}#${formPrivacyId}`}>{text.report}</a>
        </li>
        <li>
          <a href={`${contact.path}#${formPrivacyId}`}>{text.contact}</a>
        </li>
      </ul>
    </section>
  )
}

/** Who can use this site, how that was tried, what does not work, and whom to tell. */
export function Accessibility() {
  const text = aboutText.accessibility
  const { email, telephone } = organization
  const [promise, ...tests] = text.text
  return (
    <section aria-labelledby="accessibility">
      <h2 id="accessibility">{text.title}</h2>
      <p>{promise}</p>
      <details>
        <summary>{text.how}</summary>
        {tests.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
      <details>
        <summary>{text.lacksTitle}</summary>
        <ul>
          {text.lacks.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </details>
      <p>{text.tell}</p>
      <ul className="service-ways">
        <li>
          <a href={`mailto:${email.office}`}>{email.office}</a>
        </li>
        <li>
          <a href={telephone.uri}>{telephone.text}</a>
        </li>
      </ul>
    </section>
  )
}
