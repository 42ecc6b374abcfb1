import './active-cases.css'
import { CaseDateText, CaseStatus } from '../../components/case-status.tsx'
import { Figure } from '../../components/plate.tsx'
import { activeCases, forecastCase } from '../../content/case-summary.ts'
import { joinQuantities } from '../../content/format-numbers.ts'
import { findTurns, hour } from '../../content/uncharted/boundary-length.ts'
import { firstDay, formatForecastTime } from '../../content/uncharted/forecast-days.ts'
import { drawCurve, getCurveY, getTurnX, planeHeight, planeWidth } from '../../content/uncharted/length-curve.ts'
import { getBoundaryLength } from '../../content/uncharted/length-model.ts'
import { research } from '../../site.ts'
import { homeText } from './home.text.ts'

const text = homeText.activeCases

/** Shows a black band for each active case. That with a forecast has its range and a day, for which a script shows now. */
export function ActiveCases({ figure }: { readonly figure: number }) {
  return activeCases.map((researchCase) => (
    <section className="active-case dark-surface" key={researchCase.id} aria-labelledby={`${researchCase.id}-name`}>
      <h2 id={`${researchCase.id}-name`}>{researchCase.name}</h2>
      <CaseStatus researchCase={researchCase} />
      <p className="active-case-date">
        {`${researchCase.location}, `}
        <CaseDateText researchCase={researchCase} />
      </p>
      {researchCase === forecastCase && (
        <div className="length">
          <p className="length-value">
            <span className="visually-hidden">{text.length}</span>
            <b>{text.range}</b>
          </p>
          <p className="length-moment">{text.walks}</p>
        </div>
      )}
      <div className="active-case-text">
        <p className="lead-paragraph">
          {researchCase === forecastCase ? text.finding : joinQuantities(researchCase.description)}
        </p>
        <a className="button" href={`${research.path}#${researchCase.id}`}>
          {text.read}
          <span className="visually-hidden">{`, ${researchCase.name}`}</span>
        </a>
      </div>
      {researchCase === forecastCase && (
        <Figure number={figure} caption={text.caption}>
          <LengthCurve />
        </Figure>
      )}
    </section>
  ))
}

const noon = Date.parse(`${firstDay}T12:00-08:00`)
const turns = findTurns(getBoundaryLength, noon - 12 * hour, noon + 12 * hour).sort((a, b) => b.length - a.length)

/** Shows the length over the first day of the forecast, and labels where it is longest and shortest. */
function LengthCurve() {
  return (
    <svg className="curve" role="none">
      <svg viewBox={`0 0 ${planeWidth} ${planeHeight}`} preserveAspectRatio="none" aria-hidden="true">
        {drawCurve(getBoundaryLength, noon).map((path) => (
          <path key={path} d={path} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <circle cx="50%" cy={`${getCurveY(getBoundaryLength(noon))}%`} r="7" />
      {turns
        .slice(0, 1)
        .concat(turns.slice(-1))
        .map((turn, index) => (
          <svg
            className="curve-turn"
            role="none"
            key={turn.time}
            x={getTurnX(turn, noon)}
            y={`${getCurveY(turn.length)}%`}
          >
            <text dy={index ? '1.9em' : '-2.2em'}>{`${turn.length.toFixed(2)} m`}</text>
            <text dy={index ? '3.15em' : '-0.95em'}>{formatForecastTime(turn.time)}</text>
          </svg>
        ))}
      {text.axis.map((words, index) => (
        <text
          className="curve-axis"
          key={words}
          x={`${50 * index}%`}
          y="100%"
          dy="1.9em"
          textAnchor={(['start', 'middle', 'end'] as const)[index]}
        >
          {words}
        </text>
      ))}
    </svg>
  )
}
