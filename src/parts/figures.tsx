import './figures.css'

interface Props {
  /** Names the list for a screen reader. */
  readonly label: string
  readonly figures: readonly { readonly value: string; readonly unit: string }[]
}

/** A row of measured quantities, each with its unit. Two paragraphs: as spans they were heard as "43research facilities". */
export function Figures({ label, figures }: Props) {
  return (
    <ul className="figures" aria-label={label}>
      {figures.map(({ value, unit }) => (
        <li key={unit}>
          <p className="figure-value">{value}</p> <p className="figure-unit">{unit}</p>
        </li>
      ))}
    </ul>
  )
}
