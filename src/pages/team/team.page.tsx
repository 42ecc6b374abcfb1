import './team.css'
import { divisions, team } from '../../content/team.ts'
import { Lead } from '../../parts/lead.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { team as page } from '../../site.ts'
import { Measured } from './measured.tsx'
import { MemberCases } from './member-cases.tsx'
import { teamText as text } from './team.text.ts'

export default function TeamPage() {
  return (
    <div className="page">
      <Lead title={page.title}>
        <p className="opening">{text.lead}</p>
      </Lead>
      <section aria-labelledby="members">
        <h2 className="visually-hidden" id="members">
          {text.membersTitle}
        </h2>
        <p className="caption">{text.portraits}</p>
        <ul className="members">
          {team.map((member, index) => (
            <li key={member.id} id={member.id}>
              <h3>{member.name}</h3>
              <Portrait number={member.portrait} alt={member.alt} first={index === 0} />
              <p className="caption">{member.title}</p>
              <p>{member.bio}</p>
              <MemberCases id={member.id} />
            </li>
          ))}
        </ul>
      </section>
      <Measured />
      <section aria-labelledby="divisions">
        <h2 id="divisions">{text.divisionsTitle}</h2>
        <ul className="divisions">
          {divisions.map((division) => (
            <li key={division.name}>
              <h3>{division.name}</h3>
              <p>{division.work}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
