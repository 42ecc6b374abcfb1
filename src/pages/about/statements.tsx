import { EmailLink } from '../../components/email-link.tsx'
import { formPrivacyId } from '../../components/form-privacy.tsx'
import { organization } from '../../content/organization.ts'
import { getMember } from '../../content/team.ts'
import { contact, report, research, team } from '../../site.ts'
import { aboutText } from './about.text.ts'

/** Shows what journalists, teachers and neighbors ask first. */
export function WhoWeAre() {
  const { title, text, papers, askForPaper, data, openData, journalists, journalistsAt, press } = aboutText.whoWeAre
  const { office } = organization.email
  const { id, name } = getMember(press)
  return (
    <section aria-labelledby="who">
      <h2 id="who">{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        {`${papers} `}
        <a href={contact.path}>{askForPaper}</a>
        {` ${data} `}
        <a href={`${research.path}#data`}>{openData}</a>
        {`. ${journalists} `}
        <a href={`${team.path}#${id}`}>{name}</a>
        {` ${journalistsAt} `}
        <EmailLink address={office} />.
      </p>
    </section>
  )
}

/** Shows which data of its readers this site processes. */
export function Privacy() {
  const text = aboutText.privacy
  return (
    <section aria-labelledby="privacy">
      <h2 id="privacy">{text.title}</h2>
      {text.claims.map((claim) => (
        <p key={claim.text}>{claim.text}</p>
      ))}
      <p>
        <a href={`${report.path}#${formPrivacyId}`}>{text.report}</a>
      </p>
    </section>
  )
}

/** Shows the accessibility of this site: its limitations, and whom to contact. */
export function Accessibility() {
  const text = aboutText.accessibility
  const { email, telephone } = organization
  return (
    <section aria-labelledby="accessibility">
      <h2 id="accessibility">{text.title}</h2>
      <p>{text.promise}</p>
      <details>
        <summary>{text.lacksTitle}</summary>
        <ul>
          {text.knownBarriers.map((barrier) => (
            <li key={barrier}>{barrier}</li>
          ))}
        </ul>
      </details>
      <p>
        {text.tell} <EmailLink address={email.office} />, <a href={telephone.uri}>{telephone.text}</a>.
      </p>
    </section>
  )
}
