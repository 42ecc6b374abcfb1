import './figures.css'

interface Props {
  /** Names the list for a screen reader. */
  readonly label: string
  readonly figures: readonly { readonly value: string; readonly unit: string }[]
}

/** A row of measured quantities, each with its unit. */
export function Figures({ label, figures }: Props) {
  return (
    <ul className="figures" aria-label={label}>
      {figures.map(({ value, unit }) => (
        <li key={unit}>
          <span className="figure-value">{value}</span> <span className="figure-unit">{unit}</span>
        </li>
      ))}
    </ul>
  )
}
