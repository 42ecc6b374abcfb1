import type { ReactNode } from 'react'

interface PlotLineProps {
  /** Where it stands, in percent of the plot from the left. */
  readonly x: number
  /** Where it begins, from the top. */
  readonly top?: string | undefined
}

/** Shows an upright line through a plot, whose foot stands for the thumb of its control. */
export function PlotLine({ x, top }: PlotLineProps) {
  return (
    <svg className="plot-line" role="none" x={`${x}%`}>
      <line y1={top} y2="100%" />
      <circle cy="100%" r="11" />
      <circle cy="100%" r="6" fill="currentColor" />
    </svg>
  )
}

interface LineControlProps {
  readonly name: string
  readonly max: number
  readonly step?: number
  readonly start?: number
  /** What its script needs. */
  readonly data?: Readonly<Record<`data-${string}`, string | number>>
}

/** Shows the control of the line: all of the plot. A script shows it once it can move the line. */
export function LineControl({ name, max, step, start = 0, data }: LineControlProps) {
  return (
    <div className="line-control" {...data}>
      <input type="range" hidden aria-label={name} max={max} step={step} defaultValue={start} />
    </div>
  )
}

/** Shows that something can be dragged. A script writes it where there is something to drag. */
export function DragHint({ words }: { readonly words: string }) {
  return (
    <span className="line-hint screen-only" hidden aria-hidden="true">
      <Mark>
        <path d="M4 4h18M7 1 4 4l3 3M19 1l3 3-3 3" />
      </Mark>
      <span data-words={words} />
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
