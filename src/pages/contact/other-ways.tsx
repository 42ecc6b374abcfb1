import type { ReactNode } from 'react'
import { Address } from '../../components/address.tsx'
import { EmailLink } from '../../components/email-link.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { organization } from '../../content/organization.ts'
import { getMember } from '../../content/team.ts'
import { team } from '../../site.ts'
import { contactText } from './contact.text.ts'

const person = getMember(contactText.answers.person)

/** Shows the ways to the office that need no form, all of one rank. */
export function OtherWays() {
  const { email, telephone, hours } = organization
  return (
    <section className="other-ways" aria-labelledby="office">
      <h2 id="office">{contactText.otherWays.title}</h2>
      <ul className="ruled-list">
        <Way title={contactText.otherWays.call}>
          <p>
            <a href={telephone.uri}>{telephone.text}</a> <span className="caption">{hours}</span>
          </p>
        </Way>
        <Way title={contactText.otherWays.email}>
          <p>
            <EmailLink address={email.office} />
          </p>
        </Way>
        <Way title={contactText.otherWays.mail}>
          <Address />
        </Way>
      </ul>
    </section>
  )
}

/** Shows who answers, whichever way is taken. */
export function WhoAnswers() {
  return (
    <section className="who-answers" aria-labelledby="answers">
      <h2 id="answers">{contactText.answers.title}</h2>
      <div className="columns">
        <Portrait number={person.portrait} alt={person.alt} isPriority={false} />
        <div>
          <h3>
            <a href={`${team.path}#${person.id}`}>{person.name}</a>
          </h3>
          <p className="caption">{person.title}</p>
          <p>{contactText.answers.within}</p>
        </div>
      </div>
    </section>
  )
}

/** Reader views leave out a `div` or a list that contains little but links; they keep a section. */
function Way({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <section>
        <h3>{title}</h3>
        {children}
      </section>
    </li>
  )
}
