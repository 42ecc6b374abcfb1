import { archive } from '../content/record.ts'
import './tally.css'

// One scale for every tally on the site: the year with the most reports fills the width. A line is 1 wide, a gap 2.
const width = 3 * Math.max(...archive.map(({ reports }) => reports))

/** Shows one upright line for each report. The number beside it is text. */
export function Tally({ count }: { readonly count: number }) {
  return (
    <svg
      className="tally"
      viewBox={`0 0 ${width} 1`}
      width={width}
      height="24"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <path d={`M0 .5H${3 * count - 2}`} strokeDasharray="1 2" />
    </svg>
  )
}
