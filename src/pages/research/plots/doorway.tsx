import { layoutText } from '../../../components/layout.text.ts'
import { threshold } from '../../../content/readings/threshold.ts'
import { plotsText } from './plots.text.ts'

const text = plotsText.doorway
const outside = Number((threshold.outside / 10).toFixed(1))
const inside = Number((outside - threshold.difference).toFixed(1))

/** Shows the doorway from both sides at a tenth, their difference at full size, and 100 mm. Units are millimeters. */
export function DoorwayDrawing() {
  const lines = [
    [104, 3.5, text.outside],
    [104, 9.5, text.inside],
    [104, 14, text.check],
    [104, 17.5, text.scaled],
  ] as const
  return (
    <symbol id="doorway" viewBox="0 0 174 18" preserveAspectRatio="xMinYMin" fill="none" strokeWidth="0.25">
      {lines.map(([x, y, words]) => (
        <text key={y} x={x} y={y} fill="currentColor" stroke="none">
          {words}
        </text>
      ))}
      <path d={`M.2 .2h${outside}v4H.2ZM.2 6.2h${inside}v4H.2Z`} />
      <path d="M.2 13.2v3M.2 14.7h100M100.2 13.2v3" />
    </symbol>
  )
}

/** Shows the doorway on paper, at the end of its case. The words are paper's alone. */
export function Doorway({ drawings, number }: { readonly drawings: string; readonly number: string }) {
  return (
    <figure className="doorway print-only" aria-hidden="true">
      <svg aria-hidden="true">
        <use href={`${drawings}#doorway`} />
      </svg>
      <figcaption>
        <b data-generated-content={`${layoutText.figure(number)}.`} /> <span data-generated-content={text.caption} />
      </figcaption>
    </figure>
  )
}
