import { threshold } from '../../content/readings/threshold.ts'
import { LineControl, PlotLine } from './line.tsx'

/** The short side of a bank card in millimeters (ISO/IEC 7810, ID-1), and so much of each width is drawn. */
const card = 53.98
const { outside, inside, difference } = threshold
/** The difference as a part of the drawing. */
const part = (outside - inside) / card
const millimeters = difference.toFixed(0)
const end = `${(100 * (1 - part)).toFixed(2)}%`
const gap = `${(100 * part).toFixed(2)}%`

const text = {
  zoom: 'Zoom until the short side of a bank card fits its line.',
  drag: 'Drag the ring until the short side of a bank card fits its line.',
  name: 'Length of the line for the short side of a bank card',
  fits: `If the card fits, ${millimeters} mm on this screen are`,
} as const

/** Shows the ends of both widths at true size: on paper, and on a screen once the line is as long as a bank card is wide. */
export function TrueSize() {
  return (
    <>
      <div className="fit line-plot">
        <svg className="true-size" role="none" fill="currentColor">
          <text y="0.8em">{`Outside, ${outside.toFixed(1)} mm`}</text>
          <rect y="1.3em" width="100%" height="0.8em" />
          <text y="3.6em">{`Inside, ${inside.toFixed(1)} mm`}</text>
          <rect y="4.1em" width={end} height="0.8em" />
          <rect x={end} y="5.1em" width="1" height="1.4em" />
          <rect x={end} y="5.7em" width={gap} height="1" />
          <text x={end} y="6.2em" dx="-0.5em" textAnchor="end">
            {`${difference.toFixed(1)} mm`}
          </text>
          <rect y="7.4em" width="1" height="1.2em" />
          <rect y="8em" width="100%" height="1" />
          <text y="9.8em">The short side of a bank card</text>
          <PlotLine x={100} top="1.3em" />
        </svg>
        {/* On a screen without a zoom a millimeter has 96 / 25.4 px. */}
        <LineControl
          name={text.name}
          max={1000}
          start={Math.round((card * 96) / 25.4)}
          data={{ 'data-part': (Number(millimeters) / card).toFixed(4), 'data-fits': text.fits }}
        />
      </div>
      <p className="caption fit-words screen-only">
        <span data-words={text.drag}>{text.zoom}</span>
      </p>
    </>
  )
}
