import './about.css'
import { Figures } from '../../parts/figures.tsx'
import { Lead } from '../../parts/lead.tsx'
import { aboutText as text } from './about.text.ts'
import { Accessibility, Privacy, WhoWeAre } from './statements.tsx'

export default function AboutPage() {
  return (
    <div className="page">
      <Lead title={text.title} />
      <section className="split mission" aria-labelledby="mission">
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
      <Privacy />
      <Accessibility />
    </div>
  )
}
