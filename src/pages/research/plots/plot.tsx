import type { ReactNode } from 'react'

interface PlotProps {
  /** The id of the drawing in the file of the plots. */
  readonly name: string
  readonly drawings: string
  readonly className?: string
  /** The labels: text that scales with the reader's letters while the drawing scales with the page. */
  readonly children: ReactNode
}

/** Shows a plot: its rules and marks, drawn in the page's ink from an external file, and its labels as text. */
export function Plot({ name, drawings, className = 'plot', children }: PlotProps) {
  return (
    <svg className={className} role="none">
      <use href={`${drawings}#${name}`} />
      {children}
    </svg>
  )
}

interface PlotLabelProps {
  /** Where it stands, in percent of the plot from the left and from the top. */
  readonly x: number
  readonly y: number
  /** How far below that, in heights of a letter. */
  readonly dy?: number
  readonly anchor?: 'middle' | 'end' | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function PlotLabel({ x, y, dy, anchor, className, children }: PlotLabelProps) {
  return (
    <text x={percent(x)} y={percent(y)} dy={dy && `${dy}em`} textAnchor={anchor} className={className}>
      {children}
    </text>
  )
}

export function AxisLabel(label: Omit<PlotLabelProps, 'y' | 'dy'>) {
  return <PlotLabel {...label} y={100} dy={1.6} />
}

function percent(value: number): string | number {
  return value === 0 ? 0 : `${Number(value.toFixed(1))}%`
}
