import { markHeight, markLines, markWidth } from './mark.lines.ts'

/** The mark: four lines of hydrogen's Balmer series, to scale. The last is the red one. */
export function Mark() {
  return (
    <svg
      className="mark"
      viewBox={`0 0 ${markWidth} ${markHeight}`}
      width={markWidth}
      height={markHeight}
      aria-hidden="true"
    >
      {markLines.map((line) => (
        <rect
          key={line.nanometers}
          className={line.live ? 'mark-live' : undefined}
          x={line.x}
          width={line.width}
          height={markHeight}
        />
      ))}
    </svg>
  )
}
