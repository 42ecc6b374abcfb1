import './about.css'
import { Figures } from '../../parts/figures.tsx'
import { Lead } from '../../parts/lead.tsx'
import { Figure, NegativesNote, Plate } from '../../parts/plate.tsx'
import { about } from '../../site.ts'
import { aboutText as text } from './about.text.ts'
import { Accessibility, Privacy, WhoWeAre } from './statements.tsx'

export default function AboutPage() {
  return (
    <div className="page">
      <Lead title={about.heading ?? about.title} />
      <Figure number={1} caption={text.plate.caption}>
        <Plate name="network" alt={text.plate.alt} sizes="92vw" first />
      </Figure>
      <section className="split" aria-labelledby="mission">
        <h2 id="mission">{text.mission.title}</h2>
        <div>
          <p className="opening">{text.mission.statement}</p>
          <p>{text.mission.rest}</p>
        </div>
      </section>
      <section aria-labelledby="values">
        <h2 id="values">{text.valuesTitle}</h2>
        <ul className="values">
          {text.values.map((value) => (
            <li key={value.name}>
              <h3>{value.name}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="impact" aria-labelledby="impact">
        <h2 id="impact">{text.impact.title}</h2>
        <Figures label={text.impact.title} figures={text.impact.figures} />
        <p className="caption">{text.impact.units}</p>
      </section>
      <WhoWeAre />
      <NegativesNote />
      <div className="service statements">
        <Privacy />
        <Accessibility />
      </div>
    </div>
  )
}
