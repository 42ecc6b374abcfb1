import { threshold } from '../../content/readings/threshold.ts'

/** In millimeters: how much of each width is drawn, and the short side of a bank card (ISO/IEC 7810, ID-1). */
const [shown, card] = [66, 53.98]

const { outside, inside, difference } = threshold
const end = shown - (outside - inside)

/** Shows the ends of both widths at true size: on paper, and on a screen that is zoomed until a bank card fits its line. */
export function TrueSize() {
  return (
    <svg className="true-size" role="none" width={`${shown + 2}mm`} height="34mm" viewBox={`0 0 ${shown + 2} 34`}>
      <path className="true-size-bar" d={`M0 4.4h${shown}v4.6H0ZM0 13.6h${end}v4.6H0Z`} />
      <path d={`M${shown} 9.4v11M${end} 18.6v1.8M${end} 19.6H${shown}M0 30.2v3.6M0 32h${card}M${card} 30.2v3.6`} />
      <text y="3.2">{`From the outside, ${outside.toFixed(1)} mm`}</text>
      <text y="12.4">{`From the inside, ${inside.toFixed(1)} mm`}</text>
      <text x={shown} y="24.2" textAnchor="end" fontWeight="600">
        {`${difference.toFixed(1)} mm`}
      </text>
      <text y="29.2">The short side of a bank card</text>
    </svg>
  )
}
