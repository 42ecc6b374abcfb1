import type { ReactNode } from 'react'
import { formatShortDate, type IsoDate } from '../../content/dates.ts'
import { formatQuantity } from '../../content/format-numbers.ts'
import { plane } from './marks.tsx'

interface PlotLabelProps {
  /** Where it stands, in percent of the plot from the left and from the top. */
  readonly x: number
  readonly y: number
  /** How far right of that and below it, in heights of a letter. */
  readonly dx?: number
  readonly dy?: number
  readonly anchor?: 'middle' | 'end' | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function PlotLabel({ x, y, dx, dy, anchor, className, children }: PlotLabelProps) {
  return (
    <text
      x={percent(x)}
      y={percent(y)}
      dx={dx && `${dx}em`}
      dy={dy && `${dy}em`}
      textAnchor={anchor}
      className={className}
    >
      {children}
    </text>
  )
}

export function AxisLabel(label: Omit<PlotLabelProps, 'y' | 'dy'>) {
  return <PlotLabel {...label} y={100} dy={1.6} />
}

interface ScaleLabelsProps {
  readonly values: readonly number[]
  /** Returns how far from the top of the plane a value is. */
  readonly scale: (value: number) => number
  /** It stands at the first value alone. */
  readonly unit?: string
  readonly isSigned?: true | undefined
}

/** Shows the values of a scale at the left of a plot. */
export function ScaleLabels({ values, scale, unit, isSigned }: ScaleLabelsProps) {
  return values.map((value, index) => (
    <PlotLabel
      key={value}
      x={0}
      y={(100 * scale(value)) / plane}
      dx={-0.6}
      dy={0.35}
      anchor="end"
      className={index > 0 && index < values.length - 1 ? 'plot-inner' : undefined}
    >
      {`${isSigned && value > 0 ? '+' : ''}${unit && index === 0 ? formatQuantity(value, unit) : value}`.replace(
        '-',
        '−',
      )}
    </PlotLabel>
  ))
}

/** Returns a part of a plot, as an attribute has it. */
export function percent(value: number): string | number {
  return value === 0 ? 0 : `${Number(value.toFixed(1))}%`
}

/** Returns a date as on the axis of a plot, without the year: `2025-02-28` → "Feb 28". */
export function formatAxisDay(day: IsoDate): string {
  return formatShortDate(day).replace(/ \d{4}$/, '')
}
