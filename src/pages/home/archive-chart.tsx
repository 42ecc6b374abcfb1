import './archive-chart.css'
import { Tally } from '../../components/tally.tsx'
import type { ArchiveYear } from '../../content/archive.ts'

interface Props {
  readonly years: readonly ArchiveYear[]
  readonly columnHeadings: { readonly year: string; readonly reports: string }
}

/** Shows the archive's counts as a table; each row has one line for each report. */
export function ArchiveChart({ years, columnHeadings }: Props) {
  return (
    <table className="chart">
      <thead>
        <tr>
          <th scope="col">{columnHeadings.year}</th>
          <th scope="col">{columnHeadings.reports}</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, reports }) => (
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
