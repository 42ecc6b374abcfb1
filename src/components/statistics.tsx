import './statistics.css'

interface Props {
  readonly label: string
  readonly figures: readonly { readonly value: string; readonly unit: string }[]
}

/**
 * Shows a row of quantities, each with its unit. In two paragraphs, because screen readers join spans: "43research
 * facilities".
 */
export function Statistics({ label, figures }: Props) {
  return (
    <ul className="statistics" aria-label={label}>
      {figures.map(({ value, unit }) => (
        <li key={unit}>
          <p className="statistic-value">{value}</p> <p className="statistic-unit">{unit}</p>
        </li>
      ))}
    </ul>
  )
}
