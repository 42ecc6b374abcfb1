import type { ReactNode } from 'react'
import { getPlotClass, Plot } from '../../components/plots/plot.tsx'

/** A range whose thumb is the foot of a line through a drawing. */
interface LineControlProps {
  readonly name: string
  readonly max: number
  readonly step?: number
  readonly start?: number
  /** What its script needs. */
  readonly data?: Readonly<Record<`data-${string}`, string | number>>
}

export interface Line extends LineControlProps {
  /** Where it begins, from the top of the plot. */
  readonly top?: string
}

/** Shows a plot that is drawn up to a line, which a reader moves. At rest all of it is drawn. */
export function LinePlot({ plot, line: { top, ...control } }: { readonly plot: string; readonly line: Line }) {
  return (
    <div className="line-plot">
      <Plot name={plot} clipPath="url(#drawn)">
        {/* With half of a dot. */}
        <clipPath id="drawn">
          <rect x="-10%" y="-10%" width="130%" height="120%" transform="translate(4)" />
        </clipPath>
        <PlotLine x={(100 * (control.start ?? 0)) / control.max} top={top} />
      </Plot>
      <LineControl {...control} className={getPlotClass(plot)} />
    </div>
  )
}

/** Shows an upright line through a drawing, in percent of it from the left, whose foot stands for the thumb of its control. */
export function PlotLine({ x, top }: { readonly x: number; readonly top: string | undefined }) {
  return (
    <svg className="plot-line" role="none" x={`${x}%`} stroke="currentColor" overflow="visible">
      <line y1={top} y2="100%" />
      <circle className="screen-only" cy="100%" r="11" strokeWidth="2" />
      <circle className="screen-only" cy="100%" r="6" fill="currentColor" />
    </svg>
  )
}

/** Shows the control of the line: all of the drawing, whose classes it has. A script shows it once it can move the line. */
export function LineControl({
  name,
  max,
  step,
  start = 0,
  data,
  className = '',
}: LineControlProps & { className?: string }) {
  return (
    <div className={`line-control screen-only ${className}`} {...data}>
      <input type="range" hidden aria-label={name} max={max} step={step} defaultValue={start} />
    </div>
  )
}

/** Shows that the line can be dragged and, while a part is drawn, a button that shows all again. A script writes the words. */
export function DragHint() {
  return (
    <span className="line-hint screen-only" hidden>
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
