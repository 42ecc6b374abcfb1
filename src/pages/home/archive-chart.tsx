import { archive } from '../../content/record.ts'
import './archive-chart.css'
import { Tally } from '../../components/tally.tsx'
import { homeText } from './home.text.ts'

const { heads } = homeText.history

/** Shows the archive's counts as a table; each row has one line for each report. */
export function ArchiveChart() {
  return (
    <table className="chart">
      <thead>
        <tr>
          <th scope="col">{heads.year}</th>
          <th scope="col">{heads.reports}</th>
        </tr>
      </thead>
      <tbody>
        {archive.toReversed().map(({ year, reports }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>
              <span>{reports}</span>
              <Tally count={reports} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
