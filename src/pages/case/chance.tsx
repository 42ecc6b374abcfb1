import { percent } from '../../components/plots/labels.tsx'

/** Shows rings in a plot, in percent from the left. A script gives each the height that chance makes. */
export function ChanceRings({ at }: { readonly at: readonly number[] }) {
  return (
    <svg className="plot-chance" role="none">
      {at.map((x) => (
        <circle key={x} cx={percent(x)} r="5" />
      ))}
    </svg>
  )
}

interface ChanceProps {
  /** What chance does once, and how often at once. */
  readonly once: string
  readonly often: string
  /** How often that is, and what its script needs. */
  readonly data: Readonly<Record<`data-${string}`, string | number>>
}

/** Shows what a reader presses to let chance make what was measured, and a place for how it went. */
export function Chance({ once, often, data }: ChanceProps) {
  return (
    <div className="instrument chance" hidden {...data}>
      <button className="button" type="button" data-words={once} />
      <button className="button" type="button" data-words={often} />
      <output>
        <b />
        <span />
      </output>
    </div>
  )
}
