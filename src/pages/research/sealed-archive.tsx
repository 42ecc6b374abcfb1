import { drawingsPath } from '../../components/drawings.tsx'
import { Tally } from '../../components/tally.tsx'
import { archive } from '../../content/record.ts'
import { contact } from '../../site.ts'
import { ArchiveWall } from './archive-wall.tsx'
import { researchText } from './research.text.ts'

const text = researchText.archive

export function SealedArchive() {
  return (
    <section className="archive two-columns" aria-labelledby="archive">
      <h2 id="archive">{text.title}</h2>
      <div>
        <p>
          {text.why} <span className="screen-only">{text.squares}</span>
        </p>
        <p>
          <a href={`${contact.path}#subject=archived-report`}>{text.ask}</a>
        </p>
      </div>
      <ul className="ruled-list">
        {archive.map(({ year, reports }) => (
          <li key={year}>
            <b>{year}</b> {formatReportCount(reports)}, {text.sealed}{' '}
            <svg className="lock" aria-hidden="true">
              <use href={`/${drawingsPath}#lock`} />
            </svg>
            <ArchiveWall year={year} reports={reports} />
            <Tally count={reports} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function formatReportCount(reports: number): string {
  return `${reports} report${reports === 1 ? '' : 's'}`
}
