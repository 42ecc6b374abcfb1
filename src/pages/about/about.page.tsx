import '../../components/topics.css'
import './about.css'
import { LinkNotes } from '../../components/link-notes.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { Plate } from '../../components/plate.tsx'
import { Statistics } from '../../components/statistics.tsx'
import { about, getCasePage } from '../../site.ts'
import { aboutText as text } from './about.text.ts'
import { Accessibility, Privacy, WhoWeAre } from './statements.tsx'

export default function AboutPage() {
  return (
    <div className="page">
      <PageIntro title={about.heading ?? about.title}>
        <section className="mission" aria-labelledby="mission">
          <h2 id="mission">{text.mission.title}</h2>
          <div>
            <p className="lead-paragraph">{text.mission.statement}</p>
            <p className="lead-paragraph">{text.mission.rest}</p>
          </div>
          <dl className="columns">
            {text.mission.terms.map(({ name, meaning }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      </PageIntro>
      <Plate name="directions" {...text.plate} sizes="92vw" />
      <section aria-labelledby="values">
        <h2 id="values">{text.valuesTitle}</h2>
        <ul className="topics ruled-list two-columns">
          {text.values.map((value) => (
            <li key={value.name}>
              <h3>{value.name}</h3>
              <p>{value.text}</p>
              {value.evidence && (
                <p className="caption">
                  <b>
                    <a href={getCasePage(value.evidence).path}>{value.evidence.name}</a>
                  </b>
                  {value.evidence.text}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
      <div className="statements ruled two-columns">
        <section className="impact" aria-labelledby="impact">
          <h2 id="impact">{text.impact.title}</h2>
          <Statistics label={text.impact.title} figures={text.impact.figures} />
        </section>
        <WhoWeAre />
      </div>
      <div className="secondary-section statements ruled two-columns">
        <Privacy />
        <Accessibility />
      </div>
      <LinkNotes lines={text.links} />
    </div>
  )
}
