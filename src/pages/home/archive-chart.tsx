import type { ArchiveYear } from '../../content/archive.ts'

interface Props {
  readonly years: readonly ArchiveYear[]
  /** What the two columns are called. */
  readonly heads: { readonly year: string; readonly reports: string }
}

/** The archive's counts as a table whose rows are also the bars of a chart, from zero, one scale for all. */
export function ArchiveChart({ years, heads }: Props) {
  const most = Math.max(...years.map((each) => each.reports))
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
              <svg viewBox={`0 0 ${most} 1`} width={most} height="14" preserveAspectRatio="none" aria-hidden="true">
                <rect width={reports} height="1" fill="currentColor" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
