import './live-line.css'
import { statusOf } from '../../content/case-facts.ts'
import { cases } from '../../content/cases.ts'
import { Pause } from '../../parts/pause.tsx'
import { CaseDate, Status } from '../../parts/status.tsx'
import { research } from '../../site.ts'
import { homeText } from './home.text.ts'

const text = homeText.live

/** A line for each case that is active, with the way to it: the only red on the page. Nothing where none is. */
export function LiveLine() {
  const active = cases.filter((each) => statusOf(each) === 'active')
  if (active.length === 0) return null
  return (
    <ul className="live" aria-label={text.label}>
      {active.map((each) => (
        <li key={each.id}>
          <Status of={each} /> <b>{each.name}</b>{' '}
          <span className="live-since">
            {`${each.location}, `}
            <CaseDate of={each} />
            <Pause />
          </span>{' '}
          <a href={`${research.path}#${each.id}`}>
            {text.read}
            <span className="visually-hidden">{`, ${each.name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
