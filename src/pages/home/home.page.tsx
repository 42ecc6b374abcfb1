import './hero.css'
import './home.css'
import { archive } from '../../content/archive.ts'
import { equationOf, filmEquation } from '../../content/equations.ts'
import { figures } from '../../content/figures.ts'
import { EquationFold } from '../../parts/equation.tsx'
import { Figures } from '../../parts/figures.tsx'
import { Figure, Nearer, NegativesNote, Plate } from '../../parts/plate.tsx'
import { plateUrl } from '../../parts/plate-files.ts'
import { home, report, research, team } from '../../site.ts'
import { ArchiveChart } from './archive-chart.tsx'
import { Film, filmStill, StopTheFilm } from './film.tsx'
import { homeText as text } from './home.text.ts'
import { LiveLine } from './live-line.tsx'

export default function HomePage() {
  return (
    <>
      {/* The words on the film stand on its foot: drawn before the last of them is there, they would rise. */}
      <link rel="expect" href="#under-the-film" blocking="render" />
      <div className="hero plate-ground">
        <Film />
        <div className="hero-words">
          <h1>{home.title}</h1>
          <div className="hero-foot">
            <p className="hero-lead">{text.lead}</p>
            <p className="buttons">
              <a className="button button-solid" href={research.path}>
                {research.name}
              </a>{' '}
              <a className="button" href={report.path}>
                {report.name}
              </a>
            </p>
            <p className="caption">
              <b>Fig. 1.</b> {text.film}
              <Nearer href={filmStill} number={1} />
            </p>
            <StopTheFilm />
          </div>
        </div>
      </div>
      <div className="film-equation" id="under-the-film">
        <EquationFold title={text.equation} of={text.filmName} equation={filmEquation} />
      </div>
      <div className="page">
        <Figures label="In figures" figures={[figures.researchers, figures.facilities, figures.papers]} />
        <LiveLine />
        <section className="split history" aria-labelledby="history">
          <h2 id="history">{text.history.title}</h2>
          <div>
            <p className="opening">{text.history.opening}</p>
            <p>{text.history.rest}</p>
            <Figure number={2} caption={text.history.chart}>
              <ArchiveChart years={[...archive].reverse()} heads={text.history.heads} />
            </Figure>
          </div>
        </section>
        <section className="cards" aria-label="How we work">
          {text.cards.map((card, index) => (
            <article className="card plate-ground" key={card.title}>
              <h2>{card.title}</h2>
              <Figure number={index + 3} caption={card.caption} nearer={plateUrl(card.plate, 1440, 'avif')}>
                <Plate name={card.plate} alt={card.alt} sizes="(min-width: 48rem) 45vw, 92vw" />
              </Figure>
              <p>{card.text}</p>
              <EquationFold title={text.equation} of={card.title} equation={equationOf(card.plate)} />
            </article>
          ))}
        </section>
        <NegativesNote />
        <nav className="onward" aria-label={text.onward.label}>
          <a href={research.path}>{text.onward.cases}</a> <a href={report.path}>{text.onward.report}</a>{' '}
          <a href={team.path}>{text.onward.team}</a>
        </nav>
      </div>
    </>
  )
}
