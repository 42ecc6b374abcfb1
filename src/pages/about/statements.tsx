import { organization } from '../../content/organization.ts'
import { memberOf } from '../../content/team.ts'
import { formPrivacyId } from '../../parts/form-privacy.tsx'
import { contact, report, team } from '../../site.ts'
import { aboutText } from './about.text.ts'

/** What a journalist, a teacher and a neighbor ask first. */
export function WhoWeAre() {
  const { title, text, press } = aboutText.plainly
  const { id, name } = memberOf(press)
  return (
    <section className="split" aria-labelledby="who">
      <h2 id="who">{title}</h2>
      <div>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {aboutText.plainly.papers} <a href={`${team.path}#${id}`}>{name}</a>.
        </p>
      </div>
    </section>
  )
}

/** What this site learns of its readers. */
export function Privacy() {
  const text = aboutText.privacy
  return (
    <section className="split" aria-labelledby="privacy">
      <h2 id="privacy">{text.title}</h2>
      <div>
        {text.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className="ways">
          <li>
            <a href={`${report.path}#${formPrivacyId}`}>{text.report}</a>
          </li>
          <li>
            <a href={`${contact.path}#${formPrivacyId}`}>{text.contact}</a>
          </li>
        </ul>
      </div>
    </section>
  )
}

/** Who can use this site, how that was tried, what does not work, and whom to tell. */
export function Accessibility() {
  const text = aboutText.accessibility
  const { email, telephone } = organization
  return (
    <section className="split" aria-labelledby="accessibility">
      <h2 id="accessibility">{text.title}</h2>
      <div>
        {text.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3>{text.lacksTitle}</h3>
        <ul className="lacks">
          {text.lacks.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p>{text.tell}</p>
        <ul className="ways">
          <li>
            <a href={`mailto:${email.office}`}>{email.office}</a>
          </li>
          <li>
            <a href={telephone.uri}>{telephone.text}</a>
          </li>
        </ul>
      </div>
    </section>
  )
}
