import '../../styles/buttons.css'
import './hero.css'
import './home.css'
import { LinkNotes } from '../../components/link-notes.tsx'
import { Figure } from '../../components/plate.tsx'
import { RecordedLength } from '../../components/recorded-length.tsx'
import { Statistics } from '../../components/statistics.tsx'
import { forecastCase } from '../../content/case-summary.ts'
import { cases } from '../../content/record.ts'
import { statistics } from '../../content/statistics.ts'
import { getCasePage, report, research, team } from '../../site.ts'
import { ActiveCases } from './active-cases.tsx'
import { ArchiveChart } from './archive-chart.tsx'
import { FilmNotes, HeroFilm } from './hero-film.tsx'
import { homeText as text } from './home.text.ts'

export default function HomePage() {
  return (
    <>
      {/* The text is aligned to the film's lower edge: painted before its last part is parsed, it would move up. */}
      <link rel="expect" href="#film-notes" blocking="render" />
      {/* By "page" and "text" in the names reader views find the lead; they leave out a "footer". */}
      <div className="page-hero dark-surface">
        <HeroFilm />
        <div className="hero-content">
          <h1>{text.title}</h1>
          <div className="hero-text">
            <p className="lead-paragraph">{text.lead}</p>
            {forecastCase && <RecordedLength />}
            <p className="buttons">
              <a className="button button-primary" href={research.path}>
                {research.name}
              </a>{' '}
              <a className="button" href={report.path}>
                {report.name}
              </a>
            </p>
          </div>
        </div>
      </div>
      <FilmNotes />
      <div className="page">
        <div className="home-band band dark-surface">
          <Statistics
            label={text.figures}
            figures={[statistics.researchers, statistics.facilities, statistics.papers]}
          />
          <ActiveCases figure={2} />
        </div>
        <section className="two-columns history" aria-labelledby="history">
          <h2 id="history">{text.history.title}</h2>
          <div>
            <p className="lead-paragraph">{text.history.lead}</p>
            <p>
              {text.history.agreement} <a href={team.path}>{text.history.people}</a> {text.history.keep}
            </p>
          </div>
          <Figure
            number={forecastCase ? 3 : 2}
            caption={
              <>
                {text.history.chart} <a href={`${research.path}#archive`}>{text.history.archive}</a>
              </>
            }
          >
            <ArchiveChart />
          </Figure>
        </section>
        <section className="cards two-columns" aria-label={text.howWeWork}>
          {text.cards.map((card) => (
            <article className="card ruled" key={card.title}>
              <h2>{card.title}</h2>
              <p>{card.text}</p>
            </article>
          ))}
        </section>
        <section className="two-columns" aria-labelledby="cases">
          <h2 id="cases">{text.cases.title}</h2>
          <div>
            <ul className="links">
              {cases.map((researchCase) => (
                <li key={researchCase.id}>
                  <a href={getCasePage(researchCase).path}>{researchCase.name}</a>
                </li>
              ))}
            </ul>
            <p className="buttons">
              <a className="button" href={report.path}>
                {report.name}
              </a>
            </p>
          </div>
        </section>
        <LinkNotes lines={text.links} />
      </div>
    </>
  )
}
