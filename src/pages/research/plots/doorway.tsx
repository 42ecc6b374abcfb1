import { threshold } from '../../../content/readings/threshold.ts'
import { plotsText } from './plots.text.ts'

const text = plotsText.doorway
const outside = Number((threshold.outside / 10).toFixed(1))
const inside = Number((outside - threshold.difference).toFixed(1))

/**
 * Shows the drawing of the doorway: its width from both sides at a tenth, their difference at full size, and a line of
 * 100 mm that shows whether a printer has kept the scale. One unit is one millimeter.
 */
export function DoorwayDrawing() {
  const lines = [
    [104, 4, text.outside],
    [104, 12, text.inside],
    [0, 25, text.check],
    [0, 30, text.scale],
  ] as const
  return (
    <symbol id="doorway" viewBox="0 0 174 31" preserveAspectRatio="xMinYMin" fill="none" strokeWidth="0.25">
      {lines.map(([x, y, words]) => (
        <text key={y} x={x} y={y} fill="currentColor" stroke="none">
          {words}
        </text>
      ))}
      <path d={`M.2 .2h${outside}v5H.2ZM.2 8h${inside}v5H.2Z`} />
      <path d="M.2 17v3M.2 18.5h100M100.2 17v3" />
    </symbol>
  )
}

/** Shows the doorway on paper, at the end of its case. The words in it are paper's alone. */
export function Doorway({ drawings }: { readonly drawings: string }) {
  return (
    <svg className="doorway print-only" aria-hidden="true">
      <use href={`${drawings}#doorway`} />
    </svg>
  )
}
