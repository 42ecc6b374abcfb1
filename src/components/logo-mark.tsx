import { markHeight, markLines, markWidth } from './logo-mark.lines.ts'

/** Shows the mark: four lines of hydrogen's Balmer series, to scale. The last is red. */
export function LogoMark() {
  return (
    <svg
      className="logo-mark"
      viewBox={`0 0 ${markWidth} ${markHeight}`}
      width={markWidth}
      height={markHeight}
      aria-hidden="true"
    >
      {markLines.map((line) => (
        <rect
          key={line.nanometers}
          className={line.isAccent ? 'logo-mark-accent' : undefined}
          x={Number(line.x.toFixed(2))}
          width={line.width}
          height={markHeight}
        />
      ))}
    </svg>
  )
}
