import { percent } from '../../components/plots/labels.tsx'

/** Shows rings around what was measured, in percent of the plot. They are seen once a script has put them where chance does. */
export function ChanceRings({ at }: { readonly at: readonly (readonly [x: number, y: number])[] }) {
  return (
    <svg className="plot-chance screen-only" role="none" visibility="hidden" strokeWidth="1.5">
      {at.map(([x, y]) => (
        <circle key={x} cx={percent(x)} cy={percent(y)} r="5" />
      ))}
    </svg>
  )
}

interface ChanceProps {
  /** What is counted, until a script puts its buttons there. */
  readonly title: string
  /** What chance does in the long run, in whose place a script says what it did; and what was measured. */
  readonly expected: string
  readonly measured: string
  /** The words of the buttons, how often chance acts at a press of the second, and what else its script needs. */
  readonly data: Readonly<Record<`data-${string}`, string | number>>
}

/** Shows what chance makes of what was measured. A script writes what a reader presses, in a place that is filled without it. */
export function Chance({ title, expected, measured, data }: ChanceProps) {
  return (
    <div className="chance columns screen-only" {...data}>
      <p>{title}</p>
      <output aria-atomic="true">
        <b>
          <span>{expected}</span> <br />
          <span>{measured}</span>
        </b>{' '}
        <br />
        <span />
      </output>
    </div>
  )
}
