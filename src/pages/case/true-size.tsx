import { threshold } from '../../content/readings/threshold.ts'

/** In millimeters: how much of each width is drawn, and the short side of a bank card (ISO/IEC 7810, ID-1). */
const [shown, card] = [54, 53.98]

const { outside, inside, difference } = threshold
const end = shown - (outside - inside)

const text = {
  zoom: 'Zoom until the short side of a bank card fits its line.',
  drag: 'Drag the ring until the short side of a bank card fits its line.',
  name: 'Fit the line to the short side of a bank card',
} as const

/** Shows the ends of both widths at true size: on paper, and on a screen once the line is as long as a bank card is wide. */
export function TrueSize() {
  return (
    <>
      <p className="caption screen-only">
        <span data-words={text.drag}>{text.zoom}</span>
      </p>
      <div className="fit">
        <svg
          className="true-size"
          role="none"
          fill="currentColor"
          width={`${shown}mm`}
          height="36mm"
          viewBox={`0 0 ${shown} 36`}
        >
          <path d={`M0 5h${shown}v3H0ZM0 15h${end}v3H0Z`} />
          <path
            stroke="currentColor"
            strokeWidth="0.25"
            d={`M${shown} 8.8v14.4M${end} 18.8v4.4M${end} 21.5H${shown}M0 32v4M0 34h${card}M${card} 32v4`}
          />
          <text y="3.6">{`From the outside, ${outside.toFixed(1)} mm`}</text>
          <text y="13.6">{`From the inside, ${inside.toFixed(1)} mm`}</text>
          <text x={end - 1} y="22.8" textAnchor="end" fontWeight="600">
            {`${difference.toFixed(1)} mm`}
          </text>
          <text y="30.6">The short side of a bank card</text>
        </svg>
        <svg className="plot-line" role="none" width="1" height="1">
          <circle r="11" />
          <circle r="6" fill="currentColor" />
        </svg>
        <input type="range" hidden aria-label={text.name} max="1000" defaultValue={Math.round((shown * 96) / 25.4)} />
      </div>
    </>
  )
}
