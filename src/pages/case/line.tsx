import type { ReactNode } from 'react'

interface PlotLineProps {
  /** Where it stands, in percent of the drawing from the left. */
  readonly x: number
  /** Where it begins, from the top. */
  readonly top?: string | undefined
}

/** Shows an upright line through a drawing, whose foot stands for the thumb of its control. */
export function PlotLine({ x, top }: PlotLineProps) {
  return (
    <svg className="plot-line" role="none" x={`${x}%`} stroke="currentColor" overflow="visible">
      <line y1={top} y2="100%" />
      <circle cy="100%" r="11" />
      <circle cy="100%" r="6" fill="currentColor" />
    </svg>
  )
}

/** Defines up to where the layers of a plot are drawn, with half of a dot: at rest, all of it. */
export function DrawnPart() {
  return (
    <clipPath id="drawn">
      <rect x="-10%" y="-10%" width="130%" height="120%" transform="translate(4)" />
    </clipPath>
  )
}

interface LineControlProps {
  readonly name: string
  /** The classes of the drawing, whose place it takes. */
  readonly shape?: string
  readonly max: number
  readonly step?: number
  readonly start?: number
  /** What its script needs. */
  readonly data?: Readonly<Record<`data-${string}`, string | number>>
}

/** Shows the control of the line: all of the drawing. A script shows it once it can move the line. */
export function LineControl({ name, shape = '', max, step, start = 0, data }: LineControlProps) {
  return (
    <div className={`line-control ${shape}`} {...data}>
      <input type="range" hidden aria-label={name} max={max} step={step} defaultValue={start} />
    </div>
  )
}

/** Shows that the line can be dragged and, while a part is drawn, a button that shows all again. A script writes the words. */
export function DragHint() {
  return (
    <span className="line-hint" hidden>
      <span aria-hidden="true">
        <Mark>
          <path d="M4 4h18M7 1 4 4l3 3M19 1l3 3-3 3" />
        </Mark>
        <span data-words="Drag the line" />
      </span>
      <button className="text-button" type="button" hidden data-words="Show all" />
    </span>
  )
}

export function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <svg width="26" height="8" fill="none" stroke="currentColor" aria-hidden="true">
      {children}
    </svg>
  )
}
