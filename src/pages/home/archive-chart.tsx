import type { ArchiveYear } from '../../content/archive.ts'

const width = 620
const height = 196
const gap = 8
const barTop = 20
const baseline = 172

/** The archive's counts as bars from zero, oldest first, and as a sentence for those who do not see them. */
export function ArchiveChart({ years }: { readonly years: readonly ArchiveYear[] }) {
  const most = Math.max(...years.map((each) => each.reports))
  const step = (width + gap) / years.length
  const words = years.map(({ year, reports }) => `${year}: ${reports}`).join('; ')
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Reports by year. ${words}.`}>
      {years.map(({ year, reports }, index) => {
        const tall = (reports / most) * (baseline - barTop)
        const x = index * step
        return (
          <g key={year}>
            <rect x={x} y={baseline - tall} width={step - gap} height={tall} />
            <text x={x} y={baseline - tall - 7} className="chart-count">
              {reports}
            </text>
            <text x={x} y={height - 6} className="chart-year">
              {year}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
