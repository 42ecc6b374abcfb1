import '../../components/topics.css'
import './team.css'
import { ContentsList } from '../../components/contents-list.tsx'
import { LinkNotes } from '../../components/link-notes.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { divisions, members } from '../../content/team.ts'
import { contact, team as page } from '../../site.ts'
import { MemberCases } from './member-cases.tsx'
import { StructuredLight } from './structured-light.tsx'
import { teamText as text } from './team.text.ts'

export default function TeamPage() {
  return (
    <div className="page">
      <PageIntro title={page.title}>
        <div className="two-columns">
          <p className="lead-paragraph">{text.lead}</p>
          <p>{text.portraits}</p>
        </div>
        <ContentsList
          links={[...members.map(({ id, name }) => [name, `#${id}`] as const), [text.divisionsTitle, '#divisions']]}
        />
      </PageIntro>
      <section aria-labelledby="members">
        <h2 className="visually-hidden" id="members">
          {text.membersTitle}
        </h2>
        <ul className="members three-columns">
          {members.map((member, index) => (
            <li key={member.id} id={member.id}>
              <div>
                <h3>{member.name}</h3>
                <Portrait number={member.portrait} alt={member.alt} isPriority={index === 0} />
                <p className="caption">
                  {member.title}
                  <MemberCases id={member.id} />
                </p>
                <p>{member.bio}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="divisions">
        <div className="two-columns">
          <h2 id="divisions">{text.divisionsTitle}</h2>
          <p>
            <a href={`${contact.path}#subject=other`}>{text.join}</a>
          </p>
        </div>
        <ul className="topics ruled-list three-columns">
          {divisions.map((division) => (
            <li key={division.name}>
              <h3>{division.name}</h3>
              <p>{division.work}</p>
            </li>
          ))}
        </ul>
      </section>
      <StructuredLight />
      <LinkNotes lines={text.links} />
    </div>
  )
}
