import './statistics.css'

/** Shows a row of quantities. Each is two paragraphs, because screen readers join spans: "43research facilities". */
export function Statistics(props: { label: string; figures: readonly { value: string; unit: string }[] }) {
  return (
    <ul className="statistics columns" aria-label={props.label}>
      {props.figures.map(({ value, unit }) => (
        <li key={unit}>
          <p className="statistic-value">{value}</p> <p className="statistic-unit">{unit}</p>
        </li>
      ))}
    </ul>
  )
}
