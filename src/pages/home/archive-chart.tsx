import './archive-chart.css'
import type { ArchiveYear } from '../../content/archive.ts'
import { Tally } from '../../parts/tally.tsx'

interface Props {
  readonly years: readonly ArchiveYear[]
  /** What the two columns are called. */
  readonly heads: { readonly year: string; readonly reports: string }
}

/** The archive's counts as a table; in each row stands one line for each report. */
export function ArchiveChart({ years, heads }: Props) {
  return (
    <table className="chart">
      <thead>
        <tr>
          <th scope="col">{heads.year}</th>
          <th scope="col">{heads.reports}</th>
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
