import { threshold } from '../../content/readings/threshold.ts'

/** In millimeters: how much of each width is drawn, and the short side of a bank card (ISO/IEC 7810, ID-1). */
const [shown, card] = [54, 53.98]

const { outside, inside, difference } = threshold
const end = shown - (outside - inside)

/** Shows the ends of both widths at true size: on paper, and on a screen that is zoomed until a bank card fits its line. */
export function TrueSize() {
  return (
    <svg
      className="true-size"
      role="none"
      fill="currentColor"
      width={`${shown}mm`}
      height="26mm"
      viewBox={`0 0 ${shown} 26`}
    >
      <path d={`M0 4.4h${shown}v3H0ZM0 12h${end}v3H0Z`} />
      <path
        stroke="currentColor"
        strokeWidth="0.25"
        d={`M${shown} 7.8v9.4M${end} 15.4v1.8M${end} 16.4H${shown}M0 23v3M0 24.5h${card}M${card} 23v3`}
      />
      <text y="3.2">{`From the outside, ${outside.toFixed(1)} mm`}</text>
      <text y="10.8">{`From the inside, ${inside.toFixed(1)} mm`}</text>
      <text x={end - 1} y="18" textAnchor="end" fontWeight="600">
        {`${difference.toFixed(1)} mm`}
      </text>
      <text y="22">The short side of a bank card</text>
    </svg>
  )
}
